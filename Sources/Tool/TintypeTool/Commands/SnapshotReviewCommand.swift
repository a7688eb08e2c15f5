import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype review`: goes through what waits, one by one.
struct SnapshotReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows failed and pending snapshots, to accept or reject.",
    discussion: """
      Snapshots come by cause, the largest first. Answer with one key: a accepts, A accepts all of the cause, r rejects, \
      m moves the reference from its old name, s skips, o opens the report, q quits. Pictures are shown in terminals that \
      can: kitty, iTerm, or sixels. With --web you answer in a browser, and the command ends when nothing waits.

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
      try reviewInTerminal(items, queue)
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
    let site = ReviewSite(
      items: items, origin: try package.origin, passed: try package.passed)
    Thread.detachNewThread { server.serve(site.answer) }
    try BrowserWindow.open("http://127.0.0.1:\(server.port)/?token=\(site.token.text)")
    while !site.isFinished(after: Self.grace) { usleep(100_000) }
    PictureDrafts.finish(site.accepted.sorted { $0.path < $1.path })
  }
}
