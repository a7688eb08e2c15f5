import ArgumentParser
import Foundation
import Glibc

/// `tintype watch`: pages and Swift files in a browser.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Shows Swift files and pages in a browser, live.",
    discussion: """
      Of a Swift file it shows what tintype render draws, of a page each fence with its pictures. It follows every \
      save; where code does not compile it shows the message at its line and the last picture in gray. Key b shows \
      borders, d a diagram of what was proposed and chosen. Of several files the first page lists all, with their \
      pictures. Nothing is written. Only this machine can read the page, by the address that is printed. Ctrl-C ends.

      Examples:
        tintype watch Card.swift
        tintype watch                             all Swift files and pages below this folder
      Exit codes: 0 ended by Ctrl-C, 66 there is nothing to show, 69 the port is in use.
      """)

  @OptionGroup var options: WatchOptions

  func run() throws { try options.watch(showsSources: true) }
}

/// `tintype docs watch`.
struct DocsWatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Shows pages in a browser while you write them.",
    discussion: """
      As tintype watch, of pages alone: of Swift files those that are named, and those whose comments show code.

      Examples:
        tintype docs watch                        all pages below this folder
        tintype docs watch README.md --port 8080
      Exit codes: 0 ended by Ctrl-C, 66 there is no page, 69 the port is in use.
      """)

  @OptionGroup var options: WatchOptions

  func run() throws { try options.watch(showsSources: false) }
}

/// What is watched, and where it is shown.
struct WatchOptions: ParsableArguments, SettingCommand {
  static let scope = Setting.Scopes.watch

  @Argument(
    help: "Files, catalogs, or folders of them. (default: this folder)", transform: PathText.read)
  var paths: [String] = []

  @OptionGroup var address: PortOption

  @OptionGroup var pictures: SettingOptions<WatchOptions>

  /// Shows what is watched until the process ends.
  ///
  /// - Parameter showsSources: whether Swift files of folders are shown that have views and no code in comments.
  /// - Throws: the exit code where nothing can be shown.
  func watch(showsSources: Bool) throws {
    try Session.reporting {
      let (hearing, bell) = try Self.openPipe()
      let site = WatchSite { _ = write(bell, [1], 1) }
      let server = try LoopbackServer(port: address.port ?? 0)
      let isNamed = !paths.isEmpty && paths.allSatisfy { $0.hasSuffix(".swift") }
      var watcher = try PageWatcher(
        paths.isEmpty ? ["."] : paths, pictures.settings, site,
        showsSources: showsSources || isNamed, wake: hearing)
      Self.endOnSignals()
      Thread.detachNewThread { server.serve(site.answer) }
      try BrowserWindow.open(site.address(port: server.port))
      watcher.follow()
    }
  }

  /// Opens a pipe whose ends never wait and are not left to other programs.
  private static func openPipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw ToolError(status: .unavailable, message: "The system has no files left.")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Ends at once when asked to; what compiles or draws goes with the tool, whose end its guards see.
  static func endOnSignals() {
    for signalNumber in [SIGINT, SIGTERM] {
      signal(signalNumber) { _ in _exit(0) }
    }
  }
}

/// The port of a page that the tool serves.
struct PortOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The port of the page. (default: one that is free)", valueName: "n"),
    transform: { text in
      guard let port = UInt16(text), port > 0 else {
        throw ValidationError("'\(text)' is not a port; write a number from 1 to 65535.")
      }
      return port
    })
  var port: UInt16?
}
