import Foundation
import Testing
import TintypeSnapshots

/// What the harness says about a layout that changed.
@Suite struct LayoutDifferenceTests {
  private let receipt = """
    VStack 0,0 120×64
      Text "Receipt" 30,0 60×17
      HStack #line 8,25 104×17
        Text "Total" 12,25 80×17
        Image #coin 96,25 16×16
      Rectangle 0,50 120×1
      Rectangle 0,60 120×4
    """

  private func changes(_ edit: (String) -> String) throws -> [String] {
    let old = try #require(LayoutOutline(parsing: receipt))
    let new = try #require(LayoutOutline(parsing: edit(receipt)))
    return LayoutDifference.changes(from: old, to: new).map(\.description)
  }

  @Test func textFormIsReadBack() throws {
    let outline = try #require(LayoutOutline(parsing: receipt))
    #expect(outline.description == receipt)
    #expect(outline.nodes.count == 7)
    let odd = LayoutOutline(nodes: [
      .init(
        kind: "Text", owner: "Card<Int>", text: "a \"b\" \\ #c\nd", identifier: "i",
        frame: CGRect(x: -0.0001, y: 1.23456, width: 2, height: 3), depth: 0)
    ])
    #expect(LayoutOutline(parsing: odd.description) == odd)
    #expect(LayoutOutline(parsing: "Text \"no end 1,2 3×4") == nil)
    #expect(LayoutOutline(parsing: "Text 1,2") == nil)
  }

  @Test func aMovedTextIsNamed() throws {
    let found = try changes { $0.replacingOccurrences(of: "12,25 80×17", with: "15,25 77×17") }
    #expect(found == [#"Text "Total" x 12 → 15, width 80 → 77"#])
  }

  @Test func viewsThatMoveAlongAreCounted() throws {
    let found = try changes {
      $0.replacingOccurrences(of: "8,25 104×17", with: "8,28 104×17")
        .replacingOccurrences(of: "12,25", with: "12,28").replacingOccurrences(
          of: "96,25", with: "96,28")
    }
    #expect(found == ["HStack #line y 25 → 28, with 2 views in it"])
  }

  @Test func anotherTextIsToldFirst() throws {
    let found = try changes {
      $0.replacingOccurrences(of: "\"Total\" 12,25 80×17", with: "\"Totals\" 12,25 86×17")
    }
    #expect(found.first == #"Text "Total" text is now "Totals""#)
    #expect(found.contains(#"Text "Totals" width 80 → 86"#))
  }

  @Test func viewsThatComeAndGoAreTold() throws {
    let gone = try changes {
      $0.replacingOccurrences(of: "    Image #coin 96,25 16×16\n", with: "")
    }
    #expect(gone == ["Image #coin removed at 96,25 16×16"])
    let come = try changes { $0 + "\n  Circle 0,0 4×4" }
    #expect(come == ["Circle inserted at 0,0 4×4"])
  }

  @Test func viewsOfOneNameAreNumbered() throws {
    let found = try changes { $0.replacingOccurrences(of: "0,60 120×4", with: "0,60 120×5") }
    #expect(found == ["Rectangle [2] height 4 → 5"])
  }

  @Test func exchangedSiblingsAreTold() throws {
    let found = try changes {
      $0.replacingOccurrences(
        of: "    Text \"Total\" 12,25 80×17\n    Image #coin 96,25 16×16",
        with: "    Image #coin 12,25 16×16\n    Text \"Total\" 32,25 80×17")
    }
    #expect(found.contains { $0.hasPrefix("Image #coin") })
    #expect(found.contains { $0.hasPrefix(#"Text "Total""#) })
  }

  @Test func equalLayoutsHaveNoChanges() throws {
    #expect(try changes { $0 }.isEmpty)
  }
}
