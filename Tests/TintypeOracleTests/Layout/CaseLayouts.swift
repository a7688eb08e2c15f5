import Tintype

/// Never places its children.
struct UnplacingLayout: Layout {
  var size: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Places all children at one point.
struct AnchorLayout: Layout {
  var size: CGSize
  var point: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
        proposal: self.proposal)
    }
  }
}

/// Lines of children at their ideal sizes, 8 points apart, lines 6 points apart.
struct Flow: Layout {
  private func origins(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (points: [CGPoint], size: CGSize) {
    let width = proposal.width ?? 300
    var points: [CGPoint] = []
    var position = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if position.x > 0, position.x + size.width > width {
        position = CGPoint(x: 0, y: position.y + lineHeight + 6)
        lineHeight = 0
      }
      points.append(position)
      position.x += size.width + 8
      lineHeight = max(lineHeight, size.height)
    }
    return (points, CGSize(width: width, height: position.y + lineHeight))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { origins(subviews, proposal).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, origins(subviews, proposal).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

/// Four children around a square and a fifth half way up.
struct Ring: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = bounds.width / 2 - 12
    let offsets: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -0.5)]
    for (subview, offset) in zip(subviews, offsets) {
      subview.place(
        at: CGPoint(x: bounds.midX + offset.0 * radius, y: bounds.midY + offset.1 * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension View {
  /// Moves the view to the right inside `ByPriority`.
  func indent(_ length: CGFloat) -> some View { layoutValue(key: Indent.self, value: length) }
}

/// Children below one another, those of higher priority first.
struct ByPriority: Layout {
  private func rows(_ subviews: Subviews) -> [(subview: LayoutSubview, y: CGFloat, size: CGSize)] {
    var rows: [(subview: LayoutSubview, y: CGFloat, size: CGSize)] = []
    let sorted = subviews.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }
    for subview in sorted.map(\.element) {
      let size = subview.sizeThatFits(.unspecified)
      var y: CGFloat = 0
      if let last = rows.last {
        let gap = last.subview.spacing.distance(to: subview.spacing, along: .vertical)
        y = last.y + last.size.height + gap
      }
      rows.append((subview, y, size))
    }
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(subviews)
    return CGSize(
      width: rows.map { $0.size.width + $0.subview[Indent.self] }.max() ?? 0,
      height: rows.last.map { $0.y + $0.size.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for row in rows(subviews) {
      row.subview.place(
        at: CGPoint(x: bounds.minX + row.subview[Indent.self], y: bounds.minY + row.y),
        proposal: .unspecified)
    }
  }
}
