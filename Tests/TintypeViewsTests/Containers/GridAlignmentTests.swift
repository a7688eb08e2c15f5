import Testing
import Tintype
import TintypeTestSupport

/// Where cells stand in a grid: anchors before columns, columns before the grid.
@MainActor
@Suite struct GridAlignmentTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func alignments() {
    FrameExpectation(nil, nil)(
      "size 100 70; a 40 0 20 30; b 60 20 40 10; c 20 30 40 10; d 95 35 5 5"
    ) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 30).named("a")
          box(40, 10).named("b")
        }
        GridRow(alignment: .top) {
          box(40, 10).named("c")
          box(5, 5).gridCellAnchor(.bottomTrailing).named("d")
        }
        GridRow { box(60, 30).gridCellColumns(1) }
      }
    }
  }

  @Test func columnAlignment() {
    FrameExpectation(nil, nil)(
      "size 100 30; a 0 0 60 10; b 40 10 20 10; c 25 20 10 10; d 60 10 5 10"
    ) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(60, 10).named("a")
          box(40, 10)
        }
        GridRow {
          box(20, 10).gridColumnAlignment(.trailing).named("b")
          box(5, 10).named("d")
        }
        GridRow { box(10, 10).gridCellAnchor(.center).named("c") }
      }
    }
    // It is that of the column, wherever the cell stands.
    FrameExpectation(nil, nil)("size 60 20; a 40 0 20 10") {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(20, 10).named("a") }
        GridRow { box(60, 10).gridColumnAlignment(.trailing) }
      }
    }
    // Cells align their own guides.
    FrameExpectation(nil, nil)("size 60 20; a 35 0 20 10; b 0 10 60 10") {
      Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(20, 10).alignmentGuide(.trailing) { $0.width + 5 }.named("a") }
        GridRow { box(60, 10).named("b") }
      }
    }
  }

  @Test func mirrored() {
    FrameExpectation(nil, nil)(
      "size 100 40; a 60 0 40 10; b 0 0 60 10; c 80 10 20 10; d 50 10 10 10; s 70 20 30 10; t 0 30 5 10"
    ) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40, 10).named("a")
          box(60, 10).named("b")
        }
        GridRow {
          box(20, 10).named("c")
          box(10, 10).named("d")
        }
        GridRow { box(30, 10).gridCellColumns(2).named("s") }
        GridRow { box(5, 10).gridCellColumns(2).gridCellAnchor(.trailing).named("t") }
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }

  /// More columns than memory holds are cut.
}
