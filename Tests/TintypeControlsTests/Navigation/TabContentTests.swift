import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Tabs as content with a type of values, by which those of a selection are understood.
@MainActor
@Suite struct TabContentTests {
  private enum Screen: Hashable, CaseIterable { case home, search, more }

  private func probe(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  private func chosen(_ view: some View, _ names: [String] = ["a", "b", "c"]) -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.device = .iPhoneSE
    let layout = renderer.layout()
    return names.filter { layout[$0] != nil }
  }

  /// Values are written as members of the selection's type, behind modifiers, too.
  @Test func membersAreThoseOfTheSelection() {
    #expect(
      chosen(
        TabView(selection: .constant(Screen.search)) {
          Tab("A", systemImage: "house", value: .home) { probe("a") }
          Tab("B", systemImage: "magnifyingglass", value: .search) { probe("b") }
            .badge(3).customizationID("b")
          Tab(value: .more) {
            probe("c")
          } label: {
            Text("C")
          }
        }) == ["b"])
  }

  @Test func aTabWithoutContentIsInTheBar() {
    #expect(
      chosen(
        TabView {
          Tab {
          } label: {
            probe("a")
          }
          Tab {
          } label: {
            probe("b")
          }
        }) == ["a", "b"])
  }

  @Test func selectionsMayBeOptional() {
    let screen: Screen? = .more
    #expect(
      chosen(
        TabView(selection: .constant(screen)) {
          Tab("A", systemImage: "house", value: .home) { probe("a") }
          Tab("C", systemImage: "ellipsis", value: Screen.more) { probe("c") }
        }) == ["c"])
  }

  @Test func valuesMayBeIntegersAndStrings() {
    #expect(
      chosen(
        TabView(selection: .constant(1)) {
          Tab("A", systemImage: "house", value: 0) { probe("a") }
          Tab("B", systemImage: "bell", value: 1) { probe("b") }
        }) == ["b"])
    #expect(
      chosen(
        TabView(selection: .constant("c")) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Tab(name, systemImage: "house", value: name) { probe(name) }
          }
        }) == ["c"])
  }

  @Test(arguments: [false, true])
  func conditionsDecide(_ isSecond: Bool) {
    let view = TabView(selection: .constant(Screen.search)) {
      Tab("A", systemImage: "house", value: .home) { probe("a") }
      if isSecond {
        Tab("B", systemImage: "bell", value: .search) { probe("b") }
      } else {
        Tab("C", systemImage: "bell", value: .search) { probe("c") }
      }
      if #available(iOS 99, *) {
        Tab("D", systemImage: "bell", value: .more) { probe("d") }
      }
    }
    #expect(chosen(view) == [isSecond ? "b" : "c"])
  }

  @Test func sectionsAndErasedTabsAreTransparent() {
    #expect(
      chosen(
        TabView(selection: .constant(Screen.more)) {
          AnyTabContent(Tab("A", systemImage: "house", value: Screen.home) { probe("a") })
          TabSection("Others") {
            Tab("B", systemImage: "bell", value: .search) { probe("b") }
            Tab("C", systemImage: "ellipsis", value: .more) { probe("c") }
          }
          .sectionActions { Button("Add") {} }
        }) == ["c"])
  }

  private struct Others: TabContent {
    @State private var name = "b"
    @Environment(\.tabTestName) private var inherited

    var body: some TabContent<Screen> {
      Tab("B", systemImage: "bell", value: .search) {
        Color.red.accessibilityIdentifier(name + inherited)
      }
    }
  }

  /// Tabs of one's own have state and an environment, as views have.
  @Test func tabsOfOnesOwn() {
    #expect(
      chosen(
        TabView(selection: .constant(Screen.search)) {
          Tab("A", systemImage: "house", value: .home) { probe("a") }
          Others()
        }
        .environment(\.tabTestName, "ella"), ["b", "bella"]) == ["bella"])
  }

  /// The value of a tab counts, whatever its content is tagged with.
  @Test func tagsOfContentSayNothing() {
    #expect(
      chosen(
        TabView(selection: .constant(1)) {
          Tab("A", systemImage: "house", value: 0) { probe("a").tag(1) }
          Tab("B", systemImage: "bell", value: 1) { probe("b").tag(0) }
        }) == ["b"])
  }

  @Test func hiddenTabsAreLeftOut() {
    #expect(
      chosen(
        TabView {
          Tab("A", systemImage: "house") { probe("a") }.hidden()
          Tab("B", systemImage: "bell") { probe("b") }.hidden(false)
        }) == ["b"])
  }

  @Test func tabItemsNeedNoTabContent() {
    #expect(
      chosen(
        TabView(selection: .constant(Screen.search)) {
          probe("a").tabItem { Label("A", systemImage: "house") }.tag(Screen.home)
          probe("b").tabItem { Label("B", systemImage: "bell") }.tag(Screen.search)
        }) == ["b"])
  }

  private func picture(_ tab: some TabContent<Never>) throws -> Data {
    let renderer = ImageRenderer(
      content: TabView {
        Tab("A", systemImage: "house") { Color.red }
        tab
      })
    renderer.device = .iPhoneSE
    return try renderer.pngData()
  }

  private var plain: some TabContent<Never> { Tab("B", systemImage: "bell") { Color.blue } }

  @Test func whatShowsNothingChangesNothing() throws {
    let before = try picture(plain)
    let after = try picture(
      plain.customizationID("a").customizationBehavior(.disabled, for: .sidebar)
        .defaultVisibility(.hidden, for: .tabBar).tabPlacement(.pinned)
        .sectionActions { Text("a") }.swipeActions { Text("a") }.contextMenu { Text("a") }
        .draggable("a").dropDestination(for: String.self) { _ in }
        .springLoadingBehavior(.enabled).accessibilityLabel("a").accessibilityValue("a")
        .accessibilityHint("a").accessibilityInputLabels(["a"]))
    #expect(before == after)
  }

  @Test func namesOfDisabledTabsAreFaint() throws {
    #expect(try picture(plain.disabled(false)) == picture(plain))
    #expect(try picture(plain.disabled(true)) != picture(plain))
  }

  @Test func popoversOfTabsShow() throws {
    func layout(_ isPresented: Bool) -> LayoutSnapshot {
      ImageRenderer(
        content: TabView {
          plain.popover(isPresented: .constant(isPresented)) { probe("tip") }
        }
      ).layout()
    }
    #expect(layout(true)["tip"] != nil)
    #expect(layout(false)["tip"] == nil)
  }
}

extension EnvironmentValues {
  private enum TabTestNameKey: EnvironmentKey { static var defaultValue: String { "" } }

  fileprivate var tabTestName: String {
    get { self[TabTestNameKey.self] }
    set { self[TabTestNameKey.self] = newValue }
  }
}
