import Testing
import Tintype
import TintypeTestSupport

/// `Rules/Lists`, `Rules/Navigation` and `Rules/Tabs` with other rows than the recorded ones.
@MainActor
@Suite struct ListTests {
  private func expect(_ width: CGFloat = 320, _ height: CGFloat = 1000) -> FrameExpectation {
    .withFixedFonts(width, height)
  }
  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 30, height: height) }

  /// Rows of bindings of which some may be chosen, and trees whose elements a key path names.
  @Test func listsOfBindingsAndTrees() {
    struct Leaf { var name: String, children: [Leaf]? = nil }
    let leaves = Binding.constant([Leaf(name: "a"), Leaf(name: "b")])
    let (one, several) = (Binding<String?>.constant(nil), Binding<Set<String>>.constant([]))
    func count(_ list: some View) -> Int {
      ImageRenderer(content: list.frame(width: 300, height: 400)).layout().nodes(kind: "Text").count
    }
    #expect(count(List(leaves, id: \.name, selection: one) { Text($0.wrappedValue.name) }) == 2)
    #expect(count(List(leaves, id: \.name, selection: several) { Text($0.wrappedValue.name) }) == 2)
    #expect(count(List(leaves, id: \.name) { Text($0.wrappedValue.name) }) == 2)
    let tree = leaves.wrappedValue
    #expect(
      count(List(tree, id: \.name, children: \.children, selection: several) { Text($0.name) }) == 2
    )
  }

  /// Pictures of iOS: an image and texts of a link stand side by side, as in a button.
  @Test func viewsOfALinkStandBesideEachOther() {
    expect(320, 200)("size 320 200; a 32 51 20 20; b 60 51 30 20") {
      List {
        NavigationLink {
          EmptyView()
        } label: {
          Color.red.frame(width: 20, height: 20).named("a")
          Color.blue.frame(width: 30, height: 20).named("b")
        }
      }
    }
  }

  /// `Rules/Lists#Sections`: what `contentMargins` says stands in the place of the list's own 35.
  @Test func contentMarginsReplaceWhatIsAboveTheFirstCard() {
    expect()("a 32 56 30 10") { List { box(10).named("a") } }
    expect()("a 32 25 30 10") { List { box(10).named("a") }.contentMargins(.top, 4) }
    expect()("a 32 21 30 10") { List { box(10).named("a") }.contentMargins(.top, 0) }
  }

  @Test func aBadgeOfNothingShowsNothing() {
    func texts(_ badge: String?) -> Int {
      let list = List { Color.red.frame(height: 20).badge(badge) }
      return ImageRenderer(content: list.frame(width: 320, height: 200)).layout()
        .nodes(kind: "Text").count
    }
    #expect(texts("New") == texts(nil) + 1)
  }

  /// `Rules/Lists#Links-in-rows`: a link that leads nowhere is half as strong.
  @Test func aLinkOutsideOfNavigationIsDisabled() throws {
    func darkest<V: View>(_ content: V) throws -> String {
      let view = try DrawnView(320, 120) { content.background(.white) }
      let pixels = (10..<110).flatMap { y in (20..<280).map { view[$0, y] } }
      return try #require(pixels.min())
    }
    let list = List { NavigationLink("IIIIIIIIIIIIIIII") { Text("x") } }.listStyle(.plain)
    #expect(try darkest(NavigationStack { list }) < "404040")
    #expect(try darkest(list) > "606060")
  }

  @Test func sectionsFollowOneAnother() {
    expect()(
      "size 320 1000; h 32 10 30 20; a 32 61 30 10; b 32 107 30 40; f 32 170 30 16; c 32 230.5 30 10; d 32 317.5 30 10; g 32 376 30 20; e 32 427 256 10"
    ) {
      List {
        Section {
          box(10).named("a")
          box(40).named("b")
        } header: {
          box(20).named("h")
        } footer: {
          box(16).named("f")
        }
        Section { box(10).named("c") }
        box(10).named("d")
        Section {
          Color.red.frame(height: 10).named("e")
        } header: {
          box(20).named("g")
        }
      }
    }
    // Without header the first card is 35 below the top; after a footer a header is 16 away.
    expect()("a 32 56 30 10; f 32 95 30 16; g 32 127 30 20; b 32 178 30 10") {
      List {
        Section {
          box(10).named("a")
        } footer: {
          box(16).named("f")
        }
        Section {
          box(10).named("b")
        } header: {
          box(20).named("g")
        }
      }
    }
    // A section spacing before a header; then before a card without.
    expect()("a 32 56 30 10; g 32 102 30 20; b 32 153 30 10") {
      List {
        Section { box(10).named("a") }
        Section {
          box(10).named("b")
        } header: {
          box(20).named("g")
        }
      }.listSectionSpacing(5)
    }
    expect()("a 32 56 30 10; b 32 114 30 10; c 32 166 30 30") {
      List {
        box(10).named("a")
        box(10).named("b")
        box(30).named("c")
      }.listRowSpacing(6)
    }
  }

  @Test func rows() {
    expect(400, 300)("a 32 50 336 22; b 32 102 30 22.5; c 32 154.5 336 60; w 32 154.5 336 60") {
      List {
        Color.red.frame(height: 22).named("a")
        box(22.5).named("b")
        HStack(spacing: 0) {
          Color.red
          Color.blue.frame(width: 40)
        }.frame(height: 60).named("c").background { Color.black.named("w") }
      }
    }
    // Rows of a loop and of a group, and a stack that is one row.
    expect()("r0 32 56 30 10; r1 32 108 30 10; g 32 160 30 10; v 32 207 30 20") {
      List {
        ForEach(0..<2) { box(10).named("r\($0)") }
        Group { box(10).named("g") }
        VStack(spacing: 0) {
          box(10)
          box(10)
        }.named("v")
      }
    }
    expect()("a 40 42.5 30 10; b 32 108 30 10; c 0 160 30 10") {
      List {
        box(10).named("a").listRowInsets(EdgeInsets(top: 3, leading: 24, bottom: 30, trailing: 0))
        box(10).named("b")
        box(10).named("c").listRowInsets(EdgeInsets(top: 0, leading: -16, bottom: 0, trailing: 0))
      }
    }
    // A plain list begins at the top.
    expect()("a 16 21 30 10; h 16 84 30 20; b 16 135 30 10") {
      List {
        box(10).named("a")
        Section {
          box(10).named("b")
        } header: {
          box(20).named("h")
        }
      }.listStyle(.plain)
    }
    // A form is the same list; a scrolled one has the same rows.
    expect()("a 32 56 30 10; b 32 108 256 10") {
      Form {
        box(10).named("a")
        Color.red.frame(height: 10).named("b")
      }
    }
    expect()("a 258 56 30 10; b 32 108 256 10; h 258 166.5 30 20") {
      List {
        box(10).named("a")
        Color.red.frame(height: 10).named("b")
        Section {
          box(1)
        } header: {
          box(20).named("h")
        }
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }

  /// `Rules/Lists#Badges-in-rows`: the badge takes its width first.
  @Test func contentEndsBeforeABadge() throws {
    let layout = ImageRenderer(
      content: List {
        Color.red.frame(height: 20).accessibilityIdentifier("row").badge(Text("Badge"))
      }.frame(width: 320, height: 200)
    ).layout()
    let row = try #require(layout["row"])
    let badge = try #require(layout.nodes(kind: "Text").first)
    #expect(abs(row.frame.maxX + 8 - badge.frame.minX) < 0.01)
  }

  /// `Rules/Lists#Groups-in-lists`: 16 for each open group around.
  @Test func rowsOfOpenGroupsStandFurtherIn() {
    let layout = ImageRenderer(
      content: List {
        DisclosureGroup("A", isExpanded: .constant(true)) {
          Text("B")
          DisclosureGroup("C", isExpanded: .constant(true)) { Text("D") }
        }
      }.frame(width: 320, height: 400)
    ).layout()
    let starts = layout.nodes(kind: "Text").map(\.frame.minX)
    #expect(starts == [32, 48, 48, 64])
  }

  /// `Rules/Lists#Sections`: a large title takes the gap of a list that starts right under it only.
  @Test func aListBelowAnotherViewKeepsItsGap() throws {
    func top<V: View>(_ root: V) throws -> CGFloat {
      let layout = ImageRenderer(
        content: NavigationStack { root.navigationTitle("Title") }.frame(width: 320, height: 600)
      ).layout()
      let row = try #require(layout["row"])
      let above = layout["above"]?.frame.maxY ?? 0
      return row.frame.minY - above
    }
    let list = List { Color.red.frame(height: 22).accessibilityIdentifier("row") }
    let below = try top(
      VStack(spacing: 0) {
        Color.blue.frame(height: 40).accessibilityIdentifier("above")
        list
      })
    #expect(abs(below - 35 - 15) < 0.001)
    let alone = try top(list)
    let other = try top(VStack(spacing: 0) { list })
    #expect(abs(alone - other) < 0.001)
  }

  @Test func aSectionThatIsNotExpandedShowsItsHeader() {
    func lines(_ isExpanded: Bool) -> [String] {
      ImageRenderer(
        content: List { Section("A", isExpanded: .constant(isExpanded)) { Text("B") } }
          .frame(width: 320, height: 200)
      ).layout().nodes(kind: "Text").flatMap(\.lines)
    }
    #expect(lines(true) == ["A", "B"])
    #expect(lines(false) == ["A"])
  }

  /// `Rules/Lists#Rows`: what is edited makes space at the sides of rows.
  @Test func rowsOfAnEditedListAreInset() {
    func row(_ list: some View) -> CGRect {
      let layout = ImageRenderer(
        content: list.environment(\.editMode, .constant(.active)).frame(width: 320, height: 200)
      ).layout()
      return layout["row"]?.frame ?? .zero
    }
    func rows(_ content: some DynamicViewContent) -> some View { List { content } }
    let data = ForEach(0..<1) { _ in Color.red.frame(height: 20).accessibilityIdentifier("row") }
    #expect(row(rows(data)).minX == 32 && row(rows(data)).maxX == 288)
    #expect(row(rows(data.onDelete { _ in })).minX == 72)
    #expect(row(rows(data.onMove { _, _ in })).maxX == 256)
    let (many, one) = (Binding.constant(Set<Int>()), Binding.constant(Int?.none))
    #expect(row(List(selection: many) { data }).minX == 72)
    #expect(row(List(selection: one) { data }).minX == 32)
  }

  /// `Rules/Lists#Separators`: the ends of a section have lines in plain lists, unless hidden; the upper end of the
  /// list has one where it is asked for.
  @Test func plainSectionsHaveLinesAtTheirEnds() throws {
    func lines(_ row: some View) throws -> [Bool] {
      let view = try DrawnView(100, 60) { List { row }.listStyle(.plain) }
      return [view[50, 0] != "ffffff", view[50, 51] != "ffffff"]
    }
    let row = Color.clear.frame(height: 22)
    #expect(try lines(row) == [false, true])
    #expect(try lines(row.listRowSeparator(.visible)) == [true, true])
    #expect(try lines(row.listSectionSeparator(.visible, edges: .top)) == [true, true])
    #expect(try lines(row.listRowSeparator(.hidden)) == [false, false])
    let second = try DrawnView(100, 120) {
      List {
        row
        Section { row }
      }
      .listStyle(.plain)
    }
    #expect(second[50, 52] != "ffffff")
    #expect(try lines(row.listSectionSeparator(.hidden, edges: .top)) == [false, true])
  }

  /// `Rules/Lists#Rows`: a list that is a row of another one is its rows.
  @Test func aListInAListIsItsRows() {
    func rows(@ViewBuilder _ content: () -> some View) -> [CGRect] {
      let layout = ImageRenderer(
        content: Form { Section { content() } }.frame(width: 320, height: 400)
      ).layout()
      return (0..<3).compactMap { layout["row \($0)"]?.frame }
    }
    let content = ForEach(0..<3) {
      Color.red.frame(height: 20).accessibilityIdentifier("row \($0)")
    }
    let plain = rows { content }
    #expect(plain.count == 3)
    #expect(rows { List { content } } == plain)
    // In a stack it is a list of its own.
    #expect(rows { VStack { List { content }.frame(height: 200) } } != plain)
  }

  /// `Rules/Controls#Labels-with-values`: both texts wrap between words, and a short one leaves the other its space.
  @Test func labelsAndValuesShareTheWidth() throws {
    func widths(_ label: String, _ value: String) -> [[String]] {
      ImageRenderer(
        content: LabeledContent(label, value: value).frame(width: 338, height: 100)
      ).layout().nodes(kind: "Text").map(\.lines)
    }
    let both = widths("A label that is long enough to wrap", "and a value that is long as well")
    #expect(
      both == [
        ["A label that is long", "enough to wrap"], ["and a value that is", "long as well"],
      ])
    let address = widths("Address", "1 Infinite Loop, Cupertino, California")
    #expect(address.first == ["Address"] && address.last?.count == 2)
    let short = widths("A label that is quite long for one line", "42")
    #expect(short.last == ["42"] && short.first?.count == 1)
  }

  /// `Rules/Lists#Labels-in-rows`: very large titles begin beside the symbol and go on below it.
  @Test func veryLargeLabelsWrapAroundTheirSymbol() throws {
    func texts(_ size: DynamicTypeSize) -> [CGRect] {
      ImageRenderer(
        content: List { Label("Use text styles instead of sizes", systemImage: "circle") }
          .environment(\.dynamicTypeSize, size).frame(width: 320, height: 300)
      ).layout().nodes(kind: "Text").map(\.frame).filter { $0.width > 0 }
    }
    #expect(try #require(texts(.xxxLarge).first).minX > 60)
    #expect(try #require(texts(.accessibility1).first).minX == 32)
  }

  /// `Rules/Lists#Badges-in-rows`: the label of a link ends before the badge, which ends before the
  /// link's mark.
  @Test func aLinksLabelEndsBeforeItsBadge() throws {
    func label(_ badge: Text?) throws -> (row: CGRect, badge: CGRect?) {
      let layout = ImageRenderer(
        content: List {
          NavigationLink(value: 1) { Color.red.frame(height: 20).accessibilityIdentifier("row") }
            .badge(badge)
        }.frame(width: 320, height: 200)
      ).layout()
      let texts = layout.nodes(kind: "Text").map(\.frame).filter { $0.width > 0 }
      return (try #require(layout["row"]?.frame), texts.max { $0.maxX < $1.maxX })
    }
    #expect(try label(nil).row.maxX == 266)
    let (row, found) = try label(Text("Badge"))
    let badge = try #require(found)
    #expect(abs(badge.maxX - 266) < 0.01)
    #expect(abs(row.maxX + 8 - badge.minX) < 0.01)
  }
}
