import Testing
import Tintype
import TintypeTestSupport

/// Lazy grids and lazy stacks.
@MainActor
@Suite struct LazyGridTests {
  private func cells(_ count: Int, height: CGFloat = 20) -> some View {
    ForEach(0..<count, id: \.self) { Color.red.frame(height: height).named("c\($0)") }
  }

  private func grid(_ items: GridItem..., count: Int? = nil) -> some View {
    LazyVGrid(columns: items) { cells(count ?? items.count) }.named("g")
  }

  @Test func columnWidths() {
    FrameExpectation(200, 300)("size 200 20; c0 0 0 50 20; c1 58 0 40 20; c2 106 0 94 20") {
      grid(GridItem(.fixed(50)), GridItem(.flexible(minimum: 10, maximum: 40)), GridItem())
    }
    FrameExpectation(200, 300)("size 200 48; c0 0 0 50 20; c1 70 0 130 20; c2 0 28 50 20") {
      grid(GridItem(.fixed(50), spacing: 20), GridItem(.flexible(), spacing: 100), count: 3)
    }
    // 258: the second pass has space for the minimum too.
    FrameExpectation(200, 300)("size 258 20; c0 0 0 150 20; c1 158 0 100 20") {
      grid(GridItem(.flexible(minimum: 150)), GridItem(.fixed(100)))
    }
    FrameExpectation(100, 300)("size 100 48; c0 0 0 45 20; c1 55 0 45 20; c2 0 28 45 20") {
      grid(GridItem(.adaptive(minimum: 30), spacing: 10), count: 3)
    }
    FrameExpectation(100, 300)("c0 0 0 30 20; c1 35 0 30 20; c2 70 0 30 20; c3 0 28 30 20") {
      grid(GridItem(.adaptive(minimum: 30), spacing: 5), count: 4)
    }
    // One column of at most 60 leaves space that nobody takes; the grid fills what it is proposed,
    // as recorded.
    FrameExpectation(128, 300)("size 128 48; c0 20 0 60 20; c1 88 0 20 20; c2 20 28 60 20") {
      grid(GridItem(.adaptive(minimum: 50, maximum: 60)), GridItem(.fixed(20)), count: 3)
    }
  }

  @Test func cellsAreAligned() {
    FrameExpectation(200, 300)("size 100 40; a 0 10 20 20; b 50 0 50 40; c 0 48 50 10") {
      VStack(spacing: 0) {
        LazyVGrid(
          columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], alignment: .leading
        ) {
          Color.red.frame(width: 20, height: 20).named("a")
          Color.red.frame(height: 40).named("b")
          Color.red.named("c")
        }
      }.frame(width: 100, height: 40, alignment: .top)
    }
    FrameExpectation(100, 300)("a 80 20 20 20; b 0 0 100 40") {
      LazyVGrid(
        columns: [GridItem(.flexible(), spacing: 0, alignment: .bottomTrailing)], spacing: 0
      ) {
        Color.red.frame(width: 20, height: 40).frame(maxWidth: .infinity).named("b")
        Color.red.frame(width: 20, height: 20).alignmentGuide(.bottom) { _ in 40 }.named("a")
      }
    }
  }

  @Test func rowsOfAHorizontalGrid() {
    FrameExpectation(300, 108)("size 28 108; a 0 0 10 50; b 0 58 10 50; c 18 0 10 50") {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        Color.red.named("a")
        Color.red.named("b")
        Color.red.named("c")
      }
    }
    FrameExpectation(300, 100)("size 55 100; a 0 0 30 30; b 10 35 10 65; c 35 0 20 30") {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 5), GridItem()], spacing: 5) {
        Color.red.frame(width: 30).named("a")
        Color.red.named("b")
        Color.red.frame(width: 20).named("c")
      }
    }
  }

  @Test func mirroredGrids() {
    FrameExpectation(100, 100)("size 100 28; a 80 0 20 10; b 0 0 80 10; c 80 18 20 10") {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem()]) {
        Color.red.named("a")
        Color.red.named("b")
        Color.red.named("c")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    FrameExpectation(100, 50)("size 28 50; a 18 0 10 21; b 18 29 10 21; c 0 0 10 21") {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        Color.red.named("a")
        Color.red.named("b")
        Color.red.named("c")
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func lazyStacks() {
    FrameExpectation(100, 100)("size 100 38; a 0 0 100 10; b 0 18 20 20") {
      LazyVStack(alignment: .leading) {
        Color.red.named("a")
        Color.red.frame(width: 20, height: 20).named("b")
      }
    }
    FrameExpectation(100, 100)("size 100 28; a 0 0 100 10; s 50 10 0 8; b 80 18 20 10") {
      LazyVStack(alignment: .trailing) {
        Color.red.named("a")
        Spacer().alignmentGuide(.trailing) { _ in 50 }.named("s")
        Color.red.frame(width: 20, height: 10).named("b")
      }
    }
    FrameExpectation(100, 100)("size 35 100; a 0 0 10 100; b 15 90 20 10") {
      LazyHStack(alignment: .bottom, spacing: 5) {
        Color.red.named("a")
        Color.red.frame(width: 20, height: 10).named("b")
      }
    }
    FrameExpectation(100, 100)("size 35 100; a 25 0 10 100; b 0 0 20 10") {
      LazyHStack(alignment: .top, spacing: 5) {
        Color.red.named("a")
        Color.red.frame(width: 20, height: 10).named("b")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    FrameExpectation(nil, nil)("size 20 15") {
      LazyVStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 5, height: 5)
      }
    }
    FrameExpectation(100, 100)("size 0 0") { LazyVStack {}.fixedSize() }
    FrameExpectation(100, 100)("size 100 0") { LazyVStack {} }
  }
}
