import Foundation
import Testing

@testable import TintypeSnapshots

/// Layouts as text, line by line, and what is found where they are compared.
@Suite struct LayoutOutlineTests {
  private func node(_ line: String) -> LayoutOutline.Node? {
    LayoutOutline(parsing: line)?.nodes.first
  }

  @Test func partsOfALine() throws {
    let frame = CGRect(x: 1.5, y: -2, width: 30, height: 4)
    let bare = try #require(node("Text 1.5,-2 30×4"))
    #expect(bare.kind == "Text" && bare.frame == frame && bare.depth == 0)
    #expect(bare.owner == nil && bare.text == nil && bare.identifier == nil && bare.ink == nil)
    #expect(bare.values == nil)
    let full = try #require(
      node("    Text (Card) \"a \\\"b\\\"\\nc \\\\ #d\" #e_f 1.5,-2 30×4 ~1,2 3×4 {a=1; b=x=y}"))
    #expect(full.depth == 2 && full.owner == "Card" && full.text == "a \"b\"\nc \\ #d")
    #expect(full.identifier == "e_f" && full.frame == frame)
    #expect(full.ink == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(full.values == ["a": "1", "b": "x=y"])
    #expect(node("Text 1.5,-2 30×4 ~")?.ink == frame)
    #expect(node("   Text 0,0 1×1")?.depth == 1 && node(" Text 0,0 1×1")?.depth == 0)
    #expect(node("Text \"\" 0,0 1×1")?.text == "")
  }

  @Test(arguments: [
    "Text", "Text 0,0", "Text 0,0 1", "Text 0,0 1×1×1", "Text \"a 0,0 1×1", "Text a,0 1×1",
    "Text \"a\"", "VStack 0,0 1×1\nText",
  ]) func linesThatAreNone(line: String) { #expect(LayoutOutline(parsing: line) == nil) }

  @Test func whatIsWrittenIsRead() throws {
    for line in [
      "Text 0,0 1×1", "  Text (A) \"b\" #c 0.25,-3 10×20.5 ~ {color=#FF0000; font=A 17}",
      "Text \"a \\\"b\\\"\\nc \\\\\" 0,0 1×1", "Image 0,0 1×1 ~0,0 2×2",
    ] {
      #expect(try #require(LayoutOutline(parsing: line)).description == line)
      let spaced = "\n\(line)\n  \n\t\n"
      #expect(try #require(LayoutOutline(parsing: spaced)).description == line)
    }
    #expect(LayoutOutline(parsing: "")?.nodes.isEmpty == true)
  }

  /// Equal layouts have no difference; of others what changed is said.
  @Test func layoutsAreCompared() throws {
    let text = "VStack 0,0 20×20\n  Text \"a\" 0,0 10×10\n  Text \"b\" 0,10 10×10"
    let old = try #require(LayoutOutline(parsing: text))
    let new = try #require(LayoutOutline(parsing: text.replacing("\"b\" 0,10", with: "\"b\" 5,10")))
    let diffing = Diffing<LayoutOutline>.layout
    #expect(String(decoding: try diffing.toData(old), as: UTF8.self) == text + "\n")
    #expect(try diffing.fromData(diffing.toData(old)) == old)
    #expect(throws: SnapshotError.self) { try diffing.fromData(Data("Text".utf8)) }
    #expect(diffing.diff(old, old) == nil)
    let difference = try #require(diffing.diff(old, new))
    #expect(difference.0.contains("Text \"b\""))
    let assess = try #require(diffing.assess)
    let same = try assess(diffing.toData(old), old)
    #expect(same.isMatch && same.isExact && same.layoutChanges.isEmpty)
    let other = try assess(diffing.toData(old), new)
    #expect(!other.isMatch && !other.isExact && other.layoutChanges.count == 1)
    #expect(other.details == ["the order of equal views changed"])
  }
}
