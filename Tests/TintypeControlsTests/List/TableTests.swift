import Testing
import Tintype
import TintypeTestSupport

/// Tables, and lists whose rows are a tree or may be changed.
@MainActor
@Suite struct TableTests {
  private struct Person: Identifiable {
    var id: Int
    var name: String
    var age: Int
    var nickname: String?
    var isOld: Bool { age > 30 }
    var children: [Person]? { nil }
  }

  private struct People: View {
    var order: [KeyPathComparator<Person>] = []
    @State private var people = [
      Person(id: 1, name: "Ann", age: 31), Person(id: 2, name: "Bob", age: 4),
    ]

    var body: some View {
      Table(people, sortOrder: .constant(order)) {
        TableColumn("Name", value: \.name)
        if true { TableColumn("Age") { Text("\($0.age)") }.width(60) }
      }
    }
  }

  private func layout(_ view: some View, on device: Device) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: view)
    renderer.device = device
    return renderer.layout()
  }

  private func texts(_ view: some View, on device: Device) -> [String] {
    layout(view, on: device).nodes(kind: "Text").flatMap(\.lines)
  }

  @Test func aPhoneShowsTheFirstColumnAlone() {
    #expect(texts(People(), on: .iPhone15) == ["Ann", "Bob"])
  }

  @Test func aTabletShowsColumnsBelowTheirTitles() throws {
    #expect(texts(People(), on: .iPadPro11) == ["Name", "Age", "Ann", "31", "Bob", "4"])
    #expect(
      texts(People().tableColumnHeaders(.hidden), on: .iPadPro11) == ["Ann", "31", "Bob", "4"])
    let nodes = layout(People(), on: .iPadPro11).nodes(kind: "Text")
    func frame(_ text: String) throws -> CGRect {
      try #require(nodes.first { $0.lines == [text] }).frame
    }
    // Titles stand at the beginning of their columns, the second of which is 60 points wide.
    let (name, age) = (try frame("Name"), try frame("Age"))
    #expect(try frame("Ann").minX == name.minX && frame("4").minX == age.minX)
    #expect(name.minX == 20 && abs(age.minX - (834 - 20 - 60)) < 1)
  }

  /// Each of the initializers shows the same rows; an order is marked at its column.
  @Test func tablesInAnOrderMayBeChosenAndArranged() {
    let one = Binding<Int?>.constant(nil)
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    let arranged = Binding.constant(TableColumnCustomization<Person>())
    let ann = Person(id: 1, name: "Ann", age: 31)
    let title = "Name" as Substring
    func expect(_ table: some View) { #expect(texts(table, on: .iPadPro11).contains("Ann")) }
    expect(
      Table(selection: one, sortOrder: order) {
        TableColumn(Text("Name"), value: \Person.name, comparator: .lexical)
      } rows: {
        TableRow(ann)
      })
    expect(
      Table(sortOrder: order, columnCustomization: arranged) {
        TableColumn(title, value: \Person.name, comparator: .lexical) { Text($0.name) }
      } rows: {
        TableRow(ann)
      })
    expect(
      Table([ann], selection: one, sortOrder: order, columnCustomization: arranged) {
        TableColumn(title, value: \Person.nickname) { Text($0.name) }
        TableColumn("Age", value: \.age, comparator: ComparableComparator<Int>()) {
          Text("\($0.age)")
        }
        TableColumn("Old", value: \.isOld) { Text($0.isOld ? "yes" : "no") }
      })
    expect(
      Table([ann], children: \.children, selection: one, sortOrder: order) {
        TableColumn("Name", sortUsing: KeyPathComparator(\.name)) { Text($0.name) }
      })
  }

  @Test func columnsMayBeThoseOfACollection() {
    let table = Table([Person(id: 1, name: "Ann", age: 31)]) {
      TableColumn("Name", value: \.name)
      TableColumnForEach([1, 2], id: \.self) { years in
        TableColumn("+\(years)") { Text("\($0.age + years)") }
      }
    }
    #expect(texts(table, on: .iPadPro11) == ["Name", "+1", "+2", "Ann", "32", "33"])
  }

  /// Rows that belong to another show while it is open.
  @Test(arguments: [false, true])
  func rowsMayBeDisclosed(_ isExpanded: Bool) {
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      DisclosureTableRow(
        Person(id: 1, name: "Ann", age: 31), isExpanded: .constant(isExpanded)
      ) {
        TableRow(Person(id: 2, name: "Bob", age: 4))
      }
    }
    #expect(texts(table, on: .iPadPro11) == ["Name", "Ann"] + (isExpanded ? ["Bob"] : []))
  }

  @Test func theColumnOfTheOrderIsMarked() {
    func marks(_ order: [KeyPathComparator<Person>]) -> Int {
      layout(People(order: order), on: .iPadPro11).nodes(kind: "Image").count
    }
    #expect(marks([]) == 0)
    #expect(marks([KeyPathComparator(\.name)]) == 1)
    #expect(marks([KeyPathComparator(\.age)]) == 0)
  }

  @Test func rowsCanBeListedAndChosen() {
    let table = Table(of: Person.self, selection: .constant(1)) {
      TableColumn("Name", value: \.name)
    } rows: {
      Section("All") { TableRow(Person(id: 1, name: "Cleo", age: 1)) }
    }
    #expect(texts(table, on: .iPhone15).contains("Cleo"))
  }

  private struct Children: TableRowContent {
    typealias TableRowValue = Person
    var ages: [Int]
    var tableRowBody: some TableRowContent<Person> {
      ForEach(ages, id: \.self) { TableRow(Person(id: $0, name: "\($0)", age: $0)) }
      if ages.isEmpty { TableRow(Person(id: 0, name: "none", age: 0)) }
    }
  }

  private struct Family: View {
    @TableRowBuilder<Person> var adults: some TableRowContent<Person> {
      TableRow(Person(id: 30, name: "Ann", age: 30)).contextMenu { Button("Call") {} }
      if true { TableRow(Person(id: 31, name: "Bob", age: 31)) } else { Children(ages: []) }
    }
    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        adults
        Children(ages: [3, 4])
        Children(ages: [])
      }
    }
  }

  @Test func rowsMayBeMadeElsewhere() {
    #expect(texts(Family(), on: .iPhone15) == ["Ann", "Bob", "3", "4", "none"])
  }

  private struct Folder: Identifiable {
    var id: String
    var inner: [Folder]?
  }

  @Test func anOutlineShowsItsTopClosed() {
    let folders = [Folder(id: "a", inner: [Folder(id: "b")]), Folder(id: "c")]
    let group = List { OutlineGroup(folders, children: \.inner) { Text($0.id) } }
    #expect(texts(group, on: .iPhone15) == ["a", "c"])
    #expect(
      texts(List(folders, children: \.inner) { Text($0.id) }, on: .iPhone15) == ["a", "c"])
    #expect(
      texts(OutlineGroup(folders[0], children: \.inner) { Text($0.id) }, on: .iPhone15) == ["a"])
  }

  private struct Outlines: View {
    var choice: Int?
    @State var folders = [Folder(id: "a", inner: [Folder(id: "b")]), Folder(id: "c")]
    private let one = Binding<String?>.constant(nil)
    private let several = Binding<Set<String>>.constant([])

    var body: some View {
      switch choice {
      case 0: List($folders, children: \.inner) { Text($0.wrappedValue.id) }
      case 1: List($folders, id: \.id, children: \.inner) { $folder in Text(folder.id) }
      case 2: List($folders, children: \.inner, selection: one) { Text($0.wrappedValue.id) }
      case 3: List($folders, children: \.inner, selection: several) { Text($0.wrappedValue.id) }
      case 4:
        List($folders, id: \.id, children: \.inner, selection: one) { Text($0.wrappedValue.id) }
      case 5:
        List($folders, id: \.id, children: \.inner, selection: several) { Text($0.wrappedValue.id) }
      case 6: List { OutlineGroup($folders, children: \.inner) { Text($0.wrappedValue.id) } }
      case 7:
        List { OutlineGroup($folders, id: \.id, children: \.inner) { Text($0.wrappedValue.id) } }
      case 8: VStack { OutlineGroup($folders[0], children: \.inner) { Text($0.wrappedValue.id) } }
      case 9: VStack { OutlineGroup(folders[1], id: \.id, children: \.inner) { Text($0.id) } }
      default: List($folders) { $folder in Text(folder.id) }
      }
    }
  }

  @Test func anOutlineOfBindingsShowsWhatOneOfValuesShows() {
    for choice in 0..<8 {
      #expect(texts(Outlines(choice: choice), on: .iPhone15) == ["a", "c"], "\(choice)")
    }
    #expect(texts(Outlines(), on: .iPhone15) == ["a", "c"])
    #expect(texts(Outlines(choice: 8), on: .iPhone15) == ["a"])
    #expect(texts(Outlines(choice: 9), on: .iPhone15) == ["c"])
  }

  private struct Names: View {
    let actions: EditActions<[Folder]>
    @State var folders = [Folder(id: "a"), Folder(id: "b")]
    var body: some View {
      List($folders, editActions: actions) { $folder in Text(folder.id) }
        .environment(\.editMode, .constant(.active))
    }
  }

  @Test func editActionsInsetRowsWhileEditing() throws {
    func start(_ actions: EditActions<[Folder]>) throws -> CGFloat {
      let nodes = layout(Names(actions: actions), on: .iPhone15).nodes(kind: "Text")
      return try #require(nodes.first).frame.minX
    }
    #expect(try start(.all) > start(.move))
    #expect(try start(.delete) == start(.all))
  }

  @Test func linesOfASectionHaveTheirColor() throws {
    let drawn = try DrawnView(100, 80) {
      List {
        Section { Color.clear.frame(height: 22) }
          .listSectionSeparatorTint(Color(red: 1, green: 0, blue: 0), edges: .top)
          .listSectionSeparator(.visible, edges: .top)
      }
      .listStyle(.plain)
    }
    #expect((0..<3).contains { drawn[50, $0] == "ff0000" })
    #expect(!(40..<60).contains { drawn[50, $0] == "ff0000" })
  }
}
