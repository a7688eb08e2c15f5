import Testing
import Tintype
import TintypeDrawing

/// Menus that are open: their rows, where they stand, and how they are asked for.
@MainActor
@Suite struct MenuPresentationTests {
  private func layout<Content: View>(
    _ content: Content, open: String? = nil
  ) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: content)
    renderer.device = PresentedScene.phone
    renderer.openedMenu = open
    return renderer.layout()
  }

  private func rows(_ layout: LayoutSnapshot) -> [String] {
    layout.nodes(kind: "Menu").flatMap { texts(of: $0) }
  }

  private func texts(of node: LayoutNode) -> [String] {
    node.lines + node.children.flatMap { texts(of: $0) }
  }

  private var menu: some View {
    Menu("Options") {
      Button("Rename") {}
      Button("Delete", role: .destructive) {}
    }
  }

  @Test func menusAreClosedUntilPresented() {
    #expect(rows(layout(menu)).isEmpty)
    #expect(rows(layout(menu.menuPresented())) == ["Rename", "Delete"])
    #expect(rows(layout(menu.menuPresented(false))).isEmpty)
  }

  @Test func menusByNameAndIndex() {
    let two = VStack {
      menu
      Menu("Sort") { Button("By name") {} }.accessibilityIdentifier("sorting")
    }
    #expect(rows(layout(two, open: "Options")) == ["Rename", "Delete"])
    #expect(rows(layout(two, open: "Sort")) == ["By name"])
    #expect(rows(layout(two, open: "sorting")) == ["By name"])
    #expect(rows(layout(two, open: "2")) == ["By name"])
    let unknown = layout(two, open: "View")
    #expect(rows(unknown).isEmpty)
    #expect(
      unknown.messages == [
        "has no menu \"View\" to open; there are 1 \"Options\", 2 \"Sort\""
      ])
    #expect(
      layout(Text("a"), open: "1").messages == [
        "has no menu to open, and \"1\" was asked for"
      ])
  }

  /// On a sheet the sheet's menus are counted.
  @Test func menusOfTheTopmostScreen() {
    let screen = menu.sheet(isPresented: .constant(true)) {
      Menu("Sort") { Button("By name") {} }
    }
    #expect(rows(layout(screen, open: "1")) == ["By name"])
  }

  @Test func pickersAndToggles() {
    let picker = Picker("Flavor", selection: .constant(2)) {
      Text("Vanilla").tag(1)
      Text("Chocolate").tag(2)
    }
    #expect(rows(layout(picker, open: "1")) == ["Vanilla", "Chocolate"])
    // By the label, which does not show here, and by the value, which does.
    #expect(rows(layout(picker, open: "Flavor")) == ["Vanilla", "Chocolate"])
    #expect(rows(layout(picker, open: "Chocolate")) == ["Vanilla", "Chocolate"])
    #expect(rows(layout(picker.pickerStyle(.segmented), open: "1")).isEmpty)
    let menu = Menu("View") {
      Toggle("Grid", isOn: .constant(true))
      Menu("More") { Button("Hidden") {} }
    }
    #expect(rows(layout(menu.menuPresented())) == ["Grid", "More"])
  }

  /// `Rules/Presentations#Menus`: 250 wide, rows of 44, lines between groups.
  @Test func lengths() throws {
    let layout = layout(
      Menu("Options") {
        Button("A") {}.accessibilityIdentifier("a")
        Divider()
        Section("Title") { Button("B") {}.accessibilityIdentifier("b") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .menuPresented())
    let (a, b) = (try #require(layout.frame("a")), try #require(layout.frame("b")))
    #expect(a.size == CGSize(width: 250, height: 44))
    #expect(a.minX == 16)
    #expect(a.minY == 16 + 10.0)
    // A line of 1 between 10 and 10, and the title's 32.
    #expect(b.minY - a.maxY == 53.0)
  }

  /// A menu begins at the corner of its source: at the side that is nearer, or at the trailing one of a source that is wider
  /// than the menu; downwards where it fits below.
  @Test(
    arguments: [
      (Alignment.topLeading, 40, 100, [100, nil, 110, nil]),
      (.topTrailing, 40, 100, [nil, 275, 110, nil]),
      (.bottomLeading, 40, 100, [100, nil, 547, nil]),
      (.bottomLeading, 40, 20, [20, nil, nil, 637]),
      (.topLeading, 250, 20, [20, nil, 30, nil]), (.topLeading, 260, 20, [nil, 280, 30, nil]),
    ] as [(Alignment, CGFloat, CGFloat, [CGFloat?])])
  func menusBeginAtTheirSource(
    alignment: Alignment, width: CGFloat, distance: CGFloat, edges: [CGFloat?]
  ) throws {
    let layout = layout(
      Menu {
        Button("A") {}.accessibilityIdentifier("a")
      } label: {
        Color.red.frame(width: width, height: 30)
      }
      .padding(distance).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .ignoresSafeArea().menuPresented())
    let row = try #require(layout.frame("a"))
    for (edge, found) in zip(edges, [row.minX, row.maxX, row.minY, row.maxY]) where edge != nil {
      #expect(found == edge)
    }
  }

  /// A menu of a bar takes the place of its button, wherever the bar stands.
  @Test func menusOfBarsCoverTheirButtons() throws {
    let bar = NavigationStack {
      Text("a").toolbar {
        Menu("More", systemImage: "ellipsis") {
          Button("A") {}.accessibilityIdentifier("a")
        }
        .accessibilityIdentifier("button")
      }
    }
    let closed = try #require(layout(bar).nodes(kind: "navigation").first)
    #expect(layout(bar).nodes(kind: "barItem").isEmpty && !closed.children.isEmpty)
    for opened in [layout(bar, open: "1"), layout(bar.menuPresented())] {
      let row = try #require(opened.frame("a"))
      // Glass of 44 at 16 from the side, 10 below the upper edge.
      #expect(row.maxX == 375 - 16.0 && row.minY == 10 + 10.0)
      #expect(opened.nodes(kind: "barItem").first?.identifiers == ["button"])
    }
  }

  /// The glass of a button is not seen beside the corners of its menu.
  @Test func buttonsOfOpenMenusAreHidden() throws {
    let mark = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 4)
    let bar = NavigationStack {
      Color.white.ignoresSafeArea().toolbar {
        Menu {
          Button("A") {}
        } label: {
          mark
        }
      }
    }
    func red(_ name: String?) throws -> Bool {
      let renderer = ImageRenderer(content: bar)
      renderer.device = PresentedScene.phone
      renderer.openedMenu = name
      let red = RGBA(red: 1, green: 0, blue: 0)
      return try renderer.displayList().items.contains { $0.fills(with: red) }
    }
    #expect(try red(nil))
    #expect(try !red("1"))
  }

  /// `Rules/Presentations#Menus`: a group of controls is one row of equal parts.
  @Test(arguments: [nil, true])
  func groupsOfControlsAreOneRow(_ isPalette: Bool?) throws {
    let group = ControlGroup {
      ForEach(["x", "y"], id: \.self) { name in
        Button(name, systemImage: "plus") {}.accessibilityIdentifier(name)
      }
      Toggle("z", systemImage: "pin", isOn: .constant(true)).accessibilityIdentifier("z")
    }
    let menu = Menu("Options") {
      if isPalette == true { group.controlGroupStyle(.palette) } else { group }
      Button("B") {}.accessibilityIdentifier("b")
    }
    let layout = layout(
      menu.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .menuPresented())
    let frames = try ["x", "y", "z"].map { try #require(layout.frame($0)) }
    #expect(Set(frames.map(\.minY)).count == 1)
    // Of equal widths, but for the pixels that they end on.
    let third: CGFloat = 230 / 3
    #expect(frames.allSatisfy { abs($0.width - third) < 0.5 })
    #expect(frames[1].minX == frames[0].maxX && frames[2].minX == frames[1].maxX)
    #expect(frames[2].maxX == 256)
    let height: CGFloat = isPalette == true ? 44 : 64
    // Then a line of 1 between 10 and 10.
    let next: CGFloat = 16 + 10 + height + 21
    #expect(layout.frame("b")?.minY == next)
    #expect(rows(layout).contains("x") == (isPalette != true))
  }

  /// A context menu lifts its view, or shows another one, above its rows.
  @Test func contextMenus() throws {
    let source = Color.red.frame(width: 100, height: 60).accessibilityIdentifier("source")
    let lifted = layout(source.contextMenu { Button("A") {} }.menuPresented())
    #expect(lifted.nodes(kind: "contextMenu").flatMap { texts(of: $0) } == ["A"])
    #expect(lifted.nodes(kind: "contextMenu").first?.identifiers.contains("source") == true)
    let preview = layout(
      source.contextMenu {
        Button("A") {}
      } preview: {
        Color.blue.frame(width: 200, height: 150).accessibilityIdentifier("preview")
      }.menuPresented())
    let frame = try #require(preview.frame("preview"))
    #expect(frame.size == CGSize(width: 200, height: 150))
    #expect(frame.midX == 187.5)
    #expect(rows(layout(source.contextMenu { Button("A") {} })).isEmpty)
  }

  /// A preview takes what it likes, and no more than the screen has between margins of 16 points.
  @Test(
    arguments: [
      (342, 100, 342, 100), (343, 100, 343, 100), (400, 100, 343, 100), (100, 700, 100, 635),
      (900, 900, 343, 635),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func largePreviewsStayOnTheScreen(
    width: CGFloat, height: CGFloat, expectedWidth: CGFloat, expectedHeight: CGFloat
  ) throws {
    let shown = layout(
      Color.red.frame(width: 100, height: 60).contextMenu {
        Button("A") {}
      } preview: {
        Color.blue.frame(idealWidth: width, idealHeight: height)
          .accessibilityIdentifier("preview")
      }.menuPresented())
    let frame = try #require(shown.frame("preview"))
    #expect(frame.size == CGSize(width: expectedWidth, height: expectedHeight))
    #expect(frame.midX == 187.5 && frame.minY >= 16)
  }

  /// A context menu of all that a list's row holds lifts the row, one of a part of it the part.
  @Test func contextMenusLiftRows() throws {
    let text = Text("Bread").accessibilityIdentifier("source")
    let menu = { Button("A") {} }
    let row = layout(List { text.contextMenu(menuItems: menu).menuPresented() })
    let lifted = try #require(row.nodes(kind: "ListRowLayout").first)
    let panel = try #require(row.nodes(kind: "contextMenu").first)
    #expect(panel.frames.contains(lifted.frame))
    #expect(panel.frames.contains(try #require(lifted.children.first).frame))
    let part = layout(
      List {
        HStack {
          text.contextMenu(menuItems: menu).menuPresented()
          Text("B")
        }
      })
    let around = try #require(part.nodes(kind: "ListRowLayout").first).frame
    #expect(try #require(part.nodes(kind: "contextMenu").first).frames.contains(around) == false)
  }
}

extension LayoutNode {
  /// The identifiers of a view and of all in it.
  fileprivate var identifiers: [String] {
    [identifier].compactMap { $0 } + children.flatMap(\.identifiers)
  }

  /// The frames of a view and of all in it.
  fileprivate var frames: [CGRect] { [frame] + children.flatMap(\.frames) }
}

extension DisplayItem {
  /// Whether the item, or one inside of it, fills a path with a color.
  fileprivate func fills(with color: RGBA) -> Bool {
    switch self {
    case .fill(_, .color(color), _): true
    case .group(let group): group.items.contains { $0.fills(with: color) }
    case .fill, .stroke, .glyphs, .image: false
    }
  }
}
