#if os(Linux)
import Foundation
import Tintype

/// A side of a chart at which labels stand.
enum ChartSide: Hashable {
  case leading, trailing, top, bottom
}

/// What a part of a chart is, for its layout.
enum ChartRole {
  /// The part with the marks.
  case plot
  /// A label at parts of an axis, from 0 to 1 from the left or the top.
  ///
  /// - `point`: where its anchor is.
  /// - `available`: how much of the length it may take; nil for all that it wants.
  case label(ChartSide, point: CGFloat, available: CGFloat?, anchor: UnitPoint)
}

private struct ChartRoleKey: LayoutValueKey {
  static let defaultValue = ChartRole.plot
}

extension View {
  func chartRole(_ role: ChartRole) -> some View {
    layoutValue(key: ChartRoleKey.self, value: role)
  }
}

/// Leaves room for labels around the part with the marks, and puts each where its value is.
struct ChartAxesLayout: Layout {
  /// The room between labels and the part with the marks, in points: beside it, and above and below; not measured.
  static let gaps: (beside: CGFloat, above: CGFloat) = (6, 4)

  /// The rectangle of the part with the marks.
  ///
  /// - Parameters:
  ///   - bounds: that of the chart.
  ///   - sizes: the sizes of labels, with their sides.
  /// - Returns: what they leave.
  static func plot(in bounds: CGRect, labels sizes: [(side: ChartSide, size: CGSize)]) -> CGRect {
    func most(_ side: ChartSide, _ length: KeyPath<CGSize, CGFloat>, _ gap: CGFloat) -> CGFloat {
      sizes.filter { $0.side == side }.map { $0.size[keyPath: length] }.max().map { $0 + gap } ?? 0
    }
    // Labels beside the chart reach over its ends by half their heights.
    let overhang = max(most(.leading, \.height, 0), most(.trailing, \.height, 0)) / 2
    let leading = most(.leading, \.width, gaps.beside)
    let trailing = most(.trailing, \.width, gaps.beside)
    let top = max(most(.top, \.height, gaps.above), overhang)
    let bottom = max(most(.bottom, \.height, gaps.above), overhang)
    return CGRect(
      x: bounds.minX + leading, y: bounds.minY + top,
      width: max(0, bounds.width - leading - trailing),
      height: max(0, bounds.height - top - bottom))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    func proposed(_ subview: LayoutSubview) -> ProposedViewSize {
      guard case .label(let side, _, let available?, _) = subview[ChartRoleKey.self] else {
        return .unspecified
      }
      let isBeside = side == .leading || side == .trailing
      return isBeside
        ? .unspecified : ProposedViewSize(width: bounds.width * available, height: nil)
    }
    let plot = Self.plot(
      in: bounds,
      labels: subviews.compactMap { subview in
        guard case .label(let side, _, _, _) = subview[ChartRoleKey.self] else { return nil }
        return (side, subview.sizeThatFits(proposed(subview)))
      })
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .label(let side, let point, let available, let anchor):
        let coordinate = Self.coordinate(side, point, in: plot)
        subview.place(
          at: coordinate, anchor: anchor,
          proposal: available.map { ProposedViewSize(width: plot.width * $0, height: nil) }
            ?? .unspecified)
      }
    }
  }

  private static func coordinate(_ side: ChartSide, _ point: CGFloat, in plot: CGRect) -> CGPoint {
    switch side {
    case .leading:
      CGPoint(x: plot.minX - gaps.beside, y: plot.minY + point * plot.height)
    case .trailing:
      CGPoint(x: plot.maxX + gaps.beside, y: plot.minY + point * plot.height)
    case .top: CGPoint(x: plot.minX + point * plot.width, y: plot.minY - gaps.above)
    case .bottom: CGPoint(x: plot.minX + point * plot.width, y: plot.maxY + gaps.above)
    }
  }
}
#endif
