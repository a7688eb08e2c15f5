/// Puts a panel beside its source, by `Rules/Presentations#Popovers`.
///
/// The first of the wanted sides with space for the panel is taken; where none has space, the panel
/// stands over the middle of its source, or at the top of the window.
package nonisolated struct AnchoredLayout: Layout {
  /// What the panel points at, in the coordinates of the layout's bounds.
  let source: CGRect
  /// The part of the bounds that panels may cover.
  let free: CGRect
  /// On which side of the source the panel may stand, best first.
  let sides: [Edge]
  /// Between the panel and its source, in points.
  let gap: CGFloat
  /// The least space to the edges of the bounds, in points.
  let margin: CGFloat
  /// Whether the panel stands at the top where no side has space.
  var isElseAtTop = false

  /// The whole space.
  package nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: free.size)
  }

  /// Puts the panel beside its source.
  package nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let panel = subviews.first else { return }
    let available = free.insetBy(dx: margin, dy: margin)
    let ideal = panel.sizeThatFits(.unspecified)
    let childProposal = ProposedViewSize(
      width: min(ideal.width, max(0, available.width)),
      height: min(ideal.height, max(0, available.height)))
    var frame = AnchoredLayout.frame(
      of: panel.sizeThatFits(childProposal), at: source, in: available, sides: sides, gap: gap)
    if isElseAtTop, frame.intersects(source) { frame.origin.y = available.minY }
    panel.place(
      at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: childProposal
    )
  }

  /// The place of a panel.
  ///
  /// - Parameters:
  ///   - size: the size of the panel, in points.
  ///   - source: what it stands beside.
  ///   - available: where panels may stand.
  ///   - sides: on which side of the source it may stand, best first.
  ///   - gap: between the panel and its source, in points.
  /// - Returns: the frame, in the coordinates of the source.
  package static func frame(
    of size: CGSize, at source: CGRect, in available: CGRect, sides: [Edge], gap: CGFloat
  ) -> CGRect {
    var frame = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
      height: size.height)
    let side = sides.first { side in
      switch side {
      case .top: source.minY - gap - size.height >= available.minY
      case .bottom: source.maxY + gap + size.height <= available.maxY
      case .leading: source.minX - gap - size.width >= available.minX
      case .trailing: source.maxX + gap + size.width <= available.maxX
      }
    }
    switch side {
    case .top: frame.origin.y = source.minY - gap - size.height
    case .bottom: frame.origin.y = source.maxY + gap
    case .leading: frame.origin.x = source.minX - gap - size.width
    case .trailing: frame.origin.x = source.maxX + gap
    case nil: break
    }
    frame.origin = available.origin(nearest: frame.origin, for: size)
    return frame
  }
}

extension CGRect {
  /// Where something stands in the rectangle, as near as can be to where it should.
  ///
  /// - Parameters:
  ///   - corner: the wanted upper left corner, in points.
  ///   - size: the size of what is placed; what is larger than the rectangle begins at its corner.
  /// - Returns: the upper left corner, in points.
  package func origin(nearest corner: CGPoint, for size: CGSize) -> CGPoint {
    CGPoint(
      x: minX(nearest: corner.x, for: size.width),
      y: min(max(corner.y, minY), max(maxY - size.height, minY)))
  }

  /// The left edge of something in the rectangle, as near as can be to where it should be.
  ///
  /// - Parameters:
  ///   - x: the wanted left edge, in points.
  ///   - width: the width of what is placed; what is wider than the rectangle begins at its edge.
  /// - Returns: the left edge, in points.
  package func minX(nearest x: CGFloat, for width: CGFloat) -> CGFloat {
    min(max(x, minX), max(maxX - width, minX))
  }
}
