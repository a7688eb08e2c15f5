import Testing
import Tintype
import TintypeTestSupport

/// What bars look like over dark content, below sheets, with a tint and on phones on their side.
@MainActor
@Suite struct BarLookTests {
  /// The colors in a part of a picture whose red, green and blue are as far apart as a gray's are not.
  private func isColored(_ color: String) -> Bool {
    let parts = stride(from: 0, to: 6, by: 2).compactMap {
      Int(color.dropFirst($0).prefix(2), radix: 16)
    }
    return (parts.max() ?? 0) - (parts.min() ?? 0) > 40
  }

  private func colors(_ drawn: DrawnView, _ xs: Range<Int>, _ ys: Range<Int>) -> [String] {
    xs.flatMap { x in ys.map { drawn[x, $0] } }
  }

  private func screen(
    _ content: some View, role: ButtonRole? = nil, title: String = "Title"
  ) -> some View {
    NavigationStack {
      content.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Delete", systemImage: "trash.fill", role: role) {}
          }
        }
    }
  }

  /// The glass of the item, its symbol and the title: 44 by 44 at 340, 10.
  @Test func glassIsDarkOverDarkContent() throws {
    func item(_ background: Color) throws -> (glass: String, darkest: String, brightest: String) {
      let drawn = try DrawnView(400, 300) { screen(background.ignoresSafeArea()) }
      let title = colors(drawn, 160..<240, 20..<44)
      return (drawn[362, 14], title.min() ?? "", title.max() ?? "")
    }
    let (onWhite, onBlack) = (try item(.white), try item(.black))
    #expect(onWhite.glass > "f00000" && onWhite.darkest < "300000")
    #expect(onBlack.glass < "600000" && onBlack.brightest > "d00000")
    let symbols = colors(
      try DrawnView(400, 300) { screen(Color.black.ignoresSafeArea()) }, 352..<372, 22..<42)
    #expect((symbols.max() ?? "") > "d00000")
  }

  /// The dark appearance has dark glass whatever is below, and a picture that is bright on average is no dark one.
  @Test func glassIsBrightOverMixedContent() throws {
    let mixed = HStack(spacing: 0) {
      Color.white.frame(width: 372); Color.black
    }.ignoresSafeArea()
    #expect(try DrawnView(400, 300) { screen(mixed) }[350, 14] > "c00000")
  }

  /// The prompt of a field is as faint as before, and white.
  @Test func promptsAreSeenOnDarkGlass() throws {
    func brightest(_ background: Color) throws -> String {
      let drawn = try DrawnView(400, 400) {
        NavigationStack { background.ignoresSafeArea().searchable(text: .constant("")) }
      }
      return colors(drawn, 76..<120, 335..<361).max() ?? ""
    }
    #expect(try brightest(.black) > "808080")
  }

  /// Tab bars as well.
  @Test func tabBarsAreDarkOverDarkContent() throws {
    func darkest(_ background: Color) throws -> String {
      let drawn = try DrawnView(400, 400) {
        TabView {
          Tab("One", systemImage: "star") { background.ignoresSafeArea() }
          Tab("Two", systemImage: "star") { Color.white }
        }
      }
      // Beside the tabs' names, in the bar.
      return drawn[200, 330]
    }
    #expect(try darkest(.white) > "e00000" && darkest(.black) < "600000")
  }

  @Test func symbolsHaveTheTintThatSomebodyChose() throws {
    func isTinted(_ view: some View) throws -> Bool {
      colors(try DrawnView(400, 300) { view }, 352..<372, 22..<42).contains(where: isColored)
    }
    #expect(try !isTinted(screen(Color.white)))
    #expect(try isTinted(screen(Color.white).tint(.blue)))
    // A role that is red elsewhere is black in a bar.
    #expect(try !isTinted(screen(Color.white, role: .destructive)))
  }

  @Test func alertsHaveTheTintThatSomebodyChose() throws {
    func isTinted(_ tint: Color?) throws -> Bool {
      let drawn = try DrawnView(400, 400) {
        Color.white.alert("Question", isPresented: .constant(true)) { Button("Yes") {} }.tint(tint)
      }
      return colors(drawn, 60..<340, 190..<260).contains(where: isColored)
    }
    #expect(try isTinted(.blue) && !isTinted(nil))
  }

  /// A sheet takes the glass of the bar below away, unless the screen can be used.
  @Test func sheetsTakeTheGlassOfBarsAway() throws {
    func difference(_ interaction: PresentationBackgroundInteraction) throws -> Bool {
      let drawn = try DrawnView(400, 800) {
        screen(Color(white: 0.5).ignoresSafeArea()).sheet(isPresented: .constant(true)) {
          Text("x").presentationDetents([.height(200)])
            .presentationBackgroundInteraction(interaction)
        }
      }
      return drawn[362, 14] != drawn[300, 14]
    }
    #expect(try !difference(.automatic) && difference(.enabled))
  }

  /// `Rules/Navigation#Bars`: no large titles on a phone on its side.
  @Test func phonesOnTheirSideHaveSmallTitles() throws {
    func top(_ device: Device) throws -> CGFloat {
      let view = NavigationStack { Color.red.accessibilityIdentifier("a").navigationTitle("T") }
      return try #require(PresentedScene.layout(view, on: device).frame("a")).minY
    }
    #expect(try top(.iPhone16Pro) == 62 + 54 + 52)
    #expect(try top(Device.iPhone16Pro.landscape) == 10 + 54)
    #expect(try top(Device.iPadPro11.landscape) > 100)
  }

  /// Below a field at the bottom what scrolls stays sharp.
  @Test func contentStaysSharpAtTheLowerEdge() throws {
    let drawn = try DrawnView(300, 400) {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<200) { ($0 % 2 == 0 ? Color.black : .white).frame(height: 2) }
          }
        }
        .searchable(text: .constant(""))
      }
    }
    // Lines of two points beside the field's ends are told apart.
    let levels = (376..<396).compactMap { Int(drawn[150, $0].prefix(2), radix: 16) }
    #expect((levels.max() ?? 0) - (levels.min() ?? 0) > 40)
  }
}
