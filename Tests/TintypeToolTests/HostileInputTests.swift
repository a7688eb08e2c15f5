import Foundation
import Testing

/// Input that others wrote, or that nobody meant: the tool says what is wrong and harms nothing.
@Suite struct HostileInputTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  @Test(arguments: [
    ["render", ""], ["render", "A.swift", "-o", ""], ["inspect", ""], ["fonts", "--font", ""],
    ["diff", "", "a.png"], ["diff", "a.png", "b.png", "-o", ""], ["report", "-o", ""],
    ["merge", ""], ["pending", "--package-path", ""], ["render", "A.swift", "--font", ""],
  ])
  func anEmptyPathNamesNothing(_ arguments: [String]) throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    let result = try tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("An empty path names nothing"))
    #expect(tool.names(in: ".") == ["A.swift"])
  }

  @Test(arguments: [
    "/* open", "@", "#sourceLocation(file: \"/etc/passwd\", line: 7)\nText(3)", "\"\"\"", "}", "((",
    "#if os(", "struct A {", "let `", "Text(\"open", "#\"", "/#", "func f(", "\\", "\u{0}x",
    "#sourceLocation(file: \"", "@ViewBuilder", "extension", "#", "'", "/*/*", "*/",
  ])
  func oneBadBlockTakesNoOtherAlong(_ code: String) throws {
    defer { tool.remove() }
    let fences = ["Text(\"ok 1\")", code, "Text(\"ok 2\")"].map { "```swift\n\($0)\n```\n" }
    try tool.write(fences.joined(), to: "cm.md")
    let result = try tool.run("render", "cm.md", "--format", "svg")
    #expect(result.status <= 1)
    #expect(tool.names(in: "out").contains("cm-01.svg"), "\(result.errors)")
    #expect(tool.names(in: "out").contains("cm-03.svg"), "\(result.errors)")
    #expect(!result.errors.contains("reason outside"))
    if result.status == 1 { #expect(result.errors.hasPrefix("cm.md:")) }
  }

  @Test(arguments: [
    #"q"uo.md"#, #"back\.md"#, "new\nline.md", "a: error: b.md", "a:7:8.md", "-dash.md",
    "sp ace.md",
    "[x](y).md", "ünï😀.md", "$(x).md", "tab\t.md",
  ])
  func anyFileNameIsRight(_ name: String) throws {
    defer { tool.remove() }
    try tool.write(
      "```swift\nText(\"ok\")\n```\n```swift\nText(undeclared)\n```\n", to: name)
    let result = try tool.run("render", "./" + name, "--format", "svg")
    #expect(result.status == 1)
    #expect(result.errors.contains("cannot find 'undeclared' in scope"))
    #expect(!result.errors.contains("reason outside"))
    // The end of a line in a name would begin what looks like another message.
    let shown = name.replacing("\n", with: "\u{240a}")
    #expect(result.errors.hasPrefix(shown + ":5:"), "\(result.errors)")
    #expect(tool.names(in: "out").count == 1)
  }

  /// Nothing can name such a file, and nobody should have to find out why it is not drawn.
  @Test func namesThatAreNotUTF8AreSaid() throws {
    defer { tool.remove() }
    let article = "```swift\nText(\"ok\")\n```\n"
    try tool.write(article, to: "good.md")
    try tool.write(article, to: "folder/inner.md")
    try tool.write(article, to: "latin.md")
    // "café" in Latin-1, the one as an article and the other as a folder.
    let name = tool.folder.path + "/caf"
    #expect(rename(tool.folder.path + "/latin.md", Self.bytes(name, 0xe9, ".md")) == 0)
    #expect(rename(tool.folder.path + "/folder", Self.bytes(name, 0xe9, "")) == 0)
    let result = try tool.run("render", ".", "--format", "svg", "-o", "out")
    #expect(result.status == 66)
    #expect(result.errors.contains("caf\u{fffd}.md: error: The name is not UTF-8"))
    #expect(result.errors.contains("caf\u{fffd}: error: The name is not UTF-8"))
    #expect(tool.names(in: "out") == ["good-01.svg"])
    let missing = try tool.run("render", "caf\u{fffd}.md")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("The name is not UTF-8"))
  }

  private static func bytes(_ start: String, _ byte: UInt8, _ end: String) -> [CChar] {
    (Array(start.utf8) + [byte] + Array(end.utf8) + [0]).map { CChar(bitPattern: $0) }
  }

  @Test func aFolderLeavesOutWhatGitDoes() throws {
    defer { tool.remove() }
    let view = "struct V: View { var body: some View { Text(\"a\") } }"
    for path in [
      "Keep.swift", "Made/A.swift", ".build/B.swift", "Deep/gen/C.swift", "Deep/Also.gen.swift",
      "Deep/Kept.gen.swift", "Other/sub/D.swift",
    ] {
      let name = (path as NSString).lastPathComponent.prefix { $0 != "." }
      try tool.write(view.replacing("V:", with: "\(name):"), to: "src/" + path)
    }
    try tool.write("/Made/\n# words\ngen/\n*.gen.swift\n!Kept.gen.swift\n", to: "src/.gitignore")
    try tool.write("sub/*\n", to: "src/Other/.gitignore")
    let result = try tool.run("render", "src", "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    #expect(tool.names(in: "out") == ["Keep.svg", "Kept.svg"])
  }

  @Test func aDiskIsNoFolderOfArticles() throws {
    defer { tool.remove() }
    for number in 0...2000 { try tool.write("", to: "many/f\(number).swift") }
    let result = try tool.run("render", "many")
    #expect(result.status == 66)
    #expect(result.errors.contains("more than 2000 Swift and Markdown files"))
  }

  @Test func namesAreCutByBytesAndAreNoOptions() throws {
    defer { tool.remove() }
    let long = String(repeating: "漢", count: 118)
    try tool.write(
      "```swift name=\(long)\nText(\"a\")\n```\n```swift name=-..-x\nText(\"b\")\n```\n", to: "a.md"
    )
    let result = try tool.run("render", "a.md", "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    let names = tool.names(in: "out")
    #expect(names.count == 2)
    #expect(names.allSatisfy { !$0.hasPrefix("-") && $0.utf8.count <= 255 })
  }

  @Test func nothingThatIsSaidSteersTheTerminal() throws {
    defer { tool.remove() }
    try tool.write(
      "struct A: View { var body: some View { let _ = print(\"\\u{1b}[31m\"); Text(\"\\u{1b}]0;x\\u{7}\") } }",
      to: "A.swift")
    try tool.write(
      "struct B: View { var body: some View { fatalError(\"\\u{1b}[31m\") } }", to: "B.swift")
    for arguments in [["render", "A.swift"], ["inspect", "A.swift"], ["render", "B.swift"]] {
      let result = try tool.run(arguments)
      for text in [result.output, result.errors] {
        #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }, "\(arguments)")
      }
    }
  }

  @Test func textThatIsNoCharacterIsDrawnInEveryFormat() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\\u{fffe}b\")", to: "A.swift")
    let result = try tool.run(
      "render", "A.swift", "--format", "png", "--format", "svg", "--format", "pdf")
    #expect(result.status == 0, "\(result.errors)")
    #expect(tool.names(in: "out") == ["A.pdf", "A.png", "A.svg"])
  }
}
