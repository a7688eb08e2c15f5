import Foundation
import Synchronization

/// One run of one test case: what its unnamed snapshots are counted in.
package final class SnapshotScope: Sendable {
  private let counters = Mutex<[String: Int]>([:])

  /// Creates a scope with no snapshot yet.
  package init() {}

  /// The scope of the running test case; nil where no trait or observer set one.
  @TaskLocal package static var current: SnapshotScope?

  /// The number of the next unnamed snapshot of a test function, from 1.
  package func next(for function: String) -> Int {
    counters.withLock { counters in
      counters[function, default: 0] += 1
      return counters[function, default: 1]
    }
  }
}

extension SnapshotScope {
  /// What the next unnamed snapshot of a test function is told from others by; nil for nothing.
  package func ordinal(
    for function: String, _ numbering: SnapshotTestingConfiguration.Numbering?
  ) -> String? {
    let ordinal = next(for: function)
    return ordinal == 1 && numbering == .repeated ? nil : String(ordinal)
  }
}

/// What one process knows about the snapshots of its run: who took which path.
package final class SnapshotSession: Sendable {
  private struct Claim {
    var owner: String
    /// Compared by identity; kept, so that no later scope gets its address.
    var scope: SnapshotScope
    /// Whether the first assertion found what it had, or wrote it; nil while it does not know.
    var holds: Bool?
  }

  private struct State {
    /// By the bytes of paths: Swift takes strings for equal that differ in normalization.
    var claims: [[UInt8]: Claim] = [:]
    /// The first path of each that disks without case take for one.
    var folded: [String: [UInt8]] = [:]
    var scopes: [String: SnapshotScope] = [:]
    /// The references whose failures told causes.
    var tellers: [[String]: String] = [:]
  }

  private let state = Mutex(State())

  /// Creates a session of its own, for tests.
  package init() {}

  /// The session of this process, or what a test put in its place.
  @TaskLocal package static var current = SnapshotSession()

  /// The scope to count in where nothing else sets one: one for each owner and process.
  package func scope(of owner: String) -> SnapshotScope {
    state.withLock { state in
      if let scope = state.scopes[owner] { return scope }
      let scope = SnapshotScope()
      state.scopes[owner] = scope
      return scope
    }
  }

  /// Takes it upon a failure to tell its causes.
  ///
  /// - Parameters:
  ///   - causes: what an author did, a sentence each.
  ///   - reference: the path of the failure's reference.
  /// - Returns: nil, or the path of a reference whose failure told the same already.
  func teller(of causes: [String], in reference: String) -> String? {
    guard !causes.isEmpty else { return nil }
    return state.withLock { state in
      if let teller = state.tellers[causes] { return teller == reference ? nil : teller }
      state.tellers[causes] = reference
      return nil
    }
  }

  /// Takes a path for an assertion.
  ///
  /// Several may have one path, as in swift-snapshot-testing: they have to be equal. The same test case
  /// begins anew when it is repeated, in a new scope.
  ///
  /// - Parameters:
  ///   - path: the reference.
  ///   - owner: the test case.
  ///   - scope: this run of the test case.
  /// - Returns: how the assertion stands to an earlier one of the path.
  package func claim(_ path: String, owner: String, scope: SnapshotScope) -> PathClaim {
    let path = Array(path.utf8)
    return state.withLock { state in
      if let claim = state.claims[path], claim.owner != owner || claim.scope === scope {
        guard let holds = claim.holds else { return .own }
        return holds ? .shared(with: claim.owner) : .contested
      }
      state.claims[path] = Claim(owner: owner, scope: scope)
      return .own
    }
  }

  /// Tells of a path that differs from an earlier one in case or normalization alone.
  ///
  /// - Parameter path: the reference.
  /// - Returns: a sentence; nil for any other path.
  func warning(about path: String) -> String? {
    let (folded, bytes) = (FileNames.folded(path), Array(path.utf8))
    let other = state.withLock { state in
      defer { if state.folded[folded] == nil { state.folded[folded] = bytes } }
      return state.folded[folded]
    }
    guard let other, other != bytes else { return nil }
    let names = [String(decoding: other, as: UTF8.self), path].map {
      ($0 as NSString).lastPathComponent
    }
    return
      "The references \(names[0]) and \(names[1]) \(FileNames.twins): tell them apart with `named:`."
  }

  /// Keeps how the first assertion with a path ended.
  package func settle(_ path: String, holds: Bool) {
    let path = Array(path.utf8)
    state.withLock { state in
      guard state.claims[path]?.holds == nil else { return }
      state.claims[path]?.holds = holds
    }
  }
}

/// How an assertion stands to an earlier one with the same path.
package enum PathClaim: Sendable, Hashable {
  /// There is no earlier one that has ended.
  case own
  /// The earlier one, of a test case, passed or wrote the reference: both have to be equal.
  case shared(with: String)
  /// The earlier one failed: what it left stays, though this one passes.
  case contested
}
