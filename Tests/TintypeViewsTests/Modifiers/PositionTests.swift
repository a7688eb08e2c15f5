import Testing
import Tintype
import TintypeTestSupport

/// Positions and offsets.
@MainActor
@Suite struct PositionTests {
  @Test func positions() {
    FrameExpectation(100, 50)("size 100 50; p 0 0 100 50; a -5 0 20 10") {
      Color.red.frame(width: 20, height: 10).named("a").position(x: 5, y: 5).named("p")
    }
    FrameExpectation(nil, 50)("size 20 50; a -5 0 20 10") {
      Color.red.frame(width: 20, height: 10).named("a").position(x: 5, y: 5)
    }
    FrameExpectation(100, 50)("a 10 10 100 50") { Color.red.named("a").position(x: 60, y: 35) }
    FrameExpectation(100, 50)("a -10 -5 20 10; o -10 -5 20 10; q 0 0 100 50") {
      Color.red.frame(width: 20, height: 10).named("a").overlay { Color.blue.named("o") }
        .position().overlay { Color.green.named("q") }
    }
    // In a stack it takes its share, as any flexible view.
    FrameExpectation(100, 50)("b 0 0 50 50; a 60 15 20 10; c 50 0 50 50") {
      HStack(spacing: 0) {
        Color.blue.named("b")
        Color.red.frame(width: 20, height: 10).named("a").position(x: 20, y: 20).named("c")
      }
    }
    FrameExpectation(100, 50)("a 43 22 20 10; b 40 20 20 10") {
      Color.red.frame(width: 20, height: 10).named("a").offset(x: 3, y: 2)
        .overlay { Color.blue.named("b") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    FrameExpectation(100, 50)("a 46 14 20 10; b 43 22 20 10") {
      Color.red.frame(width: 20, height: 10).named("a").offset(x: 3, y: -8)
        .overlay { Color.blue.named("b") }.offset(CGSize(width: 3, height: 2))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    FrameExpectation(100, 50)("size 0 0") {
      Color.red.fixedSize().position(x: 4, y: 4).frame(width: 0, height: 0)
    }
  }
}
