import Foundation
import Testing

/// Fences that keep the compiler busy, or take a name of the program's: each is named, and the others are drawn.
@Suite struct HostileFenceTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private func write(_ fences: [String], to page: String) throws {
    try tool.write(fences.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"), to: page)
  }

  private func function(_ symbol: String, _ name: String) -> String {
    "@_cdecl(\"\(symbol)\") public func \(name)() -> Int { 1 }\nText(\"\(name)\")"
  }

  @Test func theyLoseTheirOwnPictureAlone() throws {
    defer { tool.remove() }
    let sums = Array(repeating: "1.0 + 2", count: 2000).joined(separator: ", ")
    try write(
      ["Text(\"a\")", "Text(\"\\([\(sums)].count)\")", function("tintypeProgram", "entry")],
      to: "few.md")
    // So many are compiled to an object each.
    try write(
      ["Text(\"a\")", function("twice", "first"), function("twice", "second")]
        + [function("tintypeProgram", "entry"), "Text(\"b\")", "Text(\"c\")"],
      to: "many.md")
    let result = try tool.run(
      "render", "few.md", "many.md", "--format", "svg",
      environment: ["TINTYPE_COMPILE_TIME_LIMIT": "0.1"])
    #expect(result.status == 1)
    for text in [
      "few.md:6:1: error: compiling this takes longer than 11 seconds",
      "few.md:10:1: error: the symbol 'tintypeProgram' is defined elsewhere as well",
      "many.md:11:1: error: the symbol 'twice' is defined elsewhere as well",
      "many.md:16:1: error: the symbol 'tintypeProgram' is defined elsewhere as well",
    ] { #expect(result.errors.contains(text), "\(result.errors)") }
    #expect(result.messages.count == 4, "\(result.errors)")
    #expect(tool.names(in: "out").count == 5, "\(result.errors)")
  }
}
