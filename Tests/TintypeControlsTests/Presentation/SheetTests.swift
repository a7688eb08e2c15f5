import Testing
import Tintype
import TintypeTestSupport

/// Sheets and covers: where they stand, what they inherit, and what takes them away.
@MainActor
@Suite struct SheetTests {
  private func sheet<Content: View>(
    on device: Device = PresentedScene.phone, @ViewBuilder _ content: @escaping () -> Content
  ) -> LayoutSnapshot {
    PresentedScene.layout(
      Color.red.sheet(isPresented: .constant(true), content: content), on: device)
  }

  /// `Rules/Presentations#Sheets`: recorded with its top at 31, and at the safe area's on phones.
  @Test func largeSheets() {
    let plain = sheet { Color.blue.accessibilityIdentifier("a") }
    #expect(plain.frame("a") == CGRect(x: 0, y: 31, width: 375, height: 636))
    let covered = sheet(on: .iPhone16Pro) { Color.blue.accessibilityIdentifier("a") }
    #expect(covered.frame("a") == CGRect(x: 0, y: 62, width: 402, height: 874 - 62 - 34))
    let background = sheet(on: .iPhone16Pro) {
      Color.blue.ignoresSafeArea().accessibilityIdentifier("a")
    }
    #expect(background["a"]?.children.first?.frame.maxY == 874)
  }

  @Test func mediumSheetsStandOffTheEdges() throws {
    let layout = sheet {
      Color.blue.accessibilityIdentifier("a").presentationDetents([.large, .medium])
    }
    let frame = try #require(layout.frame("a"))
    #expect(frame.minX == 8 && frame.maxY == 667 - 8)
    let tall = sheet(on: .iPhone16Pro) {
      Color.blue.ignoresSafeArea().accessibilityIdentifier("a").presentationDetents([.medium])
    }
    let filled = try #require(tall["a"]?.children.first?.frame)
    #expect(filled.minX == 8 && abs(filled.minY - 415) < 0.01 && filled.maxY == 874 - 8)
  }

  /// A sheet that is not large is glass, and what has a background of its own covers it.
  @Test func lowSheetsAreGlass() throws {
    func color(_ detent: PresentationDetent) throws -> String {
      try DrawnView(300, 600) {
        Color.red.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          Color.clear.presentationDetents([detent])
        }
      }[150, 550]
    }
    #expect(try color(.large) == "ffffff")
    let glass = try color(.medium)
    #expect(glass.hasPrefix("f") && glass != "ffffff")
    // A form's cards are shades of the glass, which is seen between them.
    let form = try DrawnView(402, 874) {
      Color(white: 0.95).ignoresSafeArea().sheet(isPresented: .constant(true)) {
        Form { Text("Row") }.presentationDetents([.medium])
      }
    }
    let (card, ground) = (form[200, 475], form[200, 700])
    #expect(card.hasPrefix("d") && ground.hasPrefix("e"))
  }

  /// A low sheet's views are resolved twice, for its glass, and appear once.
  @Test func viewsOfLowSheetsAppearOnce() {
    final class Counter { var appearances = 0 }
    for scheme in [ColorScheme?.none, .dark] {
      let counter = Counter()
      let layout = sheet {
        Image(systemName: "no.such.symbol").onAppear { counter.appearances += 1 }
          .preferredColorScheme(scheme).presentationDetents([.medium])
      }
      #expect(counter.appearances == 1)
      #expect(layout.messages.count == 1)
    }
  }

  @Test func heightsFollowDetentsAndSelection() throws {
    func height(
      _ detents: Set<PresentationDetent>, _ selection: PresentationDetent? = nil
    ) throws -> CGFloat {
      let layout = sheet {
        if let selection {
          Color.blue.accessibilityIdentifier("a")
            .presentationDetents(detents, selection: .constant(selection))
        } else {
          Color.blue.accessibilityIdentifier("a").presentationDetents(detents)
        }
      }
      return try #require(layout.frame("a")).height + 8
    }
    #expect(abs(try height([.height(200)]) - 200) < 0.001)
    #expect(abs(try height([.fraction(0.25)]) - 159) < 0.001)
    #expect(abs(try height([.custom(TwoFifths.self)]) - 254.4) < 0.001)
    #expect(abs(try height([.height(200), .height(300)], .height(300)) - 300) < 0.001)
    // Higher than the screen is large, and touches the edges.
    #expect(abs(try height([.height(2000)]) - 636 - 8) < 0.001)
  }

  private struct TwoFifths: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.4 }
  }

  /// A handle shows where there are several heights, or where it is asked for.
  @Test func handles() {
    func capsules(_ detents: Set<PresentationDetent>, _ visibility: Visibility) -> [CGRect] {
      sheet {
        Color.blue.presentationDetents(detents).presentationDragIndicator(visibility)
      }.nodes(kind: "Capsule").map(\.frame)
    }
    #expect(capsules([.medium], .automatic).isEmpty)
    #expect(capsules([.medium, .large], .automatic).count == 1)
    #expect(capsules([.medium, .large], .hidden).isEmpty)
    let handle = CGRect(x: 169.5, y: 36, width: 36, height: 5)
    #expect(capsules([.large], .visible) == [handle])
  }

  @Test func screensBelowAreDimmedUnlessTheyCanBeUsed() {
    func colors(_ interaction: PresentationBackgroundInteraction) -> Int {
      sheet {
        Text("a").presentationDetents([.medium, .large], selection: .constant(.medium))
          .presentationBackgroundInteraction(interaction)
      }.nodes(kind: "Color").count
    }
    #expect(colors(.automatic) == colors(.enabled) + 1)
    #expect(colors(.enabled(upThrough: .medium)) == colors(.enabled))
    #expect(colors(.enabled(upThrough: .height(100))) == colors(.automatic))
  }

  /// On an iPad a sheet is a card in the middle: as a form, as a page, or as its content.
  @Test func cardsOnLargeScreens() throws {
    func frame(_ sizing: some PresentationSizing) -> CGRect? {
      sheet(on: .iPadPro11) {
        Color.blue.frame(idealWidth: 300, idealHeight: 200).accessibilityIdentifier("a")
          .presentationSizing(sizing)
      }.frame("a")
    }
    #expect(frame(.automatic) == CGRect(x: 147, y: 287, width: 540, height: 620))
    #expect(frame(.form) == frame(.automatic))
    #expect(frame(.page)?.width == 704)
    #expect(frame(.fitted)?.size == CGSize(width: 300, height: 200))
  }

  @Test func sheetsInheritAndAreCompact() {
    struct Probe: View {
      @Environment(\.horizontalSizeClass) private var sizeClass
      @Environment(\.font) private var font
      var body: some View {
        Text(sizeClass == .compact && font == .title ? "yes" : "no")
      }
    }
    let layout = PresentedScene.layout(
      Color.red.sheet(isPresented: .constant(true)) { Probe() }.font(.title), on: .iPadPro11)
    #expect(layout.nodes(kind: "Text").flatMap(\.lines) == ["yes"])
  }

  @Test func itemsAreShown() {
    struct Item: Identifiable { let id: Int }
    func texts(_ item: Item?) -> [String] {
      PresentedScene.layout(Color.red.sheet(item: .constant(item)) { Text("Item \($0.id)") })
        .nodes(kind: "Text").flatMap(\.lines)
    }
    #expect(texts(Item(id: 7)) == ["Item 7"])
    #expect(texts(nil).isEmpty)
  }

  /// A view that dismisses itself is gone in the picture.
  @Test func dismissing() {
    struct Impatient: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Text("\(isPresented)").onAppear { dismiss() } }
    }
    struct Screen: View {
      @State private var isPresented = true
      @State private var dismissals = 0
      var body: some View {
        Text("Dismissed \(dismissals)")
          .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) { Impatient() }
      }
    }
    let layout = PresentedScene.layout(Screen())
    #expect(layout.nodes(kind: "Text").flatMap(\.lines) == ["Dismissed 1"])
  }

  @Test func sheetsOverSheets() throws {
    let layout = sheet {
      Color.blue.sheet(isPresented: .constant(true)) {
        Color.green.accessibilityIdentifier("b").presentationDetents([.height(100)])
      }
    }
    #expect(abs(try #require(layout.frame("b")).maxY - (667 - 8)) < 0.001)
    #expect(layout.messages.isEmpty)
  }

  /// A sheet that presents itself ends.
  @Test func sheetsWithoutEndAreCut() {
    struct Endless: View {
      var body: some View { Text("a").sheet(isPresented: .constant(true)) { Endless() } }
    }
    let layout = PresentedScene.layout(Endless())
    #expect(layout.messages == ["sheet is the 17th over a screen and is left out"])
  }

  @Test func onePresentationAtATime() {
    let layout = PresentedScene.layout(
      Color.red
        .sheet(isPresented: .constant(true)) { Text("first") }
        .fullScreenCover(isPresented: .constant(true)) { Text("second") })
    #expect(layout.nodes(kind: "Text").flatMap(\.lines) == ["first"])
    #expect(
      layout.messages == [
        "fullScreenCover is not shown: a screen presents one thing at a time, here its sheet"
      ])
  }

  /// What stands on another tab presents nothing.
  @Test func hiddenScreensPresentNothing() {
    let layout = PresentedScene.layout(
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").sheet(isPresented: .constant(true)) { Text("sheet") }.tabItem { Text("B") }
      })
    #expect(!layout.nodes(kind: "Text").flatMap(\.lines).contains("sheet"))
  }

  @Test func coversFillTheScreen() {
    let layout = PresentedScene.layout(
      Color.red.fullScreenCover(isPresented: .constant(true)) {
        Color.blue.accessibilityIdentifier("a")
      }, on: .iPhone16Pro)
    #expect(layout.frame("a") == CGRect(x: 0, y: 62, width: 402, height: 874 - 96))
  }

  /// Without a device the proposed size is the window; a missing length is a phone's, and is
  /// reported.
  @Test func windowsWithoutADevice() {
    let renderer = ImageRenderer(
      content: Text("a").sheet(isPresented: .constant(true)) {
        Color.blue.accessibilityIdentifier("a")
      })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    let sized = renderer.layout()
    #expect(sized.frame("a") == CGRect(x: 0, y: 31, width: 300, height: 369))
    #expect(sized.size == CGSize(width: 300, height: 400))
    #expect(sized.messages.isEmpty)
    renderer.proposedSize = .unspecified
    let bare = renderer.layout()
    #expect(bare.size == CGSize(width: 393, height: 852))
    #expect(bare.messages.count == 1)
  }

  /// Where nothing is presented nothing changes.
  @Test func closedPresentationsChangeNothing() {
    let plain = ImageRenderer(content: Text("a").padding()).layout()
    let closed = ImageRenderer(
      content: Text("a").padding().sheet(isPresented: .constant(false)) { Text("b") }
    ).layout()
    #expect(closed.description == plain.description)
  }
}
