import Testing
import TintypeGeometry

@testable import Tintype

/// Which view is told in stages, and what grids, choices, bars and texts say of themselves.
@MainActor
@Suite struct StepSelectionTests {
  private func picture<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, _ content: Content
  ) -> SettledPicture {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.settleForLayout()
  }

  private func sentences(
    _ picture: SettledPicture, of name: String? = nil, levels: Int = 1
  ) throws -> [String] {
    try picture.layoutSteps(of: name, levels: levels).steps.map {
      $0.sentence.replacing("\u{A0}", with: " ")
    }
  }

  private struct Pair: View {
    var body: some View {
      VStack(spacing: 4) {
        HStack(spacing: 0) {
          Color.red
          Color.green.frame(width: 20)
        }
        HStack(spacing: 0) {
          Color.blue
          Color.gray.frame(width: 60)
        }
      }
      .padding(10)
      .frame(width: 200, height: 100)
    }
  }

  @Test func theFirstThatDividesIsExplainedThroughFramesAndPaddings() throws {
    let first = try sentences(picture(300, 300, Pair().padding()))[0]
    #expect(first == "The VStack is proposed 180 × 80. Gaps take 4: 76 are left for 2 views.")
    let alone = try sentences(picture(300, 300, Color.red.padding(10)))[0]
    #expect(alone == "The padding is proposed 300 × 300. Its insets are 10 on each side.")
  }

  @Test func levelsDescend() throws {
    let one = try sentences(picture(300, 300, Pair()))
    let two = try sentences(picture(300, 300, Pair()), levels: 2)
    #expect(Array(two.prefix(one.count)) == one)
    let inner = two.dropFirst(one.count).filter { $0.hasPrefix("The HStack is proposed") }
    #expect(
      inner
        == Array(repeating: "The HStack is proposed 180 × 38. 180 are there for 2 views.", count: 2)
    )
    #expect(try sentences(picture(300, 300, Pair()), levels: 4) == two)
  }

  @Test(arguments: [
    ("HStack#2", "The HStack is proposed 180 × 38. 180 are there for 2 views."),
    ("Pair", "The VStack is proposed 180 × 80. Gaps take 4: 76 are left for 2 views."),
    ("padding", "The padding is proposed 200 × 100. Its insets are 10 on each side."),
    ("B", "The HStack is proposed 180 × 38. 180 are there for 2 views."),
  ])
  func aViewIsNamed(_ name: String, _ first: String) throws {
    #expect(try sentences(picture(300, 300, Pair()), of: name)[0] == first)
  }

  @Test func aNameThatNoViewHasIsRefused() {
    for name in ["HStack#3", "hstack", "ZZ"] {
      #expect(throws: ImageRendererError.self) {
        try sentences(picture(300, 300, Pair()), of: name)
      }
    }
  }

  @Test func aGridTellsItsColumnsAndRows() throws {
    let grid = Grid(horizontalSpacing: 6, verticalSpacing: 4) {
      GridRow {
        Color.red.frame(width: 30, height: 10)
        Color.green.frame(width: 20, height: 12)
      }
      GridRow {
        Color.blue.frame(width: 10, height: 16)
        Color.gray.frame(width: 50, height: 8)
      }
    }
    #expect(
      try sentences(picture(200, 100, grid)) == [
        "The Grid is proposed 200 × 100. Its 4 views stand in 2 columns and 2 rows.",
        "A column is as wide as its widest view: 30 and 50.",
        "A row is as high as its highest view: 12 and 16.",
        "The Grid takes 86 × 32, and puts a column’s views below each other.",
      ])
  }

  @Test func aGridThatAViewOverItsColumnsWidensSaysSo() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10)
      }
      Color.blue.frame(width: 100, height: 10)
    }
    let steps = try sentences(picture(200, 100, grid))
    #expect(
      steps[1].hasSuffix("what a view over several columns needs besides is divided among them."))
  }

  @Test func aLazyGridTellsTheColumnsThatItFindsFirst() throws {
    let columns = [GridItem(.adaptive(minimum: 40), spacing: 10)]
    let grid = LazyVGrid(columns: columns, spacing: 5) {
      ForEach(0..<5) { Color.red.frame(height: CGFloat(10 + $0)) }
    }
    let steps = try sentences(picture(200, nil, grid))
    #expect(steps.count == 4)
    #expect(
      steps[0].contains("columns are found before any view is asked: adaptive 40 to infinity."))
    #expect(steps[1].hasPrefix("What gaps leave is divided: 4 columns of 42.5 each."))
    #expect(steps[2] == "A line is as high as its highest view: 13 and 14.")
  }

  @Test func aChoiceTellsWhatDoesNotFit() throws {
    let choice = ViewThatFits {
      Color.red.frame(width: 300, height: 10)
      Color.green.frame(width: 90, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    #expect(
      try sentences(picture(100, 50, choice)) == [
        "The ViewThatFits is proposed 100 × 50, and takes the first of 3 views that fits by its own size.",
        "View 1, frame, would be 300 × 10: that does not fit.",
        "View 2, frame, would be 90 × 10: that fits, and it is taken.",
        "The ViewThatFits takes 90 × 10.",
      ])
  }

  @Test func aBarKeepsItsSpaceFirst() throws {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
    let steps = try sentences(picture(100, 80, view))
    #expect(steps[1].contains("it takes 100 × 20"))
    #expect(steps[2].contains("is proposed what is left, 100 × 60, and takes 100 × 60"))
  }

  @Test func aTextTellsItsLinesAndWhatIsCut() throws {
    let text = "One two three four five six seven eight nine ten"
    let whole = try picture(120, 400, Text(text)).layoutSteps()
    let lines = whole.steps[1].scene.boxes.count
    #expect(whole.steps[0].sentence.contains("which is too wide"))
    #expect(
      whole.steps[1].sentence.hasPrefix("A line takes as many words as fit: line 1 is “One two"))
    #expect(
      whole.steps.last?.sentence.contains(": \(lines) lines, and the width that they need.") == true
    )
    let limited = try sentences(picture(120, 400, Text(text).lineLimit(2)), of: "Text")
    #expect(limited.contains { $0.contains("It may have 2 lines, and words are left") })
    let low = try sentences(picture(120, 45, Text(text)), of: "Text")
    #expect(low.contains { $0.contains("more than 45: 2 fit, and the last ends in an ellipsis.") })
    let fitting = try sentences(picture(400, 400, Text("One")))
    #expect(fitting.count == 2 && fitting[0].hasSuffix("wide, which fits."))
    let small = try sentences(
      picture(100, 30, Text("One two three four").lineLimit(1).minimumScaleFactor(0.3)), of: "Text")
    #expect(small.contains { $0.hasPrefix("Its author allows smaller letters: they are set at") })
  }

  @Test func aFormIsReadAndWritten() {
    #expect(StepForm("strip")?.levels == 1 && StepForm("animated:3")?.motion == .animated)
    #expect(StepForm("strip:2").map(String.init) == "strip:2")
    for text in ["", "strip:", "strip:0", "strip:5", "strip:2:3", "slow"] {
      #expect(StepForm(text) == nil, "\(text)")
    }
  }
}
