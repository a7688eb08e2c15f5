import Foundation

// What is told first, and what is told once.
extension LayoutDifference {
  /// Texts first, then what came and went, then sizes from the leaves up, then moves.
  func ranked() -> [LocatedChange] {
    let order: [LayoutChange.Kind] = [
      .text, .value, .inserted, .removed, .reordered, .resized, .moved,
    ]
    func rank(_ kind: LayoutChange.Kind) -> Int { order.firstIndex(of: kind) ?? 0 }
    let numbered = found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.change.isCause != b.change.isCause { return a.change.isCause }
      if rank(a.change.kind) != rank(b.change.kind) {
        return rank(a.change.kind) < rank(b.change.kind)
      }
      // A container that grew did so because of what is in it.
      if a.change.kind == .resized, a.depth != b.depth { return a.depth > b.depth }
      return one.offset < other.offset
    }
    return Self.merged(
      numbered.map(\.element).map { finding in
        LocatedChange(
          change: finding.change, before: finding.before.map { [old.nodes[$0].frame] } ?? [],
          after: finding.after.map { [new.nodes[$0].frame] } ?? [])
      })
  }

  /// Equal changes of several views are told once, with the names of the first of them.
  private static func merged(_ changes: [LocatedChange]) -> [LocatedChange] {
    var groups: [String: [LocatedChange]] = [:]
    for located in changes where located.change.isCause {
      groups[key(located.change), default: []].append(located)
    }
    var reported: Set<String> = []
    return changes.compactMap { located in
      let change = located.change
      guard change.isCause, let all = groups[key(change)], all.count > 1 else { return located }
      guard reported.insert(key(change)).inserted else { return nil }
      let names = all.map { LayoutChange.unnumbered($0.change.view) }
      let unique = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
      var result = change
      result.detail = LayoutChange.unnumbered(change.detail)
      result.views = unique
      result.view =
        LayoutChange.names(unique) + (unique.count == 1 ? " (\(all.count) times)" : "")
      return LocatedChange(
        change: result, before: all.flatMap(\.before), after: all.flatMap(\.after))
    }
  }

  /// What equal changes have in common: values need only be equal, others are those of views of one name.
  private static func key(_ change: LayoutChange) -> String {
    switch change.kind {
    case .value: "value " + change.detail
    case .inserted,
      .removed where change.detail.hasPrefix(change.kind.rawValue + " at "):
      "\(change.kind) \(LayoutChange.unnumbered(change.view))"
    default:
      "\(change.kind) \(LayoutChange.unnumbered(change.view)) \(LayoutChange.unnumbered(change.detail))"
    }
  }
}
