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

  /// Each change says where it is seen, before and after; what came was nowhere before.
  @Test func changesAreLocated() throws {
    let old = try #require(LayoutOutline(parsing: receipt))
    let edited = receipt.replacing("12,25 80×17", with: "15,25 77×17")
      .appending("\n  Text \"Thanks\" 8,70 40×17")
    let new = try #require(LayoutOutline(parsing: edited))
    let found = LayoutDifference.located(from: old, to: new)
    #expect(found.map(\.change) == LayoutDifference.changes(from: old, to: new))
    let total = try #require(found.first { $0.change.kind == .resized })
    #expect(total.before == [CGRect(x: 12, y: 25, width: 80, height: 17)])
    #expect(total.after == [CGRect(x: 15, y: 25, width: 77, height: 17)])
    let thanks = try #require(found.first { $0.change.kind == .inserted })
    #expect(thanks.before.isEmpty)
    #expect(thanks.after == [CGRect(x: 8, y: 70, width: 40, height: 17)])
  }

  /// Any two texts that differ in more than white space are another text, whichever is the older.
  @Test func textsThatDifferAreReported() throws {
    func outline(_ text: String) throws -> LayoutOutline {
      try #require(LayoutOutline(parsing: "Text \"\(text)\" 0,0 50×20"))
    }
    let letters = ["a", "b", "9", "+", " ", "-"]
    let texts = letters.flatMap { one in letters.flatMap { two in [one + two, "a\(one)\(two)"] } }
    for one in texts + ["99+", "Price 4+", "plants"] {
      for other in texts + ["99", "Price 4", "plant"] {
        let isSame =
          one.split(separator: " ").joined(separator: " ")
          == other.split(separator: " ").joined(separator: " ")
        let changes = LayoutDifference.changes(from: try outline(one), to: try outline(other))
        #expect(changes.contains { $0.kind == .text } == !isSame, "'\(one)' and '\(other)'")
      }
    }
  }

  /// Two capsules of which one stands in a frame: neither is taken for the other.
  @Test func equalNumbersOfSiblingsArePairedInOrder() throws {
    func bar(_ width: Int) throws -> LayoutOutline {
      try #require(
        LayoutOutline(
          parsing: """
            ZStack 0,0 \(width)×8
              Capsule 0,0 \(width)×8 {fill=quaternary}
              frame 0,0 \(width / 2)×8 {width=\(width / 2)}
                Capsule 0,0 \(width / 2)×8 {fill=#2A8E5A}
            """))
    }
    let changes = LayoutDifference.changes(from: try bar(100), to: try bar(92))
    #expect(changes.allSatisfy { !$0.description.contains("color") && $0.kind != .inserted })
    #expect(!changes.contains { $0.description.contains("#2A8E5A") }, "\(changes)")
  }

  /// What a style makes of a button follows from the style, and its words do not.
  @Test func aChangedTextIsReportedBesideAChangedStyle() throws {
    func button(_ style: String, _ title: String, _ padding: Int) throws -> LayoutOutline {
      try #require(
        LayoutOutline(
          parsing: """
            padding 0,0 60×40 {Button style=\(style); top=\(padding)}
              Text "\(title)" 10,10 40×20
            """))
    }
    let changes = LayoutDifference.changes(
      from: try button("plain", "Pay", 4), to: try button("bordered", "Buy", 9))
    #expect(
      changes.map(\.description) == [
        #"Text "Pay" text is now "Buy""#, #"Button style plain → bordered in "Buy""#,
        "padding top 4 → 9 in padding",
      ])
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
    let inked = "ZStack 0,0 9×9\n  Color 0,0 9×9 ~\n  Circle 1,1 4×4 ~0.5,1 5×4"
    let read = try #require(LayoutOutline(parsing: inked))
    #expect(read.description == inked)
    #expect(read.nodes.map(\.ink?.width) == [nil, 9, 5])
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

  @Test func aChangedTextIsReportedFirst() throws {
    let found = try changes {
      $0.replacingOccurrences(of: "\"Total\" 12,25 80×17", with: "\"Totals\" 12,25 86×17")
    }
    #expect(found.first == #"Text "Total" text is now "Totals""#)
    #expect(found.contains(#"Text "Totals" width 80 → 86"#))
  }

  @Test func addedAndRemovedViewsAreReported() throws {
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

  @Test func exchangedSiblingsAreReported() throws {
    let found = try changes {
      $0.replacingOccurrences(
        of: "    Text \"Total\" 12,25 80×17\n    Image #coin 96,25 16×16",
        with: "    Image #coin 12,25 16×16\n    Text \"Total\" 32,25 80×17")
    }
    #expect(found.contains { $0.hasPrefix("Image #coin") })
    #expect(found.contains { $0.hasPrefix(#"Text "Total""#) })
  }

  /// Three equal siblings: what is told must not be of a neighbor.
  private let row = """
    HStack 0,0 30×10
      Color 0,0 10×10
      Color 10,0 10×10
      Color 20,0 10×10
    """

  @Test func modifiersAroundAViewAreReported() throws {
    let wrapped = row.replacingOccurrences(
      of: "  Color 10,0 10×10", with: "  offset 10,0 10×10\n    Color 11,0 10×10")
    let old = try #require(LayoutOutline(parsing: row))
    let new = try #require(LayoutOutline(parsing: wrapped))
    #expect(
      LayoutDifference.changes(from: old, to: new).map(\.description)
        == ["Color [2] is now in offset", "Color [2] x 10 → 11"])
    #expect(
      LayoutDifference.changes(from: new, to: old).map(\.description)
        == ["Color [2] is no longer in offset", "Color [2] x 11 → 10"])
  }

  @Test func viewsAreDistinguishedByTheirContent() throws {
    let rows = """
      List 0,0 30×20
        Row 0,0 30×10
          Text "Ink" 0,0 30×10
        Row 0,10 30×10
          Text "Sea" 0,10 30×10
      """
    let swapped = rows.replacingOccurrences(of: "Ink", with: "-")
      .replacingOccurrences(of: "Sea", with: "Ink").replacingOccurrences(of: "-", with: "Sea")
    let old = try #require(LayoutOutline(parsing: rows))
    let new = try #require(LayoutOutline(parsing: swapped))
    let found = LayoutDifference.changes(from: old, to: new)
    #expect(found.map(\.kind) == [.reordered, .moved, .moved])
    #expect(found.first?.view == "Row [2]")
  }

  @Test func equalLayoutsHaveNoChanges() throws {
    #expect(try changes { $0 }.isEmpty)
  }
}
