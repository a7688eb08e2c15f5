import Foundation
import Testing
import Tintype
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeProgram

/// What a page stores of layouts, and what its script makes of it.
@MainActor @Suite struct ExplorationTests {
  // MARK: Ranges

  @Test func lengthsOfARange() throws {
    let range = try ExplorationRange("120...400", step: 7)
    #expect(range.count == 41)
    #expect(range[0] == 120)
    #expect(range[40] == 400)
    #expect(try ExplorationRange("1 ... 2", step: 0.1).count == 11)
    // The step does not meet the end.
    #expect(try ExplorationRange("100...200", step: 60).count == 2)
  }

  @Test(arguments: [
    ("400...120", "does not grow"), ("120...120", "does not grow"), ("120", "not a range"),
    ("0...9", "not a range"), ("a...b", "not a range"), ("1...2...3", "not a range"),
    ("1...inf", "not a range"), ("-5...5", "not a range"), ("", "not a range"),
  ])
  func whatIsNoRange(text: String, reason: String) {
    let mistake = #expect(throws: ExplorationRange.Mistake.self) { try ExplorationRange(text) }
    #expect(mistake?.description.contains(reason) == true)
  }

  @Test(arguments: [
    ("width:120...400", 281, 1), ("width:120...400 step:4", 71, 1),
    ("height:50...60,width:1...3", 3, 11), ("height:10...20 step:0.5", 1, 21),
  ])
  func optionsOfAFence(options: String, columns: Int, rows: Int) throws {
    let exploration = try Exploration(options: options)
    #expect((exploration.width?.count ?? 1) == columns)
    #expect((exploration.height?.count ?? 1) == rows)
    #expect(exploration.layouts == columns * rows)
  }

  @Test(arguments: [
    "", "120...400", "width:", "width:9...1", "step:1", "width:1...9 step:0", "depth:1...2",
  ])
  func invalidOptions(options: String) {
    #expect(throws: ExplorationRange.Mistake.self) { try Exploration(options: options) }
  }

  @Test func tooManyLayoutsAreCounted() throws {
    var exploration = try Exploration(options: "width:100...400 height:100...200")
    #expect(exploration.excess?.contains("30401 layouts") == true)
    let step = try #require(exploration.excess?.firstMatch(of: /--step (\d+)/)?.1)
    // What is said to do is enough.
    exploration = try Exploration(options: "width:100...400 height:100...200 step:\(step)")
    #expect(exploration.excess == nil)
    exploration = try Exploration(options: "width:1...2001")
    #expect(exploration.layouts == 2001)
    #expect(exploration.excess != nil)
    exploration = try Exploration(options: "width:1...2000")
    #expect(exploration.excess == nil)
  }

  // MARK: Numbers

  /// What a shape says of each position.
  private func values(of shape: ExplorationShape) -> [Int] {
    shape.pieces.flatMap { piece in (0..<piece.count).map { piece.value(at: $0) } }
  }

  @Test func straightLinesAreOnePiece() {
    for divisor in [1.0, 2, 3, 4, 6, 7, 12] {
      let thousandths = (0..<281).map { Int((Double($0 + 120) * 1000 / divisor).rounded()) }
      let relative = thousandths.map { $0 - thousandths[0] }
      let shape = ExplorationShape(relative)
      #expect(values(of: shape) == relative)
      #expect(shape.pieces.count <= (divisor == 7 ? 3 : 1), "\(divisor)")
    }
  }

  @Test func everyValueIsMet() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<100 {
      var row = [0]
      while row.count < 60 {
        let (slope, jump) = (random(3000) - 1500, random(40000) - 20000)
        let start = (row.last ?? 0) + jump
        row += (0..<(1 + random(20))).map { start + (slope * $0) / 3 + random(2) }
      }
      #expect(values(of: ExplorationShape(row)) == row)
    }
  }

  // MARK: Lines

  /// A line as the script writes it.
  private func text(of line: ExplorationLine) -> String {
    var numbers = line.numbers[...]
    var result = ""
    for character in line.template {
      guard character == "\u{7F}" || character == "\u{83}" else {
        result.append(character)
        continue
      }
      let value = numbers.removeFirst()
      let (whole, rest) = abs(value).quotientAndRemainder(dividingBy: 1000)
      var decimals = rest == 0 ? "" : "." + String(String(1000 + rest).dropFirst())
      while decimals.hasSuffix("0") { decimals.removeLast() }
      let isBare = whole == 0 && !decimals.isEmpty && character == "\u{7F}"
      result += (value < 0 ? "-" : "") + (isBare ? "" : "\(whole)") + decimals
    }
    return result
  }

  @Test(arguments: [
    ##"<rect x="-1.5" y=".125" width="20" height="0" fill="#102030"/>"##,
    #"<path d="M1-2.5.5L-.25 3Q1 2 3 4Z" fill-opacity="0.5"/>"#,
    ##"<g transform="translate(12 .5) scale(.0078125)"><use href="#g12" x="400.5"/></g>"##,
    #"<g aria-label="Room 12, 3.50 &quot;4&quot;"><text x="1" textLength="9.999">5 and 6</text></g>"#,
    ##"<g filter="url(#l3)" transform="matrix(1 0 0 1 007 1e5)">"##, "</g>", "",
    #"<rect x="-0" y="1.50" width="01" height="1.2345" rx="123456789012"/>"#,
    "<path d=\"",
  ])
  func linesAreWrittenAgain(line: String) {
    #expect(text(of: ExplorationLine(markup: Array(line.utf8))) == line)
  }

  @Test func textsAreWrittenAgain() {
    let options = "1. Text \"Room 12\" 3.5 × −4, .5 0.25 a1 1e3 proposed 101.3, takes 28"
    let line = ExplorationLine(text: options)
    #expect(text(of: line) == options)
    #expect(line.numbers.contains(101_300))
    #expect(line.numbers.contains(250))
  }

  @Test func twoAppearancesBecomeOne() throws {
    var pairs = ExplorationIndex()
    func lines(_ texts: String...) -> [ExplorationLine] {
      texts.map { ExplorationLine(markup: Array($0.utf8)) }
    }
    let merged = try #require(
      ExplorationAppearances.merged(
        lines("<rect x=\"1\" fill=\"#fff\"/>", "</g>"),
        lines("<rect x=\"1\" fill=\"#000\"/>", "</g>"), &pairs))
    #expect(pairs.texts == ["#fff\n#000"])
    #expect(merged.map(\.numbers) == [[1000], []])
    // Other positions are another drawing.
    #expect(
      ExplorationAppearances.merged(
        lines("<rect x=\"1\"/>"), lines("<rect x=\"2\"/>"), &pairs) == nil)
  }

  // MARK: The page

  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "star.fill").foregroundStyle(.orange)
          Text("A title that is longer than most").font(.headline)
          Spacer()
          Text("12 %").fixedSize()
        }
        Text("Words that wrap in more and more lines as there is less and less room for them.")
          .foregroundStyle(.secondary)
        Capsule().fill(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .frame(height: 8)
        .clipShape(Circle())
        ViewThatFits {
          Text("Only where there is much room").fixedSize()
          Text("Else")
        }
        .shadow(radius: 2)
      }
      .padding()
      .background(.background, in: RoundedRectangle(cornerRadius: 12))
    }
  }

  /// The renderer of a variant.
  private static func renderer(_ variant: PictureVariant) throws -> ImageRenderer<Card> {
    let renderer = ImageRenderer(content: Card())
    renderer.svgOptions = Exploration.svgOptions
    renderer.environment.colorScheme = variant.appearance == "dark" ? .dark : .light
    if let size = variant.dynamicType {
      renderer.environment.dynamicTypeSize = try DynamicTypeSize(named: size)
    }
    renderer.scale = 2
    return renderer
  }

  @Test(.enabled(if: Browser.program != nil)) func theScriptMakesEveryLayout() throws {
    var exploration = try Exploration(options: "width:90...330 height:100...180")
    exploration.width?.step = 8
    exploration.height?.step = 80
    exploration.dynamicTypes = ["large", "xxLarge"]
    let drawing = ExplorationDrawing(
      exploration: exploration, proposal: .unspecified, renderer: Self.renderer)
    let result = try drawing.page(titled: "Card <1>")
    let folder = try TemporaryFolder()
    let file = folder.appending("card.html")
    try result.page.write(to: file)
    let page = try Browser(try #require(Browser.program), address: file.absoluteString)
    let figure = "document.querySelector('.tintype-explore')"
    try page.wait(for: "\(figure).dataset.state === 'ready'")

    var outlines = ExplorationIndex()
    var files: [Data] = []
    for (choice, size) in exploration.dynamicTypes.enumerated() {
      var expected: [String] = []
      // As the page meets outlines.
      for row in 0..<2 {
        for appearance in ["light", "dark"] {
          let renderer = try Self.renderer(
            PictureVariant(appearance: appearance, dynamicType: size))
          for column in 0..<31 {
            renderer.proposedSize = ProposedViewSize(
              width: CGFloat(90 + 8 * column), height: CGFloat(100 + 80 * row))
            let picture = renderer.settle()
            let data = try picture.data(.svg, of: picture.displayList(for: .pdf))
            if column == 15 { files.append(data) }
            let lines = ExplorationFrame(data, &outlines).lines
            expected.append(
              lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
          }
        }
      }
      for (decimal, frames) in stride(from: 0, to: expected.count, by: 31).map({
        ($0, expected[$0..<($0 + 31)])
      }) {
        let found = try page.value(
          """
          Array.from({ length: 31 }, (_, n) => \(decimal) + n).map(n => \(figure).tintype.frame(
            \(choice), Math.floor(n / 62), n % 31, n % 62 >= 31).markup.join("\\n")).join("\\f")
          """)
        #expect(found == frames.joined(separator: "\u{C}"))
      }
    }
    // What the lines say is what the files say.
    for file in files {
      var outlines = ExplorationIndex()
      let frame = ExplorationFrame(file, &outlines)
      let uses = String(decoding: file, as: UTF8.self).split(separator: "<use ").count
      let lines = frame.lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      #expect(lines.split(separator: "<use ").count == uses)
      #expect(!outlines.texts.isEmpty)
    }
  }

  @Test func aViewThatIgnoresItsWidthIsReported() throws {
    var exploration = try Exploration(options: "width:90...100")
    exploration.appearances = ["light", "dark"]
    let result = try ExplorationDrawing(exploration: exploration, proposal: .unspecified) {
      variant in
      let renderer = ImageRenderer(content: Color.primary.frame(width: 20, height: 20))
      renderer.environment.colorScheme = variant.appearance == "dark" ? .dark : .light
      return renderer
    }.page(titled: "Square")
    #expect(result.diagnostics.contains { $0.hasPrefix("every width looks the same") })
    #expect(!result.page.isEmpty)
  }
}
