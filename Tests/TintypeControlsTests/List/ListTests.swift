import Testing
import Tintype
import TintypeTestSupport

/// `Rules/Lists`, `Rules/Navigation` and `Rules/Tabs` with other rows than the recorded ones.
@MainActor
@Suite struct ListTests {
  private func expect(_ width: CGFloat = 320, _ height: CGFloat = 1000) -> FrameExpectation {
    .withKnownFonts(width, height)
  }
  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 30, height: height) }

  @Test func sectionsFollowOneAnother() {
    expect()(
      "size 320 1000; h 32 10 30 20; a 32 61 30 10; b 32 107 30 40; f 32 170 30 16; c 32 232.5 30 10; d 32 319.5 30 10; g 32 378 30 20; e 32 429 256 10"
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
    expect()("a 32 56 30 10; f 32 95 30 16; g 32 129 30 20; b 32 180 30 10") {
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
}
