import Foundation
import Testing
import TintypeTestSupport

/// `tintype gallery` from the outside: a real process, real files, and its pages in a browser.
@Suite struct GalleryCommandTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private func writePackage() throws {
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Package.swift")
    try tool.write(
      """
      import SwiftUI
      /// A card with a *title*.
      public struct Card: View {
        public var body: some View {
          VStack { Text("Title").font(.headline); Text("More of it") }.padding()
        }
      }
      public struct Forgotten: View { public var body: some View { Text("?") } }
      #Preview("Card") { Card() }
      """, to: "Sources/Kit/Card.swift")
    try tool.write(
      """
      import SwiftUI
      #Preview("Screen") {
        NavigationStack { List(0..<3) { Text("Row \\($0)") }.navigationTitle("Rows") }
      }
      """, to: "Sources/Kit/Screen.swift")
    try tool.write("# Kit\n\n```swift\nNotDefined()\n```\n", to: "README.md")
  }

  @Test func aSiteIsWrittenAndChecked() throws {
    defer { tool.remove() }
    try writePackage()
    #expect(try tool.run("gallery", "check").status == 1)
    #expect(tool.names(in: "gallery") == [])
    let built = try tool.run("gallery")
    #expect(built.status == 0, "\(built.errors)")
    #expect(built.output.contains("2 previews"))
    #expect(built.output.contains("1 public view without a preview"))
    #expect(tool.names(in: "gallery/previews") == ["Card.html", "Screen.html"])
    let current = try tool.run("gallery", "check")
    #expect(current.status == 0 && current.output.contains("0 stale, 0 missing, 0 orphaned"))

    // An edit makes the page stale; a preview that fails does not take the others along.
    try tool.write(
      """
      import SwiftUI
      #Preview("Crash") { let rows: [Int] = []; Text("\\(rows[1])") }
      #Preview("Typo") { Texxt("x") }
      """, to: "Sources/Kit/Screen.swift")
    let stale = try tool.run("gallery", "check")
    #expect(stale.status == 1 && stale.output.contains("next: tintype gallery\n"))
    #expect(stale.output.contains("gallery/previews/Screen.html  orphaned"))
    let failed = try tool.run("gallery")
    #expect(failed.status == 1)
    #expect(failed.errors.contains("Sources/Kit/Screen.swift:2: error: Crash: "))
    #expect(failed.errors.contains("Sources/Kit/Screen.swift:3:20: error: "))
    #expect(
      tool.names(in: "gallery/previews") == [
        "Card.html", "Screen-Crash.html", "Screen-Typo.html",
      ])
    let page = String(
      decoding: try #require(tool.contents("gallery/previews/Screen-Crash.html")), as: UTF8.self)
    #expect(page.contains("Index out of range"))
  }

  @Test(.enabled(if: Browser.program != nil)) func pagesWorkWhereTheyLie() throws {
    defer { tool.remove() }
    try writePackage()
    #expect(try tool.run("gallery", "--locale", "ar").status == 0)
    let site = tool.folder.appending(path: "gallery").path
    let page = try Browser(
      try #require(Browser.program), address: "file://\(site)/previews/Card.html")
    for width in [390, 1440] {
      try page.resize(width: width, height: 900)
      #expect(
        try page.value("String(document.documentElement.scrollWidth <= innerWidth)") == "true")
    }
    // The picture is there, and has the appearance of the page.
    let shown = """
      [...document.querySelectorAll('.canvas img')].filter(image => image.offsetWidth > 0)
        .map(image => image.className + ' ' + (image.naturalWidth > 0)).join()
      """
    try page.wait(for: "(\(shown)) === 'light true'")
    try page.press("d")
    try page.wait(for: "(\(shown)) === 'dark true'")
    // The view under the pointer is told, and the same by the keyboard.
    let point = """
      (() => { const canvas = document.querySelector('.canvas'); const box = canvas.getBoundingClientRect();
        canvas.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse',
          clientX: box.left + box.width / 2, clientY: box.top + box.height * .4 }));
        return document.querySelector('#answer').textContent; })()
      """
    #expect(try page.value(point).hasPrefix("Text “Title”proposed "))
    _ = try page.value("(document.querySelector('#tree').focus(), '')")
    try page.press("Escape")
    try page.press("ArrowDown")
    #expect(try page.value("document.querySelector('#answer b').textContent").hasPrefix("Card"))
    // Keys change the variant and show what is read aloud.
    try page.press("v")
    #expect(
      try page.value("document.querySelector('[data-variant][aria-pressed=true]').textContent")
        == "xSmall")
    try page.press("a")
    #expect(try page.value("String(document.querySelectorAll('.number').length)") == "2")
    // A search leads to another page.
    try page.press("/")
    #expect(try page.value("document.activeElement.id") == "search")
    _ = try page.value(
      """
      (() => { const input = document.querySelector('#search'); input.value = 'scre';
        input.dispatchEvent(new Event('input')); return ''; })()
      """)
    try page.press("Enter")
    try page.wait(for: "document.title.startsWith('Screen')")

    try page.go(to: "file://\(site)/index.html")
    #expect(try page.value("document.querySelectorAll('.card:not([hidden])').length + ''") == "2")
    _ = try page.value(
      """
      (() => { const input = document.querySelector('#search'); input.value = 'a title';
        input.dispatchEvent(new Event('input')); return ''; })()
      """)
    // The documentation of the view is searched as well.
    let left =
      "[...document.querySelectorAll('.card:not([hidden]) .name')].map(n => n.textContent).join()"
    #expect(try page.value(left) == "Card")
  }
}
