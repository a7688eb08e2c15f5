import Foundation
import Testing

/// What the tool says and returns when something is wrong with what it is given.
@Suite struct BadInputTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
  }

  @Test func missingFileDoesNotStopTheRest() throws {
    defer { tool.remove() }
    try tool.write("struct A: View { var body: some View { Text(\"a\") } }", to: "A.swift")
    let result = try tool.run("render", "nowhere.md", "A.swift", "--format", "svg")
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("nowhere.md: error: There is no such file"))
    #expect(tool.names(in: "out") == ["A.svg"])
  }

  @Test func allLinesThatDoNotCompileAreNamed() throws {
    defer { tool.remove() }
    let parts = ["misspelt", "clipped", "alsoMisspelt", "clipped", "again"].enumerated().map {
      "  var part\($0): some View { Text(\"a\").\($1)() }"
    }
    try tool.write(
      "struct A: View {\n\(parts.joined(separator: "\n"))\n  var body: some View { part0 }\n}",
      to: "A.swift")
    let result = try tool.run("render", "A.swift", "--format", "svg")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("A.swift:2:"))
    #expect(result.errors.contains("'misspelt' (and 2 more, also in lines 4, 6)\n  2 | "))
    #expect(result.errors.hasSuffix("^\n"))
  }

  /// With more forms of these modifiers the compiler gives up on the expression and names nothing.
  @Test(arguments: ["background", "overlay"])
  func aWrongNameBeforeManyLayersIsNamed(modifier: String) throws {
    defer { tool.remove() }
    let layers = String(repeating: "  .\(modifier) { Color.clear }\n", count: 8)
    try tool.write("Text(\"a\").foregroundStyle(.misspelt)\n" + layers, to: "A.swift")
    let result = try tool.run("render", "A.swift", "--format", "svg")
    #expect(result.status == 1)
    #expect(result.errors.contains("'misspelt'"))
  }

  @Test func aRecursiveViewIsReportedAsTooDeep() throws {
    defer { tool.remove() }
    try tool.write("struct A: View { var body: some View { VStack { A() } } }", to: "A.swift")
    let result = try tool.run("render", "A.swift", "--format", "png")
    #expect(result.status == 1)
    #expect(result.errors.contains("is nested deeper than 1000 levels"))
  }

  @Test(arguments: ["empty", "notes"]) func nothingToRender(folder: String) throws {
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "empty"), withIntermediateDirectories: true)
    try tool.write("# Words only\n", to: "notes/words.md")
    let result = try tool.run("render", folder)
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("\(folder)"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output == "")
  }

  @Test func aProjectWithoutViewsIsReported() throws {
    defer { tool.remove() }
    try tool.write("struct Model { var a = 1 }\n", to: "app/Model.swift")
    let result = try tool.run("render", "app")
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("app: error: Nothing here shows a view; "))
    #expect(tool.names(in: "out") == [])
  }

  @Test func aLinkToTheFolderAroundItIsNotFollowed() throws {
    defer { tool.remove() }
    try tool.write(
      "import SwiftUI\nstruct Page: View { var body: some View { Color.red } }\n",
      to: "app/views/Page.swift")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appending(path: "app/views/loop"),
      withDestinationURL: tool.folder.appending(path: "app"))
    let result = try tool.run("render", "app", "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasPrefix("app/views/loop: warning: This link leads back to a folder"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(tool.names(in: "out") == ["Page.svg"])
  }

  @Test func folderThatCannotBeWritten() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    try tool.write("a file", to: "taken")
    let result = try tool.run("render", "A.swift", "-o", "taken/inside")
    #expect(result.status == 74)
    #expect(
      result.errors == "error: The folder 'taken/inside' cannot be written; name another with -o.\n"
    )
  }

  @Test(arguments: [
    ["--size", "0x-5"], ["--size", "12"], ["--size", "x"], ["--size", "infx10"],
    ["--device", "iPhone 1000"], ["--format", "gif"], ["--scale", "0"], ["--appearance", "sepia"],
    ["--size", "10x10", "--device", "iPhone15"], ["--nonsense"],
  ])
  func wrongUsage(options: [String]) throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    let result: ToolProcess.Result =
      switch options.count {
      case 1: try tool.run("render", "A.swift", options[0])
      case 2: try tool.run("render", "A.swift", options[0], options[1])
      default: try tool.run("render", "A.swift", options[0], options[1], options[2], options[3])
      }
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(!result.errors.isEmpty)
    #expect(tool.names(in: "out") == [])
  }

  @Test func missingCompiler() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    let result = try tool.run(
      "render", "A.swift", environment: ["TINTYPE_SWIFTC": "/nowhere/swiftc"])
    #expect(result.status == 69)
    #expect(result.errors.contains("/nowhere/swiftc"))
  }

  @Test func missingModules() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    let result = try tool.run("render", "A.swift", environment: ["TINTYPE_MODULES": "/nowhere"])
    #expect(result.status == 69)
    #expect(result.errors.contains("no SwiftUI.swiftmodule in '/nowhere'"))
  }

  @Test func fontThatIsNone() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    try tool.write("not a font", to: "font.bin")
    let missing = try tool.run("render", "A.swift", "--font", "nowhere.otf")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("nowhere.otf"))
    let wrong = try tool.run("render", "A.swift", "--font", "font.bin")
    #expect(wrong.status == 66)
    #expect(wrong.errors.contains("font.bin"))
  }

  @Test(arguments: ["render", "inspect", "fonts", "setup"]) func helpHasExamples(
    command: String
  ) throws {
    defer { tool.remove() }
    let result = try tool.run(command, "--help")
    #expect(result.status == 0)
    #expect(result.output.contains("Examples:"))
    #expect(result.output.contains("tintype \(command)"))
  }

  @Test func theVersionHasThreeParts() throws {
    defer { tool.remove() }
    #expect(try tool.run("--version").output.split(separator: ".").count == 3)
  }

  @Test func outputThatTakesNoMore() throws {
    defer { tool.remove() }
    try tool.write("Text(\"a\")", to: "A.swift")
    let result = try tool.run("render", "A.swift", to: URL(filePath: "/dev/full"))
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("error: Standard output takes no more"))
  }
}
