import Testing
import Tintype
import TintypeTestSupport

/// Lengths by the container: windows, scroll views, stacks of screens, and what is not a container.
@MainActor
@Suite struct ContainerRelativeFrameTests {
  private let window = FrameExpectation(
    window: CGSize(width: 200, height: 400),
    insets: EdgeInsets(top: 40, leading: 0, bottom: 60, trailing: 0))

  private func half(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    Color.red.containerRelativeFrame(axes) { length, _ in length / 2 }.named("a")
  }

  @Test func windows() {
    window("a 50 115 100 150") { half() }
    window("a 50 65 100 250") { half(.horizontal).frame(height: 250) }
    // What stands between it and the window does not count.
    window("a 0 0 100 150") {
      VStack(spacing: 0) { half() }.frame(width: 10, height: 10).padding(3).position(x: 50, y: 35)
    }
    window("a - - 100 150") { GeometryReader { _ in half() }.frame(width: 30, height: 30) }
    window("a - - 100 150") { Grid { GridRow { half() } }.frame(width: 30, height: 30) }
    FrameExpectation(80, 60)("size 40 30; a 0 0 40 30") { half() }
  }

  @Test func counts() {
    let scroll = FrameExpectation(430, 100)
    func row(_ axes: Axis.Set, _ count: Int, _ span: Int, _ spacing: CGFloat) -> some View {
      ScrollView(axes) {
        Color.red.containerRelativeFrame(axes, count: count, span: span, spacing: spacing).named(
          "a")
      }
    }
    scroll("a 0 0 100 100") { row(.horizontal, 4, 1, 10) }
    scroll("a 0 0 320 100") { row(.horizontal, 4, 3, 10) }
    scroll("a 0 0 430 100") { row(.horizontal, 4, 4, 10) }
    scroll("a 0 0 430 100") { row(.horizontal, 1, 1, 10) }
    // No parts are one.
    scroll("a 0 0 430 100") { row(.horizontal, 0, 1, 10) }
    scroll("a 0 0 430 45") { row(.vertical, 2, 1, 10) }
    // Both axes, and a child smaller than its frame.
    scroll("f 0 0 210 45; a 200 20 10 5") {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 10, height: 5).named("a")
          .containerRelativeFrame(
            [.horizontal, .vertical], count: 2, spacing: 10, alignment: .trailing
          )
          .named("f")
      }
    }
    scroll("f 0 0 215 20; a 215 0 10 20") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(height: 20).containerRelativeFrame(.horizontal, count: 2, spacing: 0)
            .named("f")
          Color.red.frame(width: 10, height: 20).named("a")
        }
      }
    }
  }

  @Test func nearestContainerWins() {
    FrameExpectation(200, 100)("a 0 25 40 50") {
      ScrollView {
        ScrollView(.horizontal) { half() }.frame(width: 80, height: 100)
      }
    }
    FrameExpectation(200, 100)("a 20 0 40 50; s 0 0 80 100") {
      ScrollView { half(.horizontal).frame(height: 50) }.frame(width: 80).named("s")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    // A stack of screens inside a scroll view that gives it a height.
    FrameExpectation(200, 100)("a 25 15 50 30") {
      NavigationStack { half() }.frame(width: 100, height: 60)
    }
    // Overlays and backgrounds of a container are beside it.
    FrameExpectation(200, 100)("a -40 -15 100 50") {
      ScrollView { Color.blue }.frame(width: 20, height: 20).overlay { half() }
    }
    FrameExpectation(200, 100)("a -40 -15 100 50") {
      NavigationStack { Color.blue }.frame(width: 20, height: 20).background { half() }
    }
    // But inside it, they are.
    FrameExpectation(200, 100)("a 5 5 10 10") {
      NavigationStack { Color.blue.overlay { half() } }.frame(width: 20, height: 20)
    }
    FrameExpectation(200, 100)("a 50 25 100 50") {
      VStack { Color.blue }.safeAreaInset(edge: .bottom) { EmptyView() }.overlay { half() }
    }
  }

  @Test func safeAreaOfTheContainer() {
    FrameExpectation(200, 100)("a 20 0 160 100") {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a")
      }.safeAreaPadding(.horizontal, 20)
    }
    FrameExpectation(200, 100)("a 0 0 200 70; b 0 70 200 30") {
      ScrollView { Color.red.containerRelativeFrame(.vertical).named("a") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).named("b") }
    }
    window("a 0 40 200 300") {
      ScrollView { Color.red.containerRelativeFrame(.vertical).named("a") }
    }
    window("a 0 40 200 150") { ScrollView { half(.vertical) } }
  }

  @Test func inStacks() {
    // Brothers are not considered.
    FrameExpectation(200, 100)("a -25 0 100 100; b 75 0 150 100") {
      HStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.5 }.named("a")
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.75 }.named("b")
      }.frame(width: 200)
    }
    FrameExpectation(200, 100)("a 0 0 100 100; b 100 0 100 100") {
      HStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.5 }.named("a")
        Color.red.named("b")
      }
    }
  }
}
