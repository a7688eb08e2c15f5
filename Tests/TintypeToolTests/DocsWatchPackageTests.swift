import Foundation
import Testing
import TintypeTestSupport

/// `tintype docs watch` in a package: comments, tutorials, and modules that change.
@Suite struct DocsWatchPackageTests {
  private let tool: ToolProcess

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    """
  private static let card = """
    import SwiftUI

    /// A card with a **title**.
    ///
    /// ```swift
    /// Card("One")
    /// ```
    ///
    /// It may be long:
    ///
    /// ```swift
    /// Card("A longer one")
    /// ```
    public struct Card: View {
      let title: String

      public init(_ title: String) { self.title = title }

      public var body: some View { Text(title).padding(Metrics.margin) }
    }
    """
  private static let metrics = """
    import SwiftUI

    enum Metrics {
      static let margin: CGFloat = 8
    }
    """
  private static let tutorial = """
    @Tutorial(time: 5) {
      @Intro(title: "Cards") {}
      @Section(title: "One") {
        @Steps {
          @Step {
            Make one.
            @Code(name: "First.swift", file: "first.swift")
          }
        }
      }
    }
    """

  init() throws {
    tool = try ToolProcess()
    try tool.write(Self.manifest, to: "Package.swift")
    try tool.write(Self.card, to: "Sources/Kit/Card.swift")
    try tool.write(Self.metrics, to: "Sources/Kit/Metrics.swift")
    try tool.write(Self.tutorial, to: "Sources/Kit/Kit.docc/Cards.tutorial")
    try tool.write(Self.step("First"), to: "Sources/Kit/Kit.docc/first.swift")
  }

  private static func step(_ title: String) -> String {
    "import SwiftUI\n\nstruct First: View {\n  var body: some View { Text(\"\(title)\") }\n}\n"
  }

  /// A page of the list that is shown first.
  private func open(_ name: String, in watch: WatchingTool) throws -> Browser {
    let page = try Browser(try #require(Browser.program), address: watch.address)
    let link =
      "[...document.querySelectorAll('nav a')].find(a => a.textContent.includes('\(name)'))"
    #expect(try page.value("\(link)?.textContent.trim().split(' ')[0]") == name)
    try page.go(to: try page.value("\(link).href"))
    try page.wait(for: "document.querySelector('h1')?.textContent === '\(name)'")
    return page
  }

  private static func fence(_ name: String) -> String {
    "document.querySelector('[data-fence=\"\(name)\"]')"
  }

  @Test(.enabled(if: Browser.program != nil)) func commentsFollowTheirModule() throws {
    defer { tool.remove() }
    let watch = try WatchingTool(tool)
    let page = try open("Card.swift", in: watch)
    let (first, second) = (Self.fence("Card"), Self.fence("Card-2"))
    try page.wait(for: "\(second)?.querySelectorAll('img.explained').length === 2")
    #expect(try page.value("document.querySelector('h2').textContent") == "Card")
    #expect(try page.value("document.querySelector('strong').textContent") == "title")
    #expect(try page.value("\(first).querySelector('.code').textContent.trim()") == "Card(\"One\")")
    let source = "querySelector('img.plain').src"
    #expect(try page.value("\(first).\(source) !== \(second).\(source)") == "true")

    // The module's other file changes what is shown.
    _ = try page.value(
      "(window.old = \(second).\(source), window.width = \(second).querySelector('img').width)")
    try tool.write(Self.metrics.replacing("= 8", with: "= 24"), to: "Sources/Kit/Metrics.swift")
    try page.wait(for: "\(second).dataset.state === 'current' && \(second).\(source) !== old")
    #expect(try page.value("\(second).querySelector('img').width - width") == "32")

    // What is wrong in it is said with its line; the last picture stays, in gray.
    _ = try page.value("(window.good = \(second).\(source))")
    try tool.write(
      Self.metrics.replacing("= 8", with: "= missing"), to: "Sources/Kit/Metrics.swift")
    try page.wait(for: "\(second).dataset.state === 'broken'")
    #expect(
      try page.value("document.getElementById('problems').textContent").contains(
        "Metrics.swift:4:"))
    #expect(try page.value("\(second).\(source) === good") == "true")
    #expect(
      try page.value("getComputedStyle(\(second).querySelector('img')).filter") == "grayscale(1)")

    // So is what is wrong in a comment.
    try tool.write(Self.metrics, to: "Sources/Kit/Metrics.swift")
    try page.wait(for: "\(second).dataset.state === 'current'")
    #expect(try page.value("document.getElementById('problems').hidden") == "true")
    let broken = Self.card.replacing("/// Card(\"A", with: "/// Crad(\"A")
    try tool.write(broken, to: "Sources/Kit/Card.swift")
    let message = "\(second).querySelector('.bad + .message')?.textContent"
    try page.wait(for: "\(message)?.includes('Crad') === true")
    #expect(try page.value("\(first).dataset.state") == "current")
    #expect(
      try page.value("document.getElementById('status').textContent").contains("1 error. Line 12:"))

    // A source whose comments show no code any more is no page.
    try tool.write(
      "import SwiftUI\n\n/// ```swift\n/// Text(\"b\")\n/// ```\nstruct B {}\n",
      to: "Sources/Kit/B.swift")
    let list = "(fetch('\(watch.address)').then(r => r.text()).then(t => { window.list = t }),"
    try page.wait(for: "\(list) window.list?.includes('B.swift') === true)")
    try tool.write("struct B {}\n", to: "Sources/Kit/B.swift")
    try page.wait(for: "\(list) window.list?.includes('B.swift') === false)")
    #expect(watch.end() == 0)
  }

  /// Where several targets might be meant none is.
  @Test func aCatalogOutsideOfTargetsIsReported() throws {
    defer { tool.remove() }
    let targets = "[.target(name: \"Kit\"), .target(name: \"Other\")]"
    try tool.write(
      Self.manifest.replacing("[.target(name: \"Kit\")]", with: targets), to: "Package.swift")
    try tool.write("struct Other {}\n", to: "Sources/Other/Other.swift")
    let fence = "```swift name=one\nText(\"One\")\n```\n"
    try tool.write("# A\n\n" + fence, to: "Guide.docc/A.md")
    try tool.write("# B\n", to: "Guide.docc/B.md")
    let built = try tool.run("docs", "build", "Guide.docc")
    #expect(built.status == 0, "\(built.errors)")
    let sentence =
      "The catalog lies in no target of its package, so its fences import what they show."
    #expect(
      built.errors.components(separatedBy: "Guide.docc: warning: \(sentence)").count == 2,
      "\(built.errors)")
    #expect(tool.names(in: "Guide.docc/Resources").contains("one@3x.png"))
  }

  @Test(.enabled(if: Browser.program != nil)) func tutorialsFollowTheirSteps() throws {
    defer { tool.remove() }
    let watch = try WatchingTool(tool)
    let page = try open("first.swift", in: watch)
    let fence = Self.fence("first")
    try page.wait(for: "\(fence)?.querySelectorAll('img.plain').length === 2")
    _ = try page.value("(window.old = \(fence).querySelector('img').src)")
    try tool.write(Self.step("Another"), to: "Sources/Kit/Kit.docc/first.swift")
    try page.wait(
      for: "\(fence).dataset.state === 'current' && \(fence).querySelector('img').src !== old")
    #expect(
      try page.value("\(fence).querySelector('.code').textContent.includes('Another')") == "true")
    try tool.write(
      Self.step("Another").replacing("Text(", with: "Txet("), to: "Sources/Kit/Kit.docc/first.swift"
    )
    try page.wait(for: "\(fence).dataset.state === 'broken'")
    #expect(
      try page.value("document.getElementById('status').textContent").contains("1 error. Line 4:"))
    #expect(watch.end() == 0)
  }

  @Test(.enabled(if: Browser.program != nil), arguments: [390, 1280])
  func thePageFitsAndKeysReachAllOfIt(_ width: Int) throws {
    defer { tool.remove() }
    let watch = try WatchingTool(tool)
    let page = try open("Card.swift", in: watch)
    try page.resize(width: width, height: 800)
    try page.wait(for: "\(Self.fence("Card-2"))?.querySelectorAll('img.explained').length === 2")
    #expect(try page.value("innerWidth") == "\(width)")
    #expect(try page.value("document.documentElement.scrollWidth <= innerWidth") == "true")
    let isWhole =
      "[...document.querySelectorAll('.bar *, figure')].every(e => "
      + "e.closest('.skip') || e.getBoundingClientRect().right <= innerWidth + 0.5)"
    #expect(try page.value(isWhole) == "true")
    var reached: [String] = []
    for _ in 0..<20 {
      try page.press("Tab")
      let name = try page.value(
        "(e => e.id || e.getAttribute('aria-label') || e.textContent.trim())(document.activeElement)"
      )
      if reached.contains(name) { break }
      reached.append(name)
    }
    for name in ["To the page", "Pages", "borders", "explained", "Code of Card", "Code of Card-2"] {
      #expect(reached.contains(name), "\(reached)")
    }
    #expect(watch.end() == 0)
  }
}
