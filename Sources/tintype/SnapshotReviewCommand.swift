import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype review`: goes through what waits, one by one.
struct SnapshotReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows each failed or pending snapshot and asks what to do.",
    discussion: """
      Answers: a accept, r reject, s skip, o write the report and name it, q quit. Pictures are shown in
      terminals that can. Exit codes: 0 nothing waits any more, 1 something does.
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Argument(help: "Only snapshots whose path matches.") var patterns: [String] = []

  func run() throws {
    try SnapshotOutput.reporting {
      let items = try package.queue.matching(patterns)
      let picture =
        isatty(1) == 1 ? TerminalPicture(variables: ProcessInfo.processInfo.environment) : nil
      for (place, item) in items.enumerated() {
        SnapshotOutput.line("\(place + 1) of \(items.count)  \(item.relativePath)")
        SnapshotOutput.line(item.outcome.message)
        if let picture, let png = shown(item) { SnapshotOutput.line(picture.sequence(for: png)) }
        guard try decide(item, items) else { break }
      }
      let left = try package.queue.items.count
      SnapshotOutput.line(left == 0 ? "Nothing waits." : "\(left) left to review.")
      if left > 0 { throw ExitCode(1) }
    }
  }

  /// Reference, picture and difference beside each other; the picture where there is no reference.
  private func shown(_ item: ReviewItem) -> Data? {
    guard let candidate = item.candidate, candidate.hasSuffix(".png") else { return nil }
    let comparison = FileComparison(style: .side)
    let result = try? comparison.compare(reference: item.reference, actual: candidate)
    return result?.difference ?? FileManager.default.contents(atPath: candidate)
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
        try SnapshotOutput.write(report.html, to: path)
        SnapshotOutput.line("file://\(path)#\(items.firstIndex(of: item) ?? 0)")
      default: SnapshotOutput.line("Please answer a, r, s, o or q.")
      }
    }
  }
}
