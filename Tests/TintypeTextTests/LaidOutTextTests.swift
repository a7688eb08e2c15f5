import Testing

@testable import TintypeText

/// What is found again where a text was shaped and laid out before: layouts are told apart by who they are.
@Suite struct LaidOutTextTests {
  private func text(
    _ string: String, _ style: ParagraphStyle = ParagraphStyle(), in library: FontLibrary
  ) throws -> ShapedText {
    try ShapedText(
      runs: [TextRun(text: string, font: FontRequest(size: 18))], style: style, library: library)
  }

  /// More than a table begins with.
  @Test func manyTextsAreFoundAgain() throws {
    let library = FontLibrary()
    let names = (0..<500).map { "row \($0)" }
    let layouts = try names.map { try text($0, in: library).layout(width: nil, height: nil) }
    for (name, layout) in zip(names, layouts) {
      #expect(try text(name, in: library).unlimitedLayout === layout)
    }
  }

  @Test func aCopyOfALibraryKeepsItsTexts() throws {
    let library = FontLibrary()
    let layout = try text("kept", in: library).layout(width: nil, height: nil)
    let copy = ContentCache(copying: library.contents) { _ in true }
    let none = ContentCache(copying: library.contents) { _ in false }
    let key = ContentCache.Key(
      runs: [TextRun(text: "kept", font: FontRequest(size: 18))], language: "en",
      direction: .leftToRight)
    let cached = copy.text(for: key)?.cachedLayout(
      in: ParagraphStyle(), width: .infinity, height: .infinity)
    #expect(cached === layout)
    #expect(none.text(for: key) == nil)
  }

  /// Texts that nobody laid out without limits are not laid out to be looked at.
  @Test func onlyMeasuredLayoutsAreCached() throws {
    let text = try text("The quick brown fox", in: FontLibrary())
    #expect(text.unlimitedLayout == nil)
    _ = text.layout(width: 80, height: nil)
    #expect(text.unlimitedLayout == nil)
    let layout = text.layout(width: nil, height: nil)
    #expect(text.unlimitedLayout === layout)
  }

  /// There is always a line: what has one answers however low the space is, and what has more does
  /// not.
  @Test func oneLineAnswersForLowerHeights() throws {
    for scale: CGFloat in [0.5, 1] {
      let style = ParagraphStyle(minimumScaleFactor: scale)
      let library = FontLibrary()
      let line = try text("one", style, in: library)
      let layout = line.layout(width: nil, height: 100)
      #expect(line.layout(width: nil, height: 3) === layout)
      #expect(line.layout(width: 400, height: 0) === layout)
      let lines = try text("The quick brown fox", style, in: library)
      let all = lines.layout(width: 80, height: 200)
      #expect(all.lineCount > 1)
      #expect(lines.layout(width: 80, height: all.size.height) === all)
      #expect(lines.layout(width: 80, height: 3) !== all)
    }
  }

  /// The third layout and those after it are kept in another place than the first two.
  @Test func eachOfManyLayoutsIsFoundAgain() throws {
    let text = try text("The quick brown fox jumps over the lazy dog", in: FontLibrary())
    let widths: [CGFloat?] = [nil, 300, 200, 150, 100, 60]
    let layouts = widths.map { text.layout(width: $0, height: nil) }
    for (width, layout) in zip(widths, layouts) {
      #expect(text.layout(width: width, height: nil) === layout)
    }
  }
}
