import Testing
import Tintype
import TintypeTestSupport

/// Ratios and squares, for one-sided, infinite and empty proposals.
@MainActor
@Suite struct AspectRatioTests {
  private func fit(_ ratio: CGFloat? = 2) -> some View {
    Color.red.named("a").aspectRatio(ratio, contentMode: .fit)
  }
  private func fill(_ ratio: CGFloat? = 2) -> some View {
    Color.red.named("a").aspectRatio(ratio, contentMode: .fill)
  }

  @Test func proposals() {
    FrameExpectation(100, 100)("size 100 50") { fit() }
    FrameExpectation(100, 20)("size 40 20") { fit() }
    FrameExpectation(100, nil)("size 100 50") { fit() }
    FrameExpectation(nil, 100)("size 200 100") { fit() }
    FrameExpectation(nil, nil)("size 10 10") { fit() }
    FrameExpectation(.infinity, 100)("size 200 100") { fit() }
    FrameExpectation(100, .infinity)("size 100 50") { fit() }
    FrameExpectation(0, 100)("size 0 0") { fit() }
    FrameExpectation(100, 0)("size 0 0") { fit() }
    FrameExpectation(0, nil)("size 0 0") { fit() }
    FrameExpectation(0, .infinity)("size 0 0") { fit() }
    FrameExpectation(100, 100)("size 200 100") { fill() }
    FrameExpectation(100, nil)("size 100 50") { fill() }
    FrameExpectation(nil, 100)("size 200 100") { fill() }
    FrameExpectation(nil, nil)("size 10 10") { fill() }
    FrameExpectation(0, 100)("size 200 100") { fill() }
    FrameExpectation(0, 0)("size 0 0") { fill() }
  }

  @Test func ratioOfTheIdealSize() {
    func view(_ mode: ContentMode) -> some View {
      Color.red.frame(idealWidth: 30, idealHeight: 10).aspectRatio(contentMode: mode)
    }
    FrameExpectation(90, 90)("size 90 30") { view(.fit) }
    FrameExpectation(90, 90)("size 270 90") { view(.fill) }
    FrameExpectation(nil, 90)("size 270 90") { view(.fit) }
    FrameExpectation(nil, nil)("size 30 10") { view(.fit) }
    FrameExpectation(90, 60)("size 60 60") { fit(nil) }
    FrameExpectation(90, 60)("size 90 90") { fill(nil) }
    FrameExpectation(90, 60)("size 60 60") {
      Color.red.frame(idealWidth: 0, idealHeight: 0).scaledToFit()
    }
    FrameExpectation(100, 80)("size 0 80") {
      Color.red.frame(idealWidth: 0, idealHeight: 20).scaledToFit()
    }
    // A stack's ideal size, 30 x 10.
    FrameExpectation(60, 60)("size 60 20; b 40 0 20 20") {
      HStack(spacing: 0) {
        Color.red.frame(idealWidth: 20)
        Color.red.frame(idealWidth: 10).frame(maxWidth: 20).named("b")
      }.scaledToFit()
    }
    FrameExpectation(100, 100)("size 100 25") {
      Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)
    }
  }

  @Test func reportedSizeIsTheChilds() {
    FrameExpectation(100, 100)("size 60 50; a 0 0 60 50") {
      Color.red.named("a").frame(maxWidth: 60).aspectRatio(2, contentMode: .fit)
    }
    FrameExpectation(100, 100)("size 70 20; a 0 0 70 20") {
      Color.red.frame(width: 70, height: 20).named("a").aspectRatio(1, contentMode: .fit)
    }
    FrameExpectation(100, 100)("size 100 100; a 25 40 50 20; c 0 0 100 100") {
      Color.red.frame(width: 50, height: 20).named("a").frame(
        maxWidth: .infinity, maxHeight: .infinity
      )
      .aspectRatio(1, contentMode: .fill).named("c")
    }
    FrameExpectation(100, 40)("size 50 40; a 0 -5 50 50; f 0 0 50 40") {
      Color.red.named("a").aspectRatio(1, contentMode: .fill).frame(width: 50).frame(maxHeight: 40)
        .named("f")
    }
    // Squares in a frame of the other direction, one in the other.
    FrameExpectation(120, 90)("size 120 60; a 30 0 60 60; b 45 0 30 60") {
      fitted(2) {
        fitted(1) { Color.red.named("b").aspectRatio(0.5, contentMode: .fit) }.named("a")
      }
    }
  }

  private func fitted<V: View>(_ ratio: CGFloat, @ViewBuilder _ view: () -> V) -> some View {
    view().frame(maxWidth: .infinity, maxHeight: .infinity).aspectRatio(ratio, contentMode: .fit)
  }

  /// A size without sign, as if none was given; the layout tells.
  @Test func ratiosBelowNothing() {
    var expected = FrameExpectation(100, 40)
    expected.diagnostics = 1
    expected("size 40 40") { fit(-2) }
    expected("size 100 100") { fill(-2) }
  }

  @Test func inStacks() {
    FrameExpectation(100, 40)("size 100 40; a 0 0 40 40; b 40 0 60 40") {
      HStack(spacing: 0) {
        fit(1)
        Color.blue.named("b")
      }
    }
    FrameExpectation(100, 40)("size 100 50; a 0 0 50 50; b 50 5 50 40") {
      HStack(spacing: 0) {
        fill(1)
        Color.blue.named("b")
      }
    }
    FrameExpectation(100, nil)("size 100 25; a 0 0 50 25; b 50 0 50 25") {
      HStack(spacing: 0) {
        fit(2)
        Color.blue.named("b")
      }
    }
    FrameExpectation(100, 200)("size 100 200; a 0 0 100 50; b 0 50 100 150") {
      VStack(spacing: 0) {
        fit(2)
        Color.blue.named("b")
      }
    }
  }

  @Test func circles() {
    FrameExpectation(100, 40)("size 100 40; a 0 0 40 40; b 40 0 60 40") {
      HStack(spacing: 0) {
        Circle().named("a")
        Color.blue.named("b")
      }
    }
    FrameExpectation(nil, 100)("size 10 10") { Circle() }
    FrameExpectation(nil, 4)("size 4 4") { Circle() }
    FrameExpectation(60, 100)("size 60 100; a 0 20 60 60") {
      Circle().named("a").frame(maxHeight: .infinity)
    }
    FrameExpectation(60, 100)("size 60 60") { Circle().fill(.red) }
    FrameExpectation(60, 100)("size 60 60") { Circle().stroke(.red, lineWidth: 4) }
    FrameExpectation(60, 100)("size 60 100") { Capsule().fill(.red) }
    FrameExpectation(60, 100)("size 60 100") { Ellipse().trim(from: 0, to: 0.5) }
  }
}
