import Testing
import Tintype
import TintypeTestSupport

/// Frames in frames, and their guides.
@MainActor
@Suite struct FrameTests {
  private var box: some View { Color.red.frame(width: 20, height: 10) }

  @Test func framesMeetGuidesOfTheirChild() {
    FrameExpectation(nil, nil)("size 100 50; a -5 40 20 10") {
      box.alignmentGuide(.leading) { _ in 5 }.named("a")
        .frame(width: 100, height: 50, alignment: .bottomLeading)
    }
    FrameExpectation(nil, nil)("a 50 20 20 10") {
      box.alignmentGuide(HorizontalAlignment.center) { _ in 0 }.named("a")
        .frame(width: 100, height: 50)
    }
    // The frame shows where its child's guide is: at 0 here.
    FrameExpectation(nil, nil)("size 100 20; a -5 0 20 10; b 0 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        box.alignmentGuide(.leading) { _ in 5 }.named("a").frame(width: 100, alignment: .leading)
        box.named("b")
      }
    }
    // And at 40 + 5 where the child is in the middle.
    FrameExpectation(nil, nil)("size 100 20; a 40 0 20 10; b 45 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        box.alignmentGuide(.leading) { _ in 5 }.named("a").frame(width: 100)
        box.named("b")
      }
    }
    FrameExpectation(nil, nil)("a 3 7 20 10; b 17 27 20 10") {
      VStack(alignment: .leading, spacing: 10) {
        box.alignmentGuide(.leading) { $0[.trailing] }.named("a")
          .padding(EdgeInsets(top: 7, leading: 3, bottom: 0, trailing: 90))
          .alignmentGuide(.top) { _ in 40 }
          .offset(x: 0)
        box.alignmentGuide(.leading) { d in d[.trailing] / 2 - 4 }.named("b")
      }
    }
  }

  @Test func oversizedChildrenOverflowByAlignment() {
    FrameExpectation(nil, nil)("size 10 4; a -10 -6 20 10") {
      box.named("a").frame(width: 10, height: 4, alignment: .bottomTrailing)
    }
    FrameExpectation(nil, nil)("size 10 4; a -5 0 20 10") {
      box.named("a").frame(width: 10, height: 4, alignment: .top)
    }
    FrameExpectation(50, 50)("size 10 50; a -5 20 20 10") {
      box.named("a").frame(width: 10).frame(maxHeight: .infinity)
    }
    FrameExpectation(50, 50)("size 60 50; f 0 20 60 10; a 40 20 20 10") {
      box.named("a").frame(minWidth: 60, maxWidth: .infinity, alignment: .trailing).named("f")
        .frame(maxHeight: .infinity)
    }
  }

  @Test func nestedFrames() {
    FrameExpectation(200, 100)("size 200 100; a 50 25 100 50") {
      Color.red.frame(maxWidth: 100, maxHeight: 50).named("a")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    FrameExpectation(nil, nil)("size 70 30; a 0 0 70 30") {
      Color.red.named("a").frame(idealWidth: 70, idealHeight: 30)
    }
    FrameExpectation(100, nil)("size 100 30; a 0 0 100 30") {
      Color.red.named("a").frame(idealWidth: 70, idealHeight: 30)
    }
    FrameExpectation(100, 100)("size 70 30; a 0 0 70 30") {
      Color.red.named("a").frame(idealWidth: 70, idealHeight: 30).fixedSize()
    }
    FrameExpectation(100, 100)("size 70 100; a 0 0 70 100") {
      Color.red.named("a").frame(idealWidth: 70, idealHeight: 30)
        .fixedSize(horizontal: true, vertical: false)
    }
    // The ideal width wins over the larger maximum of the outer frame, and its minimum over both.
    FrameExpectation(nil, nil)("size 90 30; a 0 0 90 30") {
      Color.red.named("a").frame(idealWidth: 70, idealHeight: 30)
        .frame(minWidth: 90, maxWidth: .infinity)
    }
    FrameExpectation(nil, nil)("size 50 10; a 0 0 50 10") {
      Color.red.named("a").frame(idealWidth: 70).frame(maxWidth: 50)
    }
    FrameExpectation(40, 40)("size 40 40; a -30 15 100 10") {
      Color.red.frame(width: 100, height: 10).named("a")
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
    // Only a maximum: as large as the child below the maximum.
    FrameExpectation(40, 40)("size 100 40; a 0 15 100 10") {
      Color.red.frame(width: 100, height: 10).named("a").frame(maxWidth: 300, maxHeight: .infinity)
    }
    FrameExpectation(40, 40)("size 70 40; a -15 15 100 10") {
      Color.red.frame(width: 100, height: 10).named("a").frame(maxWidth: 70, maxHeight: .infinity)
    }
    FrameExpectation(0, 0)("size 15 0; a 0 0 15 0") { Color.red.named("a").frame(minWidth: 15) }
    FrameExpectation(0, 0)("size 20 0; a 0 -5 20 10") {
      box.named("a").frame(maxWidth: 50, minHeight: 0)
    }
  }

  /// A frame that is asked for its ideal asks its child again without a length where it may be smaller or larger.
  @Test func theIdealIsMeasuredAgainAtPlacement() {
    func row() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(idealWidth: 30).named("a")
        Color.blue.frame(idealWidth: 10).named("b")
      }
    }
    FrameExpectation(nil, 10)("size 40 10; a 0 0 30 10; b 30 0 10 10") {
      row().frame(minWidth: 20, maxWidth: 100)
    }
    // At a bound it is proposed the frame's own length: 60 is divided equally.
    FrameExpectation(nil, 10)("size 60 10; a 0 0 30 10; b 30 0 30 10") {
      row().frame(minWidth: 60, maxWidth: 100)
    }
    FrameExpectation(nil, 10)("size 20 10; a 0 0 10 10; b 10 0 10 10") {
      row().frame(minWidth: 0, maxWidth: 20)
    }
    FrameExpectation(nil, 10)("size 40 10; a 0 0 20 10; b 20 0 20 10") {
      row().frame(minWidth: 20, idealWidth: 40, maxWidth: 100)
    }
  }
}
