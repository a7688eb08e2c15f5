import Testing
import Tintype
import TintypeTestSupport

/// Room around views.
@MainActor
@Suite struct PaddingTests {
  @Test func paddings() {
    FrameExpectation(100, 50)("size 100 50; a 16 0 68 50") {
      Color.red.named("a").padding(.horizontal)
    }
    FrameExpectation(100, 50)("size 100 50; a 0 0 84 50") {
      Color.red.named("a").padding([.trailing])
    }
    FrameExpectation(20, 20)("size 60 60; a 30 30 0 0") { Color.red.named("a").padding(30) }
    FrameExpectation(nil, nil)("size 0 0; a -10 -10 10 10") {
      Color.red.frame(width: 10, height: 10).named("a").padding(-10)
    }
    FrameExpectation(0, 0)("size 20 20; a 10 10 0 0") {
      Color.red.named("a").padding(15).padding(-5).background(.blue)
        .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }
  }

  /// Sixteen points, whatever the kind.
  @Test func scenePaddingIsSixteenPoints() {
    let box = Color.red.frame(width: 20, height: 10)
    FrameExpectation(nil, nil)("size 52 42; a 16 16 20 10") { box.named("a").scenePadding() }
    FrameExpectation(nil, nil)("size 52 10; a 16 0 20 10") {
      box.named("a").scenePadding(.horizontal)
    }
    FrameExpectation(nil, nil)("size 20 26; a 0 16 20 10") {
      box.named("a").scenePadding(.minimum, edges: .top)
    }
  }
}
