import Testing
import Tintype
import TintypeTestSupport

/// Modifiers of screens, in a window of 200 x 500 points with a status bar of 50 and a home indicator of 30.
///
/// A bar begins at the status bar's end and is 54 points high, a large title 52 more, a tab bar 83 from the
/// lower edge.
@MainActor
@Suite struct NavigationModifierTests {
  private let phone = FrameExpectation(
    window: CGSize(width: 200, height: 500),
    insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))

  private var content: some View { Color.red.named("a") }

  /// Says in its width which appearance it is shown in.
  private struct Item: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Color.red.frame(width: scheme == .dark ? 30 : 20, height: 20).named("i")
    }
  }

  @Test func navigationBarTitleMakesABar() {
    phone("a 0 50 200 420") { NavigationStack { content } }
    phone("a 0 156 200 314") { NavigationStack { content.navigationBarTitle("T") } }
    phone("a 0 156 200 314") { NavigationStack { content.navigationBarTitle(Text("T")) } }
    phone("a 0 104 200 366") {
      NavigationStack { content.navigationBarTitle("T", displayMode: .inline) }
    }
    phone("a 0 104 200 366") {
      NavigationStack { content.navigationBarTitle(Text("T"), displayMode: .inline) }
    }
    phone("a 0 104 200 366") {
      NavigationStack { content.navigationBarTitle(String("T"), displayMode: .inline) }
    }
  }

  @Test func navigationBarHiddenTakesTheBarAway() {
    phone("a 0 50 200 420") {
      NavigationStack { content.navigationTitle("T").navigationBarHidden(true) }
    }
    phone("a 0 156 200 314") {
      NavigationStack { content.navigationTitle("T").navigationBarHidden(false) }
    }
  }

  /// A large title among the items of the bar takes no more space than a small one.
  @Test func aLargeTitleStandsInTheBar() throws {
    let renderer = ImageRenderer(
      content: NavigationStack {
        Color.red.named("c").navigationTitle("Home").toolbarTitleDisplayMode(.inlineLarge)
          .toolbar { Button("Add", systemImage: "plus") {} }
      })
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    let layout = renderer.layout()
    #expect(try #require(layout["c"]).frame == CGRect(x: 0, y: 64, width: 400, height: 236))
    var title: CGRect?
    layout.root.visit { if $0.lines == ["Home"] { title = $0.frame } }
    let frame = try #require(title)
    #expect(frame.minX == 16 && abs(frame.midY - 32) < 1 && frame.height > 40)
  }

  /// A subtitle stands below the large title in the bar, which grows downwards.
  @Test func aSubtitleInTheBarIsBelowTheItems() throws {
    let renderer = ImageRenderer(
      content: NavigationStack {
        Color.red.named("c").navigationTitle("Home").navigationSubtitle("Three rooms")
          .toolbarTitleDisplayMode(.inlineLarge)
      })
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    let layout = renderer.layout()
    var lines: [String: CGRect] = [:]
    layout.root.visit { node in for line in node.lines { lines[line] = node.frame } }
    let (title, subtitle) = (try #require(lines["Home"]), try #require(lines["Three rooms"]))
    #expect(title.minY == 10 && subtitle.minY == title.maxY && subtitle.minX == 16)
    #expect(try #require(layout["c"]).frame.minY == 64 + subtitle.height)
  }

  @Test func toolbarTitleDisplayModeMakesTheTitleSmall() {
    phone("a 0 104 200 366") {
      NavigationStack { content.navigationTitle("T").toolbarTitleDisplayMode(.inline) }
    }
    phone("a 0 156 200 314") {
      NavigationStack { content.navigationTitle("T").toolbarTitleDisplayMode(.large) }
    }
  }

  @Test func toolbarVisibilityHidesOneBar() {
    phone("a 0 50 200 420") {
      NavigationStack {
        content.navigationTitle("T").toolbarVisibility(.hidden, for: .navigationBar)
      }
    }
    phone("a 0 156 200 314") {
      NavigationStack {
        content.navigationTitle("T").toolbarVisibility(.visible, for: .navigationBar)
      }
    }
    phone("a 0 50 200 420") {
      TabView { content.toolbarVisibility(.hidden, for: .tabBar).tabItem { Text("x") } }
    }
    phone("a 0 50 200 367") {
      TabView { content.toolbarVisibility(.visible, for: .tabBar).tabItem { Text("x") } }
    }
  }

  @Test(arguments: [Visibility.hidden, .visible])
  func hidingTheBottomBarKeepsTheTitle(_ visibility: Visibility) {
    phone(visibility == .hidden ? "a 0 156 200 314" : "a 0 156 200 268; i 90 438 20 20") {
      NavigationStack {
        content.navigationTitle("T")
          .toolbar { ToolbarItem(placement: .bottomBar) { Item() } }
          .toolbar(visibility, for: .bottomBar)
      }
    }
  }

  /// An item stands in a circle of 44 points, 16 from the side and right below the status bar.
  @Test func navigationBarItemsStandAtTheEnds() {
    phone("a 0 104 200 366; i 28 62 20 20") {
      NavigationStack { content.navigationBarItems(leading: Item()) }
    }
    phone("a 0 104 200 366; i 152 62 20 20") {
      NavigationStack { content.navigationBarItems(trailing: Item()) }
    }
    phone("a 0 104 200 366; l 28 62 20 20; i 152 62 20 20") {
      NavigationStack {
        content.navigationBarItems(
          leading: Color.blue.frame(width: 20, height: 20).named("l"), trailing: Item())
      }
    }
  }

  @Test func toolbarColorSchemeIsThatOfTheBar() {
    // A picture of 30 is on a plate of 44.
    phone("i 147 62 30 20") {
      NavigationStack {
        content.navigationBarItems(trailing: Item()).toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    // What is below the bar keeps its own.
    phone("i 90 - 20 20") {
      NavigationStack {
        ZStack { Item() }.frame(maxWidth: .infinity).navigationTitle("T")
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
  }

  @Test func navigationSplitViewColumnWidthIsThatOfTheColumn() {
    var pad = FrameExpectation(nil, nil)
    pad.device = Device.iPadPro11.landscape
    // The panel stands 10 off the leading edge, and the detail begins at its trailing edge.
    func split(_ sidebar: some View) -> some View {
      NavigationSplitView {
        sidebar
      } detail: {
        Color.blue.named("d")
      }
    }
    pad("a 10 - 320 -; d 330 - 864 -") { split(content) }
    pad("a 10 - 200 -; d 210 - 984 -") { split(content.navigationSplitViewColumnWidth(200)) }
    pad("a 10 - 250 -; d 260 - 934 -") {
      split(content.navigationSplitViewColumnWidth(min: 100, ideal: 250, max: 300))
    }
  }

  @Test func containerBackgroundIsBehindTheView() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let clear = Color.clear.frame(width: 20, height: 20)
    #expect(try DrawnView(20, 20) { clear }.isPlain(0..<20, 0..<20, "ffffff"))
    let style = try DrawnView(20, 20) { clear.containerBackground(red, for: .navigation) }
    #expect(style.isPlain(0..<20, 0..<20, "ff0000"))
    let view = try DrawnView(20, 20) {
      clear.containerBackground(for: .navigation, alignment: .bottom) { red.frame(height: 5) }
    }
    #expect(view.isPlain(0..<20, 15..<20, "ff0000") && view.isPlain(0..<20, 0..<15, "ffffff"))
  }
}
