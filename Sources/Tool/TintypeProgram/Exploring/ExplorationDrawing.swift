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
    /// The first picture of each variant, and whether any other differs from it.
    var first: [PictureVariant: [ExplorationLine]] = [:]
    var isAlike = true
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

  private var columns: Int { exploration.width?.count ?? 1 }
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
      for row in 0..<rows {
        series.append(try self.series(of: choice.variant, row: row, &findings))
      }
    }
    let box = findings.box
    let data = [
      "\"v\":\(Self.json(exploration.choices.map(\.label)))",
      "\"w\":\(Self.json(exploration.width))", "\"h\":\(Self.json(exploration.height))",
      "\"a\":\(Self.json(exploration.appearances))",
      "\"o\":[\(Self.json(proposal.width)),\(Self.json(proposal.height))]",
      "\"b\":[\(box.left),\(box.right),\(box.top),\(box.bottom)]",
      "\"t\":\(Self.json(findings.tables.templates.texts))",
      "\"p\":\(Self.json(findings.tables.pairs.texts))",
      "\"g\":\(Self.json(findings.tables.outlines.texts))",
      "\"s\":[\(findings.tables.shapes.texts.joined(separator: ","))]",
      "\"r\":[\(series.joined(separator: ","))]",
    ]
    var diagnostics = findings.diagnostics
    if findings.isAlike {
      let lengths =
        exploration.width == nil ? "height" : exploration.height == nil ? "width" : "size"
      diagnostics.append("every \(lengths) looks the same: the view does not follow its offer")
    }
    let page = ExplorationPage(
      title: title, altText: findings.altText, exploration: exploration,
      data: "{\(data.joined(separator: ","))}")
    return Result(page: try page.file(), diagnostics: diagnostics, altText: findings.altText)
  }

  /// The layouts of a variant at all widths, as JSON: one series, or one for each appearance where these differ in more
  /// than colors.
  private func series(
    of variant: PictureVariant, row: Int, _ findings: inout Findings
  ) throws -> String {
    let drawings = try exploration.appearances.map { appearance in
      var variant = variant
      variant.appearance = appearance
      return try lines(of: variant, row: row, &findings)
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
    of variant: PictureVariant, row: Int, _ findings: inout Findings
  ) throws -> [[ExplorationLine]] {
    let renderer = try renderer(variant)
    renderer.svgOptions = Exploration.svgOptions
    return try (0..<columns).map { column in
      renderer.proposedSize = proposedSize(column, row)
      let picture = try renderer.settled()
      let (list, layout) = (try picture.displayList(for: .pdf), picture.layout)
      let frame = ExplorationFrame(
        try picture.data(.svg, of: list), &findings.tables.outlines)
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
      findings.drawn += 1
      progress(findings.drawn, exploration.layouts * exploration.appearances.count)
      return lines
    }
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
