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
    #expect(result.errors == "error: Fonts or symbols are missing; run “tintype setup”.\n")
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
}
