import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype review`: goes through what waits, one by one.
struct SnapshotReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows each failed or pending snapshot and asks what to do.",
    discussion: """
      Answers: a accept, r reject, s skip, o write the report and open it, q quit.
      Terminals that can show pictures do: kitty's, iTerm's, or sixels.
      Exit codes: 0 nothing waits any more, 1 something does.
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Argument(help: "Only snapshots whose path matches.") var patterns: [String] = []
  @Option(
    help: "How to show pictures: \(Pictures.allCases.map(\.rawValue).joined(separator: ", ")).")
  var pictures = Pictures.auto

  /// How pictures are shown.
  enum Pictures: String, ExpressibleByArgument, CaseIterable {
    case auto, kitty, iterm, sixel, none

    /// What the terminal is sent; nil for no pictures.
    var terminal: TerminalPicture? {
      guard self == .auto else { return TerminalPicture(rawValue: rawValue) }
      guard isatty(0) == 1, isatty(1) == 1 else { return nil }
      return TerminalPicture(variables: ProcessInfo.processInfo.environment)
        ?? TerminalPicture(deviceAttributes: TerminalQuery.deviceAttributes())
    }
  }

  func run() throws {
    try Session.reporting {
      let queue = try package.queue
      let items = try queue.matching(patterns)
      let picture = pictures.terminal
      for (place, item) in items.enumerated() {
        try Standard.print("\(place + 1) of \(items.count)  \(item.relativePath)")
        try show(item, picture)
        guard try decide(item, items) else { break }
      }
      let left = ReviewQueue(root: queue.root, artifacts: queue.artifacts).items.count
      try Standard.print(left == 0 ? "Nothing waits." : "\(left) left to review.")
      if left > 0 { throw ExitCode(1) }
    }
  }

  /// Says what changed, and shows reference, picture and difference beside each other; the picture alone
  /// where there is no reference.
  private func show(_ item: ReviewItem, _ picture: TerminalPicture?) throws {
    let found = item.candidate.flatMap {
      try? FileComparison(style: .side).compare(reference: item.file, actual: $0)
    }
    // A pending file that came with the sources has nobody's message.
    let isExplained = !item.outcome.layoutChanges.isEmpty || item.outcome.comparison != nil
    let message = isExplained ? nil : found?.outcome.message
    let texts = [item.outcome.message, message ?? ""].filter { !$0.isEmpty }
    try Standard.print(texts.map(NeutralText.quoted).joined(separator: "\n"))
    guard let picture, let candidate = item.candidate, candidate.name.hasSuffix(".png") else {
      return
    }
    let png = found?.difference ?? (try? candidate.contents())
    if let png { try Standard.send(picture.sequence(for: png)) }
  }

  /// Asks until there is an answer; false to stop.
  private func decide(_ item: ReviewItem, _ items: [ReviewItem]) throws -> Bool {
    while true {
      FileHandle.standardOutput.write(Data("[a]ccept [r]eject [s]kip [o]pen report [q]uit: ".utf8))
      guard let answer = readLine()?.lowercased().first else { return false }
      switch answer {
      case "a":
        try item.accept()
        return true
      case "r":
        item.reject()
        return true
      case "s": return true
      case "q": return false
      case "o":
        let path = try package.root + "/.build/snapshots/report.html"
        let report = SnapshotReport(items: items, summary: "\(items.count) snapshots to review")
        try OutputFile.write(report.html, to: path)
        try open("file://\(path)#\(items.firstIndex(of: item) ?? 0)")
      default: try Standard.print("Please answer a, r, s, o or q.")
      }
    }
  }

  /// Names a page, and opens it where there is a desktop.
  private func open(_ address: String) throws {
    try Standard.print(address)
    let variables = ProcessInfo.processInfo.environment
    guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardError = FileHandle.nullDevice
    // The address has been named: without the program a person opens it.
    try? process.run()
  }
}
