import Testing
import TintypeSyntax

@testable import TintypeTesting

/// What the pictures of a target's previews are called.
@Suite struct PreviewNameTests {
  private func wish(
    _ base: String, _ given: String? = nil, showing type: String? = nil, line: Int
  ) -> PreviewNames.Wish {
    PreviewNames.Wish(
      base: base, given: given, shownType: type, location: "\(base).swift:\(line)", line: line)
  }

  @Test func aNameOfItsOwnStandsAfterThatOfTheFile() {
    let (names, problems) = PreviewNames.names(for: [
      wish("Card", "Dark", line: 1), wish("Card", showing: "Card", line: 5),
      wish("Card", showing: "Row", line: 9), wish("Page", "Dark", line: 1),
    ])
    #expect(names == ["Card-Dark", "Card", "Card-Row", "Page-Dark"])
    #expect(problems == [])
  }

  @Test func unnamedPreviewsAreCountedByFile() {
    let (names, problems) = PreviewNames.names(for: [
      wish("Card", line: 30), wish("Card", showing: "Card", line: 2), wish("Page", line: 4),
      wish("Card", line: 10),
    ])
    #expect(names == ["Card-3", "Card", "Page", "Card-2"])
    #expect(problems == [])
  }

  @Test func duplicatePreviewNamesAreReported() {
    let (names, problems) = PreviewNames.names(for: [
      wish("Card", "Dark", line: 1), wish("Card", "dark", line: 7), wish("Card", line: 9),
    ])
    #expect(names == [nil, nil, "Card"])
    #expect(
      problems == [
        "The previews at Card.swift:1 and Card.swift:7 are both called \"Card-Dark\", so that neither is"
          + " compared: give each a name of its own."
      ])
  }

  @Test(arguments: [
    ("Card_Previews", "Card"), ("CardPreview", "Card"), ("Previews", "Previews"),
    ("Gallery", "Gallery"),
  ]) func providersAreCalledAfterWhatTheyShow(type: String, name: String) {
    #expect(PreviewDeclaration.shown(byProvider: type) == name)
  }
}
