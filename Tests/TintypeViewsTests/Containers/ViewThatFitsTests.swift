import Testing
import Tintype
import TintypeTestSupport

/// The first of several views that fits.
@MainActor
@Suite struct ViewThatFitsTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }
  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10).named("p")
      Color.red.frame(width: 20, height: 10).named("q")
    }
  }

  @Test func thatFits() {
    FrameExpectation(100, 10)("b 0 0 40 10; c 40 0 60 10; a none") {
      HStack(spacing: 0) {
        ViewThatFits(in: .horizontal) {
          box(80, 10).named("a")
          box(40, 10).named("b")
        }
        Color.blue.frame(height: 10).named("c")
      }
    }
    FrameExpectation(nil, nil)("a 0 0 80 10; b none") {
      ViewThatFits {
        box(80, 10).named("a")
        box(40, 10).named("b")
      }
    }
    FrameExpectation(50, nil)("b 0 0 40 90; a none") {
      ViewThatFits {
        box(80, 10).named("a")
        box(40, 90).named("b")
      }
    }
    FrameExpectation(80, 10)("a 0 0 80 10") {
      ViewThatFits {
        box(80, 10).named("a")
        box(40, 10).named("b")
      }
    }
    FrameExpectation(79.99, 10)("b 0 0 40 10") {
      ViewThatFits {
        box(80, 10).named("a")
        box(40, 10).named("b")
      }
    }
    FrameExpectation(30, 200)("c 0 0 30 200; size 30 200") {
      ViewThatFits(in: .vertical) {
        box(10, 300).named("a")
        Color.red.frame(idealWidth: 500, idealHeight: 150).named("c")
      }
    }
    FrameExpectation(30, 200)("a 0 0 90 300") { ViewThatFits { box(90, 300).named("a") } }
    FrameExpectation(30, 200)("a 0 0 100 10") {
      ViewThatFits(in: []) {
        box(100, 10).named("a"); box(1, 1)
      }
    }
    FrameExpectation(60, 20)("p 0 0 10 10; q none") { ViewThatFits { Pair() } }
    FrameExpectation(60, 20)("b 20 0 10 10") {
      ViewThatFits {
        ForEach([90, 20] as [CGFloat], id: \.self) { width in
          HStack(spacing: 0) {
            box(width, 10)
            box(10, 10).named(width == 20 ? "b" : "a")
          }
        }
      }
    }
    // Its guides, priority and gaps are those of what it shows.
    FrameExpectation(nil, nil)("a 0 0 20 10; b 10 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits { box(20, 10).alignmentGuide(.leading) { _ in 10 }.named("a") }
        box(20, 10).named("b")
      }
    }
    FrameExpectation(40, 40)("b 0 10 40 20") {
      ViewThatFits(in: .horizontal) {
        box(80, 10)
        Color.red.frame(idealWidth: 30).frame(height: 20).named("b")
      }.frame(width: 40, height: 40)
    }
  }
}
