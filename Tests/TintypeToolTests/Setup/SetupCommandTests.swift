import Foundation
import Testing
import TintypeSupplies

/// `tintype setup` from the outside, without a download.
@Suite struct SetupCommandTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  @Test func nothingIsDownloadedWhereAllIsThere() throws {
    defer { tool.remove() }
    let result = try tool.run("setup", environment: ["PIP_NO_INDEX": "1"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("All ") && !result.output.contains("Downloading"))
    #expect(try tool.run("setup", "--check").status == 0)
  }

  @Test func aCheckNamesWhatIsMissing() throws {
    defer { tool.remove() }
    let result = try tool.run("setup", "--check", environment: ["TINTYPE_DATA": "/nowhere"])
    #expect(result.status == 66)
    #expect(result.output.contains("missing: /nowhere/fonts/Nunito[wght].ttf\n"))
    let count = SupplyPackage.all.flatMap(\.files).count
    #expect(result.output.split(separator: "\n").count == count)
    #expect(result.errors == "error: Fonts or symbols are missing; run tintype setup.\n")
  }

  /// pip without an index finds nothing, as without a network.
  @Test func aDownloadThatFailsIsOneSentence() throws {
    defer { tool.remove() }
    let folder = tool.folder.appending(path: "data").path
    let result = try tool.run(
      "setup", environment: ["TINTYPE_DATA": folder, "PIP_NO_INDEX": "1"])
    #expect(result.status == 69)
    #expect(result.output.contains("Downloading fontpkg-nunito 3.602 from PyPI, 0.3 MB, for"))
    #expect(result.errors.hasPrefix("error: The download failed, check the network"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(tool.names(in: "data") == [])
  }

  /// What the first article would wait for is there, and is not made twice.
  @Test func theFirstArticleFindsCompilingPrepared() throws {
    defer { tool.remove() }
    let own = ["TINTYPE_C_MODULES": ""]
    #expect(
      try tool.run("setup", environment: own).output.hasSuffix("Compiling is prepared.\n"))
    let (plans, modules) = (tool.names(in: "../cache/plans"), cModules)
    #expect(plans.count == 1)
    #expect(modules.count > 5)
    try tool.write(
      "```swift\nText(\"a\").foregroundStyle(.red)\n```\n", to: "a.md")
    #expect(try tool.run("render", "a.md", environment: own).status == 0)
    #expect(tool.names(in: "../cache/plans") == plans)
    #expect(cModules == modules)
  }

  /// The names of the C modules that the compiler keeps.
  private var cModules: [String] {
    let folder = tool.folder.appending(path: "../cache/modules").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".pcm") }.sorted()
  }

  @Test func compilingIsPreparedOnce() throws {
    defer { tool.remove() }
    let compiler = try tool.countingCompiler()
    for _ in 1...2 {
      let result = try tool.run("setup", environment: ["TINTYPE_SWIFTC": compiler.path])
      #expect(result.status == 0 && result.output.hasSuffix("Compiling is prepared.\n"))
    }
    #expect(compiler.count() == 1)
    // Another compiler is another key: what was prepared for the first serves it not.
    let text = try String(contentsOfFile: compiler.path, encoding: .utf8)
    try Data((text + "# Another.\n").utf8).write(to: URL(filePath: compiler.path))
    #expect(
      try tool.run("setup", environment: ["TINTYPE_SWIFTC": compiler.path]).status == 0)
    #expect(compiler.count() == 2)
  }

  @Test func withoutACompilerTheRestIsSetUp() throws {
    defer { tool.remove() }
    let result = try tool.run("setup", environment: ["TINTYPE_SWIFTC": "/nowhere/swiftc"])
    #expect(result.status == 0 && result.errors == "")
    #expect(
      result.output.hasSuffix(
        "Compiling is not prepared. TINTYPE_SWIFTC names '/nowhere/swiftc', which is not a program.\n"
      ), "\(result.output)")
  }
}
