import Testing
import Tintype
import TintypeTestSupport

/// `Rules/Navigation#Groups` and `Rules/Navigation#Where-bars-begin`.
@MainActor
@Suite struct BarGroupTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }

  private func window(top: CGFloat, bottom: CGFloat = 0) -> FrameExpectation {
    FrameExpectation(
      window: CGSize(width: 400, height: 800),
      insets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 20, height: 20).named(name)
  }

  private func screen<Items: ToolbarContent>(
    @ToolbarContentBuilder _ items: () -> Items
  ) -> some View {
    NavigationStack { Color.blue.named("c").toolbar { items() } }
  }

  /// A bar begins 10 below an upper edge without a status bar, else at the safe area's edge.
  @Test func barsBeginBelowTheStatusBar() {
    window(top: 0)("c 0 64 400 736; a 28 22 20 20") {
      screen { ToolbarItem(placement: .topBarLeading) { box("a") } }
    }
    window(top: 20)("c 0 74 400 726; a 28 32 20 20") {
      screen { ToolbarItem(placement: .topBarLeading) { box("a") } }
    }
    window(top: 66)("c 0 120 400 680; a 28 78 20 20") {
      screen { ToolbarItem(placement: .topBarLeading) { box("a") } }
    }
    // Away from the window's upper edge there is no status bar.
    window(top: 62)("c 0 146 400 654; a 28 104 20 20") {
      VStack(spacing: 0) {
        Color.green.frame(height: 20)
        screen { ToolbarItem(placement: .topBarLeading) { box("a") } }
      }
    }
  }

  /// A picture with a text has the space of a text at both of its sides.
  @Test func aTextBesideAPictureHasATitlesPadding() throws {
    func width(@ViewBuilder _ item: () -> some View) throws -> (glass: CGFloat, item: CGFloat) {
      let item = item()
      let renderer = ImageRenderer(
        content: screen {
          ToolbarItem(placement: .topBarLeading) { HStack { item }.named("i") }
        })
      renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
      let layout = renderer.layout()
      var glass: CGFloat?
      layout.root.visit { if $0.kind == "Glass" { glass = $0.frame.width } }
      return (try #require(glass), try #require(layout["i"]).frame.width)
    }
    let both = try width {
      Label("A long title", systemImage: "plus").labelStyle(.titleAndIcon)
    }
    #expect(both.glass == both.item + 32)
    let text = try width { Text("A long title") }
    #expect(text.glass == text.item + 32)
  }

  /// Pictures share their glass, with a text beside one too; a text alone has glass of its own.
  @Test func aTextStandsOnGlassOfItsOwn() {
    func glasses<Items: ToolbarContent>(@ToolbarContentBuilder _ items: () -> Items) -> Int {
      let renderer = ImageRenderer(content: screen(items))
      renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
      return renderer.layout().nodes(kind: "Glass").count
    }
    func group<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
      let content = content()
      return glasses { ToolbarItemGroup(placement: .topBarTrailing) { content } }
    }
    #expect(
      group {
        Image(systemName: "plus"); Image(systemName: "minus")
      } == 1)
    #expect(
      group {
        Image(systemName: "plus"); Text("Edit")
      } == 2)
    #expect(
      group {
        Text("Edit"); Text("Done")
      } == 2)
    #expect(
      group {
        Text("Edit"); Image(systemName: "plus"); Image(systemName: "minus")
      } == 2)
    let label = Label("Edit", systemImage: "plus").labelStyle(.titleAndIcon)
    #expect(
      group {
        Image(systemName: "minus"); label
      } == 1)
    #expect(
      group {
        Color.red.frame(width: 20, height: 20); Image(systemName: "minus")
      } == 1)
  }

  /// On an iPhone 16 Pro items begin at 62, on an iPhone 15 at 59: nothing is taken off for an island.
  @Test func barsBeginAtTheSafeAreaBelowAnIsland() throws {
    for (device, edge) in [(Device.iPhone16Pro, 186.0), (.iPhone15, 177), (.iPhone13Mini, 150)] {
      let renderer = ImageRenderer(
        content: screen { ToolbarItem(placement: .topBarLeading) { box("a") } })
      renderer.device = device
      let layout = renderer.layout()
      #expect(abs(try #require(layout["a"]).frame.minY - (edge / 3 + 12)) < 0.01)
      #expect(abs(try #require(layout["c"]).frame.minY - (edge / 3 + 54)) < 0.01)
    }
  }

  /// The bars below count from the window's edge, but not inside of a tab.
  @Test func bottomBarsCountTheHomeIndicator() {
    window(top: 0, bottom: 34)("c 0 0 400 724; a 190 738 20 20") {
      screen { ToolbarItem(placement: .bottomBar) { box("a") } }
    }
    window(top: 0, bottom: 34)("c 0 0 400 641; a 190 655 20 20") {
      TabView {
        Tab {
          screen { ToolbarItem(placement: .bottomBar) { box("a") } }
        } label: {
          Text("T")
        }
      }
    }
  }

  @Test func itemsShareTheirGlass() {
    // Two of 52 points end 16 from the side; their boxes are in the middle of each.
    expect(400, 300)("a 296 22 20 20; b 348 22 20 20") {
      screen {
        ToolbarItem { box("a") }
        ToolbarItem { box("b") }
      }
    }
    expect(400, 300)("a 296 22 20 20; b 348 22 20 20") {
      screen {
        ToolbarItemGroup {
          box("a")
          box("b")
        }
      }
    }
  }

  @Test func spacersSplit() {
    // Circles of 44, 8 apart.
    expect(400, 300)("a 300 22 20 20; b 352 22 20 20") {
      screen {
        ToolbarItem { box("a") }
        ToolbarSpacer(.fixed)
        ToolbarItem { box("b") }
      }
    }
    expect(400, 300)("a 42 238 20 20; b 338 238 20 20") {
      screen {
        ToolbarItem(placement: .bottomBar) { box("a") }
        ToolbarSpacer(placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { box("b") }
      }
    }
  }

  @Test func someStandAlone() {
    // What confirms stands last and shares its glass, unless its role asks for glass of the accent color.
    expect(400, 300)("a 296 22 20 20; b 348 22 20 20") {
      screen {
        ToolbarItem(placement: .confirmationAction) { Button(action: {}) { box("b") } }
        ToolbarItem { box("a") }
      }
    }
    expect(400, 300)("a 300 22 20 20; b 352 22 20 20") {
      screen {
        ToolbarItem { box("a") }
        ToolbarItem(placement: .confirmationAction) {
          Button(role: .confirm, action: {}) { box("b") }
        }
      }
    }
    expect(400, 300)("a 300 22 20 20; b 352 22 20 20") {
      screen {
        ToolbarItem { box("a") }
        ToolbarItem { Button(action: {}) { box("b") }.buttonStyle(.glassProminent).tint(.green) }
      }
    }
    // Without glass an item is no wider than it is.
    expect(400, 300)("a 324 22 20 20; b 364 22 20 20") {
      screen {
        ToolbarItem { box("a") }
        ToolbarItem { box("b") }.sharedBackgroundVisibility(.hidden)
      }
    }
    // A text is 32 narrower than its glass.
    expect(400, 300)("a 32 - 50 -; b 118 22 20 20") {
      screen {
        ToolbarItem(placement: .topBarLeading) {
          Text("Edit").frame(width: 50).named("a")
        }
        ToolbarItem(placement: .topBarLeading) { box("b") }
      }
    }
  }
}
