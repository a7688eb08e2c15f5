package import TintypeDrawing
import TintypeLayout

/// One of the pictures of a sheet.
package struct SheetCell: Sendable {
  /// What stands above it; empty for nothing.
  package var label: String
  /// What it shows.
  package var list: DisplayList
  /// Whether its background is that of the dark appearance.
  package var isDark: Bool
  /// Whether it has a background of its own, so that it needs none from the sheet.
  package var hasBackground: Bool
  /// The space around it on the background that the sheet gives it, in points.
  package var margin: CGFloat

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - label: what stands above it.
  ///   - list: what it shows.
  ///   - isDark: whether its background is dark.
  ///   - hasBackground: whether it has a background of its own.
  ///   - margin: the space around it on the sheet's background, in points.
  package init(
    label: String, list: DisplayList, isDark: Bool, hasBackground: Bool, margin: CGFloat
  ) {
    self.label = label
    self.list = list
    self.isDark = isDark
    self.hasBackground = hasBackground
    self.margin = margin
  }
}

/// Pictures of one view in rows and columns, each with its name above, on the background of its
/// appearance.
///
/// A column is as wide as its widest picture or name: no name is cut.
package nonisolated struct PictureSheet: View, BuiltIn {
  let rows: [[SheetCell]]

  /// Creates a sheet.
  ///
  /// - Parameter rows: the pictures; rows may be of different lengths.
  package init(rows: [[SheetCell]]) { self.rows = rows }

  /// The space between two pictures, and around all, in points.
  private static let gap: CGFloat = 16

  /// The sheet.
  @MainActor package var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: Self.gap, verticalSpacing: Self.gap) {
      ForEach(0..<rows.count, id: \.self) { row in
        GridRow {
          ForEach(0..<rows[row].count, id: \.self) { column in cell(rows[row][column]) }
        }
      }
    }
    .padding(Self.gap)
    .background(Color(white: 0.93))
  }

  @MainActor private func cell(_ cell: SheetCell) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if !cell.label.isEmpty {
        // Whole points keep what is below on the grid of pixels.
        Text(cell.label).font(.system(size: 11)).foregroundColor(Color(white: 0.3)).fixedSize()
          .frame(height: 14)
      }
      if cell.hasBackground {
        PlacedPicture(list: cell.list)
      } else {
        PlacedPicture(list: cell.list).padding(cell.margin).background(
          cell.isDark ? Color.black : .white)
      }
    }
  }
}

/// A picture that is already drawn.
nonisolated struct PlacedPicture: PrimitiveView, BuiltIn {
  let list: DisplayList

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let size = view.list.size
    resolver.add(
      resolver.makeNode(
        .fixed(
          width: Double(size.width.rounded(.up)), height: Double(size.height.rounded(.up))),
        kind: "Picture", drawing: .leaf(DrawnPicture(view.list))))
  }

  nonisolated static var staticElementCount: Int? { 1 }
}

/// What a drawn picture draws.
private final class DrawnPicture: DrawnLeaf {
  private let list: DisplayList

  init(_ list: DisplayList) { self.list = list }

  /// Adds the picture as one group, cut to its canvas.
  func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let origin = context.drawn(frame).origin
    items.append(
      .group(
        DisplayGroup(
          items: list.items, transform: CGAffineTransform(translationX: origin.x, y: origin.y),
          clip: DisplayGroup.Clip(path: Path(CGRect(origin: .zero, size: list.size))),
          isIsolated: true)))
  }
}
