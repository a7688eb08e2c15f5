import Testing
import TintypeGeometry

@testable import Tintype

/// The stages in which layouts are told: what they say is what was laid out.
@MainActor
@Suite struct LayoutStepTests {
  private func steps<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, _ content: Content
  ) throws -> [LayoutStep] {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.settled().layoutSteps().steps
  }

  private func sentences<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, _ content: Content
  ) throws -> [String] {
    try steps(width, height, content).map { $0.sentence.replacing("\u{A0}", with: " ") }
  }

  @Test func aStackIsExplainedFromGapsToPositions() throws {
    let stack = HStack(spacing: 8) {
      Color.red.frame(width: 30)
      Color.green.frame(minWidth: 10, maxWidth: 50)
      Color.blue
    }
    #expect(
      try sentences(300, 20, stack) == [
        "The HStack is proposed 300 × 20. Gaps take 16: 284 are left for 3 views.",
        "Each is asked how narrow and wide it can be. The least flexible goes first:"
          + " Color red (always 30), Color green (10 to 50) and Color blue (0 to ∞).",
        "Color red is the least flexible: proposed 94.7, it takes 30. 254 are left for 2 views.",
        "Color green comes next: proposed 127, it takes 50. 204 are left for 1 view.",
        "Color blue comes last: proposed 204, it takes 204. Nothing is left.",
        "The HStack takes 300 × 20, and puts its views side by side, aligned at their centers.",
      ])
  }

  /// What stands nowhere has no picture, and an error says of which view.
  @Test(arguments: [-.infinity, .infinity] as [CGFloat])
  func aLengthWithoutEndIsAnError(_ length: CGFloat) throws {
    let stack = HStack(spacing: length) {
      Color.red.frame(width: 30)
      Color.green
    }
    .accessibilityIdentifier("row").frame(width: 90, height: 20)
    let renderer = ImageRenderer(content: stack)
    let error = #expect(throws: ImageRendererError.self) {
      try renderer.settled().layoutSteps(of: "row")
    }
    let sentence = error?.description ?? ""
    #expect(
      sentence.contains("HStack") && sentence.contains("infinite or no number"), "\(sentence)")
  }

  @Test func aSceneStandsSomewhereWhereAllOfItDoes() {
    let box = CGRect(x: 0, y: 0, width: 90, height: 20)
    var scene = StepScene(region: box, frame: box)
    scene.measure(box, .answer, isBefore: true)
    #expect(scene.isFinite)
    for odd in [CGFloat.nan, .infinity, -.infinity, 1e308] {
      #expect(!StepScene(frame: box.offsetBy(dx: odd, dy: 0)).isFinite)
      #expect(!StepScene(gaps: [CGRect(x: 0, y: 0, width: 1, height: odd)]).isFinite)
      var other = scene
      other.dimensions[0].to = odd
      #expect(!other.isFinite)
    }
  }

  @Test func prioritiesAreExplainedWithTheirReserves() throws {
    let stack = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(minHeight: 20)
      Color.green.layoutPriority(1)
      Spacer(minLength: 10)
    }
    let reported = try sentences(50, 100, stack)
    #expect(reported[0] == "The VStack is proposed 50 × 100. 100 are there for 3 views.")
    #expect(
      reported[1]
        == "Each is asked how low and high it can be. Higher priority goes first, then the"
        + " less flexible, and spacers last: Color green (0 to ∞, priority 1), Color red (20 to ∞,"
        + " priority 0) and the Spacer (10 to ∞).")
    #expect(
      reported[2]
        == "30 are kept for lower priorities. Color green comes first: proposed 70, it takes 70."
        + " 30 are left for 2 views.")
    #expect(
      reported[3] == "10 are kept for the spacer. Color red comes next: proposed 20, it takes 20."
        + " 10 are left for 1 view.")
  }

  @Test func missingAndLeftOverLengthsAreReported() throws {
    func last(_ width: CGFloat) throws -> String? {
      try sentences(
        width, 10,
        HStack(spacing: 0) {
          Color.red.frame(width: 30)
          Color.blue.frame(width: 20)
        }
      ).dropLast().last
    }
    #expect(try last(60)?.hasSuffix("it takes 20. 10 are left over.") == true)
    #expect(try last(44)?.hasSuffix("it takes 20. That is 6 too much.") == true)
  }

  @Test func aStackWithNothingToDivideHasTwoSteps() throws {
    let stack = HStack(spacing: 4) {
      Color.red.frame(width: 30)
      Color.blue.frame(width: 20)
    }
    #expect(
      try sentences(nil, 10, stack) == [
        "The HStack is proposed nil × 10. There is no width to divide: each view is asked for its own."
          + " Color red takes 30 and Color blue takes 20.",
        "The HStack takes 54 × 10, and puts its views side by side, aligned at their centers.",
      ])
  }

  @Test func turnsBeyondTheEighthShareAStep() throws {
    let reported = try sentences(
      120, 10, HStack(spacing: 0) { ForEach(0..<12, id: \.self) { _ in Color.red } })
    #expect(reported.count == 2 + StackSteps.turnLimit + 2)
    #expect(
      reported[reported.count - 2]
        == "The other 4 views follow in the same way and take 40. Nothing is left.")
  }

  @Test func framesAreExplainedByTheirProposals() throws {
    #expect(
      try sentences(
        200, 100,
        Color.red.frame(width: 30, height: 20).frame(width: 60, alignment: .bottomTrailing)
      ) == [
        "The frame is proposed 200 × 100. It is 60 wide, whatever is proposed.",
        "Color red is proposed 60 × 100, it takes 30 × 20.",
        "The frame takes 60 × 20 and puts Color red in its lower trailing corner.",
      ])
    #expect(
      try sentences(200, 100, Color.red.frame(width: 30, height: 20).frame(maxWidth: .infinity))
        == [
          "The frame is proposed 200 × 100. It has maxWidth ∞.",
          "Color red is proposed 200 × 100, it takes 30 × 20.",
          "The frame takes 200 × 20 and puts Color red in its center.",
        ])
  }

  @Test func framesByTheirContainerSayItsLength() throws {
    let view = ScrollView(.horizontal) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
    }
    #expect(
      try sentences(350, 90, view).first
        == "The frame is proposed nil × 90. The container around it is 350 wide:"
        + " its own length follows from that.")
  }

  @Test func stepsOfASubtreeAreFoundByIdentifier() throws {
    let view = VStack {
      Color.green
      HStack(spacing: 8) {
        Color.red.frame(width: 30)
        Color.blue
      }
      .accessibilityIdentifier("row")
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
    #expect(
      try renderer.settled().layoutSteps().steps.first?.sentence.hasPrefix("The VStack") == true)
    #expect(
      try renderer.settled().layoutSteps(of: "row").steps.first?.sentence.hasPrefix("The HStack")
        == true)
    #expect {
      try renderer.settled().layoutSteps(of: "rows")
    } throws: {
      "\($0)".contains("'rows'") && "\($0)".contains("'row', 'VStack'")
    }
  }

  @Test func insetsComeOffAndOn() throws {
    #expect(
      try sentences(100, 50, Color.red.frame(width: 30).padding(8).padding(.leading, 4)) == [
        "The padding is proposed 100 × 50. Its insets are 4 at the left.",
        "The insets come off: Color red is proposed 96 × 50 and takes 46 × 50.",
        "The insets come on again: the padding takes 4 + 46 = 50 by 50.",
      ])
  }

  @Test(arguments: [
    (ContentMode.fit, "largest", "fits", "160 × 90"),
    (.fill, "smallest", "covers it", "177.8 × 100"),
  ])
  func ratiosAreExplainedByTheirRectangle(
    _ mode: ContentMode, _ which: String, _ what: String, _ size: String
  ) throws {
    #expect(
      try sentences(160, 100, Color.red.aspectRatio(16 / 9, contentMode: mode)) == [
        "The aspectRatio is proposed 160 × 100. The \(which) rectangle of 16 : 9 that \(what) is \(size).",
        "Color red is proposed \(size), it takes \(size).",
        "The aspectRatio takes what its view took: \(size).",
      ])
  }

  @Test func fixedSizeIsExplainedByTheIdealSize() throws {
    #expect(
      try sentences(
        50, 50,
        Color.red.frame(idealWidth: 80, idealHeight: 20).fixedSize(
          horizontal: true, vertical: false)
      ) == [
        "The fixedSize is proposed 50 × 50. It does not pass on the width, but asks for the ideal one.",
        "Color red is asked for its ideal width: proposed nil × 50, it takes 80 × 50.",
        "The fixedSize takes the same, more than was proposed: 80 × 50.",
      ])
  }

  /// A layout that answers a third of what it is proposed, and puts its views on a diagonal.
  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: (proposal.width ?? 90) / 3, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (value, view) in subviews.enumerated() {
        let corner = CGPoint(
          x: bounds.minX + 5 * CGFloat(value), y: bounds.minY + 10 * CGFloat(value))
        view.place(at: corner, proposal: ProposedViewSize(width: 5, height: 10))
      }
    }
  }

  @Test func customLayoutsAreExplainedByQueriesAndPositions() throws {
    #expect(
      try sentences(
        60, 40,
        Stairs {
          Color.red
          Color.blue
        }
      ) == [
        "The Stairs is proposed 60 × 40 and answers 20 × 20.",
        "Color red is proposed 5 × 10, takes 5 × 10 and stands 0 from the left, 0 from above.",
        "Color blue is proposed 5 × 10, takes 5 × 10 and stands 5 from the left, 10 from above.",
      ])
  }

  @Test func aLeafHasOneStep() throws {
    #expect(
      try sentences(60, 40, Color.red) == ["Color red is proposed 60 × 40 and takes 60 × 40."])
  }

  @Test func theOutermostDividingViewIsExplained() throws {
    let reported = try sentences(
      60, 40, ZStack { HStack(spacing: 0) { Color.red }.padding(5) }.background(.blue))
    #expect(reported[0].hasPrefix("The padding is proposed 60 × 40."))
  }

  @Test func fromRightToLeftTheFirstStandsAtTheRight() throws {
    let last = try steps(
      100, 20,
      HStack(spacing: 10) {
        Color.red.frame(width: 20)
        Color.blue
      }.environment(\.layoutDirection, .rightToLeft)
    )
    #expect(last[2].scene.boxes.map(\.frame.minX) == [80, 0])
    #expect(last[2].scene.boxes[0].proposed == CGRect(x: 55, y: 0, width: 45, height: 20))
    #expect(last.last?.sentence.contains("side by side from the right") == true)
  }

  /// A space that is far longer than what it is for would leave no picture of it.
  @Test func longProposalsAreCut() throws {
    let reported = try steps(700, 60, Color.red.frame(width: 50, height: 50))
    #expect(reported[0].sentence.hasPrefix("The frame is proposed 700\u{A0}×\u{A0}60."))
    #expect(reported[0].scene.region == CGRect(x: 0, y: 0, width: 120, height: 60))
    #expect(reported[0].scene.openAxes == .horizontal)
  }

  @Test(arguments: [
    (VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30),
  ])
  func guidesAreWhereViewsAreAligned(_ alignment: VerticalAlignment, _ position: CGFloat) throws {
    let reported = try steps(
      100, 30,
      HStack(alignment: alignment) {
        Color.red.frame(height: 30)
        Color.blue.frame(height: 10)
      })
    #expect(reported.last?.scene.guide?.at == position)
  }

  @Test func baselinesAreThoseOfTexts() throws {
    let renderer = ImageRenderer(
      content: HStack(alignment: .firstTextBaseline) {
        Color.red.frame(height: 5)
        Text("A")
        Text("B").font(.largeTitle)
      })
    let texts = renderer.layout().nodes(kind: "Text")
    let guide = try #require(try renderer.settled().layoutSteps().steps.last?.scene.guide)
    for text in texts { #expect(abs(text.textLines[0].baseline - guide.at) < 0.001) }
  }

  /// Lines are broken anywhere where there is no space: a text is called by what it says.
  @Test func textsAreCalledByAllTheySay() throws {
    let reported = try sentences(
      12, 200,
      HStack(spacing: 0) {
        Text("Bob and Alice")
        Color.red.frame(width: 4)
      })
    #expect(reported.contains { $0.contains("Text “Bob and Alice” comes last: proposed 8") })
  }

  @Test func insidesOfControlsAreNotExplained() throws {
    let reported = try sentences(
      300, 100,
      VStack {
        Toggle("On", isOn: .constant(true))
        Button("Go") {}.buttonStyle(.borderedProminent)
      })
    #expect(reported[0].hasPrefix("The VStack is proposed 300 × 100."))
    #expect(reported.contains { $0.contains("Toggle “On”") && $0.contains("Button “Go”") })
    let alone = try sentences(300, 100, Toggle("On", isOn: .constant(true)))
    #expect(alone == ["Toggle “On” is proposed 300 × 100 and takes 300 × 28."])
  }

  // MARK: Random stacks

  /// A stack of random views; the same for the same seed.
  private struct RandomStack: View {
    var random: StepRandom

    var body: some View {
      var random = random
      let axis: Axis = random.below(2) == 0 ? .horizontal : .vertical
      let spacing: CGFloat? = random.below(3) == 0 ? nil : CGFloat(random.below(200)) / 7
      let views = (0..<(2 + random.below(5))).map { _ in member(&random) }
      return Group {
        if axis == .horizontal {
          HStack(spacing: spacing) { ForEach(views.indices, id: \.self) { views[$0] } }
        } else {
          VStack(spacing: spacing) { ForEach(views.indices, id: \.self) { views[$0] } }
        }
      }
    }

    private func member(_ random: inout StepRandom) -> AnyView {
      func length() -> CGFloat { CGFloat(random.below(900)) / 7 }
      let view: AnyView
      switch random.below(5) {
      case 0: view = AnyView(Color.red)
      case 1: view = AnyView(Color.blue.frame(width: length(), height: length()))
      case 2:
        let low = length()
        view = AnyView(
          Color.green.frame(
            minWidth: low, maxWidth: low + length(), minHeight: low, maxHeight: low + length()))
      case 3: view = AnyView(Spacer(minLength: length()))
      default: view = AnyView(Text("Some words to be wrapped"))
      }
      return random.below(4) == 0 ? AnyView(view.layoutPriority(Double(random.below(3)))) : view
    }
  }

  @Test(arguments: 0..<120)
  func stepsOfRandomStacksMatchTheirLayouts(_ seed: Int) throws {
    var random = StepRandom(seed: UInt64(seed))
    let renderer = ImageRenderer(content: RandomStack(random: random))
    random.seed &+= 99
    renderer.proposedSize = ProposedViewSize(
      width: CGFloat(random.below(4000)) / 7, height: CGFloat(random.below(4000)) / 7)
    let node = try #require(renderer.layout().root.first { $0.distribution != nil })
    let division = try #require(node.distribution)
    let steps = try renderer.settled().layoutSteps().steps
    let axis = division.axis
    try expectPositions(of: steps, as: node)
    guard let available = division.available,
      division.proposals.allSatisfy({ $0.flexibility != nil })
    else { return }
    var left = (available * 10).rounded() / 10
    for (turn, proposal) in division.proposals.enumerated() {
      let step = steps[turn + 2]
      let sentence = step.sentence
      let taken = try #require(value(after: "it takes ", in: sentence))
      #expect(abs(taken - proposal.taken) < 0.1001)
      if let proposed = proposal.proposed {
        let reported = try #require(value(after: "proposed ", in: sentence))
        #expect(abs(reported - proposed) < 0.1001)
        // Whoever waits has as much as is kept for it: all together is what was proposed.
        let gaps = division.gaps
        let regions = step.scene.boxes.map { ($0.proposed ?? $0.frame).size.length(axis) }
        if proposed > 0, gaps >= 0, division.proposed ?? 0 > gaps {
          let sum: CGFloat = regions.reduce(gaps, +)
          #expect(abs(sum - (division.proposed ?? 0)) < 0.01)
        }
      }
      left = ((left - taken) * 10).rounded() / 10
      let rest: CGFloat = division.proposals[...turn].map(\.taken).reduce(available, -)
      #expect(abs(left - rest) < 0.0501)
      let missing: CGFloat? =
        value(before: " are missing", in: sentence) ?? value(before: " too much", in: sentence)
      let reported: CGFloat = value(before: " are left", in: sentence) ?? -(missing ?? 0)
      #expect(abs(reported - left) < 0.001, "\(sentence)")
    }
  }

  private func expectPositions(of steps: [LayoutStep], as node: LayoutNode) throws {
    let last = try #require(steps.last?.scene)
    #expect(last.frame == CGRect(origin: .zero, size: node.frame.size))
    #expect(
      last.boxes.map(\.frame)
        == node.children.map {
          $0.frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
        })
  }

  private func value(after mark: String, in text: String) -> CGFloat? {
    guard let range = text.firstRange(of: mark) else { return nil }
    return Self.value(String(text[range.upperBound...].prefix { "0123456789.−".contains($0) }))
  }

  private func value(before mark: String, in text: String) -> CGFloat? {
    guard let range = text.firstRange(of: mark) else { return nil }
    let digits = text[..<range.lowerBound].reversed().prefix { "0123456789.−".contains($0) }
    return Self.value(String(digits.reversed()))
  }

  private static func value(_ text: String) -> CGFloat? {
    let plain = text.hasSuffix(".") ? String(text.dropLast()) : text
    return Double(plain.replacing("−", with: "-")).map { CGFloat($0) }
  }
}

/// Numbers that look like chance, the same for the same seed.
struct StepRandom {
  var seed: UInt64

  init(seed: UInt64) { self.seed = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  /// A number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % limit
  }
}
