import Foundation
import Testing
import TintypeDrawing
import TintypeSnapshots

/// The commands `docs build` and `docs check` from the outside: a real process and real files.
@Suite struct DocsCommandTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
    try tool.drawLightPixels()
  }

  private static let page = """
    # Cards

    ```swift name=card appearance=both scales="1,2"
    Text("Card").padding()
    ```

    ```swift
    Text("More")
    ```

    """

  /// A package with a catalog and a page outside of it.
  private func writePackage() throws {
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Package.swift")
    try tool.write("public enum Kit {}", to: "Sources/Kit/Kit.swift")
    try tool.write(Self.page, to: "Sources/Kit/Kit.docc/Cards.md")
    try tool.write("```swift name=hello\nText(\"Hello\")\n```\n", to: "README.md")
  }

  @Test func picturesGoWhereTheirPagesFindThem() throws {
    defer { tool.remove() }
    try writePackage()
    let missing = try tool.run("docs", "check")
    #expect(missing.status == 1)
    #expect(missing.output.contains("\nmissing\n"))
    #expect(missing.output.contains("\n  README.md:2: Images/hello@3x.png\n"))
    #expect(missing.output.hasSuffix("next: tintype docs build\n"))
    #expect(missing.output.contains("0 current, 0 stale, 6 missing."))
    #expect(tool.names(in: ".").contains("Images") == false)

    #expect(try tool.run("docs", "build").status == 0)
    #expect(tool.names(in: "Images") == ["hello@3x.png"])
    #expect(
      tool.names(in: "Sources/Kit/Kit.docc/Resources") == [
        "Cards-02@3x.png", "card.png", "card@2x.png", "card~dark.png", "card~dark@2x.png",
      ])
    let current = try tool.run("docs", "check", "--json")
    #expect(current.status == 0)
    #expect(current.output.contains("\"drawnViews\" : 0"))
  }

  @Test func bytesMoveOnlyWhenThePictureDoes() throws {
    defer { tool.remove() }
    try tool.write(
      "```swift name=a\nText(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n", to: "p.md")
    #expect(try tool.run("docs", "build", "p.md").status == 0)
    let before = try #require(tool.contents("Images/a@3x.png"))

    // Other code, the same picture.
    try tool.write(
      "```swift name=a\nText(verbatim: \"A\")\n```\n\n```swift name=b\nText(\"C\")\n```\n",
      to: "p.md")
    let check = try tool.run("docs", "check", "p.md")
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("\nText \"B\" text is now \"C\"\n  p.md:6: Images/b@3x.png\n"))
    #expect(
      check.output.hasSuffix(
        "1 current, 1 stale, 0 missing.\nnext: tintype docs build p.md\n"))
    #expect(try tool.run("docs", "build", "p.md").output.contains("1 written, 1 unchanged."))
    #expect(tool.contents("Images/a@3x.png") == before)
    // What was found right once is not drawn again.
    #expect(try tool.run("docs", "check", "--json", "p.md").output.contains("\"drawnViews\" : 0"))
  }

  @Test func aTouchedPictureIsStale() throws {
    defer { tool.remove() }
    try tool.write(
      "```swift name=a\nText(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n", to: "p.md")
    #expect(try tool.run("docs", "build", "p.md").status == 0)
    // The file of one fence in the place of the other, which has its own key.
    let images = tool.folder.appending(path: "Images")
    try #require(tool.contents("Images/b@3x.png")).write(to: images.appending(path: "a@3x.png"))
    let check = try tool.run("docs", "check", "p.md")
    #expect(check.status == 1)
    #expect(check.output.contains("\n  p.md:2: Images/a@3x.png\n"))
  }

  @Test(arguments: [
    ("png", "cannot be read: this is neither a PNG nor a JPEG file", "a@3x.png", "b@3x.png"),
    ("svg", "was not drawn by tintype docs", "a.svg", "b.svg"),
  ])
  func whatSomebodyElseMadeIsLeftAlone(
    _ format: String, _ reason: String, _ taken: String, _ free: String
  ) throws {
    defer { tool.remove() }
    let fences = "```swift name=a\nText(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n"
    try tool.write("<!-- tintype: format: \(format) -->\n\n" + fences, to: "p.md")
    try tool.write("by hand", to: "Images/\(taken)")
    let check = try tool.run("docs", "check", "p.md")
    #expect(check.status == 1)
    #expect(check.errors.contains("p.md:4: error: \'Images/\(taken)\' "))
    let build = try tool.run("docs", "build", "p.md")
    #expect(build.status == 1)
    #expect(
      build.errors.contains(
        "p.md:4: error: 'Images/\(taken)' \(reason); move or remove it"), "\(build.errors)")
    #expect(tool.contents("Images/\(taken)") == Data("by hand".utf8))
    #expect(tool.names(in: "Images") == [taken, free])

    try FileManager.default.removeItem(at: tool.folder.appending(path: "Images/\(taken)"))
    #expect(try tool.run("docs", "build", "p.md").status == 0)
    // What was drawn is drawn anew, also where somebody has touched it.
    let path = tool.folder.appending(path: "Images/\(taken)")
    var touched = try Data(contentsOf: path)
    touched[touched.count / 3] ^= 1
    try touched.write(to: path)
    #expect(try tool.run("docs", "build", "p.md").output.contains("1 written, 1 unchanged."))
  }

  @Test(arguments: [("png", "a@3x.png", "b@3x.png"), ("svg", "a.svg", "b.svg")])
  func whatCannotBeReadIsNotMissing(_ format: String, _ taken: String, _ free: String) throws {
    defer { tool.remove() }
    let fences = "```swift name=a\nText(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n"
    try tool.write("<!-- tintype: format: \(format) -->\n\n" + fences, to: "p.md")
    try tool.write("elsewhere", to: "original")
    try tool.write("", to: "Images/.keep")
    let link = tool.folder.appending(path: "Images/\(taken)").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../original")
    let check = try tool.run("docs", "check", "p.md")
    #expect(check.status == 66)
    #expect(check.errors.contains("p.md:4: error: \'Images/\(taken)\' "))
    let build = try tool.run("docs", "build", "p.md")
    #expect(build.status == 66)
    #expect(
      build.errors.contains("p.md:4: error: 'Images/\(taken)' cannot be read: it is a link"))
    #expect(tool.contents("original") == Data("elsewhere".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../original")
    #expect(tool.names(in: "Images").contains(free))
  }

  @Test func twoFencesOfOneNameInACatalog() throws {
    defer { tool.remove() }
    try tool.write("```swift name=card\nText(\"A\")\n```\n", to: "Kit.docc/A.md")
    try tool.write("```swift name=Card\nText(\"B\")\n```\n", to: "Kit.docc/Sub/B.md")
    let result = try tool.run("docs", "build")
    #expect(result.status == 1)
    #expect(result.errors.contains("Kit.docc/Sub/B.md:2: error: "))
    #expect(result.errors.contains("that of the fence at Kit.docc/A.md:2"))
    #expect(tool.names(in: "Kit.docc/Resources") == ["card@3x.png"])
  }

  @Test func aPartWithoutItsObjectIsNoErrorWhereAWholeShowsIt() throws {
    defer { tool.remove() }
    let fence = """
      ```swift
      class Score: ObservableObject { @Published var points = 3 }
      struct Points: View {
        @EnvironmentObject var score: Score
        var body: some View { Text("\\(score.points)") }
      }
      struct Game: View {
        @StateObject private var score = Score()
        var body: some View { Points().environmentObject(score) }
      }
      ```
      """
    try tool.write(fence, to: "Game.md")
    let result = try tool.run("docs", "build", "Game.md")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("is not drawn by itself"), "\(result.errors)")
    #expect(result.errors.contains("; Game shows it"))
    #expect(try tool.run("docs", "build", "Game.md").status == 0)
  }

  @Test func aFenceThatDoesNotCompileLeavesTheOthers() throws {
    defer { tool.remove() }
    try tool.write(
      "```swift name=a\nTxet(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n", to: "p.md")
    let result = try tool.run("docs", "build", "p.md")
    #expect(result.status == 1)
    #expect(result.errors.contains("p.md:2:1: error: "))
    #expect(tool.names(in: "Images") == ["b@3x.png"])
  }

  @Test func badInput() throws {
    defer { tool.remove() }
    #expect(try tool.run("docs", "check", "none.md").status == 66)
    try tool.write("```swift name=a sise=3\nText(\"A\")\n```\n", to: "p.md")
    let result = try tool.run("docs", "check", "p.md")
    #expect(result.errors.contains("did you mean 'size'?"))
  }

  /// What cannot be a page is named in a sentence, and the others are drawn.
  @Test func filesThatAreNoPages() throws {
    defer { tool.remove() }
    try tool.write("```swift name=a\nText(\"A\")\n```\n", to: "a.md")
    #expect(mkfifo(tool.folder.appending(path: "pipe.md").path, 0o600) == 0)
    try tool.write("", to: "long.md")
    #expect(truncate(tool.folder.appending(path: "long.md").path, 17 << 20) == 0)
    let result = try tool.run("docs", "build", "a.md", "pipe.md", "long.md")
    #expect(result.status == 66)
    #expect(result.errors.contains("pipe.md: error: This is a pipe"))
    #expect(result.errors.contains("long.md: error: The file has 17 MB, and at most 16 are read"))
    #expect(tool.names(in: "Images") == ["a@3x.png"])
  }

  /// A file where a folder should be stands for a folder that cannot be written, which root always can.
  @Test func aFolderThatCannotBeMade() throws {
    defer { tool.remove() }
    try tool.write("```swift name=a\nText(\"A\")\n```\n", to: "p/a.md")
    try tool.write("```swift name=b\nText(\"B\")\n```\n", to: "q/b.md")
    try tool.write("mine", to: "p/Images")
    let result = try tool.run("docs", "build")
    #expect(result.status != 0)
    #expect(result.errors.contains("p/a.md:2: error: "))
    #expect(tool.contents("p/Images") == Data("mine".utf8))
    #expect(tool.names(in: "q/Images") == ["b@3x.png"])
  }

  @Test func allVariantsOfASheetAreOnePicture() throws {
    defer { tool.remove() }
    let page =
      "```swift name=a sheet appearance=both locale=\"en,ar\" scale=2\nText(\"A\")\n```\n"
    try tool.write(page, to: "README.md")
    #expect(try tool.run("docs", "build", "--update").status == 0)
    #expect(tool.names(in: "Images") == ["a@2x.png"])
    let updated = String(decoding: try #require(tool.contents("README.md")), as: UTF8.self)
    #expect(
      updated.contains(
        "A view with “A”, side by side: en · light; en · dark; ar · light; ar · dark."))
    #expect(try tool.run("docs", "check").status == 0)
    // What no fence draws any more is removed where it was put in.
    try tool.write(updated.replacing("a sheet", with: "a skip"), to: "README.md")
    let check = try tool.run("docs", "check")
    #expect(check.status == 2)
    #expect(check.output.contains("README.md:4: note: No fence draws the picture 'a' here"))
    // A page that nobody can read, and one that is not drawn, say nothing of this one.
    try (Data("# A ".utf8) + Data([0xFF, 0xFE])).write(to: tool.folder.appending(path: "bad.md"))
    try tool.write("```swift\nText(1 2)\n```\n", to: "worse.md")
    let build = try tool.run("docs", "build", "--update")
    #expect(build.output.contains("  removed a\n"))
    #expect(build.errors.contains("bad.md") && build.errors.contains("worse.md"))
    #expect(tool.contents("README.md") == Data(page.replacing("a sheet", with: "a skip").utf8))
  }

  /// What was put in before the author showed the picture in words of their own would show it twice.
  @Test func aPictureThatTheAuthorShowsIsNotShownTwice() throws {
    defer { tool.remove() }
    let page = "```swift name=a alt=A\nText(\"A\")\n```\n"
    let own = page + "\n![Mine](Images/a@3x.png)\n"
    try tool.write(page, to: "p.md")
    #expect(try tool.run("docs", "build", "--update").status == 0)
    let updated = String(decoding: try #require(tool.contents("p.md")), as: UTF8.self)
    try tool.write(updated + "\n![Mine](Images/a@3x.png)\n", to: "p.md")
    let check = try tool.run("docs", "check")
    #expect(check.status == 2)
    #expect(
      check.output.contains(
        "p.md:4: note: The page shows the picture 'a' itself, and here once more;"))
    #expect(try tool.run("docs", "build", "--update").output.contains("  removed a\n"))
    #expect(tool.contents("p.md") == Data(own.utf8))
    #expect(try tool.run("docs", "check").status == 0)
  }

  /// Pictures without words of their own are proposed in drawings, too.
  @Test func drawingsAreProposedFor() throws {
    defer { tool.remove() }
    try tool.write(
      "<!-- tintype: format: svg -->\n```swift name=a\nText(\"A\").accessibilityLabel(\"one\")\n```\n",
      to: "p.md")
    #expect(try tool.run("docs", "build", "--update", "p.md").status == 0)
    let updated = String(decoding: try #require(tool.contents("p.md")), as: UTF8.self)
    #expect(updated.contains("![A view with “one”.](Images/a.svg)"))
    #expect(try tool.run("docs", "build", "--update", "p.md").output.hasPrefix("0 written"))
  }

  @Test func commentsAndSettingsOfAPackage() throws {
    defer { tool.remove() }
    try writePackage()
    try tool.write(
      "/// ```swift\n/// Text(\"A\")\n/// ```\npublic struct Box {}\n\n/// ```swift\n/// Txet(1)\n/// ```\n"
        + "public struct Bad {}\n", to: "Sources/Kit/Box.swift")
    try tool.write("scales: 3\nexclude: README.md\n", to: "tintype.yml")
    let result = try tool.run("docs", "build", "--target", "Kit")
    #expect(result.status == 1)
    #expect(result.errors.contains("Sources/Kit/Box.swift:7:5: error: "))
    #expect(tool.names(in: "Sources/Kit/Kit.docc/Resources").contains("Box@3x.png"))
    #expect(try tool.run("docs", "check", "--target", "Kot").errors.contains("did you mean 'Kit'?"))
    #expect(!(try tool.run("docs", "check").output.contains("README.md")))
  }

  /// What nobody says: both appearances, and files that the page can show at their size in points.
  @Test func aPageThatSaysNothingHasPicturesThatItCanShow() throws {
    defer { tool.remove() }
    try FileManager.default.removeItem(at: tool.folder.appending(path: "../tintype.yml"))
    let page = "```swift name=a scale=2 alt=\"A word\"\nText(\"A\")\n```\n"
    for path in ["p/p.md", "m/m.mdx", "r/README.md", "Kit.docc/A.md"] {
      try tool.write(page, to: path)
    }
    try tool.write("<!-- tintype: dialect: hugo, address: /img -->\n\n" + page, to: "h/h.md")
    #expect(try tool.run("docs", "build", "--update").status == 0)
    func text(_ path: String) -> String {
      String(decoding: tool.contents(path) ?? Data(), as: UTF8.self)
    }
    for path in ["p", "m", "h"] { #expect(tool.names(in: "\(path)/Images") == ["a.svg"]) }
    for path in ["p/p.md", "m/m.mdx"] {
      #expect(text(path).contains("![A word](Images/a.svg)"), "\(path)")
    }
    #expect(text("h/h.md").contains("{{< figure src=\"/img/a.svg\" alt=\"A word\" width=\""))
    #expect(tool.names(in: "r/Images") == ["a@2x.png", "a~dark@2x.png"])
    #expect(text("r/README.md").contains("srcset=\"Images/a~dark@2x.png\""))
    #expect(tool.names(in: "Kit.docc/Resources") == ["a@2x.png", "a~dark@2x.png"])
    #expect(try tool.run("docs", "check").status == 0)

    // What the page could not show is an error.
    try tool.write(page.replacing("scale=2", with: "scales=\"1,2\""), to: "r/README.md")
    let result = try tool.run("docs", "check", "r")
    #expect(
      result.errors.contains("r/README.md:2: error: Nothing shows the picture 'Images/a.png'"),
      "\(result.errors)")
  }

  /// A page or a Swift file has the settings of the nearest `tintype.yml` above it, whoever names it and how.
  @Test func theNearestSettingsHoldHoweverAFileIsNamed() throws {
    defer { tool.remove() }
    try tool.write("background: \"#FF0000\"\nappearance: dark\n", to: "tintype.yml")
    try tool.write("padding: 40\nformat: png\n", to: "Sub/tintype.yml")
    try tool.write("```swift name=page\nText(\"A\")\n```\n", to: "Sub/Deep/p.md")
    try tool.write(
      "import SwiftUI\n#Preview(\"Card\") { Text(\"A\") }\n", to: "Sub/Deep/Card.swift")
    #expect(try tool.run("render", "Sub/Deep/p.md", "Sub/Deep/Card.swift", "-o", "a").status == 0)
    #expect(try tool.run("render", "Sub", "-o", "b").status == 0)
    #expect(tool.names(in: "a") == ["Card.png", "page.png"])
    for name in tool.names(in: "a") {
      #expect(tool.contents("a/\(name)") == tool.contents("b/\(name)"), "\(name)")
    }
    let size = try SnapshotPicture(pngData: try #require(tool.contents("a/page.png"))).bitmap.width
    #expect(size > 160)
    #expect(try tool.run("docs", "build", "Sub/Deep/p.md").status == 0)
    #expect(try tool.run("docs", "check").output.hasSuffix("2 current, 0 stale, 0 missing.\n"))
    // What is wrong in it is said as well.
    try tool.write("appearance: purple\n", to: "Sub/tintype.yml")
    let result = try tool.run("docs", "check", "Sub/Deep/p.md")
    #expect(result.errors.contains("Sub/tintype.yml:1: error: The value of 'appearance'"))
  }

  @Test func pagesAreUpdatedOnRequest() throws {
    defer { tool.remove() }
    let page = "```swift name=a appearance=both alt=\"A word\"\nText(\"A\")\n```\n"
    try tool.write(page, to: "README.md")
    let dry = try tool.run("docs", "build", "--dry-run")
    #expect(dry.output.contains("+<img alt=\"A word\" src=\"Images/a@3x.png\""))
    #expect(tool.names(in: ".") == ["README.md"])
    #expect(tool.contents("README.md") == Data(page.utf8))

    #expect(try tool.run("docs", "build", "--update").status == 0)
    let updated = try #require(tool.contents("README.md"))
    #expect(String(decoding: updated, as: UTF8.self).hasPrefix(page))
    #expect(try tool.run("docs", "build", "--update").output.contains("0 written, 2 unchanged."))
    #expect(tool.contents("README.md") == updated)
    #expect(try tool.run("docs", "check").status == 0)
  }

  /// What a page, its package and its fences say holds for both commands, and so do the names.
  @Test func renderingAPageMakesWhatDocumentationHas() throws {
    defer { tool.remove() }
    try writePackage()
    try tool.write(
      "appearance: both\nbackground: \"#DDEEFF\"\ndialect: github\n", to: "tintype.yml")
    try tool.write(
      """
      <!-- tintype: padding: 8, scales: 2 -->

      ```swift name=card locale="en,ar"
      Text("Card")
      ```
      ```swift
      struct Row: View { var body: some View { Text("Row") } }
      struct Cell: View { var body: some View { Text("Cell") } }
      ```
      ```swift size=80x20 scale=1 appearance=dark
      Color.red
      ```
      ```swift name=pair
      struct One: View { var body: some View { Text("1") } }
      struct Two: View { let text: String; var body: some View { Text(text) } }
      ```
      ```swift name=Card
      Text("Another")
      ```
      """, to: "Page.md")
    let rendered = try tool.run("render", "Page.md", "-o", "rendered")
    let built = try tool.run("docs", "build", "Page.md", "-o", "built")
    let placed = try tool.run("docs", "build", "Page.md")
    let complaint = "Page.md:18: error: The name 'Card' is that of the fence at line 4"
    for result in [rendered, built, placed] {
      #expect(result.status == 1 && result.errors.contains(complaint), "\(result.errors)")
    }
    let names = tool.names(in: "rendered")
    #expect(names == tool.names(in: "built"))
    #expect(names.filter { $0.hasPrefix("card") && $0.hasSuffix("png") }.count == 4)
    for name in names {
      #expect(tool.contents("rendered/\(name)") == tool.contents("built/\(name)"), "\(name)")
    }
    // Where a page shows them, pictures say their density, and only pixels are drawn.
    let shown = tool.names(in: "Images")
    #expect(shown.map { $0.replacing("@2x", with: "") } == names.filter { $0.hasSuffix("png") })
    for name in shown {
      let plain = try #require(tool.contents("rendered/\(name.replacing("@2x", with: ""))"))
      let noted = try #require(tool.contents("Images/\(name)"))
      #expect(
        try SnapshotPicture(pngData: plain).bitmap == SnapshotPicture(pngData: noted).bitmap,
        "\(name)")
    }
  }

  /// A drawing that shows both appearances is one file, but in a catalog, whose site has a switch of its own.
  @Test func aDrawingOfBothAppearancesIsOneFile() throws {
    defer { tool.remove() }
    let page =
      "<!-- tintype: format: svg, appearance: both -->\n\n```swift name=a alt=\"A word\"\nText(\"A\")\n```\n"
    try tool.write(page, to: "README.md")
    try tool.write(page, to: "Kit.docc/A.md")
    #expect(try tool.run("docs", "build", "--update").status == 0)
    #expect(tool.names(in: "Images") == ["a.svg"])
    #expect(tool.names(in: "Kit.docc/Resources") == ["a.svg", "a~dark.svg"])
    let text = String(decoding: try #require(tool.contents("README.md")), as: UTF8.self)
    #expect(text.contains("<picture><img alt=\"A word\" src=\"Images/a.svg\""))
    let file = String(decoding: try #require(tool.contents("Images/a.svg")), as: UTF8.self)
    #expect(file.contains("prefers-color-scheme:dark"))
    #expect(file.contains("<title") && file.contains("“A”"))
    #expect(try tool.run("docs", "check").status == 0)
  }

  @Test func warningsAreNoFailures() throws {
    defer { tool.remove() }
    let fences = "```swift name=a\nText(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n"
    try tool.write(fences, to: "Kit.docc/A.md")
    #expect(try tool.run("docs", "build").status == 0)
    try tool.write("```swift name=a\nText(\"A\")\n```\n\n![](a)\n", to: "Kit.docc/A.md")
    try tool.write("<svg/>", to: "Kit.docc/a.svg")
    let check = try tool.run("docs", "check", "--github")
    #expect(check.status == 2)
    #expect(check.output.contains("Kit.docc/A.md:5: note: The picture has no alternative text"))
    #expect(check.output.contains("::warning file=Kit.docc/Resources/b@3x.png::No fence draws"))
    #expect(check.output.contains("'a.svg' has the name of this picture"))
  }

  @Test func aPictureOfACatalogHasTheDensitiesOfItsPartner() throws {
    defer { tool.remove() }
    try tool.write("```swift name=a\nText(\"A\")\n```\n\n![A letter](a)\n", to: "Kit.docc/A.md")
    #expect(try tool.run("docs", "build").status == 0)
    let own = try #require(tool.contents("Kit.docc/Resources/a@3x.png"))
    // An author's own pictures: DocC shows a plain one twice as large as it was meant.
    for name in ["photo.png", "logo@2x.png", "logo~dark@2x.png", "logo~dark@3x.png"] {
      try own.write(to: tool.folder.appending(path: "Kit.docc/Resources/\(name)"))
    }
    let check = try tool.run("docs", "check")
    #expect(check.status == 2)
    #expect(check.output.contains("Resources/photo.png: note: The picture has no partner at @2x"))
    #expect(check.output.contains("Resources/logo@2x.png: note: The picture has no partner at @3x"))
    #expect(!check.output.contains("/a@3x.png: note: The picture has no partner"))
  }

  @Test func aFolderThatIsNamedIsDrawnWhateverIsLeftOutAboveIt() throws {
    defer { tool.remove() }
    try tool.write("exclude: [inner/, Draft.md]\n", to: "tintype.yml")
    for page in ["Page.md", "inner/Page.md", "inner/Draft.md"] {
      try tool.write("```swift name=a\nText(\"A\")\n```\n", to: page)
    }
    #expect(try tool.run("docs", "check").output.contains("0 stale, 1 missing."))
    #expect(try tool.run("docs", "check", "inner").output.contains("0 stale, 1 missing."))
  }

  @Test func aVariantThatTheseOptionsDoNotDrawIsNoPictureOfNoFence() throws {
    defer { tool.remove() }
    let page = "```swift name=a\nText(\"A\")\n```\n"
    try tool.write(page, to: "README.md")
    #expect(try tool.run("docs", "build", "--appearance", "both", "--update").status == 0)
    let check = try tool.run("docs", "check")
    #expect(check.status == 2)
    #expect(check.output.contains("Images/a~dark@3x.png: note: Its fence draws other variants"))
    let difference = try tool.run("docs", "build", "--dry-run").output
    #expect(difference.contains("-<picture><source"))
    #expect(difference.contains(" <!-- tintype picture a -->\n"))
  }

  @Test(arguments: [".git/refs/heads/{file}", "Sub/../.GIT/{file}", "../{file}", "x/../../{file}"])
  func invalidOutputFolders(_ output: String) throws {
    defer { tool.remove() }
    // What no settings lie above is no site.
    try FileManager.default.removeItem(at: tool.folder.appending(path: "../tintype.yml"))
    try tool.write(
      "<!-- tintype: output: \"\(output)\" -->\n\n```swift name=a\nText(\"A\")\n```\n", to: "p.md")
    let result = try tool.run("docs", "build", "p.md")
    #expect(result.status == 1)
    #expect(result.errors.contains("p.md:4: error: The picture 'a' would lie outside"))
    #expect(tool.names(in: ".") == ["p.md"])
  }

  @Test func invalidNames() throws {
    defer { tool.remove() }
    try tool.write(
      "```swift name=../a\nText(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n\n"
        + "```swift name=B\nText(\"C\")\n```\n", to: "p.md")
    let result = try tool.run("docs", "build", "p.md")
    #expect(result.status == 1)
    #expect(result.errors.contains("p.md:2: error: The name '../a' holds a path"))
    #expect(result.errors.contains("p.md:10: error: The name 'B' is that of the fence at line 6"))
    #expect(tool.names(in: "Images") == ["b@3x.png"])
  }
}
