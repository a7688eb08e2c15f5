import Testing
import Tintype
import TintypeTestSupport

/// Columns, spans, unsized axes and rows of a grid.
@MainActor
@Suite struct GridTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func flexibleColumns() {
    FrameExpectation(200, 100)("size 200 100; a 0 40 40 20; b 50 0 150 100") {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box(40, 20).named("a")
          Color.blue.named("b")
        }
      }
    }
    FrameExpectation(200, 100)(
      "size 200 95; a 0 0 95 20; b 105 0 95 20; c 0 25 95 70; d 140 50 25 20"
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Color.red.frame(height: 20).named("a")
          Color.blue.frame(height: 20).named("b")
        }
        GridRow {
          Color.red.frame(height: 70).named("c")
          box(25, 20).named("d")
        }
      }
    }
    FrameExpectation(200, 100)("size 200 100; a 0 0 200 75; b 0 80 200 20") {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        Color.red.named("a")
        GridRow { Color.blue.frame(height: 20).named("b") }
      }
    }
    // Two flexible rows share what the fixed one leaves.
    FrameExpectation(100, 100)("size 100 100; a 0 0 100 40; b 0 40 100 20; c 0 60 100 40") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.named("a") }
        GridRow { Color.red.frame(height: 20).named("b") }
        GridRow { Color.red.named("c") }
      }
    }
    // A column that ends at 30 is served first.
    FrameExpectation(200, 10)("size 200 10; a 0 0 85 10; b 85 0 30 10; c 115 0 85 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.named("a")
          Color.red.frame(maxWidth: 30).named("b")
          Color.red.named("c")
        }
      }
    }
  }

  @Test func idealSizes() {
    FrameExpectation(nil, nil)(
      "size 60 45; a 0 0 20 30; b 20 10 40 10; c 0 30 20 15; d 20 30 40 15"
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 30).named("a")
          Color.blue.frame(height: 10).named("b")
        }
        GridRow {
          Color.red.named("c")
          box(40, 15).named("d")
        }
      }
    }
    FrameExpectation(nil, nil)("size 58 10; a 0 0 20 10; b 28 0 30 10") {
      Grid {
        GridRow {
          box(20, 10).named("a")
          box(30, 10).named("b")
        }
      }
    }
    FrameExpectation(nil, nil)("size 20 28; b 0 18 20 10") {
      Grid {
        GridRow { box(20, 10) }
        box(20, 10).named("b")
      }
    }
  }

  @Test func spans() {
    FrameExpectation(nil, nil)("size 100 30; a 7.5 0 20 20; b 52.5 0 40 20; s 0 20 100 10") {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 20).named("a")
          box(40, 20).named("b")
        }
        GridRow { box(100, 10).gridCellColumns(2).named("s") }
      }
    }
    FrameExpectation(nil, nil)(
      "size 80 20; s 20 0 20 10; t 70 0 10 10; a 0 10 20 10; b 30 10 30 10; c 70 10 10 10"
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 10).gridCellColumns(2).named("s")
          box(10, 10).named("t")
        }
        GridRow {
          box(20, 10).named("a")
          box(30, 10).named("b")
          box(10, 10).named("c")
        }
      }
    }
    // A flexible spanning cell fills its columns and the gap.
    FrameExpectation(nil, nil)("size 70 30; s 0 20 70 10") {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 20)
          box(40, 20)
        }
        GridRow { Color.blue.frame(height: 10).gridCellColumns(2).named("s") }
      }
    }
    // More columns than any row has cells for.
    FrameExpectation(nil, nil)("size 30 10; s 0 0 30 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(30, 10).gridCellColumns(3).named("s") }
      }
    }
  }

  @Test func unsizedAxes() {
    FrameExpectation(300, 300)("size 60 31; d 0 10 60 1; a 0 0 60 10; b 0 11 30 20") {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        box(60, 10).named("a")
        Divider().gridCellUnsizedAxes(.horizontal).named("d")
        GridRow { box(30, 20).named("b") }
      }
    }
    FrameExpectation(300, 300)("size 60 40; c 0 0 60 40; e none") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).named("c")
          box(0, 40)
        }
        GridRow { box(60, 0) }
        GridRow { EmptyView().named("e") }
      }
    }
    // Without it, the color takes all there is.
    FrameExpectation(300, 300)("size 300 300; c 0 0 300 290") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.named("c") }
        GridRow { box(60, 10) }
      }
    }
    // A spanning cell, unsized across, in a grid of fixed columns.
    FrameExpectation(300, 300)("size 50 24; c 0 20 50 4") {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 20)
          box(20, 20)
        }
        Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal).named("c")
      }
    }
  }

  @Test func rowsAndLists() {
    FrameExpectation(nil, nil)("size 60 20; a 0 0 20 10; b 20 0 20 10; c 40 0 20 10; d 0 10 20 10")
    {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10).named("a")
          Group {
            box(20, 10).named("b")
            ForEach(0..<1) { _ in box(20, 10).named("c") }
          }
          EmptyView()
          if false { box(90, 90) }
        }
        ForEach(0..<1) { _ in
          GridRow { box(20, 10).named("d") }
        }
      }
    }
    // Outside a grid a row is a group.
    FrameExpectation(nil, nil)("size 40 10; a 0 0 20 10; b 20 0 20 10") {
      HStack(spacing: 0) {
        GridRow {
          box(20, 10).named("a")
          box(20, 10).named("b")
        }
      }
    }
    FrameExpectation(nil, nil)("size 50 20; a 5 5 20 10; b 35 5 10 10") {
      HStack(spacing: 0) {
        GridRow {
          box(20, 10).named("a")
          box(10, 10).named("b")
        }.padding(5)
      }
    }
    // A row that a view of one's own gives.
    struct Row: View {
      let width: CGFloat
      var body: some View {
        GridRow {
          Color.red.frame(width: width, height: 10).named("w\(Int(width))")
          Color.red.frame(width: 10, height: 10).named("x\(Int(width))")
        }
      }
    }
    FrameExpectation(nil, nil)(
      "size 40 20; w20 5 0 20 10; x20 30 0 10 10; w30 0 10 30 10; x30 30 10 10 10"
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        Row(width: 20)
        Row(width: 30)
      }
    }
    // Modifiers of a row are those of its cells.
    FrameExpectation(nil, nil)("size 56 26; a 5 3 20 10; b 31 3 20 10; c 5 16 20 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10).named("a")
          box(20, 10).named("b")
        }.padding(3)
        GridRow { box(20, 10).named("c") }
      }.frame(width: 56, height: 26)
    }
  }

  @Test func countsWithoutMeasure() {
    FrameExpectation(100, 10)("a 0 0 20 10") {
      Grid(horizontalSpacing: 0) { GridRow { box(20, 10).gridCellColumns(.max).named("a") } }
    }
    FrameExpectation(100, 10)("size 100 10; a 0 0 0.01 10") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 1e-7), spacing: 0)]) { Color.red.named("a") }
    }
    FrameExpectation(100, 10)("size 100 10") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 1e-300), spacing: 0)]) { Color.red }
    }
  }
}
