import Foundation
import Tintype
import TintypeDrawing

/// Lays a view out at every length that a reader can offer, and makes the page that shows them all.
@MainActor
struct ExplorationDrawing<Content: View> {
  let exploration: Exploration
  /// What is proposed where nothing else is.
  let proposal: ProposedViewSize
  /// Makes a renderer of the view for a variant.
  let renderer: (PictureVariant) throws -> ImageRenderer<Content>
  /// Lays the view out and asks it questions; nil where that is not wanted.
  var answers: ((PictureVariant, [ProposedViewSize]) throws -> LayoutSnapshot)?
  /// Gives places of the code their values, before a renderer of the view is made.
  var choose: (_ choices: [Int: Int]) throws -> Void = { _ in }
  /// Is told how many of how many layouts were drawn.
  var progress: (_ drawn: Int, _ all: Int) -> Void = { _, _ in }

  /// What is found while layouts are made.
  private struct Findings {
    var tables = ExplorationSeries.Tables()
    var box = Box()
    var altText: String?
    var diagnostics: [String] = []
    /// How many layouts were drawn.
    var drawn = 0
    /// What views answer, each once, and the numbers of the answers of all views for each choice of values.
    var answers = ExplorationIndex()
    var answered: [String] = []
    /// The drawing with which a reader begins.
    var opening = ""
    /// The first picture of each variant, and whether any other differs from it.
    var first: [PictureVariant: [ExplorationLine]] = [:]
    var isAlike = true
    /// What tells the first variant's pictures from each other, by the values of the parameters.
    var pictures: [[Int]: Int] = [:]

    mutating func note(_ lines: [ExplorationLine], at values: [Int]) {
      var hasher = Hasher()
      hasher.combine(pictures[values])
      hasher.combine(lines)
      pictures[values] = hasher.finalize()
    }
  }

  /// How far pictures and proposes reach beyond a common origin, in thousandths of a point.
  private struct Box {
    var left = 0
    var right = 0
    var top = 0
    var bottom = 0

    /// Makes space for a picture in the middle of what it is proposed.
    mutating func add(_ proposal: (width: Int, height: Int), _ size: (width: Int, height: Int)) {
      left = max(left, (size.width - proposal.width) / 2)
      top = max(top, (size.height - proposal.height) / 2)
      right = max(right, proposal.width, (size.width + proposal.width) / 2)
      bottom = max(bottom, proposal.height, (size.height + proposal.height) / 2)
    }
  }

  /// A page and what is said of it.
  struct Result {
    let page: Data
    let diagnostics: [String]
    /// What is read aloud of the picture, in a sentence.
    let altText: String?
  }

  /// The parameter that changes within a series, where no width does: that with the most values.
  private var column: Int? {
    let counts = exploration.parameters.map(\.labels.count)
    return exploration.width == nil ? counts.max().flatMap { counts.firstIndex(of: $0) } : nil
  }
  private var columns: Int {
    column.map { exploration.parameters[$0].labels.count } ?? exploration.width?.count ?? 1
  }
  private var rows: Int { exploration.height?.count ?? 1 }

  /// Makes the page.
  ///
  /// - Parameter title: what the view is called.
  /// - Returns: the page, and what its reader should know.
  /// - Throws: why a layout cannot be drawn.
  func page(titled title: String) throws -> Result {
    if let excess = exploration.excess { throw ExcessiveExploration(description: excess) }
    var findings = Findings()
    var series: [String] = []
    for choice in exploration.choices {
      for values in combinations {
        for row in 0..<rows {
          series.append(try self.series(of: choice.variant, values, row: row, &findings))
        }
      }
    }
    let box = findings.box
    let data = [
      "\"v\":\(Self.json(exploration.choices.map(\.label)))",
      "\"w\":\(Self.json(exploration.width))", "\"h\":\(Self.json(exploration.height))",
      "\"x\":[\(exploration.parameters.map(Self.json).joined(separator: ","))]",
      "\"c\":\(column ?? -1)", "\"k\":\(Self.json([exploration.code]))",
      "\"a\":\(Self.json(exploration.appearances))",
      "\"o\":[\(Self.json(proposal.width)),\(Self.json(proposal.height))]",
      "\"b\":[\(box.left),\(box.right),\(box.top),\(box.bottom)]",
      "\"t\":\(Self.json(findings.tables.templates.texts))",
      "\"p\":\(Self.json(findings.tables.pairs.texts))",
      "\"g\":\(Self.json(findings.tables.outlines.texts))",
      "\"s\":[\(findings.tables.shapes.texts.joined(separator: ","))]",
      "\"e\":[\(findings.answers.texts.joined(separator: ","))]",
      "\"n\":[\(findings.answered.joined(separator: ","))]",
      "\"l\":[\(findings.tables.lines.texts.joined(separator: ","))]",
      "\"f\":[\(findings.tables.runs.texts.joined(separator: ","))]",
      "\"r\":[\(series.joined(separator: ","))]",
    ]
    var diagnostics = findings.diagnostics
    diagnostics += idleParameters(findings)
    if findings.isAlike, exploration.parameters.isEmpty {
      let lengths =
        exploration.width == nil ? "height" : exploration.height == nil ? "width" : "size"
      diagnostics.append("every \(lengths) looks the same: the view does not follow its offer")
    }
    let page = ExplorationPage(
      title: title, altText: findings.altText, exploration: exploration, opening: findings.opening,
      data: "{\(data.joined(separator: ","))}")
    return Result(page: try page.file(), diagnostics: diagnostics, altText: findings.altText)
  }

  /// The values of the parameters, that within a series at its first, the last of the others changing first.
  private var combinations: [[Int]] {
    exploration.parameters.enumerated().reduce([[]]) { all, next in
      let count = next.offset == column ? 1 : next.element.labels.count
      return all.flatMap { values in (0..<count).map { values + [$0] } }
    }
  }

  /// What is said of parameters of which no value changes anything.
  private func idleParameters(_ findings: Findings) -> [String] {
    exploration.parameters.indices.filter { index in
      findings.pictures.allSatisfy { values, picture in
        var first = values
        first[index] = 0
        return findings.pictures[first] == picture
      }
    }.map { "no value of '\(exploration.parameters[$0].name)' changes anything" }
  }

  /// The layouts of a variant at all widths, as JSON: one series, or one for each appearance where these differ in more
  /// than colors.
  private func series(
    of variant: PictureVariant, _ values: [Int], row: Int, _ findings: inout Findings
  ) throws -> String {
    let drawings = try exploration.appearances.map { appearance in
      var variant = variant
      variant.appearance = appearance
      return try lines(of: variant, values, row: row, &findings)
    }
    let merged = Self.merged(drawings, &findings.tables.pairs)
    let series = (merged.map { [$0] } ?? drawings).map { frames in
      var series = ExplorationSeries()
      for frame in frames { series.add(frame, &findings.tables) }
      return series.json(&findings.tables)
    }
    return "[\(series.joined(separator: ","))]"
  }

  /// The layouts of all appearances as one; nil where they differ in more than colors.
  private static func merged(
    _ drawings: [[[ExplorationLine]]], _ pairs: inout ExplorationIndex
  ) -> [[ExplorationLine]]? {
    guard drawings.count == 2 else { return drawings.first }
    var result: [[ExplorationLine]] = []
    for (light, dark) in zip(drawings[0], drawings[1]) {
      guard let lines = ExplorationAppearances.merged(light, dark, &pairs) else { return nil }
      result.append(lines)
    }
    return result
  }

  /// What is shown and said at each width.
  private func lines(
    of variant: PictureVariant, _ values: [Int], row: Int, _ findings: inout Findings
  ) throws -> [[ExplorationLine]] {
    var values = values
    var renderer = try chosen(values, variant)
    return try (0..<columns).map { index in
      if let column, index > 0 {
        values[column] = index
        renderer = try chosen(values, variant)
      }
      renderer.proposedSize = proposedSize(index, row)
      let picture = try renderer.settled()
      let (list, layout) = (try picture.displayList(for: .pdf), picture.layout)
      let file = try picture.data(.svg, of: list)
      let frame = ExplorationFrame(file, &findings.tables.outlines)
      if isFirst(variant) {
        if row == 0, index == 0 || column != nil {
          try ask(variant, renderer.proposedSize, layout, &findings)
        }
        if values == exploration.parameters.map(\.start), row == rows - 1,
          column != nil || index == columns - 1, findings.opening.isEmpty
        {
          findings.opening = String(decoding: file, as: UTF8.self)
        }
      }
      let size = (
        width: ExplorationViews.thousandths(list.size.width),
        height: ExplorationViews.thousandths(list.size.height)
      )
      let proposed = (
        width: renderer.proposedSize.width.map(ExplorationViews.thousandths) ?? size.width,
        height: renderer.proposedSize.height.map(ExplorationViews.thousandths) ?? size.height
      )
      findings.box.add(proposed, size)
      let markup = frame.lines.map { ExplorationLine(markup: $0) }
      let mark = String(decoding: ExplorationLine.attributeDecimal, as: UTF8.self)
      let head = ExplorationLine(
        template: "\(mark)\t\(mark)\t\(markup.count)", numbers: [size.width, size.height])
      let lines = [head] + markup + ExplorationViews.lines(of: layout.root)
      note(layout, [head] + markup, of: variant, &findings)
      if !values.isEmpty { findings.note([head] + markup, at: values) }
      findings.drawn += 1
      progress(findings.drawn, exploration.layouts * exploration.appearances.count)
      return lines
    }
  }

  /// Whether a variant is in the first of the appearances.
  private func isFirst(_ variant: PictureVariant) -> Bool {
    variant.appearance == exploration.appearances.first
  }

  /// Notes what views answer, where there are not too many combinations.
  private func ask(
    _ variant: PictureVariant, _ proposal: ProposedViewSize, _ layout: LayoutSnapshot,
    _ findings: inout Findings
  ) throws {
    let sets = exploration.parameters.reduce(exploration.choices.count) { $0 * $1.labels.count }
    guard let answers, sets <= ExplorationAnswers.mostSets else { return }
    let questions = ExplorationAnswers.questions(
      exploration.width, ProposedViewSize(width: self.proposal.width, height: proposal.height),
      size: layout.size)
    let found = ExplorationAnswers.json(of: try answers(variant, questions).root)
    let count = ExplorationViews.lines(of: layout.root).count
    guard let found, found.count == count else { return findings.answered.append("[]") }
    let numbers = found.map { "\(findings.answers.identifier(of: $0))" }
    findings.answered.append("[\(numbers.joined(separator: ","))]")
  }

  /// A renderer of the view with the values of its parameters.
  private func chosen(
    _ values: [Int], _ variant: PictureVariant
  ) throws -> ImageRenderer<Content> {
    if !values.isEmpty {
      let choices = zip(exploration.parameters, values).map { ($0.slot, $0.choices[$1]) }
      try choose(Dictionary(choices) { $1 })
    }
    let renderer = try renderer(variant)
    renderer.svgOptions = Exploration.svgOptions
    return renderer
  }

  /// Keeps what is said of the first layout, what is odd about any, and whether they differ.
  private func note(
    _ layout: LayoutSnapshot, _ picture: [ExplorationLine], of variant: PictureVariant,
    _ findings: inout Findings
  ) {
    findings.altText =
      findings.altText ?? PictureSentence.text(for: layout.accessibilityElements, in: layout.size)
    findings.isAlike = findings.isAlike && findings.first[variant] ?? picture == picture
    findings.first[variant] = findings.first[variant] ?? picture
    for diagnostic in layout.diagnostics.map({ "\($0)" })
    where !findings.diagnostics.contains(diagnostic) && findings.diagnostics.count < 20 {
      findings.diagnostics.append(diagnostic)
    }
  }

  private func proposedSize(_ column: Int, _ row: Int) -> ProposedViewSize {
    ProposedViewSize(
      width: exploration.width.map { CGFloat($0[column]) } ?? proposal.width,
      height: exploration.height.map { CGFloat($0[row]) } ?? proposal.height)
  }

  // MARK: JSON

  private static func json(_ texts: [String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Texts are always encoded.
    return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  private static func json(_ parameter: ExplorationParameter) -> String {
    "[\(json([parameter.name])),\(json(parameter.labels)),\(json(parameter.texts)),\(parameter.start)]"
  }

  private static func json(_ range: ExplorationRange?) -> String {
    guard let range else { return "null" }
    return "[\(range.lower),\(range.step),\(range.count)]"
  }

  private static func json(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "null" }
}

/// The error of more layouts than a page can have.
private struct ExcessiveExploration: Error, CustomStringConvertible {
  let description: String
}
