import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Names that draw something, as people write them.
@MainActor
@Suite struct LookNameTests {
  private func layout(_ view: some View, width: CGFloat = 300) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: 400)
    return renderer.layout()
  }

  private func size(_ view: some View) -> CGSize { layout(view).size }

  @Test func aLabelHasTheGapAndTheSlotThatWereChosen() throws {
    let label = Label {
      Text("a").named("title")
    } icon: {
      Color.red.frame(width: 10, height: 10).named("icon")
    }
    func positions(_ view: some View) throws -> (icon: CGFloat, title: CGFloat) {
      let layout = layout(view.fixedSize())
      let icon = try #require(layout.root.first { $0.identifier == "icon" })
      let title = try #require(layout.root.first { $0.identifier == "title" })
      return (icon.frame.minX, title.frame.minX)
    }
    #expect(try positions(label) == (0, 18))
    #expect(try positions(label.labelIconToTitleSpacing(3)) == (0, 13))
    #expect(try positions(label.labelReservedIconWidth(30)) == (10, 38))
    let row = List { label.labelIconToTitleSpacing(2).labelReservedIconWidth(40) }
    let (icon, title) = try positions(row.frame(width: 300, height: 400))
    #expect(abs(title - icon - (40 - 15 + 2)) < 0.001)
  }

  @Test func aFlexibleButtonTakesTheWidth() {
    let button = Button("Go") {}.buttonStyle(.borderedProminent)
    #expect(size(button.buttonSizing(.flexible)).width == 300)
    #expect(size(button.buttonSizing(.fitted)) == size(button))
    #expect(size(Button("Go") {}.buttonStyle(.glass).buttonSizing(.flexible)).width == 300)
    #expect(size(Button("Go") {}.buttonSizing(.flexible)) == size(Button("Go") {}))
  }

  @Test func aLinkMayHaveNoMark() {
    func rows(_ visibility: Visibility) -> [LayoutNode] {
      layout(
        List {
          NavigationLink("Go", value: 1).navigationLinkIndicatorVisibility(visibility)
        }
      ).nodes(kind: "Image")
    }
    #expect(rows(.automatic).count == 1)
    #expect(rows(.hidden).isEmpty)
  }

  @Test func aSectionHasTheMarginsThatWereChosen() throws {
    func row(_ edges: Edge.Set, _ length: CGFloat?) throws -> CGRect {
      let list = List {
        Section { Color.red.named("row").listRowInsets(EdgeInsets()) }
          .listSectionMargins(edges, length)
      }
      return try #require(layout(list).root.first { $0.identifier == "row" }).frame
    }
    let usual = try row(.all, nil)
    let wide = try row(.horizontal, 0)
    #expect(wide.minX == 0 && wide.width == 300 && wide.minY == usual.minY)
    #expect(try row(.leading, 50).minX == 50)
    #expect(try row(.leading, 50).maxX == usual.maxX)
    #expect(try row(.top, 7).minY == 7)
  }

  @Test func aSectionOfASidebarShowsThatItCanBeClosed() throws {
    func list(_ isExpanded: Bool) -> some View {
      List { Section("Folders", isExpanded: .constant(isExpanded)) { Text("Inbox") } }
    }
    /// The mark, which lies on its side where the section is open.
    func marks(_ view: some View) -> [Bool] {
      layout(view).nodes(kind: "Image").map { $0.frame.width > $0.frame.height }
    }
    #expect(marks(list(true).listStyle(.sidebar)) == [true])
    #expect(marks(list(false).listStyle(.sidebar)) == [false])
    #expect(marks(list(true)).isEmpty)
    #expect(marks(List { Section("Plain") { Text("a") } }.listStyle(.sidebar)).isEmpty)
  }

  @Test func badgesHaveTheSetProminence() throws {
    func pixels(_ prominence: BadgeProminence) throws -> Data {
      let renderer = ImageRenderer(
        content: List { Text("a").badge(3) }.badgeProminence(prominence))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
      return try renderer.pngData()
    }
    let pictures = try [BadgeProminence.decreased, .standard, .increased].map(pixels)
    #expect(Set(pictures).count == 3)
    let own = ImageRenderer(
      content: List { Text("a").badge(3).badgeProminence(.increased) })
    own.proposedSize = ProposedViewSize(width: 300, height: 100)
    #expect(try own.pngData() == pictures[2])
  }

  @Test func aSliderMayHaveNoKnob() throws {
    func pixel(_ visibility: Visibility) throws -> String {
      try DrawnView(100, 40) {
        Slider(value: .constant(0.5)).sliderThumbVisibility(visibility)
          .frame(width: 100, height: 40).background(.white)
      }[50, 12]
    }
    #expect(try pixel(.hidden) == "ffffff")
    #expect(try pixel(.visible) == pixel(.automatic))
  }

  @Test func aTextEditorMayHaveNoBackground() throws {
    func pixel(_ visibility: Visibility) throws -> String {
      try DrawnView(20, 20) {
        TextEditor(text: .constant("")).scrollContentBackground(visibility)
          .background(Color(red: 0, green: 0, blue: 1))
      }[10, 10]
    }
    #expect(try pixel(.hidden) == "0000ff")
    #expect(try pixel(.automatic) == "ffffff")
  }

  @Test func stylesOfMacOSAreDrawn() {
    let view = VStack {
      Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)
      Button("More") {}.buttonStyle(.link)
      HelpLink {}
      SettingsLink()
    }
    #expect(layout(view).nodes(kind: "Image").count == 2)
    #expect(layout(view).nodes(kind: "Text").flatMap(\.lines) == ["Sound", "More", "Settings…"])
  }

  private struct Columns<S: NavigationSplitViewStyle>: View {
    let style: S
    var body: some View {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }.navigationSplitViewStyle(style)
    }
  }

  @Test func stylesMayBeNamedByTheirTypes() {
    let view = VStack {
      Columns(style: .balanced)
      Columns(style: ProminentDetailNavigationSplitViewStyle())
      TabView { Text("c") }.tabViewStyle(.tabBarOnly)
      TabView { Text("d") }.tabViewStyle(GroupedTabViewStyle())
      TabView { Text("e") }.indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    #expect(!layout(view).nodes(kind: "Text").isEmpty)
  }

  private struct Elastic: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time > 1 ? nil : value.scaled(by: time)
    }
  }

  private struct Reader: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.headerProminence) private var headers
    @Environment(\.backgroundStyle) private var background
    @Environment(\.controlActiveState) private var state
    @Environment(\.menuOrder) private var order
    @Environment(\.isSceneCaptured) private var isCaptured
    @Environment(\.buttonSizing) private var sizing
    let note: (Bool, Prominence, Bool) -> Void
    var body: some View {
      let _ = note(isScrollEnabled, headers, background != nil)
      Text("\(state)").animation(Animation(Elastic()), value: isCaptured)
    }
  }

  @Test func theEnvironmentTellsWhatWasSet() {
    var seen: [(Bool, Prominence, Bool)] = []
    let reader = Reader { seen.append(($0, $1, $2)) }
    _ = layout(
      reader.environment(\.isScrollEnabled, false).headerProminence(.increased)
        .backgroundStyle(.red))
    #expect(seen.last?.0 == false && seen.last?.1 == .increased && seen.last?.2 == true)
    _ = layout(reader.environment(\.backgroundStyle, AnyShapeStyle(.blue.gradient)))
    #expect(seen.last?.0 == true && seen.last?.1 == .standard && seen.last?.2 == true)
  }

  @Test func aVisualEffectScalesByASize() throws {
    let drawn = try DrawnView(60, 60) {
      ZStack {
        Color.white
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).visualEffect { effect, _ in
          effect.scaleEffect(CGSize(width: 5, height: 1))
        }
      }
    }
    #expect(drawn[10, 30] == "ff0000")
    #expect(drawn[30, 10] == "ffffff")
  }

  @Test func aColorOfAColorIsTheSame() {
    #expect(Color(.mint) == .mint)
    #expect(Color(.indigo.opacity(0.5)) == .indigo.opacity(0.5))
    #expect(Color(.red) == Color(uiColor: .red))
  }

  @Test func linksThatShareHaveTheTitlesThatTheyAreGiven() {
    let (title, address) = ("Send", URL(filePath: "/a"))
    let preview = SharePreview(title, image: Image(systemName: "bolt"))
    let view = VStack {
      ShareLink(title, item: title, preview: preview)
      ShareLink(title, item: title, message: Text("m"), preview: preview)
      ShareLink(title, items: [address]) { _ in SharePreview(title, icon: Image("a")) }
      ShareLink(Text("Send"), item: address)
      ShareLink(Text("Send"), items: [address], preview: { _ in preview })
      ShareLink(items: [address], preview: { _ in preview }) { Text("Send") }
    }
    #expect(layout(view).nodes(kind: "Text").flatMap(\.lines) == Array(repeating: "Send", count: 6))
  }
}
