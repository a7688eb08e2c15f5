import Testing
import Tintype
import TintypeTestSupport

/// Scroll views: sizes, margins and anchors.
@MainActor
@Suite struct ScrollViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func sizes() {
    FrameExpectation(200, 100)("size 80 100; a 0 0 80 30") { ScrollView { box(80, 30).named("a") } }
    FrameExpectation(200, 100)("size 200 100; a 0 0 200 10") { ScrollView { Color.red.named("a") } }
    FrameExpectation(200, 100)("size 200 30; a 0 0 80 30") {
      ScrollView(.horizontal) { box(80, 30).named("a") }
    }
    FrameExpectation(200, 100)("size 200 100; a 0 0 10 100") {
      ScrollView(.horizontal) { Color.red.named("a") }
    }
    FrameExpectation(nil, nil)("size 80 30; a 0 0 80 30") { ScrollView { box(80, 30).named("a") } }
    FrameExpectation(nil, 20)("size 80 20; a 0 0 80 30") { ScrollView { box(80, 30).named("a") } }
    FrameExpectation(200, 100)("size 200 100; a 60 0 80 30; s 0 0 200 100") {
      ScrollView { box(80, 30).named("a") }.frame(width: 200).named("s")
    }
    FrameExpectation(200, 100)("size 80 30; a 0 0 80 30") {
      ScrollView([]) { box(80, 30).named("a") }
    }
    // Content wider than the view is across its middle.
    FrameExpectation(200, 100)("s 0 0 50 100; a -15 0 80 30") {
      ScrollView { box(80, 30).named("a") }.frame(width: 50).named("s")
    }
    FrameExpectation(200, 100)("a 0 0 20 20; b 20 0 30 8; size 200 20") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box(20, 20).named("a")
          Spacer(minLength: 30).overlay { Color.blue }
        }
        .overlay(alignment: .topTrailing) { box(30, 8).named("b") }
      }
    }
    FrameExpectation(200, 100)("size 200 100; a 0 0 10 10; b 0 18 10 10") {
      ScrollView([.horizontal, .vertical]) {
        Color.red.named("a")
        Color.red.named("b")
      }
    }
  }

  /// A modifier of all that a scroll view shows is applied once, around the stack, and that of a stack's content each.
  @Test func aModifierOfSeveralViewsIsAppliedOnce() {
    let boxes = AnyView(ForEach(["a", "b"], id: \.self) { box(10, 10).named($0) }).padding(5)
    FrameExpectation(100, 200)("a 5 5 10 10; b 5 23 10 10") { ScrollView { boxes } }
    FrameExpectation(100, 200)("a 5 5 10 10; b 5 33 10 10") { ScrollView { VStack { boxes } } }
    FrameExpectation(100, 200)("a 5 5 10 10; b 5 33 10 10; size 20 48") { VStack { boxes } }
  }

  @Test func inStacks() {
    FrameExpectation(100, 200)("h 0 0 100 20; s 0 20 100 150; f 0 170 100 30; a 0 20 100 500") {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20).named("h")
        ScrollView { Color.red.frame(height: 500).named("a") }.named("s")
        Color.blue.frame(height: 30).named("f")
      }
    }
    FrameExpectation(100, 200)("s 0 0 100 20; t 0 20 100 180; a 0 0 300 20; b 0 20 100 10") {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { box(300, 20).named("a") }.named("s")
        ScrollView { Color.red.named("b") }.named("t")
      }
    }
    FrameExpectation(100, 100)("s 0 0 50 100; t 50 0 50 100; a 0 0 50 10") {
      HStack(spacing: 0) {
        ScrollView { Color.red.named("a") }.named("s")
        ScrollView { Color.red }.named("t")
      }
    }
    FrameExpectation(100, 200)("size 40 200; s 0 0 40 200; i 0 0 40 60; a 0 0 90 60") {
      ScrollView {
        ScrollView(.horizontal) { box(90, 60).named("a") }.frame(width: 40).named("i")
      }.named("s")
    }
    FrameExpectation(100, 200)("size 100 60; s 0 0 100 60") {
      ScrollView { box(90, 60) }.frame(maxWidth: .infinity).fixedSize(
        horizontal: false, vertical: true
      )
      .named("s")
    }
  }

  @Test func margins() {
    FrameExpectation(100, 100)("size 100 100; a 10 10 80 10") {
      ScrollView { Color.red.named("a") }.contentMargins(10)
    }
    FrameExpectation(100, 100)("a 10 0 10 100; s 0 0 100 100") {
      ScrollView(.horizontal) { Color.red.named("a") }.contentMargins(.leading, 10).named("s")
    }
    FrameExpectation(100, 100)("a 80 0 10 100; s 0 0 100 100") {
      ScrollView(.horizontal) { Color.red.named("a") }.contentMargins(.leading, 10).named("s")
        .defaultScrollAnchor(.topLeading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    // The length of the container is that inside the margins.
    FrameExpectation(100, 100)("a 10 5 80 90") {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a")
      }.contentMargins(.horizontal, 10, for: .scrollContent)
        .contentMargins(.vertical, 5, for: .scrollContent)
    }
    FrameExpectation(100, 100)("a 0 0 80 40") {
      ScrollView { Color.red.frame(height: 40).named("a") }.contentMargins(.bottom, 15)
        .frame(width: 80)
    }
  }

  @Test func anchors() {
    FrameExpectation(100, 100)("a 0 -200 100 300") {
      ScrollView { Color.red.frame(height: 300).named("a") }.defaultScrollAnchor(.bottom)
    }
    FrameExpectation(100, 100)("a 0 -100 100 300") {
      ScrollView { Color.red.frame(height: 300).named("a") }.defaultScrollAnchor(.center)
    }
    FrameExpectation(100, 100)("a -200 0 300 100") {
      ScrollView(.horizontal) { Color.red.frame(width: 300).named("a") }
        .defaultScrollAnchor(.trailing)
    }
    FrameExpectation(100, 100)("a -100 -300 300 400") {
      ScrollView([.horizontal, .vertical]) { box(300, 400).named("a") }
        .defaultScrollAnchor(.bottom)
    }
    FrameExpectation(100, 100)("a -200 0 300 100") {
      ScrollView(.horizontal) { Color.red.frame(width: 300).named("a") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    FrameExpectation(100, 100)("a 0 -220 100 300") {
      ScrollView { Color.red.frame(height: 300).named("a") }.contentMargins(.bottom, 20)
        .defaultScrollAnchor(.bottom)
    }
    // Of an outer and an inner one the inner counts; other scroll views have none.
    FrameExpectation(100, 100)("a 0 0 100 300") {
      ScrollView { Color.red.frame(height: 300).named("a") }.defaultScrollAnchor(.top)
        .defaultScrollAnchor(.bottom)
    }
  }
}
