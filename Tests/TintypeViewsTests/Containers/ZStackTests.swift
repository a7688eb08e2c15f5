import Testing
import Tintype
import TintypeTestSupport

/// Views above one another.
@MainActor
@Suite struct ZStackTests {
  @Test func unionOfAlignedFrames() {
    FrameExpectation(200, 200)("size 50 60; a 0 10 50 50; b 5 0 20 20") {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 50, height: 50).named("a")
        Color.blue.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 10 }
          .alignmentGuide(.leading) { _ in -5 }.named("b")
      }
    }
    FrameExpectation(200, 200)("size 70 50; a 20 0 50 50; b 0 10 30 30") {
      ZStack(alignment: .leading) {
        Color.red.frame(width: 50, height: 50).named("a")
        Color.blue.frame(width: 30, height: 30).alignmentGuide(.leading) { _ in 20 }.named("b")
      }
    }
  }

  @Test func prioritiesDecideTheSize() {
    FrameExpectation(100, 100)(
      "size 100 100; a 0 0 100 100; z 35 40 30 20; b 35 40 30 20; c 35 40 30 20"
    ) {
      ZStack {
        Color.red.named("a")
        ZStack {
          Color.blue.frame(width: 30, height: 20).layoutPriority(1).named("b")
          Color.green.named("c")
        }.named("z")
      }
    }
    // The one of the higher priority is the smaller.
    FrameExpectation(100, 100)("size 30 20; a -15 -10 60 40; b 0 0 30 20; c 0 0 30 20") {
      ZStack {
        Color.red.frame(width: 60, height: 40).named("a")
        Color.blue.frame(width: 30, height: 20).layoutPriority(1).named("b")
        Color.green.layoutPriority(-1).named("c")
      }
    }
    // Negative priorities: the highest present counts.
    FrameExpectation(100, 100)("size 30 20; a 0 0 30 20") {
      ZStack {
        Color.red.layoutPriority(-2).named("a")
        Color.blue.frame(width: 30, height: 20).layoutPriority(-1)
      }
    }
    // A spacer's priority is the lowest of all.
    FrameExpectation(100, 100)("size 30 20; s 0 0 30 20") {
      ZStack {
        Spacer().named("s")
        Color.blue.frame(width: 30, height: 20)
      }
    }
    // References of those that do not count lie outside.
    FrameExpectation(100, 100)("size 30 20; a 0 0 60 40; b 0 0 30 20") {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 60, height: 40).named("a")
        Color.blue.frame(width: 30, height: 20).layoutPriority(1).named("b")
      }
    }
  }

  @Test func placementProposesTheOverlapsSize() {
    FrameExpectation(nil, nil)("size 50 30; a 0 0 50 30; b 0 0 50 30; c 10 0 30 30") {
      ZStack {
        Color.red.named("a")
        Rectangle().frame(width: 50, height: 30).named("b")
        Circle().named("c")
      }
    }
    FrameExpectation(200, 100)("size 50 100; a 0 0 50 100; b 0 35 50 30") {
      ZStack {
        Color.red.named("a")
        Rectangle().frame(width: 50, height: 30).named("b")
      }.fixedSize(horizontal: true, vertical: false)
    }
    FrameExpectation(nil, nil)("size 60 30; h 0 5 60 20; a 0 5 35 20; b 35 5 25 20") {
      ZStack {
        HStack(spacing: 0) {
          Color.red.named("a")
          Color.blue.frame(width: 25, height: 20).named("b")
        }.frame(height: 20).named("h")
        Color.green.frame(width: 60, height: 30)
      }
    }
  }
}
