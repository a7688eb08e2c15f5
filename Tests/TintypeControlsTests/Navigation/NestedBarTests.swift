import Testing
import Tintype
import TintypeTestSupport

/// Bars in bars: safe areas of windows, screens, insets and paddings inside one another.
@MainActor
@Suite struct NestedBarTests {
  private let phone = FrameExpectation(
    window: CGSize(width: 200, height: 500),
    insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))

  private func bar(_ height: CGFloat) -> some View { Color.blue.frame(height: height) }
  private var filling: some View {
    Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a")
  }

  @Test func insetsInInsets() {
    // The inner bar is beside the view, the outer one below both.
    phone("a 0 50 200 360; b 0 410 200 20; c 0 430 200 40") {
      Color.red.named("a")
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(20).named("b") }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(40).named("c") }
    }
    phone("a 0 0 200 500; b 0 410 200 20; c 0 430 200 40") {
      Color.red.named("a").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(20).named("b") }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(40).named("c") }
    }
    // A bar whose background runs to the window's edge.
    phone("a 0 50 200 400; b 0 450 200 20; g 0 450 200 50") {
      Color.red.named("a").safeAreaInset(edge: .bottom, spacing: 0) {
        bar(20).named("b").background { Color.green.named("g").ignoresSafeArea() }
      }
    }
    phone("a 0 0 200 470; b 0 50 200 30; c 0 80 200 390") {
      ZStack {
        Color.red.named("a").ignoresSafeArea(edges: .top)
        Color.green.padding(.horizontal, 10).overlay {
          Color.black.padding(.horizontal, 10).named("c")
        }
      }.safeAreaInset(edge: .top, spacing: 0) { bar(30).named("b") }
    }
    phone("a 15 65 170 390; g 0 0 200 500; b 5 55 190 410") {
      Color.red.named("a")
        .background { Color.green.named("g").ignoresSafeArea() }
        .safeAreaPadding(10)
        .background { Color.blue.named("b") }
        .safeAreaPadding(5)
    }
    phone("a 0 50 100 420; b 100 0 100 500") {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.named("b").ignoresSafeArea()
      }
    }
    // Padding takes it away from the edge.
    phone("a 0 60 200 410; b 0 50 200 450") {
      ZStack {
        Color.red.named("a").ignoresSafeArea(edges: .top).padding(.top, 10)
        Color.blue.named("b").ignoresSafeArea(edges: .bottom).frame(maxHeight: .infinity)
      }
    }
  }

  @Test func screens() {
    func stack<V: View>(@ViewBuilder _ view: () -> V) -> some View {
      NavigationStack { view().navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    phone("a 0 104 200 366") { stack { Color.red.named("a") } }
    phone("a 0 0 200 500") { stack { Color.red.named("a").ignoresSafeArea() } }
    phone("a 0 104 200 396") { stack { Color.red.named("a").ignoresSafeArea(edges: .bottom) } }
    phone("a 0 104 200 326; b 0 430 200 40") {
      stack {
        Color.red.named("a").safeAreaInset(edge: .bottom, spacing: 0) { bar(40).named("b") }
      }
    }
    phone("a 0 104 200 80") { stack { ScrollView { Color.red.frame(height: 80).named("a") } } }
    // A bar below the whole stack shortens it.
    phone("a 0 104 200 326; b 0 430 200 40") {
      stack { Color.red.named("a") }.safeAreaInset(edge: .bottom, spacing: 0) { bar(40).named("b") }
    }
    phone("a 0 50 200 367") { TabView { Color.red.named("a").tabItem { Text("x") } } }
    phone("a 0 104 200 313") { TabView { stack { Color.red.named("a") }.tabItem { Text("x") } } }
    phone("a 0 0 200 500") {
      TabView { stack { Color.red.named("a").ignoresSafeArea() }.tabItem { Text("x") } }
    }
    phone("a 0 50 200 420") {
      TabView { Color.red.named("a").tabItem { Text("x") } }.tabViewStyle(.page)
    }
  }

  @Test func lengths() {
    phone("a 0 50 200 420") { filling }
    phone("a 0 50 200 420") {
      VStack { filling }.frame(height: 10, alignment: .top).frame(
        maxHeight: .infinity, alignment: .top)
    }
    // The length of a scroll view is without its own bars.
    phone("a 0 50 200 380") {
      ScrollView { filling }.safeAreaInset(edge: .bottom, spacing: 0) { bar(40) }
    }
    phone("a 12 62 176 396") {
      ScrollView([.horizontal, .vertical]) { filling }.safeAreaPadding(12)
    }
    phone("a 0 50 200 367") { TabView { ScrollView { filling }.tabItem { Text("x") } } }
    phone("a 0 104 200 366") {
      NavigationStack {
        ScrollView { filling }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    // Half of a scroll view that ignores the lower edge.
    phone("a 0 50 200 225") {
      ScrollView { Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 0).named("a") }
        .ignoresSafeArea(edges: .bottom)
    }
    phone("a 0 80 60 100") {
      VStack(alignment: .leading, spacing: 0) {
        bar(30)
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.3 }.named("a")
        }.frame(height: 100)
        Spacer()
      }
    }
  }
}
