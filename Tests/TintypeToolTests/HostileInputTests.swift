import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeTool

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

  /// Code that is no Swift, what the compiler says of it, and the line of the block that it names, from 0.
  private static let badBlocks: [(code: String, message: String, line: Int)] = [
    ("/* open", "unterminated '/*' comment", 0),
    ("@", "expected an attribute name", 0),
    (
      "#sourceLocation(file: \"/etc/passwd\", line: 7)\nText(3)",
      "no exact matches in call to initializer", 1
    ),
    ("\"\"\"", "unterminated string literal", 0),
    ("}", "extraneous '}' at top level", 0),
    ("((", "expected expression in list of expressions", 0),
    ("#if os(", "'os' requires a single unlabeled argument for the operating system", 0),
    ("struct A {", "expected '}' in struct", 0),
    ("let `", "expected pattern", 0),
    ("Text(\"open", "unterminated string literal", 0),
    ("#\"", "unterminated string literal", 0),
    ("/#", "expected a macro identifier for a pound literal expression", 0),
    ("func f(", "expected parameter name followed by ':'", 0),
    ("\\", "expected expression path in Swift key path", 0),
    ("\u{0}x", "cannot find 'x' in scope", 0),
    ("#sourceLocation(file: \"", "unterminated string literal", 0),
    ("@ViewBuilder", "expected declaration", 0),
    ("extension", "expected '{' in extension", 0),
    ("#", "expected a macro identifier for a pound literal expression", 0),
    ("'", "unterminated string literal", 0),
    ("/*/*", "unterminated '/*' comment", 0),
    ("*/", "unexpected end of block comment", 0),
  ]

  @Test func aBadBlockIsNamedAndTakesNoOtherAlong() throws {
    defer { tool.remove() }
    var (article, expected) = ("", [String]())
    for block in Self.badBlocks {
      article += "```swift\nText(\"ok\")\n```\n```swift\n"
      let line = article.count { $0 == "\n" } + block.line + 1
      expected.append("cm.md:\(line):")
      article += block.code + "\n```\n"
    }
    try tool.write(article + "```swift\nText(\"ok\")\n```\n", to: "cm.md")
    let result = try tool.run("render", "cm.md", "--format", "svg")
    #expect(result.status == 1)
    // A good block stands before each bad one, and behind the last.
    let good = stride(from: 1, through: 2 * Self.badBlocks.count + 1, by: 2)
    #expect(tool.names(in: "out") == good.map { "cm-\($0 < 10 ? "0" : "")\($0).svg" })
    let errors = result.messages
    try #require(errors.count == Self.badBlocks.count, "\(result.errors)")
    for (index, error) in errors.enumerated() {
      #expect(error.hasPrefix(expected[index]), "\(error)")
      #expect(error.contains(": error: \(Self.badBlocks[index].message)"), "\(error)")
    }
  }

  private static let fileNames = [
    #"q"uo.md"#, #"back\.md"#, "new\nline.md", "a: error: b.md", "a:7:8.md", "-dash.md",
    "sp ace.md", "[x](y).md", "ünï😀.md", "$(x).md", "tab\t.md",
  ]

  @Test(arguments: fileNames) func anyFileNameIsRead(_ name: String) throws {
    defer { tool.remove() }
    let file = tool.folder.appending(path: name).path
    try tool.write("```swift\nText(\"ok\")\n```\n", to: name)
    // Nothing here lies in a package, so that no manifest is read.
    let packages = PackageReader(
      toolchain: Toolchain(
        compiler: "",
        modules: try ToolModules(
          in: nil, besideTool: BuiltTool.executable.resolvingSymlinksInPath()),
        moduleFolder: tool.folder, tool: BuiltTool.executable, identity: ""),
      cache: Cache(folder: tool.folder.appending(path: "../cache")))
    for input in [file, tool.folder.path] {
      let read = InputLoader.load(RenderingOptions(inputs: [input]), packages: packages)
      #expect(read.problems.isEmpty && read.mistakes.isEmpty && read.notes.isEmpty)
      #expect(read.groups.flatMap(\.sources).map(\.path) == [file])
      #expect(read.groups.flatMap(\.sources).map(\.fences.count) == [1])
    }
    // The end of a line in a name would begin what looks like another message.
    let shown = Problem(file: file, line: 5, message: "no").description
    #expect(shown == file.replacing("\n", with: "\u{240a}") + ":5: error: no")
  }

  /// The compiler's messages name the file that it was given, which is taken for the one of the fence.
  @Test func messagesFindTheFileOfAnyName() throws {
    defer { tool.remove() }
    let article = "```swift\nText(\"ok\")\n```\n```swift\nText(undeclared)\n```\n"
    for name in Self.fileNames { try tool.write(article, to: "in/" + name) }
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.status == 1)
    let errors = Set(result.messages)
    #expect(errors.count == Self.fileNames.count, "\(result.errors)")
    for name in Self.fileNames {
      let shown = "in/" + name.replacing("\n", with: "\u{240a}")
      #expect(
        errors.contains { $0.hasPrefix("\(shown):5:") && $0.contains("cannot find 'undeclared'") },
        "\(shown): \(result.errors)")
    }
    #expect(tool.names(in: "out").count == Self.fileNames.count)
  }

  /// Nothing can name such a file, and nobody should have to find out why it is not drawn.
  @Test func namesThatAreNotUTF8AreReported() throws {
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
    for index in 0...SourceWalk.mostFiles { try tool.write("", to: "many/f\(index).swift") }
    let result = try tool.run("render", "many")
    #expect(result.status == 66)
    #expect(result.errors.contains("more than \(SourceWalk.mostFiles) Swift and Markdown files"))
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

  @Test func messagesHoldNoControlSequences() throws {
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
