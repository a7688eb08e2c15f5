import Testing
import Tintype

/// `Rules/Layout-Protocol#AnyLayout`: the grid's twin among the layouts gives what the grid gives.
@MainActor
@Suite struct GridLayoutTests {
  @ViewBuilder private var cells: some View {
    GridRow(alignment: .top) {
      Color.red.frame(width: 20, height: 30)
      Color.green.frame(width: 50, height: 10).gridColumnAlignment(.trailing)
      Color.blue.frame(width: 5, height: 5).gridCellAnchor(.bottomTrailing)
    }
    Color.gray.frame(height: 2).gridCellUnsizedAxes(.horizontal)
    GridRow {
      Color.orange.frame(height: 12).gridCellColumns(2)
      Color.purple.frame(width: 40, height: 8)
    }
  }

  private func frames(_ content: some View) -> [CGRect] {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    return renderer.layout().nodes(kind: "Color").map(\.frame)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func twinsAgree(direction: LayoutDirection) {
    let alignment = Alignment(horizontal: .leading, vertical: .bottom)
    let grid = frames(
      Grid(alignment: alignment, horizontalSpacing: 3, verticalSpacing: 7) { cells }
        .environment(\.layoutDirection, direction))
    let layout = GridLayout(alignment: alignment, horizontalSpacing: 3, verticalSpacing: 7)
    #expect(frames(layout { cells }.environment(\.layoutDirection, direction)) == grid)
    #expect(frames(AnyLayout(layout) { cells }.environment(\.layoutDirection, direction)) == grid)
    #expect(grid.count == 6)
    #expect(Set(grid.map(\.minY)).count > 3)
  }

  /// Rows keep their cells when a view switches from a grid to a stack and back.
  @Test func anyLayoutSwitchesFromGridToStack() {
    let stacked = frames(AnyLayout(VStackLayout(spacing: 0)) { cells })
    #expect(stacked.map(\.minX).count == 6)
    #expect(zip(stacked, stacked.dropFirst()).allSatisfy { $0.maxY == $1.minY })
  }
}
