import Testing
import Tintype

/// Views as tutorials write them: that they compile is most of the test.
@MainActor
@Suite struct ContainerNameTests {
  private struct Pair<A: View, B: View>: View {
    let content: TupleView<(A, B)>
    init(@ViewBuilder content: () -> TupleView<(A, B)>) { self.content = content() }
    var body: some View {
      HStack {
        content.value.0
        Divider()
        content.value.1
      }
    }
  }

  private struct Trailing<C: View>: ToolbarContent {
    let content: C
    var body: some ToolbarContent { item }
    var item: ToolbarItem<(), C> { ToolbarItem(placement: .topBarTrailing) { content } }
  }

  private func texts(_ view: some View) -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.device = .iPhone15
    return renderer.layout().nodes(kind: "Text").flatMap(\.lines)
  }

  @Test func aTupleOfViewsHasItsTypesName() {
    let pair = Pair {
      Text("a")
      Text("b")
    }
    #expect(texts(pair) == ["a", "b"])
    #expect(texts(VStack { TupleView((Text("c"), Text("d"), 3)) }) == ["c", "d"])
  }

  @Test func aTupleKnowsHowManyViewsItStandsFor() {
    #expect(TupleView<(Text, Text)>.staticElementCount == 2)
    #expect(TupleView<(Text, TupleView<(Text, Color)>)>.staticElementCount == 3)
    #expect(TupleView<(Text, ForEach<[Int], Int, Text>)>.staticElementCount == nil)
  }

  @Test func aToolbarItemHasItsTypesName() {
    let screen = NavigationStack { Text("x").toolbar { Trailing(content: Text("b")) } }
    #expect(Set(texts(screen)) == ["x", "b"])
  }

  /// Without an `else` the builder is given nothing that names a type.
  @Test func aToolbarItemMayBeLeftOut() {
    func screen(_ isShown: Bool) -> some View {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem { Text("a") }
          if isShown { ToolbarItem { Text("b") } }
        }
      }
    }
    #expect(Set(texts(screen(true))) == ["x", "a", "b"])
    #expect(Set(texts(screen(false))) == ["x", "a"])
  }

  @Test func dividedViewsHaveLinesBetween() {
    let split = HSplitView {
      Text("a")
      VSplitView {
        Text("b")
        Text("c")
      }
    }
    let renderer = ImageRenderer(content: split)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    #expect(renderer.layout().nodes(kind: "Divider").count == 2)
  }

  private struct Own: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(10) }
  }

  @Test func aMenuStyleOfOnesOwnChangesTheMenu() {
    func size(_ view: some View) -> CGSize { ImageRenderer(content: view).layout().size }
    let menu = Menu("M") { Button("a") {} }
    let (plain, padded) = (size(menu), size(menu.menuStyle(Own())))
    #expect(padded == CGSize(width: plain.width + 20, height: plain.height + 20))
    #expect(size(menu.menuStyle(.borderlessButton)) == plain)
    #expect(size(menu.menuStyle(BorderlessButtonMenuStyle())) == plain)
  }

  @Test func aPickerMayNameItsChoice() {
    let picker = Picker(selection: .constant(1)) {
      Text("one").tag(1)
    } label: {
      Text("Number")
    } currentValueLabel: {
      Text("first")
    }
    #expect(texts(picker) == ["first"])
    let titled = Picker("N", selection: .constant(1)) {
      Text("one").tag(1)
    } currentValueLabel: {
      Text("now")
    }
    #expect(texts(titled) == ["now"])
  }

  @Test func suggestionsCanBeHidden() {
    func screen(_ visibility: Visibility) -> some View {
      NavigationStack {
        List { Text("x") }
          .searchable(text: .constant("a"), isPresented: .constant(true))
          .searchSuggestions { Text("suggested") }
          .searchSuggestions(visibility, for: .content)
      }
    }
    #expect(texts(screen(.visible)).contains("suggested"))
    #expect(!texts(screen(.hidden)).contains("suggested"))
  }
}
