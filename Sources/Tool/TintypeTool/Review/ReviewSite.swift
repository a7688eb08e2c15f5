import Foundation
import TintypeSnapshots

/// The page of `tintype review --web`, and the decisions that it sends.
final class ReviewSite {
  /// Who knows this may decide; it is part of the address that is printed.
  let token = AccessToken()
  /// Whether the person has finished.
  private(set) var isFinished = false
  /// What was accepted, for the search for the smallest files.
  private(set) var accepted: Set<ProvenPath> = []
  private var waiting: [ReviewItem]
  private var decisions: [[ReviewDecision]] = []

  /// Creates a site for snapshots that wait.
  init(items: [ReviewItem]) {
    waiting = items
  }

  /// How many snapshots wait.
  var left: Int { waiting.count }

  private var report: SnapshotReport {
    let count = waiting.count
    return SnapshotReport(
      items: waiting,
      summary: count == 0
        ? "Nothing waits." : "\(count) snapshot\(count == 1 ? "" : "s") to review")
  }

  /// Answers a request.
  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    if request.method == "GET" {
      guard request.path == "/" else { return .refusal(404, "There is no such page.") }
      guard token.admits(request.query["token"]) else { return Self.unknown }
      return .init(status: 200, type: "text/html; charset=utf-8", body: report.reviewPage)
    }
    guard request.method == "POST" else { return .refusal(405, "Only GET and POST.") }
    guard token.admits(request.headers["x-tintype-token"]) else { return Self.unknown }
    struct Body: Decodable { var paths: [String] }
    guard let body = try? JSONDecoder().decode(Body.self, from: request.body) else {
      return .refusal(400, "The body is no list of paths.")
    }
    do {
      switch request.path {
      case "/accept": try decide(body.paths) { try $0.accept(finishes: false) }
      case "/reject": try decide(body.paths) { $0.reject() }
      case "/undo": try undo()
      case "/finish": isFinished = true
      default: return .refusal(404, "There is no such decision.")
      }
    } catch {
      return .refusal(409, "\(error)")
    }
    return state
  }

  private static let unknown = LoopbackServer.Response.refusal(
    403, "Use the address that tintype review --web printed.")

  /// What waits now, as the page reads it.
  private var state: LoopbackServer.Response {
    let json = String(report.json.dropLast()) + #", "canUndo": \#(!decisions.isEmpty)}"#
    return .init(status: 200, type: "application/json", body: Data(json.utf8))
  }

  /// Decides about snapshots that wait: a path only chooses among them.
  private func decide(_ paths: [String], _ action: (ReviewItem) throws -> Void) throws {
    let chosen = waiting.filter { paths.contains($0.relativePath) }
    guard !chosen.isEmpty else { throw ReviewError.noMatch(paths.joined(separator: ", ")) }
    var done: [ReviewDecision] = []
    defer {
      if !done.isEmpty { decisions.append(done) }
      waiting.removeAll { item in done.contains { $0.item == item } }
    }
    for item in chosen {
      let decision = ReviewDecision(before: item)
      try action(item)
      done.append(decision)
      accepted.insert(item.file)
    }
  }

  private func undo() throws {
    guard let last = decisions.popLast() else { return }
    for decision in last {
      try decision.undo()
      accepted.remove(decision.item.file)
      waiting.append(decision.item)
    }
    waiting.sort { $0.reference < $1.reference }
  }
}
