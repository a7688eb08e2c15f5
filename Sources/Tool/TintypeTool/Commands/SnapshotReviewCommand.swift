import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype review`: goes through what waits, one by one.
struct SnapshotReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows failed and pending snapshots, to accept or reject.",
    discussion: """
      Answers are a accept, r reject, m move the reference from its old name, s skip, o open the report, and q quit. \
      Pictures are shown in terminals that can: kitty, iTerm, or sixels. With --web you answer in a browser, and the \
      command ends when nothing waits.

      Exit codes:
        0   nothing waits for review
        1   snapshots wait for review, or a record cannot be read

      Examples:
        tintype review
        tintype review --web
        tintype review Tests/CardTests
      """)

  @OptionGroup var package: SnapshotPackageOptions
  @Argument(help: "Review only snapshots whose path, suite or test matches.") var patterns:
    [String] = []
  @Flag(help: "Review in a browser, on a page only you can open.")
  var web = false
  @Option(help: "How to show pictures.")
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
      if web {
        try reviewInBrowser(items)
        return try end(queue)
      }
      let picture = pictures.terminal
      let renames = OrphanSearch.renames(
        in: RunManifest(ofArtifacts: queue.artifacts), root: queue.root, artifacts: queue.artifacts)
      for (index, item) in items.enumerated() {
        try Standard.print("\(index + 1) of \(items.count)  \(item.relativePath)")
        try show(item, picture)
        if let old = renames[item.file] {
          try Standard.print(
            "\(old.relativePath) holds the same, and no test asserted it:"
              + " a new name? [m]ove makes it this one's reference.")
        }
        guard try decide(item, items, renames[item.file]) else { break }
      }
      try end(queue)
    }
  }

  /// Says what is left, of a queue that is read again.
  private func end(_ queue: ReviewQueue) throws {
    let rest = ReviewQueue(root: queue.root, artifacts: queue.artifacts)
    let (left, refused) = (rest.items.count, rest.refusals.count)
    let records =
      refused == 0 ? "" : " \(refused) record\(refused == 1 ? "" : "s") could not be followed."
    try Standard.print((left == 0 ? "Nothing waits." : "\(left) left to review.") + records)
    if left + refused > 0 { throw ExitCode(1) }
  }

  /// How long after the last decision it may be taken back, in seconds.
  private static let grace = 10.0

  /// Serves the page until everything is decided or the person finishes.
  private func reviewInBrowser(_ items: [ReviewItem]) throws {
    guard !items.isEmpty else { return }
    let server = try LoopbackServer()
    let site = ReviewSite(items: items)
    Thread.detachNewThread { server.serve(site.answer) }
    try BrowserWindow.open("http://127.0.0.1:\(server.port)/?token=\(site.token.text)")
    while !site.isFinished(after: Self.grace) { usleep(100_000) }
    PictureDrafts.finish(site.accepted.sorted { $0.path < $1.path })
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
  private func decide(_ item: ReviewItem, _ items: [ReviewItem], _ old: ProvenPath?) throws -> Bool
  {
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
      case "m" where old != nil:
        try old?.move(to: item.file)
        item.reject()
        return true
      case "s": return true
      case "q": return false
      case "o":
        let path = try package.root + "/.build/snapshots/report.html"
        let report = SnapshotReport(items: items, summary: "\(items.count) snapshots to review")
        try OutputFile.write(report.html, to: path)
        try BrowserWindow.open("file://\(path)#\(items.firstIndex(of: item) ?? 0)")
      default: try Standard.print("Please answer a, r, s, o or q.")
      }
    }
  }
}
