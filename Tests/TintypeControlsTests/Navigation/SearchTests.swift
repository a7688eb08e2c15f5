import Testing
import Tintype

/// Search fields: at rest where they were placed, and while somebody searches.
@MainActor
@Suite struct SearchTests {
  private func layout<Content: View>(
    on device: Device = PresentedScene.phone, @ViewBuilder _ content: () -> Content
  ) -> LayoutSnapshot {
    PresentedScene.layout(
      NavigationStack {
        content()
      }, on: device)
  }

  private var content: some View {
    Color.red.accessibilityIdentifier("a").navigationTitle("Fruit")
      .navigationBarTitleDisplayMode(.inline)
  }

  /// `Rules/Navigation#Search`.
  @Test func positionsAtRest() {
    let bottom = layout { content.searchable(text: .constant("")) }
    #expect(bottom.frame("a") == CGRect(x: 0, y: 64, width: 375, height: 667 - 64 - 76))
    let drawer = layout {
      content.searchable(
        text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
    }
    #expect(drawer.frame("a") == CGRect(x: 0, y: 124, width: 375, height: 543))
    let tablet = layout(on: .iPadPro11) { content.searchable(text: .constant("")) }
    #expect(tablet.frame("a")?.maxY == 1174)
  }

  /// A button at the end of the bar instead of a field; elsewhere fields stay.
  @Test func searchesAtTheBottomMayBeButtons() {
    func texts(_ behavior: SearchToolbarBehavior, _ device: Device) -> Int {
      layout(on: device) {
        content.searchable(text: .constant("")).searchToolbarBehavior(behavior)
      }.nodes(kind: "Text").count { $0.lines == ["Search"] }
    }
    #expect(texts(.automatic, PresentedScene.phone) == 1)
    #expect(texts(.minimize, PresentedScene.phone) == 0)
    #expect(texts(.minimize, .iPadPro11) == 1)
    let button = layout {
      content.searchable(text: .constant("")).searchToolbarBehavior(.minimize)
    }.nodes(kind: "Image").first?.frame
    #expect((button?.midX ?? 0) > 300)
    let around = PresentedScene.layout(
      NavigationStack { content }.searchable(text: .constant(""))
        .searchToolbarBehavior(.minimize))
    #expect(around.nodes(kind: "Text").count { $0.lines == ["Search"] } == 0)
  }

  /// A menu among the toolbar's items is that of the title, and no item.
  @Test func titlesMayHaveTheirMenuInTheToolbar() {
    let bar = layout {
      content.toolbar {
        ToolbarTitleMenu { Button("Rename") {} }
        ToolbarItem(placement: .topBarTrailing) { Text("Edit") }
      }
    }
    #expect(bar.nodes(kind: "Image").count == 1)
    #expect(bar.nodes(kind: "Text").flatMap(\.lines).contains("Edit"))
    #expect(!bar.nodes(kind: "Text").flatMap(\.lines).contains("Rename"))
  }

  /// `Rules/Navigation#Search`: a search around a stack is that of its first screen.
  @Test func aSearchAroundAStackIsItsFirstScreens() {
    func end(path: [Int]) -> CGFloat? {
      PresentedScene.layout(
        NavigationStack(path: .constant(path)) {
          content.navigationDestination(for: Int.self) { _ in
            Color.blue.accessibilityIdentifier("b")
          }
        }.searchable(text: .constant(""))
      ).frame(path.isEmpty ? "a" : "b")?.maxY
    }
    #expect(end(path: []) == 591)
    #expect(end(path: [1]) == 667)
  }

  /// `Rules/Navigation#Search`: what belongs to a search around a stack shows on the first screen too.
  @Test func scopesAndSuggestionsAroundAStackAreItsFirstScreens() {
    func shown(_ inner: String?, hidden: Visibility = .automatic) -> [String] {
      let stack = NavigationStack { content }
      let layout = PresentedScene.layout(
        VStack {
          if let inner { stack.searchSuggestions { Text(inner) } } else { stack }
        }
        .searchSuggestions { Text("Plum") }
        .searchSuggestions(hidden, for: .content)
        .searchScopes(.constant(0)) { Text("Nuts").tag(0) }
        .searchable(text: .constant(""), isPresented: .constant(true)))
      return layout.nodes(kind: "Text").flatMap(\.lines).filter { $0 != "Search" }.sorted()
    }
    #expect(shown(nil) == ["Nuts", "Plum"])
    #expect(shown("Pear") == ["Nuts", "Pear"])
    #expect(shown(nil, hidden: .hidden) == ["Nuts"])
    #expect(shown("Pear", hidden: .hidden) == ["Nuts"])
  }

  /// Where items leave too little space, a button stands for the field.
  @Test func crowdedBarsHaveAButton() {
    func hasPrompt(beside count: Int) -> Bool {
      let layout = layout {
        content.searchable(text: .constant(""), prompt: "Find").toolbar {
          ToolbarItem(placement: .bottomBar) {
            Color.clear.frame(width: CGFloat(count) * 50, height: 20)
          }
        }
      }
      return layout.nodes(kind: "Text").contains { $0.lines == ["Find"] }
    }
    #expect(hasPrompt(beside: 1) && !hasPrompt(beside: 5))
  }

  /// A field of a bottom bar stands where the toolbar has it, and takes all space that there is.
  @Test func fieldsAmongItems() {
    func positions<Items: ToolbarContent>(
      @ToolbarContentBuilder _ items: () -> Items
    ) -> [CGFloat?] {
      let layout = layout {
        content.searchable(text: .constant(""), prompt: "Find").toolbar(content: items)
      }
      let prompt = layout.nodes(kind: "Text").first { $0.lines == ["Find"] }
      return [
        layout.frame("l")?.midX, prompt.map { $0.frame.minX.rounded() },
        layout.frame("r")?.midX,
      ]
    }
    let (left, right) = (
      ToolbarItem(placement: .bottomBar) { icon("l") },
      ToolbarItem(placement: .bottomBar) { icon("r") }
    )
    let field = DefaultToolbarItem(kind: .search, placement: .bottomBar)
    let space = ToolbarSpacer(placement: .bottomBar)
    let alone = positions { field }
    // Items of 48 at 28 from the sides, and gaps of 12.
    #expect(alone[1] != nil && alone[0] == nil && alone[2] == nil)
    let last: CGFloat = 375 - 28 - 24
    #expect(positions { right } == [nil, alone[1], last])
    let beside: CGFloat? = alone[1].map { $0 + 60 }
    let both: [CGFloat?] = [52, beside, last]
    let between = positions {
      left
      space
      field
      space
      right
    }
    #expect(between == both)
  }

  private func icon(_ name: String) -> some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
  }

  /// The bar gives way, and content ends 60 above a lower edge that nothing covers.
  @Test func searching() {
    let plain = layout {
      content.searchable(text: .constant(""), isPresented: .constant(true))
    }
    #expect(plain.frame("a") == CGRect(x: 0, y: 10, width: 375, height: 597))
    let scoped = layout {
      content.searchable(text: .constant(""), isPresented: .constant(true))
        .searchScopes(.constant(1)) {
          Text("All").tag(1)
          Text("New").tag(2)
        }
    }
    #expect(scoped.frame("a")?.minY == 54)
    #expect(scoped.nodes(kind: "Text").flatMap(\.lines).contains("New"))
  }

  @Test func scopesWait() {
    let layout = layout {
      content.searchable(text: .constant("")).searchScopes(.constant(1)) { Text("New").tag(1) }
        .searchSuggestions { Text("Apple") }
    }
    let texts = layout.nodes(kind: "Text").flatMap(\.lines)
    #expect(!texts.contains("New"))
    #expect(!texts.contains("Apple"))
  }

  @Test func suggestionsAndTokens() {
    struct Token: Identifiable { let id: String }
    let layout = layout {
      content.searchable(
        text: .constant("ap"), tokens: .constant([Token(id: "red")]),
        isPresented: .constant(true)
      ) { Text($0.id) }
      .searchSuggestions { Text("Apple").searchCompletion("apple") }
    }
    let texts = layout.nodes(kind: "Text").flatMap(\.lines)
    #expect(texts.contains("Apple"))
    #expect(texts.contains("red"))
    #expect(texts.contains("ap"))
  }

  @Test func viewsKnowOfTheSearch() {
    struct Probe: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { Text("searching \(isSearching)") }
    }
    func text(_ isPresented: Bool) -> [String] {
      layout {
        Probe().searchable(text: .constant(""), isPresented: .constant(isPresented))
      }.nodes(kind: "Text").flatMap(\.lines)
    }
    #expect(text(true).contains("searching true"))
    #expect(text(false).contains("searching false"))
  }
}
