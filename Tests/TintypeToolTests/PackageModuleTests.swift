import Foundation
import Testing
import TintypeTestSupport

/// Pages that show the views of the package in which they lie.
@Suite struct PackageModuleTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
    try tool.drawLightPixels()
    // A copy of the package: drawing its documentation writes into it.
    let source = PackageFolder.root.appending(path: "Fixtures/Packages/Documented")
    try FileManager.default.removeItem(at: tool.folder)
    try FileManager.default.copyItem(at: source, to: tool.folder)
    try edit("Package.swift", "../../..", PackageFolder.root.path)
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try #require(tool.contents(path)), as: UTF8.self)
    try #require(text.contains(old))
    try tool.write(text.replacing(old, with: new), to: path)
  }

  @Test func modulesAreCompiledOnceForAllPages() throws {
    defer { tool.remove() }
    let compiler = try tool.countingCompiler()
    let counted = ["TINTYPE_SWIFTC": compiler.path]
    let built = try tool.run("docs", "build", environment: counted)
    #expect(built.status == 0, "\(built.errors)")
    #expect(tool.names(in: "Images").contains("rating@3x.png"))
    let resources = tool.names(in: "Sources/Documented/Documented.docc/Resources")
    // A comment's picture is called after its symbol, unless an article's is called so.
    for name in ["metrics@3x.png", "badge@2x.png", "Badge-2@3x.png", "Rating-init-of@3x.png"] {
      #expect(resources.contains(name))
    }
    // SwiftPM was asked about the package: what it leaves behind is not left to the user.
    #expect(tool.names(in: "../temporary") == [])
    // Two modules, and a program for each of three pages and two files with comments.
    #expect(compiler.count() == 7)
    let check = try tool.run("docs", "check", "--json", environment: counted)
    #expect(check.status == 0)
    #expect(check.output.contains("\"drawnViews\" : 0"))
    #expect(compiler.count() == 7)
  }

  @Test func aChangeOfTheLibraryReachesWhatShowsIt() throws {
    defer { tool.remove() }
    #expect(try tool.run("docs", "build").status == 0)
    try edit("Sources/Documented/BadgeMetrics.swift", "margin: CGFloat = 8", "margin: CGFloat = 16")
    let check = try tool.run("docs", "check", "--json")
    #expect(check.status == 1)
    // The badge in the catalog and in its comment, and the bar; not what mentions none of them.
    #expect(check.output.contains("\"drawnViews\" : 3"))
    #expect(check.output.contains("Images/rating@3x.png"))
    let built = try tool.run("docs", "build")
    #expect(built.output.contains("6 written, 3 unchanged."))
  }

  @Test func equalCheckoutsHaveEqualPictures() throws {
    defer { tool.remove() }
    #expect(try tool.run("docs", "build").status == 0)
    // As on another machine: elsewhere, with a cache of its own.
    let other = tool.folder.appending(path: "../other").standardizedFileURL
    try FileManager.default.copyItem(at: tool.folder, to: other)
    let cache = tool.folder.appending(path: "../cache-of-other").standardizedFileURL.path
    let check = try tool.run(
      "docs", "check", "--json", other.path, environment: ["TINTYPE_CACHE": cache])
    #expect(check.status == 0, "\(check.errors)")
    #expect(check.output.contains("\"drawnViews\" : 0"))
  }

  @Test func aCompilerErrorIsReportedOnce() throws {
    defer { tool.remove() }
    try edit("Sources/Documented/Rating.swift", "HStack(spacing: 4)", "HSatck(spacing: 4)")
    let built = try tool.run("docs", "build")
    #expect(built.status == 1)
    let location = "Sources/Documented/Rating.swift:24:"
    #expect(built.errors.components(separatedBy: location).count == 2, "\(built.errors)")
    #expect(
      built.errors.contains(
        "README.md:7:1: error: this needs 'Rating' of Sources/Documented/Rating.swift, which does not compile"
      ), "\(built.errors)")
    // What needs none of it is there.
    #expect(tool.names(in: "Images") == ["plain@3x.png"])
    #expect(
      tool.names(in: "Sources/Documented/Documented.docc/Resources").contains("badge~dark.png"))
  }

  /// A README shows how a library is added, and takes for granted that it was.
  @Test func theOnlyLibraryOfAPackageNeedsNoImport() throws {
    defer { tool.remove() }
    try edit("README.md", "import Documented\nimport SwiftUI\n\n", "")
    try edit(
      "README.md", "# Documented\n",
      "# Documented\n\n```swift\n.package(url: \"https://example.org/Documented\", from: \"1.0.0\")\n```\n"
    )
    let built = try tool.run("docs", "build", "README.md")
    #expect(built.status == 0, "\(built.errors)")
    #expect(tool.names(in: "Images") == ["plain@3x.png", "rating@3x.png"])
    #expect(try tool.run("render", "README.md", "-o", "out").status == 0)
    #expect(tool.names(in: "out").contains("rating.png"))
  }

  @Test func articlesAreRenderedWithTheirModule() throws {
    defer { tool.remove() }
    let article = "Sources/Documented/Documented.docc/Metrics.md"
    let result = try tool.run("inspect", article)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("16"))
    #expect(try tool.run("render", "README.md", "-o", "out").status == 0)
    #expect(tool.names(in: "out").contains("rating.png"))
  }

  /// Two products of one module are one library.
  @Test func twoProductsOfOneModuleAreTheOnlyLibrary() throws {
    defer { tool.remove() }
    let product = ".library(name: \"Documented\", targets: [\"Documented\"])"
    try edit(
      "Package.swift", product, "\(product), .library(name: \"Same\", targets: [\"Documented\"])")
    try edit("README.md", "import Documented\nimport SwiftUI\n\n", "")
    let result = try tool.run("render", "README.md", "-o", "out")
    #expect(result.status == 0, "\(result.errors)")
    #expect(tool.names(in: "out").contains("rating.png"))
  }

  /// What SwiftPM says of a manifest changes nothing of an article that needs no module.
  @Test func anArticleThatNeedsNoModuleIsCompiledOnce() throws {
    defer { tool.remove() }
    let compiler = try tool.countingCompiler()
    let product = ".library(name: \"Documented\", targets: [\"Documented\"])"
    try edit("Package.swift", product, "")
    // Only SwiftPM understands a manifest that changes its package.
    let old = String(decoding: try #require(tool.contents("Package.swift")), as: UTF8.self)
    try tool.write(old + "\npackage.pkgConfig = nil\n", to: "Package.swift")
    try tool.write("```swift\nText(\"a\")\n```\n", to: "Article.md")
    for _ in 1...2 {
      let result = try tool.run(
        "render", "Article.md", "-o", "out", environment: ["TINTYPE_SWIFTC": compiler.path])
      #expect(result.status == 0, "\(result.errors)")
      #expect(compiler.count() == 1)
    }
  }
}
