import Testing
import TintypeText

/// What one proposal was answered must never leak into another one.
@Suite struct MemoTests {
  private func text(_ string: String) throws -> ShapedText {
    try ShapedText(
      runs: [TextRun(text: string, font: FontRequest(family: .system(.default), size: 34), tag: 0)],
      style: ParagraphStyle(), library: .standard)
  }

  /// A single character stays on one line at width 0; that answer once stood for all widths.
  @Test(arguments: ["3", "W", "a "])
  func widthZeroFirst(string: String) throws {
    let queried = try text(string)
    #expect(queried.layout(width: 0, height: 50).size.width == 0)
    let natural = queried.layout(width: .infinity, height: 50).size.width
    #expect(natural > 0)
    #expect(queried.layout(width: 96, height: 50).size.width == natural)
    #expect(queried.layout(width: 0, height: 50).size.width == 0)
  }
}
