import Testing
import Tintype
import TintypeTestSupport

/// Bars, what reaches under them and who sees them.
@MainActor
@Suite struct SafeAreaTests {
  private let window = FrameExpectation(
    window: CGSize(width: 100, height: 200),
    insets: EdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 10))

  private func bar(_ height: CGFloat) -> some View { Color.blue.frame(height: height) }

  @Test func root() {
    window("a 5 20 85 150") { Color.red.named("a") }
    window("a 37.5 85 20 20") { Color.red.frame(width: 20, height: 20).named("a") }
    // Too large: it overflows the free part equally.
    window("a -12.5 -5 120 200") { Color.red.frame(width: 120, height: 200).named("a") }
    window("a 37.5 66 20 20; b 37.5 94 20 30") {
      Color.red.frame(width: 20, height: 20).named("a")
      Color.red.frame(width: 20, height: 30).named("b")
    }
  }

  @Test func ignoredEdges() {
    window("a 0 0 100 200") { Color.red.named("a").ignoresSafeArea() }
    window("a 5 0 85 170") { Color.red.named("a").ignoresSafeArea(edges: .top) }
    window("a 0 20 100 150") { Color.red.named("a").ignoresSafeArea(edges: .horizontal) }
    window("a 5 20 85 150") { Color.red.named("a").ignoresSafeArea(.keyboard) }
    window("a 5 20 85 180") { Color.red.named("a").ignoresSafeArea(.container, edges: .bottom) }
    window("a 0 0 100 200") { Color.red.named("a").edgesIgnoringSafeArea(.all) }
    window("a 5 0 85 200") {
      Color.red.named("a").ignoresSafeArea(edges: .top).ignoresSafeArea(edges: .bottom)
    }
    window("a 10 25 75 140") { Color.red.named("a").ignoresSafeArea().padding(5) }
    window("a 5 5 90 190") { Color.red.named("a").padding(5).ignoresSafeArea() }
    // The parent's layout does not change.
    window("a 5 0 85 120; b 5 120 85 50") {
      VStack(spacing: 0) {
        Color.red.named("a").ignoresSafeArea(edges: .top)
        bar(50).named("b")
      }
    }
    window("a 5 0 85 70; b 0 70 100 50; c 5 120 85 80") {
      VStack(spacing: 0) {
        Color.red.named("a").ignoresSafeArea(edges: .vertical)
        bar(50).named("b").ignoresSafeArea()
        Color.red.named("c").ignoresSafeArea(edges: .vertical)
      }
    }
    // It touches no boundary.
    window("a 37.5 85 20 20") {
      Color.red.frame(width: 20, height: 20).named("a").ignoresSafeArea()
    }
    window("a 5 0 20 20") {
      Color.red.frame(width: 20, height: 20).named("a").frame(maxHeight: .infinity, alignment: .top)
        .ignoresSafeArea(edges: .top).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func insets() {
    window("a 5 20 85 112; b 5 140 85 30") {
      Color.red.named("a").safeAreaInset(edge: .bottom) { bar(30).named("b") }
    }
    // What ignores the safe area runs below the bar and to the window's edge.
    window("a 0 0 100 200; b 5 140 85 30") {
      Color.red.named("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
        bar(30).named("b")
      }
    }
    window("a 15 60 65 70; b 15 100 65 30") {
      Color.red.named("a").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(30).named("b") }
        .frame(height: 70).padding(.horizontal, 10).overlay { EmptyView() }
    }
  }

  @Test func insetAlignment() {
    FrameExpectation(100, 100)("size 100 100; a 30 0 40 90; b 0 90 20 10") {
      Color.red.frame(width: 40).named("a").frame(maxWidth: .infinity)
        .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 20, height: 10).named("b")
        }
    }
    // The bar's guide meets that of the primary, which is 40 of 100 wide.
    FrameExpectation(100, 100)("size 40 100; a 0 0 40 90; b 20 90 20 10") {
      Color.red.frame(width: 40).named("a")
        .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
          Color.blue.frame(width: 20, height: 10).named("b")
        }
    }
    FrameExpectation(100, 100)("size 60 100; a 10 10 40 90; b 10 0 60 10") {
      Color.red.frame(width: 40).named("a")
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 60, height: 10).named("b")
        }
    }
    FrameExpectation(100, 100)("size 100 40; a 0 0 65 40; b 75 15 25 10") {
      Color.red.frame(height: 40).named("a").safeAreaInset(edge: .trailing, spacing: 10) {
        Color.blue.frame(width: 25, height: 10).named("b")
      }
    }
    FrameExpectation(100, 100)("size 100 40; a 35 0 65 40; b 0 15 25 10") {
      Color.red.frame(height: 40).named("a").safeAreaInset(edge: .trailing, spacing: 10) {
        Color.blue.frame(width: 25, height: 10).named("b")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    // The bar gets what the primary's least leaves, and the primary the rest.
    FrameExpectation(100, 100)("size 100 100; a 0 0 100 60; b 0 60 100 40") {
      Color.red.frame(minHeight: 60).named("a").safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.named("b")
      }
    }
    FrameExpectation(nil, nil)("size 30 28; a 0 0 30 10; b 0 18 30 10") {
      Color.red.frame(idealWidth: 30).named("a").safeAreaInset(edge: .bottom) {
        Color.blue.named("b")
      }
    }
    // Bars of several views overlap.
    FrameExpectation(100, 100)("a 0 0 100 80; b 0 80 100 20; c 45 85 10 10") {
      Color.red.named("a").safeAreaInset(edge: .bottom, spacing: 0) {
        bar(20).named("b")
        Color.green.frame(width: 10, height: 10).named("c")
      }
    }
  }

  @Test func insetsShowNoGuidesAndNoPriority() {
    FrameExpectation(100, 40)("a 0 0 50 30; c 50 0 50 40") {
      HStack(spacing: 0) {
        Color.red.named("a").layoutPriority(1).safeAreaInset(edge: .bottom, spacing: 0) { bar(10) }
        Color.green.named("c")
      }
    }
    FrameExpectation(nil, nil)("a 0 0 20 10; c 0 20 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 7 }.named("a")
          .safeAreaInset(edge: .bottom, spacing: 0) { bar(10) }
        Color.green.frame(width: 10, height: 10).named("c")
      }
    }
    FrameExpectation(nil, nil)("a 0 0 20 10; c 0 10 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 7 }.named("a")
          .ignoresSafeArea()
        Color.green.frame(width: 10, height: 10).named("c")
      }
    }
  }

  @Test func paddings() {
    FrameExpectation(100, 100)("size 100 100; a 16 16 68 68") {
      Color.red.named("a").safeAreaPadding()
    }
    FrameExpectation(100, 100)("a 0 16 100 84") { Color.red.named("a").safeAreaPadding(.top) }
    FrameExpectation(100, 100)("a 7 0 86 100") {
      Color.red.named("a").safeAreaPadding(.horizontal, 7)
    }
    FrameExpectation(100, 100)("a 3 0 97 100") {
      Color.red.named("a").safeAreaPadding(.trailing, 3).environment(
        \.layoutDirection, .rightToLeft)
    }
    FrameExpectation(nil, nil)("size 40 30; a 10 10 20 10") {
      Color.red.frame(width: 20, height: 10).named("a").safeAreaPadding(10)
    }
    // What ignores the safe area covers the padding, and what is below it not.
    FrameExpectation(100, 100)("a 0 0 100 100; b 12 12 76 76") {
      ZStack {
        Color.blue.named("a").ignoresSafeArea()
        Color.red.named("b")
      }.safeAreaPadding(12)
    }
    window("a 0 0 100 200; b 17 32 61 126") {
      ZStack {
        Color.blue.named("a").ignoresSafeArea()
        Color.red.named("b")
      }.safeAreaPadding(12)
    }
  }

  @Test func readersSeeTheInsets() {
    window("t 5 20 20 30; l 5 50 5 10") {
      GeometryReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: proxy.safeAreaInsets.top, height: proxy.safeAreaInsets.bottom)
            .named("t")
          Color.red.frame(
            width: proxy.safeAreaInsets.leading, height: proxy.safeAreaInsets.trailing
          )
          .named("l")
        }
      }
    }
    window("t 5 20 20 68") {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.safeAreaInsets.top, height: proxy.safeAreaInsets.bottom)
          .named("t")
      }.safeAreaInset(edge: .bottom) { bar(30) }
    }
  }
}
