import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

/// What marks say: the numbers of the layout, of what is there.
@MainActor
@Suite struct MarkContentTests {
  /// The words of the labels over a view, in drawing order.
  private func options(
    _ view: some View, _ marks: LayoutMarks, _ proposal: ProposedViewSize = .unspecified
  ) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = proposal
    let plain = Self.texts(in: try renderer.displayList().items)
    renderer.marks = marks
    return Array(Self.texts(in: try renderer.displayList().items).dropFirst(plain.count))
  }

  private static func texts(in items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .glyphs(let run): [run.text]
      case .group(let group): texts(in: group.items)
      default: []
      }
    }
  }

  @Test func aProposalIsMarkedWhereTheSizeDiffers() throws {
    let view = Color.red.frame(width: 40, height: 20)
    let shown = try options(view, .proposals, ProposedViewSize(width: 100, height: 60))
    #expect(shown.joined() == "↓ 100\u{A0}×\u{A0}60↑ 40\u{A0}×\u{A0}20")
  }

  @Test func viewsThatTakeTheirProposalAreNotMarked() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(width: 30)
    }
    let shown = try options(view, .proposals, ProposedViewSize(width: 100, height: 50))
    #expect(shown.joined() == "↓ 50\u{A0}×\u{A0}50↑ 30\u{A0}×\u{A0}50")
  }

  @Test func infiniteAndNilProposalsAreNamed() throws {
    let wide = Color.red.frame(width: 40, height: 20)
    #expect(
      try options(wide, .proposals, ProposedViewSize(width: .infinity, height: nil)).joined()
        == "↓ ∞\u{A0}×\u{A0}nil↑ 40\u{A0}×\u{A0}20")
  }

  /// Where dashed lines are, in points.
  private static func dashed(_ items: [DisplayItem]) -> CGRect {
    items.reduce(.null) { reach, item in
      guard case .stroke(let path, _, let style) = item, !style.dash.isEmpty else { return reach }
      return reach.union(path.boundingRect)
    }
  }

  /// What is proposed beyond the picture ends near its view, and is open there.
  @Test func proposalsBeyondThePictureEndNearTheirView() throws {
    let renderer = ImageRenderer(content: Text("short").fixedSize().padding(5))
    renderer.proposedSize = ProposedViewSize(width: 900, height: 40)
    renderer.marks = .proposals
    let width = renderer.layout().size.width
    let dashed = Self.dashed(renderer.settle().markedPicture.items)
    #expect(dashed.minX > -26 && dashed.maxX < width + 26)
    renderer.proposedSize = ProposedViewSize(width: width + 20, height: 40)
    let near = Self.dashed(renderer.settle().markedPicture.items)
    #expect(abs(near.width - (width + 20)) < 2)
  }

  /// A proposal has no place: it is drawn within what the stack around was proposed.
  @Test func proposalsLieWithinTheirStack() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 60)
      Text("short")
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 40)
    renderer.marks = .proposals
    let dashed = Self.dashed(renderer.settle().markedPicture.items)
    #expect(dashed.minX > -1.5 - 24 && dashed.maxX < 201.5)
  }

  @Test func aFrameByItsContainerSaysTheContainersLength() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { _ in
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        }
      }
    }
    let size = ProposedViewSize(width: 350, height: 100)
    let named = try options(view, .names, size).joined()
    #expect(named.contains("container 350"))
    #expect(try !options(view, .padding, size).joined().contains("container"))
  }

  /// A button's style is given its title as a view of a type of its own, which nobody wrote.
  @Test func titlesOfControlsAreCalledByWhatTheySay() throws {
    let shown = try options(Button("Follow") {}.buttonStyle(.bordered), .names).joined(
      separator: "|")
    #expect(shown.contains("Text “Follow”") && shown.contains("Button"))
    #expect(!shown.contains("Label"))
  }

  /// What a padding was proposed and took follows from its bands.
  @Test func paddingsWithBandsMarkNoProposal() throws {
    let view = Text("a").padding(10)
    let size = ProposedViewSize(width: 100, height: 60)
    #expect(try options(view, .proposals, size).count == 4)
    #expect(try options(view, [.proposals, .padding], size).joined().hasPrefix("10↓ 80"))
  }

  /// In-view marks tell what the author wrote from what controls made, too.
  @Test func marksOfAViewLeaveOutWhatControlsMake() throws {
    func count(_ marks: LayoutMarks) throws -> Int {
      let view = Toggle("On", isOn: .constant(true)).padding(60).layoutMarks(marks)
      return Self.texts(in: try ImageRenderer(content: view).displayList().items).count
    }
    #expect(try count([.names, .internals]) > count(.names))
  }

  @Test func distancesAreThoseThatAreThere() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 60)
      Color.red.frame(width: 20, height: 60).padding(.leading, 16)
      Color.red.frame(width: 20, height: 60).offset(x: 3)
    }
    #expect(try options(view, .spacing) == [])
    let spaced = VStack(spacing: 12.25) {
      Color.red.frame(width: 60, height: 20)
      Color.red.frame(width: 60, height: 20)
    }
    #expect(try options(spaced, .spacing) == ["12.3"])
    let negative = HStack(spacing: -8) {
      Color.red.frame(width: 60, height: 60)
      Color.red.frame(width: 60, height: 60)
    }
    #expect(try options(negative, .spacing) == ["−8"])
  }

  @Test func equalPaddingsAreLabeledOnce() throws {
    let even = Color.red.frame(width: 60, height: 60).padding(16)
    #expect(try options(even, .padding) == ["16"])
    let uneven = Color.red.frame(width: 60, height: 60).padding(.leading, 20).padding(.top, 14)
    #expect(Set(try options(uneven, .padding)) == ["20", "14"])
  }

  /// A guide of the test's own.
  private enum Gutter: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 5 }
  }

  @Test func guidesHaveTheirNames() throws {
    let view = VStack(alignment: HorizontalAlignment(Gutter.self), spacing: 4) {
      Color.red.frame(width: 60, height: 60)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Color.red.frame(width: 60, height: 60)
        Color.red.frame(width: 60, height: 60)
      }
    }
    #expect(Set(try options(view, .guides)) == ["gutter", "firstTextBaseline"])
  }

  @Test func badgesCountTheOrderOfDivision() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(width: 30)
      Color.green
    }
    let shown = try options(view, .order, ProposedViewSize(width: 300, height: 50))
    #expect(shown.sorted() == ["1", "2", "3"])
  }

  @Test func theSafeAreaIsOnlyWhatADeviceCovers() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.device = .iPhone15
    renderer.marks = .safeArea
    let texts = Self.texts(in: try renderer.displayList().items)
    #expect(texts.joined().contains("safe area 59") && texts.joined().contains("safe area 34"))
    renderer.device = nil
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    #expect(Self.texts(in: try renderer.displayList().items).isEmpty)
  }

  @Test func theLegendTellsOnlyWhatIsShown() throws {
    let view = Color.red.frame(width: 60, height: 60).padding(16)
    let shown = try options(view, [.padding, .spacing, .guides, .legend]).joined(separator: "|")
    #expect(shown == "16|padding")
  }

  @Test func textsAndPicturesHaveNames() throws {
    let shown = try options(Text(verbatim: "Hello").padding(30), .names).joined()
    #expect(shown == "Text “Hello”")
  }

  /// What is too large for its container, and a text that is cut; not what is moved, laid over or scrolled.
  @Test func whatDoesNotFitIsNamed() throws {
    let wide = Color.red.frame(width: 120, height: 20).frame(width: 100, height: 20)
    #expect(try options(wide, .overflow) == ["frame overflows by 10"])
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 80)
      Color.blue.frame(width: 70)
    }.frame(width: 100, height: 20, alignment: .leading)
    #expect(try options(row, .overflow) == ["HStack overflows by 50"])
    let long = Text(verbatim: "More words than there is width for").lineLimit(1).frame(width: 90)
    #expect(try options(long, .overflow) == ["text is cut"])
    let fitting = Text(verbatim: "All of it…").fixedSize()
    #expect(try options(fitting, .overflow).isEmpty)
    let meant = Color.red.frame(width: 50, height: 50).offset(x: 40)
      .overlay(alignment: .topTrailing) { Color.blue.frame(width: 90, height: 9) }
    #expect(try options(meant, .overflow).isEmpty)
    let scrolled = ScrollView { Color.green.frame(width: 40, height: 300) }
      .frame(width: 60, height: 60)
    #expect(try options(scrolled, .overflow).isEmpty)
  }

  @Test func optionsNameMarks() {
    #expect(LayoutMarks.options.count == 12)
    let named = LayoutMarks(LayoutMarks.options.compactMap { LayoutMarks(option: $0) })
    #expect(named == LayoutMarks.all.union(.internals))
    #expect(LayoutMarks(option: "safe-area") == .safeArea && LayoutMarks(option: "offer") == nil)
  }
}
