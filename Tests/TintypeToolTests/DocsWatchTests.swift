import Foundation
import Testing
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// `tintype docs watch` from the outside: a page in a browser, while its author writes.
@Suite struct DocsWatchTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
  }

  private static func page(_ text: String, _ more: String = "More") -> String {
    """
    # Cards

    \(String(repeating: "Words that make the page long.\n\n", count: 40))
    ```swift name=card
    Text("\(text)")
    ```

    ```swift name=more
    \(more)
    ```

    """
  }

  private static let fence = "document.querySelector('[data-fence=card]')"
  private static let other = "document.querySelector('[data-fence=more]')"

  @Test(.enabled(if: Browser.program != nil)) func thePageFollowsItsAuthor() throws {
    defer { tool.remove() }
    try tool.write(Self.page("Card", "Text(\"More\")"), to: "p.md")
    let watch = try WatchingTool(tool, "p.md")
    let page = try Browser(try #require(Browser.program), address: watch.address)
    let (fence, other) = (Self.fence, Self.other)
    try page.wait(for: "\(other)?.querySelectorAll('img.explained').length === 2")
    #expect(try page.value("document.querySelector('h1').textContent") == "Cards")
    #expect(try page.value("\(fence).querySelectorAll('img.plain').length") == "2")
    #expect(
      try page.value(
        "[...\(fence).querySelectorAll('img')].every(i => i.naturalWidth > 0 || !i.offsetWidth)")
        == "true")
    #expect(try page.value("\(fence).querySelector('.size').textContent").hasSuffix(" pt"))

    // Borders at a key.
    try page.press("b")
    let shown =
      "[...\(fence).querySelectorAll('img')].filter(i => i.offsetWidth).map(i => i.className).join()"
    #expect(try page.value(shown) == "borders,borders")
    try page.press("b")
    #expect(try page.value(shown) == "plain,plain")

    // An edit: the picture changes, the page stays where it is, and so does all that is as it was.
    _ = try page.value("scrollTo(0, 600)")
    _ = try page.value("(window.kept = \(other), window.old = \(fence).querySelector('img').src)")
    try tool.write(Self.page("A longer card", "Text(\"More\")"), to: "p.md")
    try page.wait(
      for: "\(fence).dataset.state === 'current' && \(fence).querySelector('img').src !== old")
    #expect(try page.value("scrollY") == "600")
    #expect(try page.value("kept === \(other) || kept.isConnected") == "true")
    let good = try page.value("\(fence).querySelector('img').src")

    // An error stands at its line, and the last picture stays, in gray.
    let broken = Self.page("A longer card", "Text(\"More\")")
      .replacingOccurrences(of: "Text(\"A", with: "Txet(\"A")
    let line = broken.components(separatedBy: "Txet")[0].count { $0 == "\n" } + 1
    try tool.write(broken, to: "p.md")
    try page.wait(for: "\(fence).dataset.state === 'broken'")
    #expect(
      try page.value("\(fence).querySelector('.bad + .message').textContent").contains("Txet"))
    #expect(try page.value("\(fence).querySelector('img').src") == good)
    #expect(
      try page.value("getComputedStyle(\(fence).querySelector('img')).filter") == "grayscale(1)")
    #expect(
      try page.value("document.getElementById('status').textContent").contains(
        "1 error. Line \(line):"))
    #expect(try page.value("\(other).dataset.state") == "current")

    // An editor that writes another file and renames it.
    try tool.write(Self.page("A longer card", "Text(\"More\")"), to: "p.md.new")
    #expect(
      rename(tool.folder.path + "/p.md.new", tool.folder.path + "/p.md") == 0)
    try page.wait(for: "\(fence).dataset.state === 'current'")
    #expect(try page.value("document.querySelectorAll('.message').length") == "0")
    #expect(tool.names(in: ".") == ["p.md"])
    #expect(watch.end() == 0)
    try page.wait(for: "document.getElementById('status').dataset.state === 'gone'")
    #expect(
      try page.value("document.getElementById('status').textContent")
        == "tintype has ended, or cannot be reached.")
  }

  /// A Swift file shows what `render` draws of it, and follows its author as a page does.
  @Test(.enabled(if: Browser.program != nil)) func aSwiftFileFollowsItsAuthor() throws {
    defer { tool.remove() }
    let code = "import SwiftUI\n\n#Preview(\"One\") {\n  Text(\"A\").padding()\n}\n"
    try tool.write(code, to: "Card.swift")
    try tool.write("struct NoView {}\n", to: "Other.swift")
    let watch = try WatchingTool(tool, command: ["watch"])
    let page = try Browser(try #require(Browser.program), address: watch.address)
    let fence = "document.querySelector('[data-fence=\"1\"]')"
    try page.wait(for: "\(fence)?.querySelectorAll('img.plain').length === 2")
    #expect(
      try page.value("\(fence).querySelector('figcaption').textContent").contains("One, line 3"))
    #expect(try page.value("document.querySelector('h1').textContent") == "Card.swift")
    try tool.write(code.replacing("Text(", with: "Txet("), to: "Card.swift")
    try page.wait(for: "\(fence).dataset.state === 'broken'")
    #expect(
      try page.value("\(fence).querySelector('.bad + .message').textContent").contains("Txet"))
    #expect(watch.end() == 0)
  }

  /// The list of several pages shows their pictures, each in its size or smaller.
  @Test(.enabled(if: Browser.program != nil)) func theListShowsPictures() throws {
    defer { tool.remove() }
    try tool.write(Self.page("Card", "Text(\"More\")"), to: "a.md")
    try tool.write("# B\n\n```swift\nText(\"B\")\n```\n", to: "b.md")
    let watch = try WatchingTool(tool)
    let page = try Browser(try #require(Browser.program), address: watch.address)
    try page.wait(for: "document.querySelectorAll('.shots img').length === 3")
    try page.wait(
      for: "[...document.querySelectorAll('.shots img')].every(i => i.naturalWidth > 0)")
    #expect(try page.value("document.querySelectorAll('nav a').length") == "2")
    try page.wait(for: "document.getElementById('status').dataset.state === 'current'")
    #expect(watch.end() == 0)
  }

  /// Who goes away in the middle of an answer harms nobody.
  @Test func cutConnectionsEndNothing() throws {
    defer { tool.remove() }
    try tool.write(Self.page("Card"), to: "p.md")
    let watch = try WatchingTool(tool)
    let events = try #require(
      watch.body(watch.address).firstMatch(of: /data-events="\/[^\/]*\/([^"]*)"/)?.1)
    for _ in 0..<3 {
      let cut = try watch.body(watch.address + events, seconds: 1)
      #expect(cut.hasPrefix("data: {"))
    }
    #expect(try watch.answer(watch.address).status == 200)
    #expect(watch.end() == 0)
  }

  @Test func otherClientsAreRefused() throws {
    defer { tool.remove() }
    try tool.write("# A\n", to: "a.md")
    try tool.write("# B\n", to: "Sub/b.md")
    try tool.write("secret", to: "../secret.png")
    let watch = try WatchingTool(tool)
    let address = watch.address
    let root = address.split(separator: "/").prefix(2).joined(separator: "//")
    let front = try watch.answer(address)
    #expect(front.status == 200)
    #expect(front.head.contains("Content-Security-Policy: default-src 'none';"))
    #expect(!front.head.contains("Access-Control"))
    #expect(try watch.answer(root + "/").status == 403)
    #expect(try watch.answer(root + "/0123456789abcdef0123456789abcdef/").status == 403)
    #expect(try watch.answer(address, ["Host: evil.example"]).status == 421)
    #expect(try watch.answer(address, ["Origin: http://evil.example"]).status == 403)
    #expect(try watch.answer(address + "pages/0").status == 404)
    #expect(try watch.answer(address + "files/0/secret.png").status == 404)

    let port = try #require(URL(string: address)?.port)
    let second = try tool.run("docs", "watch", "--port", "\(port)")
    #expect(second.status == 69)
    #expect(second.errors.contains("The port \(port) could not be opened: Address already in use."))
    #expect(watch.end() == 0)
  }

  @Test func badInput() throws {
    defer { tool.remove() }
    #expect(try tool.run("docs", "watch", "none.md").status == 66)
    #expect(try tool.run("docs", "watch").status == 66)
    #expect(try tool.run("docs", "watch", "--port", "x").status == 64)
  }
}
