import Testing
import Tintype
import TintypeTestSupport

/// `Rules/Tabs`: where the buttons of tab bars stand.
@MainActor
@Suite struct TabBarTests {
  private let phone = FrameExpectation(
    window: CGSize(width: 402, height: 874),
    insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))

  private func icon(_ name: String) -> some View {
    Color.red.frame(width: 20, height: 20).named(name)
  }

  private func tab(_ name: String, role: TabRole? = nil) -> some TabContent<Never> {
    Tab(role: role) {
      Color.blue.named("c")
    } label: {
      icon(name)
    }
  }

  /// Three buttons of 94, overlapping by 8, in the middle of a bar of 274 that ends 21 above the edge.
  @Test func buttonsOverlap() {
    phone("a 105 812 20 20; b 191 812 20 20; d 277 812 20 20; c 0 62 402 729") {
      TabView {
        tab("a")
        tab("b")
        tab("d")
      }
    }
  }

  /// Two tabs on a phone, each by its title and its symbol.
  private func layout(
    _ first: (title: String, symbol: String), _ second: (title: String, symbol: String)
  ) -> LayoutSnapshot {
    let renderer = ImageRenderer(
      content: TabView {
        Tab(first.title, systemImage: first.symbol) { Color.red }
        Tab(second.title, systemImage: second.symbol) { Color.blue }
      })
    renderer.device = .iPhone16Pro
    return renderer.layout()
  }

  /// Icons of any height stand around 20 below their buttons' upper edge, and titles begin at 34.6.
  @Test func iconsAndTitlesStandOnLines() throws {
    let layout = layout(("Map", "map"), ("Archive", "tray.full"))
    let icons = layout.nodes(kind: "Image").map(\.frame)
    let titles = layout.nodes(kind: "Text").map(\.frame)
    try #require(icons.count == 2 && titles.count == 2)
    for icon in icons { #expect(abs(icon.midY - 815) < 0.5) }
    for title in titles { #expect(abs(title.minY - 829.6) < 0.5) }
  }

  /// Titles that are too long for their buttons end before those of their neighbors.
  @Test func longTitlesDoNotMeet() throws {
    let layout = layout(
      ("An exceedingly long title", "house"), ("Another exceedingly long title", "bell"))
    let titles = layout.nodes(kind: "Text").map(\.frame)
    try #require(titles.count == 2)
    #expect(titles[0].maxX <= titles[1].minX)
  }

  /// The bar begins at 21, and the circle ends there on the other side.
  @Test func searchStandsApart() {
    phone("a 62 812 20 20; b 148 812 20 20; s 340 812 20 20") {
      TabView {
        tab("a")
        tab("b")
        tab("s", role: .search)
      }
    }
  }

  /// The bar of a chosen tab that searches becomes its field, beside a circle that leads back.
  @Test(arguments: [false, true])
  func searchReplacesTheTabs(_ isAround: Bool) {
    @TabContentBuilder<Int> var tabs: some TabContent<Int> {
      Tab(value: 0) {
        Color.blue
      } label: {
        icon("a")
      }
      Tab(value: 1, role: .search) {
        NavigationStack {
          if isAround {
            Color.blue.named("c")
          } else {
            Color.blue.named("c").searchable(text: .constant(""), prompt: "Find")
          }
        }
      } label: {
        icon("s")
      }
    }
    // 48 wide from 21 on, in the middle of the bar's 62; content ends where the bar begins.
    phone("a 35 812 20 20; c 0 62 402 729") {
      if isAround {
        TabView(selection: .constant(1)) { tabs }.searchable(text: .constant(""))
      } else {
        TabView(selection: .constant(1)) { tabs }
      }
    }
  }

  /// Without a search there is no field, and other tabs keep their bar.
  @Test func tabsStayWhereNothingIsSearched() {
    phone("a 62 812 20 20; s 340 812 20 20") {
      TabView(selection: .constant(1)) {
        Tab(value: 0) {
          Color.green
        } label: {
          icon("a")
        }
        Tab(value: 1, role: .search) {
          Color.blue
        } label: {
          icon("s")
        }
      }
    }
    phone("a 62 812 20 20; s 340 812 20 20") {
      TabView {
        tab("a")
        Tab(role: .search) {
          NavigationStack { Color.blue.searchable(text: .constant("")) }
        } label: {
          icon("s")
        }
      }
    }
  }

  /// Only the style that has a sidebar shows its button on a tablet.
  @Test func sidebarsHaveAButton() {
    func symbols<S: TabViewStyle>(_ style: S, _ device: Device) -> [String] {
      let renderer = ImageRenderer(
        content: TabView {
          TabSection("Library") { tab("a") }
        }.tabViewStyle(style))
      renderer.device = device
      return renderer.layout().nodes(kind: "Image").map(\.title)
    }
    #expect(symbols(.sidebarAdaptable, .iPadPro11).count == 1)
    #expect(symbols(.automatic, .iPadPro11).isEmpty)
    #expect(symbols(.sidebarAdaptable, .iPhone15).isEmpty)
  }

  /// Another generation has other lengths: nothing but the environment's is asked.
  @Test func lengthsAreTheGenerations() {
    var tabs = TabLengths.iOS26
    tabs.band = 100
    var bars = BarLengths.iOS26
    bars.platter = 60
    bars.sideInset = 30
    let generation = Generation(
      name: "other", palette: .iOS26, controls: .iOS26, lists: .iOS26, bars: bars,
      search: .iOS26, tabs: tabs)
    phone("c 0 116 402 658; i 332 82 20 20") {
      TabView {
        Tab {
          NavigationStack { Color.blue.named("c").toolbar { icon("i") } }
        } label: {
          icon("a")
        }
      }
      .environment(\.generation, generation)
    }
  }

  /// The fifth of six leads to the others; until symbols are drawn freely its own may be reported.
  @Test func tooManyTabsEndWithAnother() {
    let names = ["a", "b", "d", "e", "f", "g"]
    let renderer = ImageRenderer(content: TabView { ForEach(names, id: \.self) { tab($0) } })
    renderer.device = .iPhone16Pro
    let layout = renderer.layout()
    #expect(names.map { layout[$0] != nil } == [true, true, true, true, false, false])
  }

  /// An accessory of 48 and a gap of 8 take space, too.
  @Test func accessoriesStandAboveTheBar() {
    phone("c 0 62 402 673; x 191 749 20 20") {
      TabView { tab("a") }.tabViewBottomAccessory { icon("x") }
    }
    phone("c 0 62 402 729") {
      TabView { tab("a") }.tabViewBottomAccessory(isEnabled: false) { icon("x") }
    }
  }

  /// On a tablet the bar is in the row of the navigation bar, which content without one leaves free.
  @Test func tabletsHaveTheirBarAbove() {
    var pad = FrameExpectation(nil, nil)
    pad.device = .iPadPro11
    pad("c 0 78 834 1096; a - 36 20 20") { TabView { tab("a") } }
    pad("c 0 78 834 1096") {
      TabView {
        Tab {
          NavigationStack { Color.blue.named("c") }
        } label: {
          Text("A")
        }
      }
    }
    pad("c 0 130 834 1044") {
      TabView {
        Tab {
          NavigationStack { Color.blue.named("c").navigationTitle("T") }
        } label: {
          Text("A")
        }
      }
    }
  }
}
