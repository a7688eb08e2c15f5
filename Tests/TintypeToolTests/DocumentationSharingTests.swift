import Dispatch
import Foundation
import Synchronization
import Testing
import TintypeTestSupport

/// The documentation of one package, drawn by several machines: parts of it, and a cache that they share.
@Suite struct DocumentationSharingTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
    try tool.drawLightPixels()
  }

  private static let resources = "Sources/Kit/Kit.docc/Resources"

  /// A package whose catalog has two articles and comments, and a page beside it.
  private func writePackage() throws {
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Package.swift")
    try tool.write(
      """
      import SwiftUI
      /// ```swift
      /// Badge()
      /// ```
      struct Badge: View { var body: some View { Text("Badge") } }
      """, to: "Sources/Kit/Badge.swift")
    for name in ["One", "Two"] {
      try tool.write(
        "```swift name=\(name) appearance=both\nBadge()\n```\n\n```swift name=\(name)-wrong\nBadg()\n```\n",
        to: "Sources/Kit/Kit.docc/\(name).md")
    }
    try tool.write("```swift name=hello\nText(\"Hello\")\n```\n", to: "README.md")
  }

  @Test func everyPictureIsThatOfOnePart() throws {
    defer { tool.remove() }
    try writePackage()
    var drawn: [String] = []
    for part in 1...3 {
      let result = try tool.run("docs", "build", "--shard", "\(part)/3")
      drawn += result.output.split(separator: "\n").dropLast().map(String.init)
    }
    #expect(
      drawn.sorted() == [
        "Images/hello@3x.png", "\(Self.resources)/Badge@3x.png", "\(Self.resources)/One@3x.png",
        "\(Self.resources)/One~dark@3x.png", "\(Self.resources)/Two@3x.png",
        "\(Self.resources)/Two~dark@3x.png",
      ])
    #expect(try tool.run("docs", "build").output.contains("0 written, 6 unchanged."))
    #expect(
      try tool.run("docs", "check", "--shard", "4/3").errors.contains(
        "is not a part; write for example 1/3"))
  }

  @Test func leftOverPicturesAreReportedByTheLastPart() throws {
    defer { tool.remove() }
    for name in ["One", "Two"] {
      try tool.write("```swift name=\(name)\nText(\"1\")\n```\n", to: "Kit.docc/\(name).md")
    }
    try tool.write(
      "```swift name=a\nText(\"A\")\n```\n\n```swift name=b\nText(\"B\")\n```\n", to: "Page/p.md")
    #expect(try tool.run("docs", "build").status == 0)
    try tool.write("```swift name=a\nText(\"A\")\n```\n", to: "Page/p.md")
    try #require(tool.contents("Page/Images/a@3x.png")).write(
      to: tool.folder.appending(path: "Kit.docc/Resources/old@3x.png"))
    let all = try tool.run("docs", "check")
    #expect(all.status == 2)
    #expect(all.output.contains("Kit.docc/Resources/old@3x.png: note: No fence draws"))
    let parts = try (1...3).map { try tool.run("docs", "check", "--shard", "\($0)/3") }
    // The catalog's pages are not all in one part, the page beside it has its folder to itself.
    #expect(parts.map(\.status).sorted() == [0, 0, 2])
    #expect(
      parts.count { $0.output.contains("Page/Images/b@3x.png: note: No fence draws") } == 1)
  }

  @Test func aNameIsThatOfThePageThatComesFirstInAllParts() throws {
    defer { tool.remove() }
    try tool.write("```swift name=card\nText(\"A\")\n```\n", to: "Kit.docc/A.md")
    try tool.write("```swift name=Card\nText(\"B\")\n```\n", to: "Kit.docc/B.md")
    let parts = try (1...2).map { try tool.run("docs", "build", "--shard", "\($0)/2") }
    #expect(parts.map(\.status) == [0, 1])
    #expect(parts[1].errors.contains("Kit.docc/B.md:2: error: "))
    #expect(parts[1].errors.contains("that of the fence at Kit.docc/A.md:2"))
    #expect(tool.names(in: "Kit.docc/Resources") == ["card@3x.png"])
  }

  /// Another machine has the checkout, the cache and the compiler in other positions, and all are
  /// younger.
  @Test func aCacheServesElsewhere() throws {
    let other = try ToolProcess()
    try other.drawLightPixels()
    defer {
      tool.remove()
      other.remove()
    }
    try writePackage()
    let compiler = try tool.countingCompiler()
    let environment = ["TINTYPE_SWIFTC": compiler.path]
    let built = try tool.run(["docs", "build"], environment: environment)
    #expect(built.errors.contains("Sources/Kit/Kit.docc/One.md:6:1: error: "))
    let runs = compiler.count()
    #expect(runs > 0)

    for name in ["work", "cache"] {
      let copy = other.folder.appending(path: "../\(name)").standardizedFileURL
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(
        at: tool.folder.appending(path: "../\(name)").standardizedFileURL, to: copy)
    }
    _ = try tool.countingCompiler()
    try FileManager.default.removeItem(at: other.folder.appending(path: "Images"))
    let elsewhere = try other.run(["docs", "build"], environment: environment)
    #expect(compiler.count() == runs)
    #expect(elsewhere.errors == built.errors)
    #expect(elsewhere.output.contains("1 written, 5 unchanged."))
    #expect(other.contents("Images/hello@3x.png") == tool.contents("Images/hello@3x.png"))
  }

  @Test func twoToolsFillOneCache() throws {
    let other = try ToolProcess()
    try other.drawLightPixels()
    defer {
      tool.remove()
      other.remove()
    }
    try writePackage()
    try FileManager.default.removeItem(at: other.folder)
    try FileManager.default.copyItem(at: tool.folder, to: other.folder)
    let cache = tool.folder.appending(path: "../cache").standardizedFileURL
    let outputs = Mutex<[Int: String]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { [tool] index in
      let result = try? [tool, other][index].run(
        ["docs", "build"], environment: ["TINTYPE_CACHE": cache.path])
      outputs.withLock { $0[index] = result?.output.split(separator: "\n").last.map(String.init) }
    }
    let expected = "6 written, 0 unchanged."
    #expect(outputs.withLock { $0 } == [0: expected, 1: expected])
    for path in tool.names(in: Self.resources).map({ "\(Self.resources)/\($0)" }) {
      #expect(tool.contents(path) == other.contents(path))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(cache.path)/work") == [])
    let compiler = try tool.countingCompiler()
    let check = try tool.run(["docs", "check", "--json"])
    #expect(check.output.contains("\"drawnViews\" : 0"))
    #expect(compiler.count() == 0)
  }

  /// The tool and the compiler have hundreds of megabytes, which are read when they are new and not again.
  @Test func whatDidNotChangeIsNotRead() throws {
    defer { tool.remove() }
    try writePackage()
    func readBytes(_ command: String) throws -> Int {
      let result = try tool.run("docs", command, "README.md", "--json")
      let match = try #require(result.output.firstMatch(of: /"readBytes" : ([0-9]+)/))
      return try #require(Int(match.1))
    }
    let size = try #require(
      BuiltTool.executable.resourceValues(forKeys: [.fileSizeKey]).fileSize)
    #expect(try readBytes("build") > size)
    #expect(try readBytes("check") < size / 20)
  }

  @Test func anImageOfAnotherNameIsAnotherImage() throws {
    defer { tool.remove() }
    try tool.write("```swift name=dot\nCircle().frame(width: 9, height: 9)\n```\n", to: "dot.md")
    #expect(try tool.run("render", "dot.md", "--format", "png").status == 0)
    let set = tool.folder.appending(path: "docs/Assets.xcassets/Hero.imageset")
    try tool.write(
      #"{"images":[{"filename":"dot.png","idiom":"universal"}],"info":{"version":1}}"#,
      to: "docs/Assets.xcassets/Hero.imageset/Contents.json")
    try #require(tool.contents("out/dot.png")).write(to: set.appending(path: "dot.png"))
    try tool.write("```swift name=hero\nImage(\"Hero\")\n```\n", to: "docs/p.md")
    #expect(try tool.run("docs", "build", "docs").status == 0)
    #expect(try tool.run("docs", "check", "docs").status == 0)
    try FileManager.default.moveItem(
      at: set, to: tool.folder.appending(path: "docs/Assets.xcassets/Villain.imageset"))
    #expect(try tool.run("docs", "check", "docs").status == 1)
  }
}
