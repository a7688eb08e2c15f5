import Testing
import TintypeProgram
import TintypeSyntax

@testable import TintypeTool

/// Parameters of `vary`: what is read, where it is found in code, and what becomes of the code.
@Suite struct VariedCodeTests {
  // MARK: Reading

  @Test func parametersAreRead() throws {
    let all = try VariedParameter.all(
      in:
        "spacing: 0...40, priority#2: 0|1, modifiers: padding,background | background,padding | none"
    )
    #expect(all.map(\.name) == ["spacing", "priority", "modifiers"])
    #expect(all.map(\.ordinal) == [1, 2, 1])
    #expect(
      all.map(\.values) == [
        .range(0, 40, step: nil), .list(["0", "1"]),
        .orders([["padding", "background"], ["background", "padding"], []]),
      ])
    let color = try VariedParameter.all(
      in: "tint: Color(red: 1, green: 0, blue: 0)|.blue, x: -4…4 by 2")
    #expect(color[0].values == .list(["Color(red: 1, green: 0, blue: 0)", ".blue"]))
    #expect(color[1].values == .range(-4, 4, step: 2))
  }

  @Test(arguments: [
    ("", "no parameter"), ("spacing", "no parameter"), ("a: 1", "1 values"),
    ("a: 1|1", "1 values"), ("a: 4...2", "does not grow"), ("a: 0...40 by 1", "by 2.5"),
    ("a: 0...40 by 0", "more than 20"), ("a: 1|2, a: 3|4", "each parameter once"),
    ("a: 1|2, b: 1|2, c: 1|2, d: 1|2", "4 parameters"),
    ("a: " + (1...21).map(String.init).joined(separator: "|"), "21 values"),
  ])
  func whatIsNoParameter(text: String, reason: String) {
    let mistake = #expect(throws: ExplorationRange.Mistake.self) {
      try VariedParameter.all(in: text)
    }
    #expect(mistake?.description.contains(reason) == true, "\(mistake?.description ?? "")")
  }

  /// A range has its ends and the number that the code has, at round steps.
  @Test(
    arguments: [
      ("0...40", 8.0, 11), ("0...40", nil, 17), ("0...19", 8, 20), ("0...1", nil, 11),
      ("-10...10", 0, 11), ("200...390", 260, 20), ("0...40 by 10", 8, 5), ("1...8", 3.5, 15),
    ] as [(String, Double?, Int)])
  func numbersOfARange(text: String, usual: Double?, count: Int) throws {
    let parameter = try #require(try VariedParameter.all(in: "a: \(text)").first)
    let numbers = parameter.numbers(with: usual)
    #expect(numbers.count == count, "\(numbers)")
    let ends = text.split(separator: " ")[0].split(separator: "...").compactMap { Double($0) }
    #expect([numbers.first, numbers.last] == [ends[0], ends[1]])
    if let usual, !text.contains("by") { #expect(numbers.contains(usual)) }
  }

  // MARK: Finding

  private static let card = """
    let gap: CGFloat = 4
    struct Card: View {
      static let inset = 2.5
      @State private var isOn = true
      var spacing: CGFloat = 8
      func row(padding: CGFloat) -> some View { Text("a").padding(padding) }
      var body: some View {
        HStack(alignment: .center, spacing: spacing) {
          Text("Title").layoutPriority(1)
          Text("b")
            .padding(16)
            // A comment.
            .bold()
            .background {
              Color.red
              Color.blue
            }
        }
      }
    }
    """

  /// The unit's code with what is varied, and what was found.
  private func varied(
    _ text: String, in code: String = card
  ) throws -> (code: String, found: VariedCode.Found) {
    let unit = SourceUnit.file(path: "/x/Card.swift", code: code)
    var varied = VariedCode(units: [unit])
    let bytes = 0..<unit.outline.bytes.count
    let found = varied.add(try VariedParameter.all(in: text), in: [(0, bytes)], line: 2)
    let edited = unit.outline.rewritten([bytes], blanking: [], varied.edits(of: 0, []))
    return (String(decoding: edited, as: UTF8.self), found)
  }

  @Test(
    arguments: [
      ("spacing: 0|8", "var spacing: CGFloat = tintypeVaried(0, 8, 0)\n"),
      ("spacing#2: 0|8", nil),
      ("alignment: top|center", "alignment: tintypeVaried(0, .center, .top), spacing"),
      ("priority: 0|1", ".layoutPriority(tintypeVaried(0, 1, 0))\n"),
      ("layoutPriority: 0|1", ".layoutPriority(tintypeVaried(0, 1, 0))\n"),
      ("padding#2: 0|16", ".padding(tintypeVaried(0, 16, 0))\n"),
      ("gap: 4|6", "var gap: CGFloat { tintypeVaried(0, 4, 6) }\n"),
      ("inset: 1|2", "static var inset: Double { tintypeVaried(0, 2.5, 1, 2) }\n"),
      ("isOn: true|false", "private var isOn = tintypeVaried(0, true, false)\n"),
      ("Title: 1|2", nil), ("body: 1|2", nil), ("row: 1|2", nil),
    ] as [(String, String?)])
  func partsAreFound(text: String, code: String?) throws {
    let (edited, found) = try varied(text)
    #expect((found.problem == nil) == (code != nil))
    if let code { #expect(edited.contains(code), "\(edited)") }
    // No line is moved.
    #expect(edited.split(separator: "\n", omittingEmptySubsequences: false).count == 20)
  }

  @Test func aMissingNameIsReportedWithThoseThereAre() throws {
    let problem = try #require(try varied("gapp: 1|2").found.problem)
    #expect(problem.line == 2 && problem.file == "/x/Card.swift")
    #expect(problem.message.contains("no 'gapp'") && problem.message.contains("gap, inset, isOn"))
    let chain = try #require(try varied("modifiers: blur,bold | bold,blur").found.problem)
    #expect(chain.message.contains("the modifiers blur, bold"))
    let constant = try varied("size: 1|2", in: "let size = CGFloat.zero + 1\nText(\"a\")")
    #expect(constant.found.problem == nil)
    let typeless = try varied("size: 1|2", in: "let size = make()\nText(\"a\")")
    #expect(typeless.found.problem?.message.contains("say its type") == true)
  }

  @Test func modifiersAreArranged() throws {
    let (edited, found) = try varied(
      "padding#2: 0|16, modifiers: padding,background | background,padding | background")
    #expect(found.problem == nil)
    let parameter = found.parameters[1]
    #expect(parameter.labels == ["padding, background", "background, padding", "background"])
    #expect(parameter.start == 0 && parameter.choices == [0, 1, 2])
    // What no order names stays in its place, and values within have theirs.
    #expect(
      edited.contains(
        "case 1: tintypeView.background {\r          Color.red\r          Color.blue\r        }"
          + ".bold().padding(tintypeVaried(0, 16, 0));"), "\(edited)")
    #expect(edited.contains("case 2: tintypeView.background {"))
    #expect(edited.contains("; default: tintypeView.padding(tintypeVaried(0, 16, 0))\n"))
    #expect(edited.split(separator: "\n", omittingEmptySubsequences: false).count == 20)
    let mark = ExplorationParameter.mark
    #expect(found.code.contains("Text(\"b\")\n        \(mark)1\(mark)\n"))
    #expect(parameter.texts[1].hasSuffix(".padding(\(mark)0\(mark))"))
  }

  /// Two views that vary one place share it, each with its values.
  @Test func aPartIsSharedByViews() throws {
    let unit = SourceUnit.file(path: "/x/Card.swift", code: Self.card)
    var varied = VariedCode(units: [unit])
    let scope = [(unit: 0, bytes: 0..<unit.outline.bytes.count)]
    let first = varied.add(try VariedParameter.all(in: "spacing: 0|8"), in: scope, line: 1)
    let second = varied.add(try VariedParameter.all(in: "spacing: 4|0"), in: scope, line: 1)
    #expect(first.parameters[0].choices == [1, 0] && first.parameters[0].start == 1)
    #expect(second.parameters[0].choices == [2, 1] && second.parameters[0].slot == 0)
    #expect(varied.edits(of: 0, []).map(\.replacement) == ["tintypeVaried(0, ", ", 0, 4)"])
  }
}
