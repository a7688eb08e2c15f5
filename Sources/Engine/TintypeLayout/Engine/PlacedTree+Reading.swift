/// A line that the children of a container meet at, for those who draw it.
package struct PlacedGuide: Sendable {
  /// The guide's name, such as `leading` or `firstTextBaseline`.
  package var name: String
  /// The axis along which the position counts: a horizontal guide is a line from top to bottom.
  package var axis: Axis
  /// The place of the line on the canvas, in points.
  package var position: CGFloat
}

extension PlacedTree {
  /// What the rule of a node is to those who explain the layout.
  package func reading(of node: NodeID) -> RuleReading {
    var reading = tables.reading(of: rule(of: node))
    guard isRightToLeft(node) else { return reading }
    if case .inset(let left, let top, let right, let bottom) = reading.arrangement {
      reading.arrangement = .inset(left: right, top: top, right: left, bottom: bottom)
    }
    return reading
  }

  /// Where in the space that it proposes a node puts a child: 0 at the left and upper side, 1 at
  /// the others.
  ///
  /// - Parameters:
  ///   - child: one of the children of the node.
  ///   - node: the node that placed the child.
  ///   - reading: that of the node.
  /// - Returns: the share on each axis; nil where the child stands in the node's own proposal as
  ///   the node does.
  package func anchor(
    of child: NodeID, in node: NodeID, _ reading: RuleReading
  ) -> (x: CGFloat?, y: CGFloat?) {
    var anchor: UnitPoint
    switch reading.anchor {
    case .own: return (nil, nil)
    case .alignedToFirst where children(of: node).first == child: return (nil, nil)
    case .aligned, .alignedToFirst: anchor = reading.alignment.share
    case .middle: anchor = .center
    case .corner: anchor = .topLeading
    case .nearest: return side(of: node, nearTo: child)
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
    return reading(of: node).alignment.keys.compactMap { key in
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
