import Foundation
import Synchronization
import TintypeSnapshots

/// The page of `tintype review --web`, and the decisions that it sends, of callers side by side.
final class ReviewSite: Sendable {
  /// Who knows this may decide; it is part of the address that is printed.
  let token = AccessToken()
  private let queue: Mutex<WaitingSnapshots>

  private let origin: RunOrigin
  private let passed: [PassedSnapshot]

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - items: the snapshots that wait.
  ///   - origin: where the run comes from.
  ///   - passed: what passed and is shown to those who ask.
  init(items: [ReviewItem], origin: RunOrigin, passed: [PassedSnapshot]) {
    queue = Mutex(WaitingSnapshots(items, origin, passed))
    self.origin = origin
    self.passed = passed
  }

  /// What was accepted, for the search for the smallest files.
  var accepted: Set<ProvenPath> { queue.withLock(\.accepted) }

  /// Whether the server is to end.
  ///
  /// - Parameter grace: how long a decision may be taken back, in seconds.
  /// - Returns: whether the person has finished, or nothing waits and nobody asked for that long.
  func isFinished(after grace: Double) -> Bool {
    queue.withLock { queue in
      queue.isFinished || queue.isEmpty && ContinuousClock.now - queue.last > .seconds(grace)
    }
  }

  /// Answers a request.
  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    if request.method == "GET" {
      guard request.path == "/" else { return .refusal(404, "There is no such page.") }
      guard token.admits(request.query["token"]) else { return Self.unknown }
      let body = queue.withLock { queue in
        queue.last = .now
        return queue.report.reviewPage
      }
      return .init(status: 200, type: "text/html; charset=utf-8", body: body)
    }
    guard request.method == "POST" else { return .refusal(405, "Only GET and POST.") }
    guard token.admits(request.headers["x-tintype-token"]) else { return Self.unknown }
    struct Body: Decodable { var paths: [String] }
    guard let body = try? JSONDecoder().decode(Body.self, from: request.body) else {
      return .refusal(400, "The body is no list of paths.")
    }
    if let shown = show(request.path, body.paths) { return shown }
    return queue.withLock { queue in
      queue.last = .now
      do {
        switch request.path {
        case "/accept": try queue.decide(body.paths) { try $0.accept(finishes: false) }
        case "/reject": try queue.decide(body.paths) { $0.reject() }
        case "/undo": try queue.undo()
        case "/finish": queue.isFinished = true
        default: return .refusal(404, "There is no such decision.")
        }
      } catch {
        return .refusal(409, "\(error)")
      }
      return .init(status: 200, type: "application/json", body: queue.state)
    }
  }

  /// Answers what decides nothing; nil for decisions.
  private func show(_ request: String, _ paths: [String]) -> LoopbackServer.Response? {
    struct List: Encodable { var paths: [String] }
    switch request {
    case "/passed":
      let list = try? JSONEncoder().encode(List(paths: passed.map(\.relativePath)))
      return .init(status: 200, type: "application/json", body: list ?? Data())
    case "/reference":
      // A path only chooses among those that passed.
      guard let path = paths.first,
        let chosen = passed.first(where: { $0.relativePath.utf8.elementsEqual(path.utf8) })
      else { return .refusal(404, "No snapshot of this name passed.") }
      return .init(status: 200, type: "application/json", body: chosen.json(origin))
    default: return nil
    }
  }

  private static let unknown = LoopbackServer.Response.refusal(
    403, "Use the address that tintype review --web printed.")
}

/// The snapshots that wait, and what was decided.
private struct WaitingSnapshots {
  /// Whether the person has finished.
  var isFinished = false
  /// When somebody asked last.
  var last = ContinuousClock.now
  /// What was accepted.
  private(set) var accepted: Set<ProvenPath> = []
  private var waiting: [ReviewItem]
  private var decisions: [[ReviewDecision]] = []
  private let origin: RunOrigin
  private let passed: [PassedSnapshot]

  init(_ items: [ReviewItem], _ origin: RunOrigin, _ passed: [PassedSnapshot]) {
    waiting = items
    self.origin = origin
    self.passed = passed
  }

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// The page of what waits.
  var report: SnapshotReport {
    let count = waiting.count
    return SnapshotReport(
      items: waiting,
      summary: count == 0
        ? "All reviewed" : "\(count) snapshot\(count == 1 ? "" : "s") to review",
      origin: origin, passed: passed)
  }

  /// What waits now, as the page reads it.
  var state: Data {
    Data((report.json.dropLast() + #", "canUndo": \#(!decisions.isEmpty)}"#).utf8)
  }

  /// Decides about snapshots that wait: a path only chooses among them.
  mutating func decide(_ paths: [String], _ action: (ReviewItem) throws -> Void) throws {
    let chosen = waiting.filter { item in
      paths.contains { $0.utf8.elementsEqual(item.relativePath.utf8) }
    }
    guard !chosen.isEmpty else {
      throw ReviewError.noMatch(
        paths.joined(separator: ", "), waiting: waiting.map(\.relativePath), changed: [])
    }
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

  /// Takes the last decision back.
  mutating func undo() throws {
    guard let last = decisions.popLast() else { return }
    for decision in last {
      try decision.undo()
      accepted.remove(decision.item.file)
      waiting.append(decision.item)
    }
    waiting.sort { $0.reference < $1.reference }
  }
}
