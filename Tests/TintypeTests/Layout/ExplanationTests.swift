import Testing
import TintypeDrawing
import TintypeViews

@testable import Tintype

private struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "heart")
        Text("A title that is long enough to be cut")
        Toggle("On", isOn: .constant(true))
      }
      Label("Likes", systemImage: "star").accessibilityIdentifier("likes")
    }
    .padding()
    .background(Color.yellow)
  }
}

/// Explanations beside pictures: which rows there are, what they say, and where their letters stand.
@MainActor
@Suite struct ExplanationTests {
  private func outline<V: View>(
    _ view: V, _ options: ExplanationOptions = ExplanationOptions(), width: CGFloat? = 320
  ) throws -> ExplanationOutline {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try ExplanationOutline(renderer.layout().root, options)
  }

  @Test func rowsSayWhatTheAuthorWrote() throws {
    let titles = try outline(Card()).rows.map { "\($0.depth) \($0.letter) \($0.title)" }
    #expect(
      titles == [
        "0 A Card › padding 16 › VStack", "1 B HStack", "2 C Image heart",
        "2 D Text “A title that is long en…”", "2 E Toggle › Text “On”",
        "1 F Label “Likes” #likes",
      ])
  }

  @Test func internalsAreShownOnRequest() throws {
    var options = ExplanationOptions()
    options.showsInternals = true
    #expect(try outline(Card(), options).rows.contains { $0.title.contains("Capsule") })
  }

  /// The tree of `inspect`: what controls make is left out, and divisions keep the numbers of their views.
  @Test func layoutsLeaveOutTheInsidesOfControls() throws {
    let renderer = ImageRenderer(content: Card())
    renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
    let layout = renderer.layout()
    let written = layout.written
    var internals = 0
    written.root.visit { internals += $0.isInternal ? 1 : 0 }
    #expect(internals == 0)
    #expect(written.explanation.contains("Toggle") && !written.explanation.contains("Capsule"))
    #expect(layout.explanation.contains("Capsule"))
    var divisions = 0
    written.root.visit { node in
      guard let division = node.distribution else { return }
      divisions += 1
      #expect(division.proposals.allSatisfy { node.children.indices.contains($0.child) })
    }
    #expect(divisions >= 2)
    // A layout of which nothing is an author's is told whole.
    let toggle = ImageRenderer(content: EmptyView()).layout()
    #expect(toggle.written.root.kind == toggle.root.kind)
  }

  @Test func divisionsNameTheirViewsByLetters() throws {
    let row = try #require(outline(Card()).rows.first { $0.letter == "B" })
    #expect(row.notes.first == "divides 272 = 288 − 16 of gaps:")
    #expect(
      row.notes.dropFirst().first?.hasPrefix("1. C, flexible by 0: proposed 90.7, takes ") == true)
  }

  @Test func lengthsWithoutEndAreReadAsSuch() throws {
    let row = try #require(
      outline(Color.red.frame(maxWidth: .infinity, maxHeight: 10), width: .infinity).rows.first)
    #expect(row.proposal == "∞\u{A0}×\u{A0}nil")
    #expect(row.title.hasPrefix("frame maxWidth ∞, maxHeight 10"))
  }

  @Test func framesByTheirContainerSayItsLength() throws {
    let rows = try outline(
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 0).frame(height: 20)
      }
    ).rows
    #expect(rows.contains { $0.title.contains("containerRelativeFrame container 320") })
  }

  @Test func aViewIsChosenByItsName() throws {
    var options = ExplanationOptions()
    options.of = "likes"
    #expect(try outline(Card(), options).rows.map(\.title) == ["Label “Likes” #likes"])
    options.of = "like"
    #expect {
      try outline(Card(), options)
    } throws: { error in
      "\(error)".hasPrefix(
        "No view is called 'like', by identifier, type or kind; there are 'likes', 'Card'")
    }
  }

  @Test func whatIsTooDeepOrTooMuchIsCounted() throws {
    let many = try outline(VStack { ForEach(0..<100, id: \.self) { Text("\($0)") } })
    #expect(many.rows.count == 40)
    #expect(many.hidden == 101 - 40)
    #expect(many.rows.map(\.letter).contains("AN"))
    #expect(many.rows[0].notes.contains("and 94 more"))
    var deep = AnyView(Text("a"))
    for _ in 0..<20 {
      let inner = deep
      deep = AnyView(
        HStack {
          inner
          Text("b")
        })
    }
    let rows = try outline(deep)
    #expect(rows.rows.map(\.depth).max() == 7)
    #expect(rows.rows.count + rows.hidden == 41)
  }

  @Test func lettersNeitherOverlapNorCoverTexts() throws {
    let renderer = ImageRenderer(content: Card().padding(24))
    renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
    let layout = renderer.layout()
    let outline = try ExplanationOutline(layout.root, ExplanationOptions())
    let badges = try renderer.settle(isRecording: true).explanationMarks().labels
    #expect(badges.count == outline.rows.count)
    for (index, badge) in badges.enumerated() {
      #expect(!badges[(index + 1)...].contains { $0.intersects(badge) })
      #expect(!outline.obstacles.contains { $0.intersects(badge) })
    }
  }

  /// Of a row's color and its edge one is seen on any background, and both on each other.
  @Test(arguments: [false, true]) func colorsOfRowsContrastWithAnyBackground(_ isDark: Bool) {
    let palette = ExplanationPalette(isDark: isDark)
    for tone in palette.tones { #expect(tone.contrast(with: palette.background) >= 9) }
  }

  @Test func rowsAreBesideThePictureWhereTheyFit() throws {
    func list(width: CGFloat) throws -> DisplayList {
      let renderer = ImageRenderer(content: Color.red.frame(width: width, height: 300))
      return try renderer.settled().explanationDisplayList()
    }
    let beside = try list(width: 300)
    #expect(beside.size.height == 300)
    #expect(beside.size.width > 400)
    // Twice the picture is less than both, and so are 1,200 points.
    let tall = ImageRenderer(
      content: HStack {
        ForEach(0..<3, id: \.self) { Color.red.frame(width: 200, height: 20).id($0) }
        Text("A title that is long enough to be cut").layoutPriority(1)
      })
    tall.proposedSize = ProposedViewSize(width: 900, height: 100)
    let below = try tall.settled().explanationDisplayList()
    #expect(below.size.height > 120)
    #expect(below.size.width <= 1800)
  }
}
