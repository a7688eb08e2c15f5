import Foundation

/// Finds which view of one layout is which view of another.
///
/// Siblings are paired by what agrees, the most telling first: a view with all that is in it and
/// its position; a control of one type with the same words; views with all that is in them, of which there are as
/// many before as after, in order; a view around which modifiers came or
/// went; a view with all that is in it at another place; a control of one type; a view around which
/// modifiers are others, or in another order; kind, text and identifier; kind and identifier; the
/// kind; what a user's view is made of, or what is in it.
struct LayoutPairing {
  /// A view that has modifiers around it in one of the layouts only.
  struct Wrapped {
    /// The view in the old layout.
    var old: Int
    /// The view in the new layout.
    var new: Int
    /// The modifiers, outermost first.
    var modifiers: [Int]
    /// Whether the new layout has them.
    var isNew: Bool
  }

  /// A view that stands in other modifiers, or in the same in another order.
  struct Rewrapped {
    /// The view in the old layout.
    var old: Int
    /// The view in the new layout.
    var new: Int
    /// The modifiers in the old layout, outermost first.
    var before: [Int]
    /// The modifiers in the new layout.
    var after: [Int]
  }

  /// What became of the children of a view.
  struct Children {
    /// Old and new places, in the old order.
    var pairs: [(Int, Int)] = []
    /// Views with modifiers around them in one layout only.
    var wrapped: [Wrapped] = []
    /// Views in other modifiers.
    var rewrapped: [Rewrapped] = []
    /// Places of the old layout without a partner.
    var removed: [Int] = []
    /// Places of the new layout without a partner.
    var inserted: [Int] = []
  }

  private typealias Test = (Int, Int) -> Bool

  private let old: LayoutOutline
  private let new: LayoutOutline
  private let oldChildren: [Int?: [Int]]
  private let newChildren: [Int?: [Int]]
  private let oldContents: [Int]
  private let newContents: [Int]

  /// Prepares to pair the views of two layouts.
  init(_ old: LayoutOutline, _ new: LayoutOutline) {
    (self.old, self.new) = (old, new)
    (oldChildren, newChildren) = (old.childPositions, new.childPositions)
    (oldContents, newContents) = (
      Self.contents(old, oldChildren), Self.contents(new, newChildren)
    )
  }

  /// A number for each view that is equal for views with equal content, frames left out.
  private static func contents(_ outline: LayoutOutline, _ children: [Int?: [Int]]) -> [Int] {
    var result = [Int](repeating: 0, count: outline.nodes.count)
    // Children follow their parents.
    for position in outline.nodes.indices.reversed() {
      let node = outline.nodes[position]
      var hasher = Hasher()
      hasher.combine(node.kind)
      hasher.combine(node.text)
      hasher.combine(node.identifier)
      for child in children[position] ?? [] { hasher.combine(result[child]) }
      result[position] = hasher.finalize()
    }
    return result
  }

  /// Pairs the children of two views that are a pair; nil stands for the roots.
  func children(of oldParent: Int?, _ newParent: Int?) -> Children {
    var result = Children()
    var before = oldChildren[oldParent] ?? []
    var after = newChildren[newParent] ?? []
    let (from, to) = (origin(oldParent, old), origin(newParent, new))
    take(&before, &after, into: &result) { a, b in
      oldContents[a] == newContents[b]
        && Self.position(old.nodes[a].frame, from) == Self.position(new.nodes[b].frame, to)
    }
    take(&before, &after, into: &result) {
      isSameControl($0, $1) && texts($0, old) == texts($1, new)
    }
    takeEqualNumbers(&before, &after, into: &result)
    takeWrapped(&before, &after, into: &result)
    take(&before, &after, into: &result) { oldContents[$0] == newContents[$1] }
    take(&before, &after, into: &result) { isSameControl($0, $1) }
    takeRewrapped(&before, &after, into: &result)
    for test in tests { take(&before, &after, into: &result, where: test) }
    result.pairs.sort { $0.0 < $1.0 }
    (result.removed, result.inserted) = (before, after)
    return result
  }

  /// Whether two views are controls of one type: what a style makes them of does not tell which is which.
  private func isSameControl(_ a: Int, _ b: Int) -> Bool {
    !ValueChange.controls(old.nodes[a].values)
      .isDisjoint(with: ValueChange.controls(new.nodes[b].values))
  }

  /// The texts of a view and of those in it.
  private func texts(_ position: Int, _ outline: LayoutOutline) -> [String] {
    let depth = outline.nodes[position].depth
    let inner = outline.nodes[(position + 1)...].prefix { $0.depth > depth }
    return ([outline.nodes[position]] + inner).compactMap(\.text)
  }

  private var tests: [Test] {
    let (old, new) = (old.nodes, new.nodes)
    return [
      { a, b in
        old[a].kind == new[b].kind && old[a].text == new[b].text
          && old[a].identifier == new[b].identifier
      },
      { a, b in old[a].kind == new[b].kind && old[a].identifier == new[b].identifier },
      { a, b in old[a].kind == new[b].kind },
      { a, b in old[a].owner != nil && old[a].owner == new[b].owner },
      { a, b in isOnlyAnotherKind(a, b) },
    ]
  }

  /// Whether two views differ in their kinds alone: stacks of equal children, or two shapes.
  private func isOnlyAnotherKind(_ a: Int, _ b: Int) -> Bool {
    let (inA, inB) = (oldChildren[a] ?? [], newChildren[b] ?? [])
    guard inA.map({ oldContents[$0] }) == inB.map({ newContents[$0] }) else { return false }
    return !inA.isEmpty || old.nodes[a].text == nil && new.nodes[b].text == nil
  }

  private func take(
    _ before: inout [Int], _ after: inout [Int], into result: inout Children, where test: Test
  ) {
    before.removeAll { a in
      guard let match = after.firstIndex(where: { test(a, $0) }) else { return false }
      result.pairs.append((a, after.remove(at: match)))
      return true
    }
  }

  /// Pairs views with equal content in order, where their number is the same.
  private func takeEqualNumbers(
    _ before: inout [Int], _ after: inout [Int], into result: inout Children
  ) {
    let olds = Dictionary(grouping: before) { oldContents[$0] }
    let news = Dictionary(grouping: after) { newContents[$0] }
    take(&before, &after, into: &result) { a, b in
      let content = oldContents[a]
      return content == newContents[b] && olds[content]?.count == news[content]?.count
    }
  }

  /// Pairs views that are equal but for modifiers around them.
  private func takeWrapped(
    _ before: inout [Int], _ after: inout [Int], into result: inout Children
  ) {
    // A view that found no partner at its position, and modifiers that none of the old views has.
    before.removeAll { a in
      for (index, b) in after.enumerated() where oldContents[a] != newContents[b] {
        if let inner = inside(b, new, newChildren, { newContents[$0] == oldContents[a] }) {
          result.wrapped.append(
            Wrapped(old: a, new: inner.position, modifiers: inner.modifiers, isNew: true))
          after.remove(at: index)
          return true
        }
        if let inner = inside(a, old, oldChildren, { oldContents[$0] == newContents[b] }) {
          result.wrapped.append(
            Wrapped(old: inner.position, new: b, modifiers: inner.modifiers, isNew: false))
          after.remove(at: index)
          return true
        }
      }
      return false
    }
  }

  /// Pairs views that are equal but for their modifiers, of which neither layout has all.
  private func takeRewrapped(
    _ before: inout [Int], _ after: inout [Int], into result: inout Children
  ) {
    var inner: [Int: (outer: Int, depth: Int)] = [:]
    let chains = after.map { chain($0, new, newChildren) }
    for chain in chains {
      for (depth, position) in chain.enumerated().dropFirst()
      where inner[newContents[position]] == nil {
        inner[newContents[position]] = (chain[0], depth)
      }
    }
    before.removeAll { a in
      let pairs = chain(a, old, oldChildren)
      for (depth, position) in pairs.enumerated().dropFirst() {
        guard let match = inner[oldContents[position]],
          let index = after.firstIndex(of: match.outer),
          old.nodes[a].kind != new.nodes[match.outer].kind
        else { continue }
        let found = chain(match.outer, new, newChildren)
        result.rewrapped.append(
          Rewrapped(
            old: position, new: found[match.depth], before: Array(pairs[..<depth]),
            after: Array(found[..<match.depth])))
        after.remove(at: index)
        return true
      }
      return false
    }
  }

  /// A view and those in it that are each the only one of theirs, or the one that others add to.
  private func chain(
    _ position: Int, _ outline: LayoutOutline, _ children: [Int?: [Int]]
  ) -> [Int] {
    var result = [position]
    while let last = result.last, let next = onlyChild(of: last, outline, children) {
      result.append(next)
    }
    return result
  }

  private func onlyChild(
    of position: Int, _ outline: LayoutOutline, _ children: [Int?: [Int]]
  ) -> Int? {
    guard let inner = children[position], let first = inner.first,
      inner.count == 1
        || inner.count == 2
          && RecordedKind(rawValue: outline.nodes[position].kind)?.holdsAddition == true
    else { return nil }
    return first
  }

  /// The first view for which a test holds inside of views that hold nothing else, or add something to it.
  private func inside(
    _ position: Int, _ outline: LayoutOutline, _ children: [Int?: [Int]], _ test: (Int) -> Bool
  ) -> (position: Int, modifiers: [Int])? {
    var modifiers: [Int] = []
    var position = position
    while let inner = onlyChild(of: position, outline, children) {
      modifiers.append(position)
      position = inner
      if test(position) { return (position, modifiers) }
    }
    return nil
  }

  private func origin(_ parent: Int?, _ outline: LayoutOutline) -> CGPoint {
    parent.map { outline.nodes[$0].frame.origin } ?? .zero
  }

  /// A frame within its parent, in thousandths: sums of rounded numbers are equal after rounding.
  private static func position(_ frame: CGRect, _ origin: CGPoint) -> [CGFloat] {
    [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height]
      .map { ($0 * 1000).rounded() }
  }
}
