import Foundation
import Testing
import TintypeDrawing
import TintypeImages
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

  /// Ends of lines of old Macs, alone and among others, end lines as they do for the reader of fences.
  @Test(arguments: ["\r", "\n", "\r\n"]) func everyEndOfALineIsOne(_ end: String) throws {
    let lines = ["# T", "", "```swift", "Text(\"a\")", "```", "", "end"]
    let text = try #require(PageText(Data(lines.joined(separator: end).utf8)))
    #expect(text.lines.map(String.init) == lines)
    #expect(text.plain == lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("Images", true), ("Images/{file}", true), ("../static/cards/{file}", true), ("v1.2", true),
    (".github/images/{file}", true), ("img-{file}", true), ("/x/{file}", false), ("/x", false),
    ("~/x", false), ("~", false), ("{name}", false), ("x/{name}/{file}", false), ("{file", false),
    (".github/workflows/x.yml", false), ("{file}.swift", false), ("{file}/{file}", false),
    ("a.swift", false),
  ])
  func anOutputMeansWhatItSays(_ output: String, _ isRight: Bool) {
    #expect((PictureFolder.problem(output) == nil) == isRight)
  }

  @Test func dialects() {
    #expect(
      Self.picture.lines(in: .docc) == [#"![A \[card\] \& "more"](card)\"#, "*The card*"])
    // A page shows a picture at its size in points, in both appearances.
    #expect(Self.picture.lines(in: .markdown) == Self.picture.lines(in: .github))
    var drawing = PictureReference(
      name: "card", alternativeText: "A [card]", caption: "The card",
      files: [.init(path: "Images/card.svg", isDark: false, scale: nil, width: 80)])
    #expect(
      drawing.lines(in: .markdown) == [#"![A \[card\]](Images/card.svg)\"#, "*The card*"])
    #expect(
      drawing.lines(in: .mdx) == [#"![A \[card\]](Images/card.svg)"#, "", "*The card*"])
    #expect(
      drawing.lines(in: .hugo) == [
        #"{{< figure src="Images/card.svg" alt="A [card]" width="80" caption="The card" >}}"#
      ])
    drawing.exploration = .init(path: "Images/card.html", isStepped: true)
    #expect(
      drawing.lines(in: .markdown)[2] == "[Go through it step by step](Images/card.html)\\")
    drawing.exploration = .init(path: "Images/card.html", isStepped: false)
    #expect(
      drawing.lines(in: .html) == [
        "<figure>", #"<picture><img alt="A [card]" src="Images/card.svg" width="80"></picture>"#,
        #"<iframe src="Images/card.html" title="At other sizes" width="100%" height="480"></iframe>"#,
        "<figcaption>The card</figcaption>", "</figure>",
      ])
    #expect(
      Self.picture.lines(in: .github) == [
        #"<picture><source media="(prefers-color-scheme: dark)" srcset="Images/card~dark@2x.png">"#,
        #"<img alt="A [card] &amp; &quot;more&quot;" src="Images/card@2x.png" width="80"></picture>\"#,
        "*The card*",
      ])
    #expect(Self.picture.lines(in: .mdx)[0].hasSuffix(#"srcSet="Images/card~dark@2x.png" />"#))
    #expect(Self.picture.lines(in: .mdx)[1].hasSuffix(#"width="80" /></picture>"#))
  }

  /// Of several densities a page of HTML names one, and Hugo names one file; DocC finds all by their names.
  @Test func aDialectShowsTheFilesThatItCanName() {
    let all = Self.picture.files.map(\.path)
    #expect(Self.picture.shown(in: .docc).map(\.path) == all)
    #expect(Self.picture.shown(in: .github).map(\.path) == Array(all.dropFirst()))
    #expect(Self.picture.shown(in: .hugo).map(\.path) == ["Images/card@2x.png"])
  }

  @Test func theAuthorsTextKeepsItsLines() throws {
    let page =
      "A\n<!-- tintype picture a -->\n![a](a)\n<!-- tintype end -->\nB\n```md\n<!-- tintype picture b -->\n"
      + "<!-- tintype end -->\n```"
    let text = try #require(PageText(Data(page.utf8)))
    let prose = Set(Article.proseLines(of: page, .markdown).map { $0 - 1 })
    let lines = text.ownText(in: prose, besides: []).components(separatedBy: "\n")
    #expect(Array(lines[..<5]) == ["A", "", "", "", "B"])
    #expect(lines.count == 9 && lines[6].contains("picture b"))
    let withoutCode = text.ownText(in: prose, besides: [5, 6, 7, 8])
    #expect(withoutCode == "A\n\n\n\nB\n\n\n\n")
  }

  @Test func linesBehindAnEditMove() throws {
    let edits = [
      PageText.Edit(line: 3, removed: 0, added: ["a", "b", "c"]),
      PageText.Edit(line: 8, removed: 2, added: ["d"]),
    ]
    let change = PageUpdate.Change(
      location: try #require(ProvenPath("p.md", below: "/")), old: Data(),
      new: Data(), difference: "", proposed: [:], removed: [], edits: edits)
    #expect([1, 3, 4, 8, 11].map(change.line) == [1, 3, 7, 11, 13])
  }

  /// A word in quotes is no picture, nor is a link to a page of the same name.
  @Test(arguments: [
    (#"The page "card" says it."#, false, false), ("See [it](card).", false, false),
    ("See [![it](other)](card).", false, false),
    ("![it](card)", true, false), ("[![it [1]](card)](page)", true, false),
    (#"@Image(source: card, alt: "It")"#, true, false), (#"@Image(source: "card")"#, true, false),
    (#"@Video(source: "film.mov", poster: card)"#, true, false),
    ("![it](Images/card.png)", true, true), ("[it](Images/card@2x.png)", true, true),
    (#"<img src="Images/card.png">"#, true, true),
  ])
  func whatShowsAPicture(_ text: String, _ isShownByDocC: Bool, _ isShown: Bool) {
    #expect(PageUpdate.shows(text, Self.picture, .docc) == isShownByDocC)
    #expect(PageUpdate.shows(text, Self.picture, .github) == isShown)
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
    let unchanged = once.components(separatedBy: end).filter {
      !$0.contains("tintype ") && !$0.contains("](card)")
    }
    #expect(unchanged.joined(separator: end) == page)
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

  @Test func whatNoFenceDrawsIsFound() throws {
    let page = """
      ```swift
      Text("A")
      ```
      <!-- tintype picture a -->
      ![a](a)
      <!-- tintype end -->

      ```swift skip
      Text("B")
      ```
      <!-- tintype picture b c -->
      ![b](b)
      <!-- tintype end -->

          <!-- tintype picture code -->
          <!-- tintype end -->

      ```html
      <!-- tintype picture code -->
      <!-- tintype end -->
      ```
      <!-- tintype picture open -->

      """
    let text = try #require(PageText(Data(page.utf8)))
    let prose = Set(Article.proseLines(of: page, .markdown).map { $0 - 1 })
    let fence = try #require(Article.fences(in: page).first)
    let found = text.leftovers(in: prose, besides: [text.lineBehind(fence)])
    #expect(found.map(\.name) == ["b c"])
    #expect(found.map(\.lines) == [10...12])
    let edit = PageText.Edit(line: 10, removed: 3, added: [])
    let lines = page.components(separatedBy: "\n")
    #expect(
      String(decoding: text.file(with: [edit]), as: UTF8.self)
        == (lines[..<10] + lines[13...]).joined(separator: "\n"))
  }

  /// Fences of components, and none of comments, as MDX has them.
  @Test func fencesOfComponentsAreRead() throws {
    let page = """
      <Tabs>
        <TabItem>
          ```swift name=a
          Text("A")
            .padding()
          ```
        </TabItem>
      </Tabs>
      {/* tintype: scale: 1 */}
      {/*
      ```swift
      Text("hidden")
      ```
      */}
      <!--
      ~~~swift
      Text("B")
      ~~~
      -->
      """
    let fences = Article.fences(in: page, .components)
    #expect(fences.map(\.code) == ["Text(\"A\")\n  .padding()\n", "Text(\"B\")\n"])
    #expect(fences.map(\.line) == [4, 17])
    #expect(fences.map(\.indentation) == [4, 0])
    #expect(fences.first?.attributes.name == "a")
    #expect(Article.proseLines(of: page, .components).isDisjoint(with: 3...6))
  }

  @Test(arguments: ["png", "svg"])
  func aSealHoldsTheAltText(format: String) throws {
    let picture =
      format == "png"
      ? PNGCodec.encode(
        Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]), isOpaque: true, scale: 1)
      : Data("<svg></svg>\n".utf8)
    let seal = PictureSeal(key: "0a", altText: "A view with “a --> b”.")
    let file = seal.added(to: picture, format)
    #expect(PictureSeal(of: file, format) == seal)
    #expect(String(decoding: file, as: UTF8.self).components(separatedBy: "-->").count <= 2)
    #expect(PictureSeal(of: file + Data("x".utf8), format) != seal)
    let silent = PictureSeal(key: "0a", altText: nil)
    #expect(PictureSeal(of: silent.added(to: picture, format), format) == silent)
  }

  @Test func annotationsStayOnTheirLine() {
    let problem = Problem(file: "/p,q:r.md", line: 3, message: "100%\n::error::x")
    #expect(
      Annotations.line(.error, problem)
        == "::error file=/p%2Cq%3Ar.md,line=3::100%25%0A\\::error::x")
  }
}
