import ArgumentParser
import Foundation
import Glibc

/// `tintype docs watch`.
struct DocsWatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Shows pages in a browser as they are written, with their pictures.",
    discussion: """
      The page shows each fence with its pictures in light and dark, and follows every save; where a fence does \
      not compile it shows the message at its line and the last picture in gray. Key b shows borders, d a diagram of \
      what was proposed and chosen. Nothing is written: tintype docs build does that. Only this machine can read the \
      page, by the address that is printed. Ctrl-C ends.

      Examples:
        tintype docs watch                        all pages below this folder
        tintype docs watch README.md --port 8080
      Exit codes: 0 ended by Ctrl-C, 66 there is no page, 69 the port is in use.
      """)

  @Argument(
    help: "Pages, catalogs, or folders of them. (default: this folder)", transform: PathText.read)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The port of the page. (default: one that is free)", valueName: "n"),
    transform: { text in
      guard let port = UInt16(text), port > 0 else {
        throw ValidationError("'\(text)' is not a port; write a number from 1 to 65535.")
      }
      return port
    })
  var port: UInt16?

  func run() throws {
    try Session.reporting {
      let (hearing, bell) = try Self.openPipe()
      let site = WatchSite { _ = write(bell, [1], 1) }
      let server = try LoopbackServer(port: port ?? 0)
      var watcher = try PageWatcher(paths.isEmpty ? ["."] : paths, site, wake: hearing)
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
  private static func endOnSignals() {
    for signalNumber in [SIGINT, SIGTERM] {
      signal(signalNumber) { _ in _exit(0) }
    }
  }
}
