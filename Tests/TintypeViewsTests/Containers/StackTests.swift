import Testing
import Tintype
import TintypeTestSupport

/// Priorities, gaps, guides and lengths across of stacks.
@MainActor
@Suite struct StackTests {
  @Test func priorityGroupsReserveMinimums() {
    FrameExpectation(300, 40)(
      "size 300 40; a 0 0 140 40; b 150 0 60 40; s 220 20 20 0; c 250 0 50 40"
    ) {
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 40).named("a")
        Color.blue.frame(width: 60).layoutPriority(2).named("b")
        Spacer(minLength: 20).named("s")
        Color.green.frame(minWidth: 10, maxWidth: 50).layoutPriority(1).named("c")
      }
    }
  }

  @Test func spacersOfDifferentMinimums() {
    FrameExpectation(100, 50)("size 100 20; a 30 0 50 20") {
      HStack(spacing: 0) {
        Spacer(minLength: 30)
        Color.red.frame(width: 50, height: 20).named("a")
        Spacer(minLength: 10)
      }
    }
    // 160 are taken of 100.
    FrameExpectation(100, 50)("size 160 20; a 70 0 50 20") {
      HStack(spacing: 0) {
        Spacer(minLength: 70)
        Color.red.frame(width: 50, height: 20).named("a")
        Spacer(minLength: 40)
      }
    }
  }

  @Test func negativeGaps() {
    FrameExpectation(100, 20)("size 100 20; a 0 0 40 20; b 30 0 40 20; c 60 0 40 20") {
      HStack(spacing: -10) {
        Color.red.named("a")
        Color.green.named("b")
        Color.blue.named("c")
      }
    }
    FrameExpectation(nil, nil)("size 10 10; a 0 0 10 10; b 0 0 10 10; c 0 0 10 10") {
      HStack(spacing: -10) {
        Color.red.named("a")
        Color.green.named("b")
        Color.blue.named("c")
      }
    }
    FrameExpectation(nil, nil)("size 10 10; a 0 0 30 10; b -20 0 30 10") {
      HStack(spacing: -50) {
        Color.red.frame(width: 30).named("a")
        Color.green.frame(width: 30).named("b")
      }
    }
    FrameExpectation(0, 0)("size 0 0; a 0 0 6.66667 0; b -3.33333 0 6.66667 0") {
      HStack(spacing: -10) {
        Color.red.named("a")
        Color.green.named("b")
        Color.blue.named("c")
      }
    }
  }

  @Test func crossLengthOfThePlacement() {
    FrameExpectation(nil, 100)("size 70 15; a 0 0 70 10; b 0 10 70 5") {
      VStack(spacing: 0) {
        Color.red.frame(width: 70, height: 10).named("a")
        Color.blue.frame(height: 5).named("b")
      }
    }
    FrameExpectation(100, nil)("size 100 40; a 0 0 70 40; b 70 0 30 40") {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.frame(width: 30, height: 40).named("b")
      }
    }
    // The ratio of a is met only where a height is known, at the placement.
    FrameExpectation(nil, nil)("size 30 40; a 0 0 40 40; b 40 0 20 40") {
      HStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit).named("a")
        Color.blue.frame(width: 20, height: 40).named("b")
      }
    }
    FrameExpectation(nil, nil)("size 80 28; a 0 0 80 10; b 0 18 80 10; c 0 18 40 10") {
      VStack(spacing: 8) {
        Color.red.frame(width: 80, height: 10).named("a")
        HStack(spacing: 0) {
          Color.blue.named("c")
          Color.blue.frame(height: 4)
        }.named("b")
      }
    }
  }

  @Test func baselinesOfNestedStacks() {
    func column(_ guide: VerticalAlignment) -> some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).alignmentGuide(guide) { _ in 4 }
        Color.red.frame(width: 20, height: 20).alignmentGuide(guide) { _ in 15 }
      }.named("v")
    }
    FrameExpectation(nil, nil)("size 30 76; v 0 46 20 30; c 20 0 10 50") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        column(.firstTextBaseline)
        Color.blue.frame(width: 10, height: 50).named("c")
      }
    }
    FrameExpectation(nil, nil)("size 30 55; v 0 25 20 30; c 20 0 10 50") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        column(.lastTextBaseline)
        Color.blue.frame(width: 10, height: 50).named("c")
      }
    }
    // A guide of the other baseline is not asked for.
    FrameExpectation(nil, nil)("size 30 50; v 0 20 20 30; c 20 0 10 50") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        column(.firstTextBaseline)
        Color.blue.frame(width: 10, height: 50).named("c")
      }
    }
  }

  @Test func guideLineBelongsToTheExtent() {
    FrameExpectation(nil, nil)("size 40 40; a 0 20 20 20; b 20 20 20 20") {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in -20 }.named("a")
        Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in -20 }.named("b")
      }
    }
    FrameExpectation(nil, nil)("size 40 30; a 0 0 20 20; b 20 0 20 20") {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 30 }.named("a")
        Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 30 }.named("b")
      }
    }
    // One static child: the stack vanishes, and the line with it.
    FrameExpectation(nil, nil)("size 20 20; a 0 0 20 20") {
      HStack(alignment: .top) {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 30 }.named("a")
      }
    }
    FrameExpectation(nil, nil)("size 20 30; a 0 0 20 20") {
      HStack(alignment: .top) {
        ForEach(0..<1) { _ in
          Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 30 }.named("a")
        }
      }
    }
  }

  @Test func oneStaticChildKeepsItsPriority() {
    FrameExpectation(100, 10)("a 0 0 80 10; b 80 0 20 10") {
      HStack(spacing: 0) {
        VStack { Color.red.layoutPriority(1).named("a") }
        Color.blue.frame(minWidth: 20).named("b")
      }
    }
    FrameExpectation(100, 10)("a 0 0 80 10; b 80 0 20 10") {
      HStack(spacing: 0) {
        ZStack { VStack { HStack { Color.red.layoutPriority(1).named("a") } } }
        Color.blue.frame(minWidth: 20).named("b")
      }
    }
    FrameExpectation(100, 10)("a 0 0 50 10; b 50 0 50 10") {
      HStack(spacing: 0) {
        VStack { if true { Color.red.layoutPriority(1).named("a") } }
        Color.blue.frame(minWidth: 20).named("b")
      }
    }
    FrameExpectation(100, 10)("a 0 0 50 10; b 50 0 50 10") {
      HStack(spacing: 0) {
        AnyLayout(VStackLayout()) { Color.red.layoutPriority(1).named("a") }
        Color.blue.frame(minWidth: 20).named("b")
      }
    }
  }

  @Test func prioritiesPassWhatIsNoLayout() {
    func pair(_ first: some View) -> some View {
      HStack(spacing: 0) {
        first.named("a")
        Color.blue.frame(minWidth: 20).named("b")
      }
    }
    let color = Color.red.layoutPriority(1)
    let first = "a 0 0 80 10; b 80 0 20 10"
    let shared = "a 0 0 50 10; b 50 0 50 10"
    FrameExpectation(100, 10)(first) { pair(color.opacity(0.5)) }
    FrameExpectation(100, 10)(first) { pair(color.clipped().foregroundStyle(.red)) }
    FrameExpectation(100, 10)(first) { pair(color.background { Color.black }) }
    FrameExpectation(100, 10)(first) { pair(color.overlay { Color.black.layoutPriority(-3) }) }
    FrameExpectation(100, 10)(first) { pair(color.fixedSize(horizontal: false, vertical: false)) }
    FrameExpectation(100, 10)(first) { pair(color.alignmentGuide(.leading) { _ in 3 }) }
    FrameExpectation(100, 10)(first) { pair(color.zIndex(3).tag(2).id(4)) }
    FrameExpectation(100, 10)(first) { pair(color.border(.red).shadow(radius: 2)) }
    FrameExpectation(100, 10)(first) { pair(color.rotationEffect(.degrees(20)).scaleEffect(2)) }
    FrameExpectation(100, 10)(first) {
      pair(color.mask { Color.black }.drawingGroup().geometryGroup())
    }
    FrameExpectation(100, 10)(first) { pair(Group { color }) }
    FrameExpectation(100, 10)(first) { pair(color.offset(x: 0)) }
    FrameExpectation(100, 10)(first) { pair(color.hidden()) }
    FrameExpectation(100, 10)(shared) { pair(color.frame(minWidth: 0)) }
    FrameExpectation(100, 10)(shared) { pair(color.frame(height: 10)) }
    FrameExpectation(100, 10)(shared) { pair(color.padding(0)) }
    FrameExpectation(100, 10)(shared) {
      pair(color.aspectRatio(nil, contentMode: .fill).frame(height: 10))
    }
  }
}
