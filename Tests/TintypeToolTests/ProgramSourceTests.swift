import Testing
import TintypeSyntax

@testable import TintypeTool

/// The program written around an article, and the way back from a compiler's message.
@Suite struct ProgramSourceTests {
  private func program(_ fences: String...) -> ProgramSource {
    let article = fences.map { "```swift\n\($0)\n```\n" }.joined()
    return ProgramSource(
      units: SourceUnit.article(
        InputSource(path: "/x/a.md", text: article, fences: Article.fences(in: article))))
  }

  private func text(_ program: ProgramSource, _ file: Int) -> String {
    let files = program.files(modes: program.units.map { _ in .shown }, dropping: [])
    return String(decoding: files[file].bytes, as: UTF8.self)
  }

  @Test func declarationsAreSharedAndExpressionsAreNot() {
    let program = program("private let a = 1\nText(\"\\(a)\")")
    let unit = text(program, 0)
    #expect(unit.contains("#sourceLocation(file: \"/x/a.md#1\", line: 1)\n        let a = 1\n"))
    #expect(unit.contains("-> some View {\n#sourceLocation(file: \"/x/a.md#1\", line: 1)\n"))
    #expect(unit.contains("\nText(\"\\(a)\")\n"))
  }

  /// Nothing of a fence is another where it stands elsewhere, unless it asks where that is.
  @Test func locationMarkersAreWrittenOnlyWhereUsed() {
    let asking = "Text(\"\\(#line)\")"
    let here = program("Text(\"one\")", asking)
    let below = program("Text(\"one\")\n\n", asking)
    #expect(text(here, 1).contains("#sourceLocation(file: \"/x/a.md\", line: 5)"))
    #expect(text(below, 1).contains("#sourceLocation(file: \"/x/a.md\", line: 7)"))
    let plain = [program("let a = 1", "Text(\"one\")"), program("let a = 1\n", "Text(\"one\")")]
    #expect(text(plain[0], 1) == text(plain[1], 1))
    #expect(plain.map { $0.starts["a.md#2"] } == [5, 6])
  }

  @Test func theProgramOfAModuleShowsNothing() {
    let code = "@preconcurrency import Foundation\nlet a = 1\nprint(a)\nstruct Row: View {}\n"
    let program = SourceUnit.file(path: "/x/Sources/A/main.swift", code: code, module: "A")
    let source = ProgramSource(units: [program])
    #expect(text(source, 0).contains("\n@MainActor let a = 1\n"))
    #expect(!text(source, 0).contains("print"))
    #expect(program.candidates(viewProtocols: ["View"]).map(\.form) == [.type("Row")])
    // Elsewhere the same file is shown as any other.
    let file = SourceUnit.file(path: "/x/main.swift", code: "Text(\"a\")", module: nil)
    #expect(file.candidates(viewProtocols: ["View"]).map(\.form) == [.expressions])
  }

  @Test func everyModuleFindsFilesByTheSameSource() {
    #expect(
      program("Color(\"Brand\", bundle: .module)").files(modes: [.shown], dropping: [])
        .map(\.name).contains(BundleSource.file))
    #expect(BundleSource.readsFiles(["url(forResource: \"a\", withExtension: nil)"]))
    #expect(!BundleSource.readsFiles(["Color(\"Brand\", bundle: .module)"]))
  }

  @Test func aFenceImportsWhatItsNamesTell() {
    let program = program(
      "struct A: View { var body: some View { Map() } }\nlet log = Logger()",
      "import WebKit\nstruct B: View { var body: some View { VideoPlayer(player: AVPlayer()) } }",
      "struct C: View { var body: some View { Text(x.Map) } }")
    #expect(text(program, 0).contains("import MapKit\nimport TintypeLogging\n"))
    #expect(!text(program, 1).contains("AVKit"))
    #expect(!text(program, 2).contains("MapKit"))
    let file = ProgramSource(units: [.file(path: "/x/a.swift", code: "let map = Map()")])
    #expect(!text(file, 0).contains("MapKit"))
  }

  @Test func picturesOfNoCatalogHaveTheirNamesAllTheSame() {
    let program = program(
      "Image(.hero)\nImage(.init(a))\nImage(.mine, bundle: nil)",
      "extension ImageResource { static let mine = ImageResource(name: \"m\", bundle: .main) }")
    #expect(
      text(program, 0).contains(
        "fileprivate extension SwiftUI.ImageResource { static var hero: Self "
          + "{ .init(name: \"hero\", bundle: .main) } }\n"))
    #expect(!text(program, 1).contains("hero"))
  }

  @Test func macrosThatOnlyMoveAreLeftOut() {
    let program = program("@Animatable\nstruct A: Shape {\n@AnimatableIgnored var b = 1 }")
    #expect(!text(program, 0).contains("@Animatable"))
    #expect(text(program, 0).contains("struct A: Shape {\n var b = 1 }"))
  }

  @Test(arguments: [
    ("Button(\"a\") { ... }", "Button(\"a\") {     }"), ("f {\n  ...\n}", "f {\n     \n}"),
    ("f {\u{2026}}", "f {   }"), ("a { b\n  ... }", "a { b\n      }"),
    ("for i in 0...5 { \"...\" }", "for i in 0...5 { \"...\" }"), ("f(...)", "f(...)"),
  ])
  func ellipsesForOmittedCodeAreBlanked(_ code: String, _ expected: String) {
    #expect(SourceOutline.withoutEllipses(code) == expected)
  }

  @Test func theFirstLineOfAScriptIsNoCode() {
    let program = program("#!/usr/bin/swift\nlet a = 1")
    #expect(!text(program, 0).contains("#!"))
    #expect(text(program, 0).contains("line: 1)\n                \nlet a = 1"))
  }

  @Test func laterDeclarationsHideEarlierOnes() {
    let program = program(
      "struct Row: View { }", "struct Row: View { }\nstruct Page: View { var rows = [Row()] }",
      "Row().tag(Row: 1, a.Row)")
    #expect(text(program, 0).contains("struct Row:"))
    #expect(text(program, 1).contains("struct Row__2:"))
    #expect(text(program, 1).contains("[Row__2()]"))
    #expect(text(program, 2).contains("Row__2().tag(Row: 1, a.Row)"))
    #expect(text(program, 4).contains("try Row()"))
    #expect(text(program, 4).contains("try Row__2()"))
    #expect(
      program.versions.restored("cannot find 'Row__2' in scope") == "cannot find 'Row' in scope")
  }

  @Test func aProtocolOfTheSystemIsWrittenDownForItsOwnFenceAlone() {
    let program = program(
      "struct A: ViewModifier { }", "protocol ViewModifier { }\nstruct B: ViewModifier { }",
      "struct C: ViewModifier { }\nprotocol Card { }", "protocol ViewModifier { func f() }",
      "protocol Card { func g() }")
    #expect(text(program, 0).contains("struct A: ViewModifier {"))
    #expect(text(program, 1).contains("protocol ViewModifier__2 { }\nstruct B: ViewModifier__2 {"))
    #expect(text(program, 2).contains("struct C: ViewModifier {"))
    #expect(text(program, 2).contains("protocol Card {"))
    #expect(text(program, 3).contains("protocol ViewModifier__3 {"))
    #expect(text(program, 4).contains("protocol Card__2 {"))
    #expect(program.versions.restored("'ViewModifier__3'") == "'ViewModifier'")
  }

  @Test func membersOfExtensionsHaveVersions() {
    let program = program(
      "extension View { func card() -> some View { self } }",
      "extension View { func card() -> some View { padding() } }",
      "Text(card: \"card\").card()")
    #expect(text(program, 0).contains("func card()"))
    #expect(text(program, 1).contains("func card__2()"))
    #expect(text(program, 2).contains("Text(card: \"card\").card__2()"))
  }

  @Test func innerNamesStay() {
    let program = program(
      "let size = 1", "let size = 2\nfunc f(size: Int) -> Int { size }\nlet g = { size in size }",
      "struct A { let size = 3; func h() -> Int { size } }\nlet i = size")
    #expect(text(program, 1).contains("func f(size: Int) -> Int { size }"))
    #expect(text(program, 1).contains("{ size in size }"))
    #expect(text(program, 1).contains("let size__2 = 2"))
    #expect(text(program, 2).contains("{ let size = 3; func h() -> Int { size } }"))
    #expect(text(program, 2).contains("let i = size__2"))
  }

  @Test func overloadsAreNotVersions() {
    let program = program("func f(_ a: Int) { }", "func f(_ a: Int, b: Int) { }")
    #expect(text(program, 1).contains("func f(_ a"))
  }

  @Test func fragmentsBecomeViews() {
    let program = program("@State private var on = true\nvar body: some View { Text(\"\\(on)\") }")
    #expect(text(program, 0).contains("struct TintypeFragment_a_"))
    #expect(text(program, 0).contains("@State private var on = true"))
  }

  @Test func variablesWithAWrapperStandInAFunction() {
    let program = program(
      "@usableFromInline internal let gap = 8.0\n@available(*, deprecated) var old = 1",
      "@State var on = true\nText(\"\\(on)\")")
    #expect(!text(program, 0).contains("func "))
    #expect(text(program, 1).contains("-> some View {\n"))
    #expect(!text(program, 1).split(separator: "-> some View {")[0].contains("@State"))
  }

  @Test func entriesAreFoundByLine() {
    let program = program("Text(\"a\")", "struct B: View { }")
    let lines = text(program, 2).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains("program.add(") {
      #expect(line.contains("program.add(\(program.entry(onLine: index + 1) ?? -1))"))
    }
    #expect(program.entry(onLine: 1) == nil)
  }

  @Test func compilerMessages() {
    let output = """
      /x/a b.md:3:7: error: cannot find 'x' in scope: really
      /x/a b.md:3:7: note: what
      /x/a b.md:3:7: error: cannot find 'x' in scope: really
      <unknown>:0: error: no
      error: fatal
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(
          file: "/x/a b.md", line: 3, column: 7, text: "cannot find 'x' in scope: really")
      ])
  }

  /// What cannot be parsed comes first, what the compiler says of all around it last.
  @Test func messagesOfSyntaxComeFirst() {
    let messages = [
      (2, "expressions are not allowed at the top level"), (3, "cannot convert value"),
      (3, "cannot find 'x' in scope"), (4, "expected ')' in expression list"),
    ].map { CompilerMessage(file: "A.md", line: $0.0, column: 1, text: $0.1) }
    #expect(
      messages.sorted { $0.rank < $1.rank }.map(\.text.count)
        == [3, 2, 1, 0].map { messages[$0].text.count })
  }

  @Test func compilerCrashes() {
    let output = """
      1.	Swift version 6.3
      2.	While evaluating request TypeCheckSourceFileRequest(source_file "/w/unit0.swift")
      3.	While type-checking expression at [/x/a.md:9:3 - line:12:1] RangeText="x"
      """
    #expect(CompilerMessage.crash(in: output)?.line == 9)
    #expect(CompilerMessage.crash(in: "error: x") == nil)
  }

  @Test func keysKeepFieldsApart() {
    func digest(_ fields: [String]) -> String {
      var key = ContentKey()
      for field in fields { key.add(field) }
      return key.digest
    }
    #expect(digest(["ab", "c"]) != digest(["a", "bc"]))
    #expect(digest(["ab", "c"]) == digest(["ab", "c"]))
    #expect(digest([]).count == 64)
  }

  @Test func pictureNames() {
    var names = PictureNamer()
    func entry(_ given: String?, _ own: String, _ file: String = "intro") -> BuiltProgram.Entry {
      BuiltProgram.Entry(
        index: 0, ownName: own, unit: 0, isType: true, file: "/x/\(file).md", line: 1,
        attributes: PictureSettings(name: given))
    }
    #expect(names.name(for: entry(nil, "Card"), siblings: 1) == "Card")
    #expect(names.name(for: entry(nil, "Card"), siblings: 1) == "Card-2")
    #expect(names.name(for: entry(nil, "Card", "more"), siblings: 1) == "more-Card")
    #expect(names.name(for: entry("card", "X"), siblings: 1) == "card-3")
    #expect(names.name(for: entry("two", "X"), siblings: 2) == "two-X")
    #expect(names.name(for: entry("../../etc/x", "X"), siblings: 1) == "etc-x")
  }
}
