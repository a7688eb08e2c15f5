import Testing
import Tintype
import TintypeTestSupport

/// Overlays and backgrounds.
@MainActor
@Suite struct OverlayTests {
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

  @Test func thePrimarysSizeIsProposedToSecondaries() {
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
}
