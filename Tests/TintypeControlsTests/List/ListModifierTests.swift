import Testing
import Tintype
import TintypeTestSupport

/// Modifiers of lists and their rows, by pixels of a list of 100 points' width, whose rows are 52 high.
@MainActor
@Suite struct ListModifierTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// A plain list of two rows, without lines at its ends.
  private func rows(@ViewBuilder _ first: () -> some View) throws -> DrawnView {
    let first = first()
    return try DrawnView(100, 120) {
      List {
        Group {
          first
          Color.clear.frame(height: 22)
        }
        .listSectionSeparator(.hidden)
      }
      .listStyle(.plain)
    }
  }

  private var row: some View { Color.clear.frame(height: 22) }

  /// What can be deleted, moved or chosen makes no space at the sides of rows while nobody edits.
  @Test func rowsOfAListThatIsNotEditedAreNotInset() {
    let data = ForEach(0..<1) { _ in Color.red.frame(height: 20).accessibilityIdentifier("row") }
    func frame(_ list: some View) -> CGRect? {
      ImageRenderer(content: list.frame(width: 320, height: 200)).layout()["row"]?.frame
    }
    let plain = frame(List { data })
    #expect(plain?.minX == 32 && plain?.maxX == 288)
    #expect(frame(List { data.onDelete { _ in }.onMove { _, _ in } }) == plain)
    #expect(frame(List(selection: .constant(Set<Int>())) { data }) == plain)
  }

  @Test func listRowBackgroundFillsTheRow() throws {
    #expect(try rows { row }.isPlain(0..<100, 0..<50, "ffffff"))
    let drawn = try rows { row.listRowBackground(Self.red) }
    #expect(drawn.isPlain(0..<100, 0..<51, "ff0000"))
    #expect(drawn.isPlain(0..<100, 53..<100, "ffffff"))
    #expect(try rows { row.listRowBackground(Color?.none) }.isPlain(0..<100, 0..<50, "ffffff"))
  }

  /// Pages with a heading in a list without a card are written so.
  @Test func aClearRowBackgroundShowsTheListsOwn() throws {
    let drawn = try DrawnView(200, 200) {
      List {
        Section { row }.listRowBackground(Color.clear)
        Section { row }
      }
    }
    #expect(drawn.isPlain(0..<200, 0..<90, "f2f2f7"))
    #expect(drawn[100, 140] == "ffffff" && drawn[5, 140] == "f2f2f7")
  }

  @Test func rowsBesideOneWithABackgroundStayOnTheCard() throws {
    let drawn = try DrawnView(200, 200) {
      List {
        row.listRowBackground(Color.clear)
        row.listRowSeparator(.hidden)
      }
    }
    #expect(drawn[100, 60] == "f2f2f7" && drawn[100, 110] == "ffffff")
  }

  /// The line lies in the last point of the row, from 16 points on to 16 before the end.
  @Test func listRowSeparatorHidesTheLine() throws {
    let drawn = try rows { row }
    #expect(drawn.isPlain(16..<84, 51..<52, "e6e6e6"))
    #expect(drawn[14, 51] == "ffffff" && drawn[86, 51] == "ffffff" && drawn[50, 50] == "ffffff")
    #expect(try rows { row.listRowSeparator(.hidden) }.isPlain(0..<100, 0..<120, "ffffff"))
    #expect(try rows { row.listRowSeparator(.hidden, edges: .top) }[50, 51] == "e6e6e6")
  }

  /// What has text has its line below the texts, wherever pictures stand before them.
  @Test func linesStartWhereTheTextsDo() throws {
    let drawn = try rows {
      HStack(spacing: 0) {
        Color.clear.frame(width: 30, height: 22)
        VStack(alignment: .leading, spacing: 0) {
          Text("a")
          Text("b").padding(.leading, 9)
        }
        Text("c")
      }
      .frame(height: 22)
    }
    #expect(drawn[44, 51] == "ffffff" && drawn.isPlain(46..<84, 51..<52, "e6e6e6"))
    let own = try rows {
      Text("a").frame(height: 22).alignmentGuide(.listRowSeparatorLeading) { _ in 20 }
    }
    #expect(own[34, 51] == "ffffff" && own.isPlain(36..<84, 51..<52, "e6e6e6"))
  }

  /// Texts within a control are no texts of the row.
  @Test func linesStartWhereControlsDo() throws {
    let drawn = try rows {
      Picker("", selection: .constant(0)) {
        Text("a").tag(0)
        Text("b").tag(1)
      }
      .pickerStyle(.segmented).frame(height: 22)
    }
    #expect(drawn.isPlain(16..<84, 51..<52, "e6e6e6"))
  }

  /// `Rules/Lists#Separators`: none at an edge of a chosen row, also between two.
  @Test func chosenRowsHaveNoLinesAtTheirEdges() throws {
    func lines(_ chosen: Set<Int>) throws -> Int {
      let renderer = ImageRenderer(
        content: List(0..<4, id: \.self, selection: .constant(chosen)) { _ in Color.clear }
          .listStyle(.plain))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 300)
      return renderer.layout().nodes(kind: "Rectangle").count { $0.frame.height == 1 }
    }
    #expect(try lines([]) == 4)
    #expect(try lines([1]) == 2)
    #expect(try lines([1, 2]) == 1)
    #expect(try lines([0]) == 3 && lines([3]) == 2)
  }

  @Test func listRowSeparatorTintColorsTheLine() throws {
    let drawn = try rows { row.listRowSeparatorTint(Self.red) }
    #expect(drawn.isPlain(16..<84, 51..<52, "ff0000"))
    #expect(drawn[50, 50] == "ffffff" && drawn[50, 52] == "ffffff")
    #expect(try rows { row.listRowSeparatorTint(Self.red, edges: .top) }[50, 51] == "e6e6e6")
  }

  @Test func scrollContentBackgroundHidesTheBackground() throws {
    let list = List { row }
    #expect(try DrawnView(100, 120) { list }[3, 3] == "f2f2f7")
    let hidden = try DrawnView(100, 120) { list.scrollContentBackground(.hidden) }
    #expect(hidden.isPlain(0..<100, 0..<120, "ffffff"))
    #expect(try DrawnView(100, 120) { list.scrollContentBackground(.visible) }[3, 3] == "f2f2f7")
  }

  @Test func headerProminenceMakesHeadersLarger() throws {
    func font(_ prominence: Prominence?) throws -> LayoutTextRun {
      let list = List { Section("Header") { row } }
      let view = prominence.map { AnyView(list.headerProminence($0)) } ?? AnyView(list)
      return try #require(TextMeasure.runs(view).first)
    }
    let (plain, increased) = (try font(nil), try font(.increased))
    #expect(plain.size == 17 && increased.size == 20)
    #expect(increased.font == "Inter Display Semi Bold" && plain.font != increased.font)
    #expect(try font(.standard).font == plain.font)
  }
}
