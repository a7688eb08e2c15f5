import Testing
import Tintype
import TintypeDrawing

/// Split views: side by side, over the detail, and collapsed to a stack.
@MainActor
@Suite struct SplitViewTests {
  private func two(
    _ visibility: NavigationSplitViewVisibility, selection: Int? = nil
  ) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      List([1, 2], id: \.self, selection: .constant(selection)) { Text("row \($0)") }
    } detail: {
      Color.blue.accessibilityIdentifier("detail")
    }
  }

  private func three(_ visibility: NavigationSplitViewVisibility) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      Color.red.accessibilityIdentifier("sidebar")
    } content: {
      Color.green.accessibilityIdentifier("content")
    } detail: {
      Color.blue.accessibilityIdentifier("detail")
    }
  }

  private func layout<Content: View>(_ content: Content, on device: Device) -> LayoutSnapshot {
    PresentedScene.layout(content, on: device)
  }

  /// A plain list in a sidebar keeps the margins of a narrow window, 16 inside of the panel.
  @Test func plainListsInSidebarsHaveNarrowMargins() throws {
    let view = NavigationSplitView(columnVisibility: .constant(.all)) {
      List { Color.red.accessibilityIdentifier("row") }.listStyle(.plain)
    } detail: {
      Color.blue
    }
    let row = try #require(layout(view, on: Device.iPadPro13).frame("row"))
    #expect(row.minX == 26 && row.maxX == 314)
  }

  /// The older container has columns where there is space, unless it is to be a stack.
  @Test func navigationViewsHaveColumns() {
    let view = NavigationView {
      Color.red.accessibilityIdentifier("first").navigationTitle("First")
      Color.blue.accessibilityIdentifier("second")
    }
    let wide = layout(view, on: Device.iPadPro11.landscape)
    #expect(wide.frame("first")?.minX == 10 && wide.frame("second")?.minX == 330)
    let high = layout(view, on: .iPadPro11)
    #expect(high.frame("first")?.minX == 10 && high.frame("second")?.width == 834 - 330)
    for stack in [
      layout(view, on: .iPhone15), layout(view.navigationViewStyle(.stack), on: .iPadPro11),
    ] {
      #expect(stack.frame("first") != nil && stack.frame("second") == nil)
    }
  }

  /// `Rules/Navigation#Split-views`: beside the panel in landscape, and in portrait.
  @Test func twoColumns() throws {
    let landscape = Device.iPadPro11.landscape
    #expect(layout(two(.automatic), on: landscape).frame("detail")?.minX == 330)
    #expect(layout(two(.detailOnly), on: landscape).frame("detail")?.minX == 0)
    let portrait = layout(two(.automatic), on: .iPadPro11)
    #expect(portrait.frame("detail")?.minX == 330)
    let list = try #require(portrait.nodes(kind: "List").first).frame
    #expect(abs(list.minY - (32 + 8 + 54)) < 0.01)
    let over = layout(two(.all), on: .iPadPro11)
    #expect(over.frame("detail")?.minX == 0)
    #expect(over.nodes(kind: "List").first?.frame.minX == 10)
    let balanced = layout(
      two(.all).navigationSplitViewStyle(.balanced), on: .iPadPro11)
    #expect(balanced.frame("detail")?.minX == 330)
    let prominent = layout(
      two(.all).navigationSplitViewStyle(.prominentDetail), on: landscape)
    #expect(prominent.frame("detail")?.minX == 0)
  }

  /// `Rules/Navigation#Split-views`: rows of 52, ten between sections, and a capsule with a tinted text.
  @Test func sidebarsHaveRowsOfTheirOwn() throws {
    let view = NavigationSplitView {
      List(selection: .constant(1)) {
        Section { Text("one").tag(1).accessibilityIdentifier("1") }
        Section { Text("two").tag(2).accessibilityIdentifier("2") }
      }
    } detail: {
      Color.white
    }
    let layout = layout(view, on: .iPadPro11)
    let (first, second) = (try #require(layout["1"]).frame, try #require(layout["2"]).frame)
    #expect(abs(second.minY - first.minY - 62) < 0.01)
    let renderer = ImageRenderer(content: view)
    renderer.device = .iPadPro11
    func colors(_ items: [DisplayItem]) -> [RGBA] {
      items.flatMap { item -> [RGBA] in
        switch item {
        case .glyphs(let run): if case .color(let color) = run.paint { [color] } else { [] }
        case .group(let group): colors(group.items)
        default: []
        }
      }
    }
    let texts = try colors(renderer.displayList().items)
    #expect(texts.contains { $0.blue > $0.red + 0.5 })
    #expect(texts.contains { $0.blue < 0.1 })
  }

  @Test func threeColumns() throws {
    let landscape = Device.iPadPro11.landscape
    let automatic = layout(three(.automatic), on: landscape)
    #expect(automatic.frame("sidebar") == nil)
    #expect(automatic.frame("content")?.width == 375)
    #expect(automatic.frame("detail")?.minX == 375.5)
    let all = layout(three(.all), on: landscape)
    #expect(all.frame("sidebar")?.width == 320)
    #expect(all.frame("content")?.minX == 330)
    #expect(all.frame("detail")?.minX == 705.5)
    let portrait = layout(three(.all), on: .iPadPro11)
    #expect(portrait.frame("detail")?.width == 834)
    #expect(portrait.frame("content")?.minX == 330)
  }

  @Test func widthsOfColumns() throws {
    let layout = layout(
      NavigationSplitView {
        Color.red.accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(250)
      } detail: {
        Color.blue.accessibilityIdentifier("detail")
      }, on: Device.iPadPro11.landscape)
    #expect(layout.frame("sidebar")?.width == 250)
    #expect(layout.frame("detail")?.minX == 260)
  }

  /// On a phone a selection shows the detail with its way back, and the author may choose the column.
  @Test func collapsed() {
    let phone = PresentedScene.phone
    #expect(layout(two(.automatic), on: phone).frame("detail") == nil)
    let chosen = layout(two(.automatic, selection: 1), on: phone)
    #expect(chosen.frame("detail") != nil)
    #expect(chosen.nodes(kind: "covered").count == 1)
    func preferred(_ column: NavigationSplitViewColumn) -> LayoutSnapshot {
      layout(
        NavigationSplitView(preferredCompactColumn: .constant(column)) {
          Text("sidebar")
        } content: {
          Text("content")
        } detail: {
          Text("detail")
        }, on: phone)
    }
    #expect(preferred(.sidebar).nodes(kind: "covered").isEmpty)
    #expect(preferred(.content).nodes(kind: "covered").count == 1)
    #expect(preferred(.detail).nodes(kind: "covered").count == 2)
  }

  /// A link's value is what a list is chosen by.
  @Test func linksAreChosenByTheirValues() {
    func layout(_ selection: Int?) -> LayoutSnapshot {
      self.layout(
        NavigationSplitView {
          List(selection: .constant(selection)) {
            NavigationLink("One", value: 1)
            NavigationLink("Two", value: 2)
          }
        } detail: {
          Text("detail")
        }, on: Device.iPadPro11.landscape)
    }
    #expect(layout(nil).nodes(kind: "Capsule").count + 1 == layout(2).nodes(kind: "Capsule").count)
  }

  /// On a phone what chooses has a chevron; a link has its own, and headers and rows without a tag have none.
  @Test func rowsThatLeadOnHaveChevrons() {
    func chevrons(@ViewBuilder _ rows: () -> some View) -> Int {
      let layout = layout(
        NavigationSplitView {
          List(selection: .constant(nil as Int?)) { rows() }
        } detail: {
          Color.white
        }, on: PresentedScene.phone)
      return layout.nodes(kind: "Image").count
    }
    #expect(chevrons { Text("one").tag(1) } == 1)
    #expect(
      chevrons {
        Text("one").tag(1); Text("two").tag(2)
      } == 2)
    #expect(chevrons { ForEach([1, 2], id: \.self) { Text("\($0)") } } == 2)
    #expect(chevrons { Text("none") } == 0)
    #expect(chevrons { NavigationLink("link", value: 1) } == 1)
    #expect(chevrons { NavigationLink("link", value: 1).tag(1) } == 1)
    #expect(
      chevrons {
        Section {
          Text("one").tag(1)
        } header: {
          Text("head").tag(2)
        }
      } == 1)
  }

  /// The stack in a column is the column's own: one bar, and its path goes on where the columns end.
  @Test func stacksInColumns() {
    let split = NavigationSplitView {
      Text("sidebar")
    } detail: {
      NavigationStack(path: .constant([1])) {
        Text("detail").navigationTitle("Detail")
          .navigationDestination(for: Int.self) { Text("pushed \($0)") }
      }
    }
    let landscape = layout(split, on: Device.iPadPro11.landscape)
    #expect(landscape.nodes(kind: "Text").flatMap(\.lines).contains("pushed 1"))
    #expect(landscape.nodes(kind: "covered").count == 1)
  }
}
