import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeTool

/// What is put into pages, and what stays as its author wrote it.
@Suite struct DocumentationUpdateTests {
  private static let picture = PictureReference(
    name: "card", alternativeText: "A [card] & \"more\"", caption: "The card",
    files: [
      .init(path: "Images/card.png", isDark: false, scale: 1, width: 80),
      .init(path: "Images/card@2x.png", isDark: false, scale: 2, width: 80),
      .init(path: "Images/card~dark@2x.png", isDark: true, scale: 2, width: 80),
    ])

  @Test func dialects() {
    #expect(
      Self.picture.lines(in: .docc) == [#"![A \[card\] \& "more"](card)\"#, "*The card*"])
    #expect(
      Self.picture.lines(in: .markdown).first
        == #"![A \[card\] \& "more"](Images/card@2x.png)\"#)
    #expect(
      Self.picture.lines(in: .github) == [
        #"<picture><source media="(prefers-color-scheme: dark)" srcset="Images/card~dark@2x.png">"#,
        #"<img alt="A [card] &amp; &quot;more&quot;" src="Images/card@2x.png" width="80"></picture>\"#,
        "*The card*",
      ])
    #expect(Self.picture.lines(in: .mdx)[0].hasSuffix(#"srcSet="Images/card~dark@2x.png" />"#))
    #expect(Self.picture.lines(in: .mdx)[1].hasSuffix(#"width="80" /></picture>"#))
  }

  /// Puts lines behind every fence of a page.
  private func updated(_ page: String, _ shown: [String]) throws -> String {
    let text = try #require(PageText(Data(page.utf8)))
    let edits = try Article.fences(in: text.plain).compactMap {
      try text.edit(
        behind: $0,
        [PageText.Marks.start("card", .docc)] + shown + [PageText.Marks.end(.docc)])
    }
    return String(decoding: text.file(with: edits), as: UTF8.self)
  }

  @Test(arguments: [
    "# A\n\n```swift\nText(\"A\")\n```\n\nMore\n",
    "\u{FEFF}# A\r\n\r\n```swift\r\nText(\"A\")\r\n```\r\nMore\ttabs  \r\n",
    "1. A\n\n   ```swift\n   Text(\"A\")\n   ```\n\n   More\n",
    "> ```swift\n> Text(\"A\")\n> ```\n> More\n",
    "~~~swift\n~~~\nX\n\n```swift\nText(\"A\")\n```",
  ])
  func whatTheAuthorWroteStays(page: String) throws {
    let once = try updated(page, ["![a](card)"])
    #expect(once != page)
    // The same again changes nothing, and another picture takes the place of the first.
    #expect(try updated(once, ["![a](card)"]) == once)
    let other = try updated(once, ["![b](card)"])
    #expect(other == once.replacing("![a](card)", with: "![b](card)"))
    // Without the lines of ours the page is as it was, byte for byte.
    let end = page.contains("\r\n") ? "\r\n" : "\n"
    let kept = once.components(separatedBy: end).filter {
      !$0.contains("tintype ") && !$0.contains("](card)")
    }
    #expect(kept.joined(separator: end) == page)
  }

  @Test func linesOfAListKeepItsMargin() throws {
    let page = try updated("- A\n\n  ```swift\n  Text(\"A\")\n  ```\n", ["![a](card)"])
    #expect(
      page.hasSuffix("  <!-- tintype picture card -->\n  ![a](card)\n  <!-- tintype end -->\n"))
  }

  @Test func whatHasNoEndIsLeft() throws {
    #expect(throws: PageText.Obstacle.openFence) { try updated("```swift\nText(\"A\")\n", ["x"]) }
    #expect(throws: PageText.Obstacle.openBlock) {
      try updated(
        "```swift\nText(\"A\")\n```\n<!-- tintype picture card -->\nMine\n", ["x"])
    }
  }

  @Test func aDifferenceCanBeApplied() throws {
    let page = "1\n2\n3\n4\n```swift\n```\n5\n6\n7\n8\n"
    let text = try #require(PageText(Data(page.utf8)))
    let fence = try #require(Article.fences(in: page).first)
    let edit = try #require(try text.edit(behind: fence, ["x", "y"]))
    #expect(
      text.difference(of: [edit], "p.md")
        == "--- a/p.md\n+++ b/p.md\n@@ -4,6 +4,8 @@\n 4\n ```swift\n ```\n+x\n+y\n 5\n 6\n 7\n")
  }

  @Test func aSentenceNamesWhatIsShown() throws {
    let layout = try #require(
      LayoutOutline(
        parsing: """
          VStack 0,0 10×10
            Text "Total" 0,0 5×5
            Text "Total" 0,0 5×5
            Image 0,0 5×5 {image=star.fill}
            Toggle 0,0 5×5
          """))
    #expect(
      AlternativeText.sentence(for: layout)
        == "A view with “Total”, the image “star fill” and a switch.")
  }

  @Test func annotationsStayOnTheirLine() {
    let problem = Problem(file: "/p,q:r.md", line: 3, message: "100%\n::error::x")
    #expect(
      Annotations.line("error", problem)
        == "::error file=/p%2Cq%3Ar.md,line=3::100%25%0A\\::error::x")
  }
}
