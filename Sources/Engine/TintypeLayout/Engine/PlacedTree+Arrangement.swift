/// A line that the children of a container meet at, for those who draw it.
package struct PlacedGuide: Sendable {
  /// The guide's name, such as `leading` or `firstTextBaseline`.
  package var name: String
  /// The axis along which the position counts: a horizontal guide is a line from top to bottom.
  package var axis: Axis
  /// The place of the line on the canvas, in points.
  package var position: CGFloat
}

/// How a container arranges its children, for those who measure what is between them.
package enum PlacedArrangement: Sendable {
  /// One after the other.
  case line(Axis)
  /// In rows and columns.
  case grid
  /// One child within insets on the left, at the top, on the right and at the bottom, in points.
  case inset(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)
  /// Anything else.
  case other
}

extension PlacedTree {
  /// How a node arranges its children.
  package func arrangement(of node: NodeID) -> PlacedArrangement {
    switch rule(of: node) {
    case .stack(let rule), .lazyStack(let rule): return .line(rule.axis)
    case .grid, .lazyGrid: return .grid
    case .padding(let rule):
      let isMirrored = isRightToLeft(node)
      return .inset(
        left: CGFloat(isMirrored ? rule.trailing : rule.leading), top: CGFloat(rule.top),
        right: CGFloat(isMirrored ? rule.leading : rule.trailing), bottom: CGFloat(rule.bottom))
    default: return .other
    }
  }

  /// Whether a node proposes its children what it is proposed itself, or a part of that, and puts
  /// them where it is.
  package func passesProposalOn(_ node: NodeID) -> Bool {
    switch rule(of: node) {
    case .closed, .leaf, .passthrough, .priority, .padding, .fixedSize, .aspectRatio, .position,
      .offset, .guide, .container, .ignoresSafeArea, .overlap, .layered, .barred:
      true
    case .stack, .lazyStack, .grid, .lazyGrid, .fixedFrame, .flexibleFrame, .relativeFrame,
      .relative, .geometry, .scroll, .safeAreaInset, .custom, .viewThatFits:
      false
    }
  }

  /// Where in the space that it proposes a node puts a child: 0 at the left and upper side, 1 at
  /// the others.
  ///
  /// - Parameters:
  ///   - node: the node that placed the child.
  ///   - child: one of its children.
  /// - Returns: the share on each axis; nil where the child stands in the node's own proposal as
  ///   the node does.
  package func anchor(of node: NodeID, for child: NodeID) -> (x: CGFloat?, y: CGFloat?) {
    var anchor: UnitPoint
    switch rule(of: node) {
    case .stack(let rule), .lazyStack(let rule):
      let cross = rule.alignment.share
      anchor =
        rule.axis == .horizontal ? UnitPoint(x: 0, y: cross) : UnitPoint(x: cross, y: 0)
    case .fixedFrame(let rule): anchor = rule.alignment.share
    case .flexibleFrame(let index): anchor = tables.flexibleFrames[Int(index)].alignment.share
    case .overlap(let pair): anchor = pair.share
    case .layered(let pair), .barred(let pair):
      guard children(of: node).first != child else { return (nil, nil) }
      anchor = pair.share
    case .grid, .lazyGrid, .relativeFrame: anchor = .center
    case .geometry, .scroll, .safeAreaInset: anchor = .topLeading
    case .custom, .viewThatFits: return side(of: node, nearTo: child)
    case .closed, .leaf, .passthrough, .priority, .padding, .fixedSize,
      .aspectRatio, .position,
      .offset, .guide, .relative, .container, .ignoresSafeArea:
      return (nil, nil)
    }
    if isRightToLeft(node) { anchor.x = 1 - anchor.x }
    return (anchor.x, anchor.y)
  }

  /// The sides of a user's layout that a view of it is nearest to: what it does with the space is
  /// its own.
  private func side(of node: NodeID, nearTo child: NodeID) -> (x: CGFloat?, y: CGFloat?) {
    guard let outer = frame(of: node), let inner = frame(of: child) else { return (nil, nil) }
    func share(_ before: CGFloat, _ after: CGFloat) -> CGFloat? {
      guard before + after > 0.5 else { return nil }
      return abs(before - after) <= 0.5 ? 0.5 : before < after ? 0 : 1
    }
    return (
      share(inner.minX - outer.minX, outer.maxX - inner.maxX),
      share(inner.minY - outer.minY, outer.maxY - inner.maxY)
    )
  }

  /// The lines that the children of a stack meet at; empty where the pass did not record them.
  package func guides(of node: NodeID) -> [PlacedGuide] {
    guard let frame = frame(of: node), let line = guideLines[node] else { return [] }
    let keys: [AlignmentKey] =
      switch rule(of: node) {
      case .stack(let rule): [rule.alignment]
      case .overlap(let pair): [pair.horizontal, pair.vertical]
      default: []
      }
    return keys.compactMap { key in
      let offset = CGFloat(line[key.axis])
      guard offset.isFinite else { return nil }
      let start =
        key.axis == .vertical
        ? frame.minY + offset
        : isRightToLeft(node) ? frame.maxX - offset : frame.minX + offset
      return PlacedGuide(name: key.readableName, axis: key.axis, position: start)
    }
  }
}

extension AlignmentKey {
  /// The share of spare space before a view that is aligned by the guide.
  fileprivate var share: CGFloat {
    switch rawValue {
    case AlignmentKey.leading.rawValue, AlignmentKey.top.rawValue,
      AlignmentKey.firstTextBaseline.rawValue, AlignmentKey.listRowSeparatorLeading.rawValue:
      0
    case AlignmentKey.trailing.rawValue, AlignmentKey.bottom.rawValue,
      AlignmentKey.lastTextBaseline.rawValue:
      1
    default: 0.5
    }
  }
}

extension AlignmentPair {
  fileprivate var share: UnitPoint { UnitPoint(x: horizontal.share, y: vertical.share) }
}
