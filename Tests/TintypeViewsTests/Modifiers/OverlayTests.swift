import Testing
import Tintype
import TintypeTestSupport

/// Views above one another, overlays, backgrounds and positions.
@MainActor
@Suite struct OverlapRuleTests {
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

  @Test func placementOffersTheOverlapsSize() {
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

  @Test func overlaysMeetRealGuidesOfThePrimary() {
    let box = Color.red.frame(width: 40, height: 20)
    // 10 from the primary's own leading guide, and the middle of the dot there.
    FrameExpectation(nil, nil)("size 40 20; o 5 5 10 10") {
      box.alignmentGuide(.leading) { _ in 10 }.overlay(alignment: .leading) {
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { $0.width / 2 }
          .named("o")
      }
    }
    FrameExpectation(nil, nil)("size 56 36; o 38 29 20 10") {
      box.padding(8).background(alignment: .bottomTrailing) {
        Color.blue.frame(width: 20, height: 10).alignmentGuide(.trailing) { $0[.trailing] - 2 }
          .alignmentGuide(.bottom) { $0[VerticalAlignment.center] + 2 }.named("o")
      }
    }
    // Guides of the secondary do not come out.
    FrameExpectation(nil, nil)("size 50 40; b 0 20 50 20") {
      VStack(alignment: .leading, spacing: 0) {
        box.overlay { Color.blue.alignmentGuide(.leading) { _ in 15 } }
        Color.green.frame(width: 50, height: 20).named("b")
      }
    }
    // But those of the primary do, from inside an overlay in a background.
    FrameExpectation(nil, nil)("size 65 40; b 15 20 50 20") {
      VStack(alignment: .leading, spacing: 0) {
        box.alignmentGuide(.leading) { _ in 15 }.overlay { Color.blue }.background { Color.blue }
        Color.green.frame(width: 50, height: 20).named("b")
      }
    }
  }

  @Test func secondariesAreOfferedThePrimarysSize() {
    FrameExpectation(100, 100)("size 40 20; a 0 0 40 20; b 0 15 40 5; c 10 0 20 20") {
      Color.red.frame(width: 40, height: 20).named("a")
        .overlay(alignment: .bottom) { Color.blue.frame(height: 5).named("b") }
        .background { Circle().named("c") }
    }
    // The group is aligned as one: 20 x 30 at the top trailing corner.
    FrameExpectation(100, 100)("b 80 0 20 10; c 85 0 10 30") {
      Color.red.overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 20, height: 10).alignmentGuide(VerticalAlignment.center) { _ in 0 }
          .named("b")
        Color.green.frame(width: 10, height: 30).alignmentGuide(VerticalAlignment.center) { _ in 0 }
          .named("c")
      }
    }
    FrameExpectation(100, 100)("b 45 35 20 30; c 35 35 10 30") {
      Color.red.overlay {
        HStack(spacing: 0) {
          Color.green.frame(width: 10).named("c")
          Color.blue.frame(width: 20, height: 30).named("b")
        }.fixedSize()
      }
    }
    // A spacer in an overlay has no axis.
    FrameExpectation(100, 100)("s 0 0 100 100") {
      HStack { Color.red.overlay { Spacer().named("s") } }
    }
    FrameExpectation(100, 100)("d 0 49.5 100 1; e 49.5 0 1 100") {
      HStack {
        Color.red.overlay { Divider().named("d") }
          .overlay { HStack { Divider().named("e") } }
      }
    }
  }

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
