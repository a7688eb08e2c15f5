import Foundation
import Testing
import TintypeTestSupport

/// `tintype explore` from the outside, and its page in a reader's hands.
@Suite struct ExploreCommandTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
    try tool.write(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          HStack(spacing: 10) {
            Text("A name that gives way").lineLimit(1)
            Spacer()
            Text("12:30").layoutPriority(1)
          }
        }
      }
      """, to: "Row.swift")
  }

  private static let figure = "document.querySelector('.tintype-explore')"

  private static func text(_ name: String) -> String {
    "\(figure).querySelector('.tx-\(name)').textContent"
  }

  @Test func aPageIsWritten() throws {
    defer { tool.remove() }
    let result = try tool.run("explore", "Row.swift", "--width", "100...140", "-o", "row.html")
    #expect(result.status == 0, "\(result.errors)")
    let page = try #require(tool.contents("row.html"))
    #expect(result.output == "./row.html  41 layouts  \(page.count) bytes\n")
    // Nothing is loaded from elsewhere; the data is letters.
    let text = String(decoding: page, as: UTF8.self)
      .replacing(/class="tx-data"[^>]*>[^<]*</, with: "")
    #expect(!text.replacing("http://www.w3.org/2000/svg", with: "").contains("//"))
    #expect(!text.contains("@import"))
    // The same again, and with others: the same bytes.
    let again = try tool.run(
      "explore", "Row.swift", "--width", "100...140", "-o", "other", "--json")
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains("\"layouts\" : 41"))
    #expect(tool.contents("other/Row.html") == page)
  }

  @Test(arguments: [
    (["--width", "400...120"], "does not grow"), (["--width", "12"], "not a range"),
    (["--width", "10...20", "--step", "0"], "not a step"), ([], "--width 120...400"),
    (["--width", "1...2001"], "2001 layouts, more than 2000"),
    (["--width", "1...900", "--dynamic-type", "small,large,xLarge"], "2700 layouts"),
    (["--width", "1...9", "--dynamic-type", "huge"], "no size of text 'huge'"),
    (["--width", "1...9", "--locale", "en,en"], "each once"),
    (["--width", "1...9", "--device", "iPhone15"], "no device"),
    (["--width", "1...9", "--size", "20x"], "not both"),
  ])
  func badOptions(options: [String], reason: String) throws {
    defer { tool.remove() }
    let result = try tool.run(["explore", "Row.swift"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test func whatIsNotOursStays() throws {
    defer { tool.remove() }
    try tool.write("<p>Mine</p>", to: "row.html")
    let result = try tool.run("explore", "Row.swift", "--width", "100...104", "-o", "row.html")
    #expect(result.status == 74)
    #expect(result.errors.contains("was not made by tintype"))
    #expect(tool.contents("row.html") == Data("<p>Mine</p>".utf8))
  }

  @Test func severalViewsNeedAFolder() throws {
    defer { tool.remove() }
    try tool.write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
        + "struct B: View { var body: some View { Text(\"b\") } }\n", to: "Two.swift")
    let result = try tool.run("explore", "Two.swift", "--width", "10...12", "-o", "two.html")
    #expect(result.status == 64)
    #expect(result.errors.contains("A, B"))
    let both = try tool.run("explore", "Two.swift", "--width", "10...12", "-o", "two")
    #expect(both.status == 0)
    #expect(tool.names(in: "two") == ["A.html", "B.html"])
  }

  private static let page = """
    # Rows

    ```swift name=row explore=width:100...110 alt="A row"
    HStack { Text("A name").lineLimit(1); Spacer(); Text("12:30") }
    ```

    """

  @Test func aFenceHasAPage() throws {
    defer { tool.remove() }
    try tool.write(Self.page, to: "p.md")
    let build = try tool.run("docs", "build", "p.md", "--update")
    #expect(build.status == 0, "\(build.errors)")
    #expect(tool.names(in: "Images").contains("row.html"))
    let text = String(decoding: try #require(tool.contents("p.md")), as: UTF8.self)
    #expect(text.contains("[See it at other sizes](Images/row.html)"))
    #expect(!text.contains("![A row](Images/row.html)"))
    let check = try tool.run("docs", "check", "p.md")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    // Another range is another page, and the one in its place is known to be ours.
    try tool.write(text.replacing("100...110", with: "100...112"), to: "p.md")
    #expect(try tool.run("docs", "check", "p.md").status == 1)
    #expect(try tool.run("docs", "build", "p.md").status == 0)
    #expect(try tool.run("docs", "check", "p.md").status == 0)

    let render = try tool.run("render", "p.md", "--format", "svg")
    #expect(render.status == 0, "\(render.errors)")
    #expect(tool.names(in: "out") == ["row.html", "row.svg"])
  }

  /// A page is left over where its fence no longer asks for one.
  @Test func leftOverPagesAreReported() throws {
    defer { tool.remove() }
    try tool.write(Self.page, to: "p.md")
    #expect(try tool.run("docs", "build", ".", "--update").status == 0)
    #expect(try !tool.run("docs", "check", ".").errors.contains("any more"))
    let text = String(decoding: try #require(tool.contents("p.md")), as: UTF8.self)
    try tool.write(text.replacing(" explore=width:100...110", with: ""), to: "p.md")
    let check = try tool.run("docs", "check", ".")
    #expect(
      (check.output + check.errors).contains(
        "Images/row.html: note: No fence makes this page to explore any more"),
      "\(check.output)\(check.errors)")
  }

  @Test func invalidOptionsOfAFence() throws {
    defer { tool.remove() }
    try tool.write(Self.page.replacing("100...110", with: "110...100"), to: "p.md")
    let result = try tool.run("render", "p.md")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("p.md:3") && result.errors.contains("does not grow"),
      "\(result.errors)")
  }

  @Test(.enabled(if: Browser.program != nil)) func theWatchedPageShowsIt() throws {
    defer { tool.remove() }
    try tool.write(Self.page, to: "p.md")
    let watch = try WatchingTool(tool, "p.md")
    let page = try Browser(try #require(Browser.program), address: watch.address)
    try page.wait(for: "document.querySelector('iframe.explored') !== null")
    let address = try page.value("document.querySelector('iframe.explored').src")
    // Alone as in the frame, its script runs, and nothing else may.
    try page.go(to: address)
    try page.wait(for: "\(Self.figure).dataset.state === 'ready'")
    #expect(try page.value(Self.text("width-text")) == "110 pt")
    #expect(watch.end() == 0)
  }

  @Test(.enabled(if: Browser.program != nil)) func severalContentsInOnePage() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      #Preview("Short") { Text("Short") }
      #Preview("Long") { Text("A much longer text that wraps") }
      """, to: "Contents.swift")
    let result = try tool.run(
      "explore", "Contents.swift", "--width", "40...90", "--together", "-o", "page.html")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("102 layouts"))
    let file = tool.folder.appending(path: "page.html")
    let page = try Browser(try #require(Browser.program), address: file.absoluteString)
    try page.wait(for: "\(Self.figure).dataset.state === 'ready'")
    #expect(try page.value("document.title") == "page")
    let choice = "\(Self.figure).querySelector('.tx-content')"
    #expect(try page.value("[...\(choice).options].map(o => o.text).join()") == "Short,Long")
    let height = "\(Self.figure).querySelector('.tx-drawing').height.baseVal.value"
    let before = try Double(page.value(height)) ?? 0
    _ = try page.value("(\(choice).value = 1, \(choice).dispatchEvent(new Event('change')))")
    try page.wait(for: "\(height) > \(before)")
    #expect(
      try page.value("\(Self.figure).querySelector('.tx-picture').getAttribute('aria-label')")
        .contains("wraps"))
  }

  @Test(.enabled(if: Browser.program != nil)) func aReaderChangesTheWidth() throws {
    defer { tool.remove() }
    let result = try tool.run(
      "explore", "Row.swift", "--width", "100...300", "--dynamic-type", "large,accessibility1",
      "-o",
      "row.html")
    #expect(result.status == 0, "\(result.errors)")
    let file = tool.folder.appending(path: "row.html")
    let page = try Browser(try #require(Browser.program), address: file.absoluteString)
    try page.resize(width: 320, height: 640)
    let figure = Self.figure
    try page.wait(for: "\(figure).dataset.state === 'ready'")
    // Nothing is wider than a small screen.
    try page.wait(for: "document.documentElement.scrollWidth === 320")

    // Keys: the first stop is the width.
    try page.press("Tab")
    #expect(try page.value("document.activeElement.type") == "range")
    #expect(
      try page.value("document.activeElement.getAttribute('aria-valuetext')") == "300 points")
    try page.press("Home")
    #expect(try page.value(Self.text("width-text")) == "100 pt")
    #expect(try page.value(Self.text("answer")).contains("proposed 100\u{A0}×"))
    try page.press("ArrowRight")
    #expect(
      try page.value("document.activeElement.getAttribute('aria-valuetext')") == "101 points")

    // Then the size of text, then each view, which says its question and answer.
    try page.press("Tab")
    #expect(try page.value("document.activeElement.tagName") == "SELECT")
    let time = "[...\(figure).querySelectorAll('.tx-views button')].at(-1)"
    for _ in 0..<9 where try page.value("document.activeElement === \(time)") != "true" {
      try page.press("Tab")
    }
    #expect(try page.value("document.activeElement === \(time)") == "true")
    #expect(try page.value(Self.text("answer")).contains("proposed 73\u{A0}×"))
    try page.wait(for: "\(Self.text("live")) === \(Self.text("answer"))")
    // The stack that holds it says how it divided its space, step by step.
    #expect(try page.value("\(figure).querySelector('.tx-steps').hidden") == "false")
    #expect(try page.value(Self.text("count")) == "Step 2 of 4")
    #expect(
      try page.value("\(figure).querySelector('.tx-list [aria-current]').textContent")
        .contains("priority 1"))
    // Arrows change the width with the view still in mind.
    try page.press("ArrowRight")
    #expect(try page.value(Self.text("width-text")) == "102 pt")
    #expect(try page.value("document.activeElement === \(time)") == "true")
    _ = try page.value("\(figure).querySelector('.tx-next').click()")
    #expect(try page.value(Self.text("count")) == "Step 3 of 4")
    try page.press("Escape")
    #expect(try page.value("document.activeElement.type") == "range")
    #expect(try page.value("\(figure).querySelector('.tx-steps').hidden") == "true")

    // The edge follows a finger.
    let handle = "\(figure).querySelector('.tx-handle-width')"
    #expect(
      try page.value(
        """
        (() => {
          const handle = \(handle), stage = \(figure).querySelector('.tx-picture');
          const scale = stage.clientWidth / stage.viewBox.baseVal.width;
          const at = handle.getBoundingClientRect();
          handle.setPointerCapture = () => {};
          const send = (type, x) => handle.dispatchEvent(new PointerEvent(type, {
            pointerId: 1, pointerType: "touch", isPrimary: true, clientX: x, clientY: at.y + 5, bubbles: true }));
          send("pointerdown", at.x + 5);
          send("pointermove", at.x + 5 + 50 * scale);
          send("pointerup", at.x + 5 + 50 * scale);
          return \(Self.text("width-text"));
        })()
        """) == "152 pt")
    // Larger text is another drawing.
    let height = "\(figure).querySelector('.tx-drawing').height.baseVal.value"
    let before = try Double(page.value(height)) ?? 0
    _ = try page.value(
      "(s => { s.value = 1; s.dispatchEvent(new Event('change')); })(\(figure).querySelector('.tx-variant'))"
    )
    #expect(try (Double(page.value(height)) ?? 0) > before)
  }
}
