import CTintypeAllocations
import Testing

@testable import TintypeText

/// How often memory is asked for a text that nobody has seen: what is kept is given back long after, one by one, when
/// none of it is in the cache any more.
@Suite struct TextAllocationTests {
  /// The most that is allowed, in a program for debugging and in an optimized one.
  private func limit(_ debugging: Double, _ optimized: Double) -> Double {
    #if DEBUG
    debugging
    #else
    optimized
    #endif
  }

  /// Allocations for each of many texts of words that are new.
  private func allocationsAText(_ wordCount: Int, width: CGFloat?) throws -> Double {
    let library = FontLibrary()
    func layOut(_ index: Int) throws {
      let text = (0..<wordCount).map { "w\(index)x\($0)" }.joined(separator: " ")
      let runs = [TextRun(text: text, font: FontRequest(family: .named("DejaVu Sans"), size: 14))]
      let before = tintype_allocation_count()
      let shaped = try ShapedText(runs: runs, style: ParagraphStyle(), library: library)
      _ = shaped.layout(width: width, height: nil).size
      count += tintype_allocation_count() - before
    }
    var count = 0
    // Tables grow, and fonts are opened.
    for index in 0..<100 { try layOut(index) }
    count = 0
    for index in 100..<200 { try layOut(index) }
    return Double(count) / 100
  }

  @Test func aWord() throws {
    let found = try allocationsAText(1, width: nil)
    #expect(found < limit(70, 18.5))
  }

  @Test func aLongTextOnALine() throws {
    let found = try allocationsAText(20, width: nil)
    #expect(found < limit(1070, 18.5))
  }

  @Test func aLongTextOnSeveralLines() throws {
    let found = try allocationsAText(20, width: 200)
    #expect(found < limit(1070, 18.5))
  }
}
