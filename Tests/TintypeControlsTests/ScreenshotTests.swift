import Testing
import Tintype
import TintypeTestSupport

/// Lengths of screenshots of iOS 26.2 to 26.4 that were not recorded; the pages of rules name them.
@MainActor
@Suite struct ScreenshotTests {
  private let phone = FrameExpectation(
    window: CGSize(width: 402, height: 874),
    insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))

  private func layout<V: View>(_ view: V, on device: Device = .iPhone16Pro) -> LayoutSnapshot {
    PresentedScene.layout(view, on: device)
  }

  private func frames(_ layout: LayoutSnapshot, _ text: String) -> [CGRect] {
    layout.nodes(kind: "Text").filter { $0.lines == [text] }.map(\.frame)
  }

  private func box(_ name: String, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: 20, height: height).named(name)
  }

  /// `Rules/Tabs#The-bar-of-tabs`: five tabs do not fit and follow their titles.
  @Test func tightTabsFollowTheirTitles() throws {
    let titles = ["Overview", "Students", "Attendance", "Projects", "Settings"]
    let layout = layout(
      TabView {
        ForEach(titles, id: \.self) { Tab($0, systemImage: "folder") { Color.blue } }
      })
    for (title, middle) in zip(titles, [64.0, 131, 204.3, 276, 339.7]) {
      let frame = try #require(frames(layout, title).first)
      #expect(abs(frame.midX - middle) < 1)
      #expect(abs(frame.minY - 829.6) < 0.5)
    }
  }

  /// `Rules/Navigation#Search`: in a tab the field is below the title, and 60 high with what is around it.
  @Test(arguments: [false, true])
  func fieldsOfTabsAreBelowTheTitle(_ isInTab: Bool) {
    let screen = NavigationStack {
      Color.blue.named("c").navigationTitle("A").searchable(text: .constant(""))
    }
    if isInTab {
      phone("c 0 228 402 563") { TabView { Tab("a", systemImage: "folder") { screen } } }
    } else {
      phone("c 0 168 402 630") { screen }
    }
  }

  /// `Rules/Navigation#Titles-and-items`: 16 beside a text alone; texts grow to `xxLarge` and no further.
  @Test func textsOfBars() throws {
    func edit(_ size: DynamicTypeSize) throws -> CGRect {
      let screen = NavigationStack { Color.clear.toolbar { Button("Edit") {} } }
      return try #require(frames(layout(screen.dynamicTypeSize(size)), "Edit").first)
    }
    #expect(try edit(.large).maxX == 402 - 16 - 16)
    #expect(try edit(.accessibility3) == edit(.xxLarge))
    #expect(try edit(.xxLarge).width > edit(.large).width)
    #expect(try edit(.small) == edit(.large))
  }

  /// `Rules/Navigation#Bars`: very large titles begin higher in their space.
  @Test func largeTitlesKeepAway() throws {
    func top(_ size: DynamicTypeSize) throws -> CGFloat {
      let screen = NavigationStack { Color.clear.navigationTitle("Title") }.dynamicTypeSize(size)
      return try #require(frames(layout(screen), "Title").first).minY - 116
    }
    #expect(abs(try top(.large) - 3.7) < 0.34)
    #expect(abs(try top(.accessibility3) - 0.3) < 0.34)
  }

  /// `Rules/Lists#Sections`: `.compact` is 6 below a section, and 6 above one without a header.
  @Test func compactSections() {
    FrameExpectation(window: CGSize(width: 390, height: 844))(
      "a 32 51 20 20; b 32 115 20 20; h 32 167 20 20; c 32 213 20 20"
    ) {
      List {
        Section { box("a") }
        Section { box("b") }
        Section {
          box("c")
        } header: {
          box("h")
        }
      }.listSectionSpacing(.compact)
    }
  }

  /// `Rules/Lists#Headers-and-footers`: a style around a section is that of its header, too.
  @Test func headersHaveTheStyleAround() throws {
    func data(_ style: Color?) throws -> [UInt8] {
      let section = Section("Header") { Color.white.frame(height: 10) }
      let list = List { if let style { section.foregroundStyle(style) } else { section } }
      return try Array(ImageRenderer(content: list.frame(width: 300, height: 200)).pngData())
    }
    #expect(try data(.red) != data(nil))
    #expect(try data(Color(.label)) != data(nil))
  }

  /// `Rules/Lists#Separators`: a bar brings the line above a plain list's first row; a sidebar has no lines.
  @Test func linesAboveFirstRows() throws {
    func lines<V: View>(_ view: V, on device: Device = .iPhone16Pro) -> [CGRect] {
      layout(view, on: device).nodes(kind: "Rectangle").map(\.frame).filter { $0.height == 1 }
    }
    let list = List { Text("A").frame(height: 68) }.listStyle(.plain)
    let bare = lines(list)
    let below = lines(NavigationStack { list.navigationTitle("Title") })
    #expect(bare.count == 1 && below.count == 2)
    #expect(try #require(below.first).minY - #require(below.last).minY == 97)
    #expect(lines(NavigationStack { list }).count == 1)
    let columns = NavigationSplitView {
      list.navigationTitle("Title")
    } detail: {
      Color.blue.named("d")
    }
    #expect(lines(columns, on: .iPadPro13).isEmpty)
    // `Rules/Navigation#Split-views`: the detail has a bar without a title, too.
    #expect(try #require(layout(columns, on: .iPadPro13).frame("d")).minY == 67)
  }

  /// `Rules/Lists#Rows`: levels in rows are the label's color, fainter, but not those of headers.
  @Test func levelsInRowsAreFainterLabels() throws {
    func color<V: View>(_ view: V) throws -> String {
      try #require(layout(view).nodes(kind: "Text").first?.values["color"])
    }
    let text = Text("A").foregroundStyle(.secondary)
    let faint = try color(Text("A").foregroundStyle(Color.primary.opacity(0.5)))
    #expect(try color(List { text }) == faint)
    #expect(
      try color(
        List {
          HStack {
            Image(systemName: "star"); Text("A")
          }.foregroundStyle(.secondary)
        }) == faint)
    #expect(try color(text) != faint)
    #expect(
      try color(
        List {
          Section {
          } header: {
            text
          }
        }) == color(text))
    #expect(try color(List { Button("A") {} }) == color(Button("A") {}))
  }

  /// `Rules/Controls#Labels`: a symbol that is higher than the title makes the label higher, but not in a row.
  @Test func highSymbolsMakeLabelsHigher() {
    func height<V: View>(_ view: V) -> CGFloat {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 2
      return renderer.layout().size.height
    }
    #expect(height(Image(systemName: "pin.fill")) == 21.5)
    #expect(height(Label("Unpin", systemImage: "pin.fill")) > height(Text("Unpin")) + 0.9)
    #expect(height(Label("More", systemImage: "minus")) == height(Text("More")))
  }

  /// `Rules/Controls#Text-fields`: where the text stands, and single words on last lines.
  @Test func textsOfFieldsAreAligned() throws {
    let field = TextField("Name", text: .constant("")).frame(width: 200)
    func text<V: View>(_ view: V) throws -> CGRect {
      try #require(frames(ImageRenderer(content: view).layout(), "Name").first)
    }
    #expect(try text(field).minX == 0)
    #expect(try text(field.multilineTextAlignment(.center)).midX == 100)
    #expect(try text(field.multilineTextAlignment(.trailing)).maxX == 200)
    let value = LabeledContent("Label") { TextField("Name", text: .constant("")) }
    #expect(try text(value.frame(width: 300)).maxX < 250)
    let note = "Buy milk, eggs, bread"
    let width = ImageRenderer(content: Text("Buy milk, eggs, b")).layout().size.width
    let editor = ImageRenderer(
      content: TextEditor(text: .constant(note)).frame(width: width + 10))
    #expect(editor.layout().nodes(kind: "Text").first?.lines == ["Buy milk, eggs,", "bread"])
  }

  /// `Rules/Controls#Calendars`: 48.3 from week to week, whole points from day to day.
  @Test func calendarsInRows() throws {
    let date = Binding.constant(Date(timeIntervalSince1970: 1_781_000_000))
    let layout = layout(
      DatePicker("x", selection: date, displayedComponents: .date)
        .datePickerStyle(.graphical).frame(width: 338))
    let (seven, eight, fifteen) = (frames(layout, "7"), frames(layout, "8"), frames(layout, "15"))
    let days = try [seven, eight, fifteen].map { try #require($0.first) }
    #expect(abs(days[1].midX - days[0].midX - 48) < 0.4)
    #expect(abs(days[2].midY - days[1].midY - 48.3) < 0.4)
  }

  /// `Rules/Presentations#Dialogs`: at the top where neither side of the source has space.
  @Test func dialogsOfLargeSourcesAreAtTheTop() throws {
    let layout = layout(
      Color.red.confirmationDialog("T", isPresented: .constant(true)) {
        Button("A") {}.accessibilityIdentifier("a")
      })
    #expect(layout.frame("a") == CGRect(x: 97, y: 62 + 10 + 16, width: 208, height: 48))
  }

  /// `Rules/Lists#Links-in-rows`: the mark grows with text.
  @Test func marksOfLinksGrow() throws {
    func mark(_ size: DynamicTypeSize) throws -> CGRect {
      let list = NavigationStack { List { NavigationLink("A") { Text("B") } } }
      return try #require(layout(list.dynamicTypeSize(size)).nodes(kind: "Image").first).frame
    }
    let (usual, large) = (try mark(.large), try mark(.accessibility2))
    #expect(large.width > 1.8 * usual.width && large.maxX < usual.maxX)
  }
}
