import Testing
import Tintype
import TintypeTestSupport

/// Default gaps, and which modifiers keep them.
@MainActor
@Suite struct StackSpacingTests {
  private func bar(_ height: CGFloat = 10) -> some View { Color.red.frame(height: height) }

  @Test func spacersTouch() {
    FrameExpectation(100, 10)("size 100 10; a 0 0 46 10; b 54 0 46 10") {
      HStack {
        Color.red.named("a")
        Spacer()
        Color.red.named("b")
      }
    }
    FrameExpectation(100, 10)("size 100 10; a 0 0 38 10; b 62 0 38 10") {
      HStack(spacing: 8) {
        Color.red.named("a")
        Spacer()
        Color.red.named("b")
      }
    }
    // The lower end of the inner stack is its spacer's.
    FrameExpectation(nil, nil)("a 0 15 10 10; size 10 25") {
      VStack {
        VStack(spacing: 0) {
          bar()
          Spacer(minLength: 5)
        }
        bar().named("a")
      }
    }
    // Beside the stack, its spacer does not count.
    FrameExpectation(nil, nil)("a 18 0 10 -") {
      HStack(alignment: .top) {
        VStack(spacing: 0) {
          bar()
          Spacer(minLength: 5)
        }
        bar().named("a")
      }
    }
    FrameExpectation(nil, nil)("b 0 30 10 10") {
      VStack {
        bar()
        Spacer().frame(height: 20)
        bar().named("b")
      }
    }
    FrameExpectation(nil, nil)("b 0 27 10 10") {
      VStack {
        bar()
        Spacer(minLength: 4).padding(.top, 5)
        bar().named("b")
      }
    }
    // One edge of the Spacer's stack is shown by a container that is no stack.
    FrameExpectation(nil, nil)("b 0 14 10 10") {
      VStack {
        bar()
        ZStack {
          Spacer(minLength: 4).layoutPriority(3); bar(4)
        }
        bar().named("b")
      }
    }
  }

  @Test func zeroSpacingReaches() {
    struct Tight: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews.forEach { $0.place(at: bounds.origin, proposal: proposal) }
      }
      func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
    }
    FrameExpectation(nil, nil)("a 0 0 10 10; b 0 10 10 10; c 0 20 10 10; d 0 38 10 10") {
      VStack {
        Tight { Color.red }.named("a")
        Tight { Color.red }.named("b")
        bar().named("c")
        bar().named("d")
      }
    }
    // A frame across keeps the spacing along the stack; a frame along it resets.
    FrameExpectation(nil, nil)("b 0 10 10 10; c 0 20 5 10; d 0 38 10 10; e 0 50 10 10") {
      VStack(alignment: .leading) {
        Tight { Color.red }
        bar().named("b")
        Tight { Color.red }.frame(width: 5).named("c")
        Tight { Color.red }.frame(height: 10).named("d").padding(.top, 8).padding(.bottom, 2)
        Tight { Color.red }.padding(.leading, 0).named("e")
      }
    }
  }

  @Test func modifiersKeepTheSpacing() {
    func third(_ view: some View) -> some View {
      VStack {
        bar()
        view
        bar().named("b")
      }
    }
    // Spacer(minLength: 4) with gaps 0 and 0, 8 and 8, or one of each.
    let spacer = Spacer(minLength: 4)
    FrameExpectation(nil, nil)("b 0 14 10 10") { third(spacer.offset(y: 3)) }
    FrameExpectation(nil, nil)("b 0 14 10 10") { third(spacer.overlay { Color.red }) }
    FrameExpectation(nil, nil)("b 0 14 10 10") { third(spacer.background { Color.red }) }
    FrameExpectation(nil, nil)("b 0 14 10 10") { third(spacer.fixedSize()) }
    FrameExpectation(nil, nil)("b 0 14 10 10") { third(spacer.opacity(0).clipped()) }
    FrameExpectation(nil, nil)("b 0 14 - 10") { third(spacer.frame(width: 40)) }
    FrameExpectation(nil, nil)("b 0 14 10 10") { third(spacer.padding(.horizontal, 0)) }
    FrameExpectation(nil, nil)("b 0 14 - 10") { third(spacer.padding(.horizontal, 2)) }
    FrameExpectation(nil, nil)("b 0 24 10 10") { third(spacer.padding(.bottom, 2)) }
    FrameExpectation(nil, nil)("b 0 34 10 10") { third(spacer.padding(.vertical, 2)) }
    FrameExpectation(nil, nil)("b - 30 - 10") { third(spacer.position(x: 0, y: 0)) }
    FrameExpectation(nil, nil)("b 0 14 10 10") { third(Group { spacer }) }
    FrameExpectation(nil, nil)("b - 30 - 10") {
      third(HStack { EmptyView() }.frame(width: 4).overlay { Color.red }.frame(minHeight: 4))
    }
  }
}
