#if os(Linux)
import Foundation
import Tintype

/// What colors and shapes of a chart mean.
struct ChartLegend: View {
  let styles: StyleScale
  /// Whether the names stand below each other.
  let isUpright: Bool

  var body: some View {
    if isUpright {
      VStack(alignment: .leading, spacing: 4) { entries }
    } else {
      WrappingLayout(spacing: CGSize(width: 12, height: 4)) { entries }
    }
  }

  private var entries: some View {
    ForEach(names, id: \.self) { name in
      HStack(spacing: 4) {
        symbol(name).frame(width: 8, height: 8)
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var names: [String] {
    styles.names + styles.symbolNames.filter { !styles.names.contains($0) }
  }

  private func symbol(_ name: String) -> AnyView {
    let paint =
      styles.names.contains(name)
      ? styles.color(named: name) : AnyShapeStyle(Color.blue)
    guard styles.symbolNames.contains(name) else { return AnyView(Circle().fill(paint)) }
    return AnyView(Self.filled(styles.symbol(named: name), paint))
  }

  private static func filled<S: ChartSymbolShape>(_ shape: S, _ paint: AnyShapeStyle) -> some View {
    shape.fill(paint)
  }
}

/// Puts views beside each other, in as many rows as it takes.
struct WrappingLayout: Layout {
  /// The distances within a row and between rows, in points.
  let spacing: CGSize

  /// Where views of some sizes stand in a width.
  func positions(_ sizes: [CGSize], width: CGFloat) -> [CGPoint] {
    var (coordinate, height) = (CGPoint.zero, CGFloat(0))
    return sizes.map { size in
      if coordinate.x > 0, coordinate.x + size.width > width {
        coordinate = CGPoint(x: 0, y: coordinate.y + height + spacing.height)
        height = 0
      }
      height = max(height, size.height)
      defer { coordinate.x += size.width + spacing.width }
      return coordinate
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let positions = positions(sizes, width: proposal.width ?? .infinity)
    return zip(positions, sizes).reduce(into: .zero) { size, entry in
      size.width = max(size.width, entry.0.x + entry.1.width)
      size.height = max(size.height, entry.0.y + entry.1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let positions = positions(
      subviews.map { $0.sizeThatFits(.unspecified) }, width: bounds.width + 0.01)
    for (subview, coordinate) in zip(subviews, positions) {
      subview.place(
        at: CGPoint(x: bounds.minX + coordinate.x, y: bounds.minY + coordinate.y),
        proposal: .unspecified)
    }
  }
}
#endif
