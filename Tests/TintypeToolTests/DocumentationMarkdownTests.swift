import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeTool

/// Pages as `tintype docs watch` shows them: Markdown in HTML that runs and loads nothing.
@Suite struct DocumentationMarkdownTests {
  private func html(_ markdown: String) -> String {
    MarkdownBlocks(
      markdown, picture: { $0 == "here.png" ? "/files/here.png" : nil },
      link: { $0 == "other.md" ? "/pages/2" : nil }, fence: { "<fence \($0)>" }
    ).html.joined()
  }

  @Test func whatTheAuthorWroteInHTMLIsText() {
    let page = html(
      "<script>alert(1)</script>\n\n<!-- said -->\n\na <img src=x onerror=y> [b](javascript:c) <!-- d -->\n"
    )
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.contains("<code class=\"html\">&lt;img src=x onerror=y&gt;</code>"))
    #expect(page.contains("<a href=\"\">b</a>"))
    #expect(!page.contains("said") && !page.contains("--"))
  }

  @Test func fencesOfSwiftAreNumberedWhereverTheyStand() {
    let page = html("```swift\na\n```\n\n```sh\nb\n```\n\n- c\n\n  ```swift name=d\n  e\n  ```\n")
    #expect(page.contains("<fence 1>"))
    #expect(page.contains("<li>\n<p>c</p>\n<fence 11>"))
    #expect(page.contains("<code class=\"language-sh\">b\n</code>"))
  }

  @Test func picturesAndPagesAreFound() {
    let page = html("![a](here.png) ![b](https://evil.example/b.png) [c](other.md) [d](x.md)\n")
    #expect(page.contains("src=\"/files/here.png\""))
    #expect(!page.contains("evil"))
    #expect(page.contains("href=\"/pages/2\"") && page.contains("href=\"x.md\""))
  }

  @Test func settingsOfThePageAreNotShown() {
    let page = MarkdownBlocks(
      "---\nappearance: both\n---\n# Title `code`\n", picture: { _ in nil }, link: { _ in nil },
      fence: { _ in nil })
    #expect(page.html == ["<h1>Title <code>code</code></h1>\n"])
    #expect(page.title == "Title code")
  }

  /// A fence is shown with its pictures anyway, at any depth and in any dialect.
  @Test(arguments: [
    (
      "/p/a.md",
      "```swift\na\n```\n<!-- tintype picture x -->\n![x](x.svg)\n<!-- tintype end -->\n\nEnd\n"
    ),
    (
      "/p/a.mdx",
      "import A from 'a'\n\n<Tabs>\n    ```swift\n    a\n    ```\n    {/* tintype picture x */}\n\n    ![x](x.svg)\n\n"
        + "    {/* tintype end */}\n</Tabs>\n\nEnd\n"
    ),
    (
      "/p/K.docc/a.md",
      "@Row {\n    @Column {\n        ```swift\n        a\n        ```\n        <!-- tintype picture x -->\n        ![x](x)\n"
        + "        <!-- tintype end -->\n    }\n}\n\nEnd\n"
    ),
  ])
  func whatTheToolPutIntoAPageIsNotShownTwice(_ path: String, _ text: String) {
    let page = DocumentationPage(
      path: path, kind: .markdown, text: text,
      fences: Article.fences(in: text, PageSyntax(of: path)),
      module: nil, settings: PictureSettings())
    let html = WatchedText(
      page, picture: { $0 }, link: { _ in nil }, fence: { "<fence \($0)>" }
    ).html.joined()
    #expect(html.replacing("\n", with: "") == "<fence 1><p>End</p>")
  }

  @Test func onlyFilesBesideThePageAreSent() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write("secret", to: "../secret.png")
    try tool.write("picture", to: "Docs/Images/own.png")
    try tool.write("picture", to: "Docs/Kit.docc/Resources/card@2x.png")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/Docs/link.png", withDestinationPath: "../../secret.png")
    let page = tool.folder.path + "/Docs/p.md"
    #expect(WatchPage.file("Images/own.png", besides: page)?.name == "own.png")
    #expect(WatchPage.file("../../secret.png", besides: page) == nil)
    #expect(WatchPage.file("none.png", besides: page) == nil)
    #expect((try? WatchPage.file("link.png", besides: page)?.contents()) == nil)
    let article = tool.folder.path + "/Docs/Kit.docc/Articles/A.md"
    #expect(WatchPage.file("card", besides: article)?.name == "card@2x.png")
  }
}
