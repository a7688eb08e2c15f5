package import Foundation

/// Finds what moved between two layouts.
///
/// Views are paired level by level, see ``LayoutPairing``. A view that only moved along with its parent is
/// counted, not told.
package struct LayoutDifference {
  let old: LayoutOutline
  let new: LayoutOutline
  private let pairing: LayoutPairing
  private let oldNames: [String]
  private let newNames: [String]
  var found: [Finding] = []

  /// A change on its way, with where it was found.
  struct Finding {
    var change: LayoutChange
    let depth: Int
    /// The positions of the view in both layouts; nil where it is not there.
    var before: Int?
    var after: Int?
  }

  /// A change with the frames of the views that it is about, in points of each canvas.
  package struct LocatedChange {
    /// The change.
    package var change: LayoutChange
    /// Where they stood; empty for those that were added.
    package var before: [CGRect] = []
    /// Where they stand; empty for those that were removed.
    package var after: [CGRect] = []
  }

  /// Whether both layouts say what views were given.
  private let saysValues: Bool
  /// The user's view that each view of the new layout is in, itself included.
  private let owners: [String?]
  /// How many views of each kind each of the user's views has.
  private let crowds: [String: [String: Int]]

  /// The changes from one layout to another, the most telling first: causes, then what followed from them.
  package static func changes(from old: LayoutOutline, to new: LayoutOutline) -> [LayoutChange] {
    located(from: old, to: new).map(\.change)
  }

  /// The changes from one layout to another, likewise, with where they are seen.
  package static func located(from old: LayoutOutline, to new: LayoutOutline) -> [LocatedChange] {
    guard old != new else { return [] }
    var difference = LayoutDifference(old, new)
    difference.compareChildren(nil, nil, shift: .zero, follower: nil)
    return difference.ranked()
  }

  private init(_ old: LayoutOutline, _ new: LayoutOutline) {
    (self.old, self.new) = (old, new)
    pairing = LayoutPairing(old, new)
    (oldNames, newNames) = (old.names, new.names)
    saysValues = [old, new].allSatisfy { $0.nodes.contains { $0.values != nil } }
    owners = new.owners
    crowds = zip(new.nodes, new.owners).reduce(into: [:]) { counts, view in
      if let owner = view.1 { counts[owner, default: [:]][view.0.kind, default: 0] += 1 }
    }
  }

  /// - Parameters:
  ///   - oldParent: the parent in the old layout; nil for the roots.
  ///   - newParent: the parent in the new layout.
  ///   - shift: how far the parent moved.
  ///   - follower: the change that views count as followers of when they move as the parent did.
  private mutating func compareChildren(
    _ oldParent: Int?, _ newParent: Int?, shift: CGSize, follower: Int?
  ) {
    let found = pairing.children(of: oldParent, newParent)
    tellOrder(found.pairs)
    for position in found.removed { tell(.removed, oldNames[position], old, position) }
    for position in found.inserted { tell(.inserted, newNames[position], new, position) }
    for pair in found.wrapped { tell(pair) }
    for pair in found.rewrapped { tell(pair) }
    for (a, b) in found.pairs { compare(a, b, shift: shift, follower: follower) }
    let inner = found.wrapped.map { ($0.old, $0.new) } + found.rewrapped.map { ($0.old, $0.new) }
    for (a, b) in inner { compare(a, b, shift: shift, follower: follower) }
  }

  /// Tells of modifiers that came or went around a view.
  private mutating func tell(_ pair: LayoutPairing.Wrapped) {
    let kinds = pair.modifiers.map { position in
      let node = (pair.isNew ? new : old).nodes[position]
      return ValueChange.summary(node.kind, node.values ?? [:])
    }.joined(separator: ", ")
    let detail = pair.isNew ? "is now in \(kinds)" : "is no longer in \(kinds)"
    let node = new.nodes[pair.new]
    let isNamed = node.text != nil || node.identifier != nil
    let change = LayoutChange(
      kind: pair.isNew ? .inserted : .removed,
      view: isNamed ? newNames[pair.new] : owners[pair.new] ?? newNames[pair.new], detail: detail,
      followers: 0)
    found.append(
      Finding(
        change: change, depth: new.nodes[pair.new].depth, before: pair.old, after: pair.new))
  }

  /// Tells of modifiers that are others, or in another order, as their author writes them: the innermost first.
  private mutating func tell(_ pair: LayoutPairing.Rewrapped) {
    let before = pair.before.reversed().map { old.nodes[$0].kind }
    let after = pair.after.reversed().map { new.nodes[$0].kind }
    let what = before.sorted() == after.sorted() ? "order of modifiers" : "modifiers"
    let change = LayoutChange(
      kind: .value, view: subject(pair.new),
      detail:
        "\(what) \(before.joined(separator: ", ")) → \(after.joined(separator: ", "))",
      followers: 0)
    found.append(
      Finding(
        change: change, depth: new.nodes[pair.new].depth, before: pair.old, after: pair.new))
  }

  private mutating func tell(
    _ kind: LayoutChange.Kind, _ name: String, _ outline: LayoutOutline, _ position: Int
  ) {
    let node = outline.nodes[position]
    let frame = LayoutOutline.frameText(node.frame)
    let change = LayoutChange(
      kind: kind,
      view: Self.content(of: position, outline).map { "\(node.owner ?? node.kind) with \($0)" }
        ?? Self.placed(name, node, in: outline.owners[position]),
      detail: "\(kind.rawValue) at \(frame)", followers: 0)
    let isNew = kind == .inserted
    found.append(
      Finding(
        change: change, depth: node.depth, before: isNew ? nil : position,
        after: isNew ? position : nil))
  }

  /// A view that only its number tells from others of its kind, with the user's view that it is in.
  private static func placed(
    _ name: String, _ node: LayoutOutline.Node, in owner: String?
  ) -> String {
    guard let owner, node.owner == nil, LayoutChange.unnumbered(name) == node.kind else {
      return name
    }
    return "\(node.kind) of \(owner)"
  }

  /// The first text in a view that has no name of its own, else the first control: what people know a row of a
  /// list by.
  private static func content(of position: Int, _ outline: LayoutOutline) -> String? {
    let node = outline.nodes[position]
    guard node.text == nil, node.identifier == nil else { return nil }
    let inner = outline.nodes[(position + 1)...].prefix { $0.depth > node.depth }
    return inner.first { $0.text?.isEmpty == false }?.text.map(LayoutOutline.shortened)
      ?? inner.lazy.compactMap { ValueChange.control($0.values) }.first
  }

  private mutating func tellOrder(_ pairs: [(Int, Int)]) {
    var last = -1
    for (a, b) in pairs.sorted(by: { $0.0 < $1.0 }) {
      if b < last {
        let change = LayoutChange(
          kind: .reordered, view: oldNames[a], detail: "stands before its old neighbor",
          followers: 0)
        found.append(
          Finding(change: change, depth: old.nodes[a].depth, before: a, after: b))
      }
      last = max(last, b)
    }
  }

  private mutating func compare(_ a: Int, _ b: Int, shift: CGSize, follower: Int?) {
    let (from, to) = (old.nodes[a], new.nodes[b])
    let facts = saysValues ? ValueChange.facts(from: from.values ?? [:], to: to.values ?? [:]) : []
    for fact in facts {
      let view = controlSubject(b)
      note(.value, view, fact, a, b)
    }
    let ownChanges = found.count
    defer {
      if !facts.isEmpty {
        fold(from: ownChanges, texts: !facts.allSatisfy(ValueChange.isAppearance))
      }
    }
    // A control of one text alone, such as a label without its icon, says it itself.
    let isSameMaking = facts.isEmpty || from.text != nil && to.text != nil
    if isSameMaking, TextDifference.isAnother(saysValues: saysValues, from.text, to.text) {
      let detail = "text is now \(newNames[b].dropFirst(to.kind.count + 1))"
      let view = from.text == nil ? from.kind : oldNames[a]
      note(.text, view, detail, a, b)
    }
    if from.kind != to.kind {
      let detail = "\(to.kind) instead of \(from.kind)"
      let view = owners[b] ?? newNames[b]
      note(.value, view, detail, a, b)
    } else if saysValues {
      compareValues(from, to, a, b)
    }
    let moved = CGSize(
      width: to.frame.minX - from.frame.minX, height: to.frame.minY - from.frame.minY)
    let resized =
      !Self.same(from.frame.width, to.frame.width) || !Self.same(from.frame.height, to.frame.height)
    let alongWithParent =
      Self.same(moved.width, shift.width) && Self.same(moved.height, shift.height)
    var next = follower
    if resized || !alongWithParent {
      note(resized ? .resized : .moved, newNames[b], Self.detail(from.frame, to.frame), a, b)
      next = found.count - 1
    } else if let follower, !Self.same(moved.width, 0) || !Self.same(moved.height, 0) {
      found[follower].change.followers += 1
    }
    compareChildren(a, b, shift: moved, follower: next)
  }

  /// Takes what was found inside of a control for what followed from the change of the control.
  ///
  /// - Parameters:
  ///   - first: where the changes inside begin.
  ///   - texts: whether its texts follow too, as they do from another selection.
  private mutating func fold(from first: Int, texts: Bool) {
    for position in found.indices[first...] where texts || found[position].change.kind != .text {
      found[position].change.isOfControl = true
    }
  }

  private mutating func compareValues(
    _ from: LayoutOutline.Node, _ to: LayoutOutline.Node, _ before: Int, _ position: Int
  ) {
    var (old, new) = (from.values ?? [:], to.values ?? [:])
    // Where the sides bound the radius it is not told: that it is, or no longer, follows from the size.
    if from.frame.size != to.frame.size,
      (old["cornerRadius"] == nil) != (new["cornerRadius"] == nil)
    {
      (old["cornerRadius"], new["cornerRadius"]) = (nil, nil)
    }
    let phrases = ValueChange.phrases(to.kind, from: old, to: new)
    for phrase in phrases { note(.value, subject(position), phrase, before, position) }
  }

  /// Takes down a change of a view that stands in both layouts.
  private mutating func note(
    _ kind: LayoutChange.Kind, _ view: String, _ detail: String, _ before: Int, _ after: Int
  ) {
    found.append(
      Finding(
        change: LayoutChange(kind: kind, view: view, detail: detail, followers: 0),
        depth: new.nodes[after].depth, before: before, after: after))
  }

  /// What a person calls a control: by the first words in it, and by the view that it stands in.
  ///
  /// What makes up the control is its own affair.
  private func controlSubject(_ position: Int) -> String {
    let depth = new.nodes[position].depth
    let parent = new.nodes[..<position].lastIndex { $0.depth < depth }
    let owner = parent.flatMap { owners[$0] }
    let tokens =
      new.nodes[position].text.map(LayoutOutline.shortened) ?? Self.content(of: position, new)
    guard tokens != nil || owner != nil else { return newNames[position] }
    return [tokens, owner].compactMap { $0 }.joined(separator: " of ")
  }

  /// What a person calls the place of a value: a text by what it says, others by the user's view.
  private func subject(_ position: Int) -> String {
    let node = new.nodes[position]
    let owner = owners[position]
    let isNamed = node.text != nil || node.identifier != nil || node.ink != nil
    guard isNamed, node.owner == nil else { return owner ?? newNames[position] }
    guard let owner else { return newNames[position] }
    // Of what is not named itself, the number among all of the picture says less than whose it is, unless that one
    // has several.
    let isOnlyNumbered = LayoutChange.unnumbered(newNames[position]) == node.kind
    let isAlone = crowds[owner]?[node.kind] == 1
    return (isOnlyNumbered && isAlone ? node.kind : newNames[position]) + " of \(owner)"
  }

  /// Frames are rounded to thousandths; anything less is the rounding.
  private static func same(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.0015 }

  private static func detail(_ a: CGRect, _ b: CGRect) -> String {
    let parts = [
      ("x", a.minX, b.minX), ("y", a.minY, b.minY), ("width", a.width, b.width),
      ("height", a.height, b.height),
    ]
    return parts.filter { !same($0.1, $0.2) }
      .map { "\($0.0) \(LayoutOutline.text($0.1)) → \(LayoutOutline.text($0.2))" }
      .joined(separator: ", ")
  }
}
