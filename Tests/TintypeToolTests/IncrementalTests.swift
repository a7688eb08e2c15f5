import Foundation
import Testing

/// After an edit only what it concerns is compiled and drawn again.
@Suite struct IncrementalTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  /// Six screens, each of which says when it is drawn; the first two have a part in common.
  private func writeProject() throws {
    for (index, name) in ["A", "B", "C", "D", "E", "F"].enumerated() {
      let part = index < 2 ? "Common()" : "Text(\"\(name)\")"
      try tool.write(
        """
        import SwiftUI
        struct \(name): View {
          var body: some View { let _ = print("drawn \(name)"); \(part) }
        }
        #Preview { \(name)().frame(width: 40, height: 40) }
        """, to: "in/\(name).swift")
    }
    try writeCommon("Text(\"common\")")
  }

  private func writeCommon(_ content: String) throws {
    try tool.write("struct Common: View { var body: some View { \(content) } }", to: "in/Z.swift")
  }

  /// Renders; returns the names of the views that were drawn.
  private func drawn(status: Int32 = 0) throws -> Set<String> {
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.status == status, "\(result.errors)")
    return Set(
      result.errors.split(separator: "\n").compactMap { line in
        line.firstRange(of: " prints: drawn ").map { String(line[$0.upperBound...]) }
      })
  }

  @Test func onlyWhatAnEditConcernsIsDrawnAgain() throws {
    defer { tool.remove() }
    try writeProject()
    #expect(try drawn() == ["A", "B", "C", "D", "E", "F"])
    #expect(try drawn() == [])
    try writeCommon("Text(\"other\")")
    let before = tool.contents("out/A.svg")
    #expect(try drawn() == ["A", "B"])
    #expect(tool.contents("out/A.svg") != before)
    try tool.write("let unused = 1", to: "in/Y.swift")
    #expect(try drawn() == [])
  }

  /// The names of the files that were compiled without asking the compiler's driver since it last was.
  private func compiledApart() -> [String] {
    let builds = tool.folder.appending(path: "../cache/builds").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: builds.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix("program.apart") }.flatMap { name in
      let data = FileManager.default.contents(atPath: builds.appending(path: name).path) ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
        String(line.dropFirst().prefix { $0 != "_" })
      }
    }
  }

  /// Whether the compiler's driver has taken notes of a build.
  private var isInPlanOfDriver: Bool {
    let builds = tool.folder.appending(path: "../cache/builds").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: builds.path)?.allObjects as? [String] ?? []
    return names.contains { $0.hasSuffix("program.priors") }
  }

  /// The driver is asked for what it alone knows: whom a change of what a file says to others concerns.
  @Test func theFirstBuildDoesNotQueryTheDriver() throws {
    defer { tool.remove() }
    try writeProject()
    #expect(try drawn().count == 6)
    #expect(!isInPlanOfDriver)
    try tool.write("extension View { func part() -> some View { padding(1) } }", to: "in/Y.swift")
    #expect(try drawn() == [])
    #expect(compiledApart().contains("Y") && !isInPlanOfDriver)
    try writeCommon("Text(\"other\").part()")
    #expect(try drawn() == ["A", "B"])
    try tool.write(
      "extension View { func part(by n: Double = 2) -> some View { padding(n) } }", to: "in/Y.swift"
    )
    #expect(try drawn() == ["A", "B"])
    #expect(isInPlanOfDriver)
  }

  /// What comes may be meant by what is compiled already.
  @Test func aFileThatComesReachesWhatMeansItNow() throws {
    defer { tool.remove() }
    try writeProject()
    try writeCommon("Text(\"common\").background { Capsule() }")
    #expect(try drawn().count == 6)
    // From now on it hides that of SwiftUI.
    try tool.write(
      "struct Capsule: View { var body: some View { let _ = print(\"drawn whole\"); Color.red } }",
      to: "in/X.swift")
    #expect(try drawn() == ["A", "B", "whole"])
    #expect(Set(compiledApart()).isSuperset(of: ["X", "Z", "A", "B"]) && !isInPlanOfDriver)
    #expect(!compiledApart().contains("C"))
  }

  /// Where the first build fails, whatever of it compiles is drawn, and the rest when it is mended.
  @Test func aFirstBuildMayFail() throws {
    defer { tool.remove() }
    try writeProject()
    try writeCommon("Txt(\"common\")")
    #expect(try drawn(status: 1) == ["C", "D", "E", "F"])
    try writeCommon("Text(\"common\")")
    #expect(try drawn() == ["A", "B"])
    #expect(tool.names(in: "out").count == 7)
  }

  @Test func ofABodyThatChangesNothingElseIsCompiled() throws {
    defer { tool.remove() }
    try writeProject()
    #expect(try drawn().count == 6)
    #expect(compiledApart() == [])
    try writeCommon("Text(\"other\")")
    #expect(try drawn() == ["A", "B"])
    #expect(compiledApart() == ["Z"])
    // What is said to others concerns more than the file.
    try tool.write(
      "struct Common: View { var n = 1; var body: some View { Text(\"\\(n)\") } }", to: "in/Z.swift"
    )
    #expect(try drawn() == ["A", "B"])
    #expect(compiledApart() == [])
  }

  /// Ten fences: helpers that trap and do not compile where they are asked to, and their users.
  private static func article(_ text: String, traps: Bool = false, fails: Bool = false) -> String {
    let trap = traps ? "\nfatalError(\"no\")" : "5"
    let width = fails ? "\n\"wide\"" : "40"
    return "# Sizes\n\n\(text)\n" + """
      ```swift
      @MainActor func height() -> Double {\(trap) }
      let width: Double = \(width)
      ```

      """
      + (2...10).map {
        "\n```swift name=f\($0)\nColor.red.frame(width: width, height: height())\n```\n"
      }
      .joined()
  }

  /// A modifier that comes makes another type of an expression, and of what a function returns to another fence.
  @Test func aTypeThatIsNotWrittenReachesWhatUsesIt() throws {
    defer { tool.remove() }
    func page(_ modifier: String, _ addition: String) -> String {
      let fences = (3...7).map { "\n```swift name=f\($0)\nText(\"\($0)\")\n```\n" }
      return """
        ```swift name=whole
        HStack { Image(systemName: "heart").resizable().frame(width: 20, height: 20) }
          .foregroundStyle(.red)\(modifier)
        ```

        ```swift norender
        @MainActor func tag() -> some View { Text("tag").bold()\(addition) }
        ```

        ```swift name=user
        HStack { tag(); Text("b") }.border(.red)
        ```

        """ + fences.joined()
    }
    for (modifier, addition) in [
      ("", ""), (".padding(.trailing, 24).border(.blue)", ""),
      (".padding(.trailing, 24)", ".padding(8).frame(width: 90, height: 20)"),
      ("", ".border(.red)"),
    ] {
      try tool.write(page(modifier, addition), to: "Edited.md")
      try tool.write(page(modifier, addition), to: "New\(modifier.count)-\(addition.count).md")
      let edited = try tool.run("render", "Edited.md", "--format", "svg", "-o", "edited")
      #expect(edited.status == 0, "\(edited.errors)")
      _ = try tool.run(
        "render", "New\(modifier.count)-\(addition.count).md", "--format", "svg", "-o", "new")
      for name in ["whole", "user"] {
        #expect(tool.contents("edited/\(name).svg") == tool.contents("new/\(name).svg"), "\(name)")
      }
    }
  }

  @Test func linesAboveFencesCompileNothing() throws {
    defer { tool.remove() }
    let compiler = try tool.countingCompiler()
    func render(_ article: String) throws -> String {
      try tool.write(article, to: "a.md")
      return try tool.run(
        "render", "a.md", "--format", "svg", environment: ["TINTYPE_SWIFTC": compiler.path]
      ).errors
    }
    #expect(try render(Self.article("Words.")) == "")
    let count = compiler.count()
    #expect(try render(Self.article("Words.\n\nMore of them.")) == "")
    #expect(compiler.count() == count)
    #expect(tool.names(in: "out").count == 9)
    // What goes wrong is said of the lines where it stands now.
    let failing = try render(Self.article("Words.", fails: true))
    #expect(
      failing.contains("a.md:7:1: error: cannot convert value of type 'String'"), "\(failing)")
    let lower = try render(Self.article("Words.\n\nMore.", fails: true))
    #expect(lower.contains("a.md:9:1: error: cannot convert value of type 'String'"), "\(lower)")
    let trapping = try render(Self.article("Words.\n", traps: true))
    #expect(trapping.contains("a.md:7: error: f2: rendering this view crashes: no"), "\(trapping)")
    let trapped = compiler.count()
    let trappingLower = try render(Self.article("Words.\n\n\n", traps: true))
    #expect(trappingLower.contains("a.md:9: error: f2: rendering this view crashes: no"))
    #expect(compiler.count() == trapped)
  }

  /// A body may come to need what it did not: the driver has to learn of it before that changes.
  @Test func newDependenciesOfABodyAreRecorded() throws {
    defer { tool.remove() }
    try writeProject()
    try tool.write("struct Part { var x = 1 }", to: "in/Part.swift")
    _ = try drawn()
    try writeCommon("let _ = print(\"drawn \\(Part().x)\"); Text(\"common\")")
    #expect(try drawn() == ["A", "B", "1"])
    #expect(compiledApart() == ["Z"])
    try tool.write("struct Part { var w = 3.0; var x = 2 }", to: "in/Part.swift")
    #expect(try drawn() == ["A", "B", "2"])
  }

  @Test func aTypeOfAnotherShapeReachesWhatUsesIt() throws {
    defer { tool.remove() }
    try writeProject()
    try tool.write("struct Part { var x = 1 }", to: "in/Part.swift")
    try tool.write(
      """
      struct G: View { var body: some View { let _ = print("drawn \\(Part().x)"); Text("G") } }
      #Preview { G() }
      """, to: "in/G.swift")
    #expect(try drawn().contains("1"))
    try tool.write("struct Part { var w = 3.0; var x = 2 }", to: "in/Part.swift")
    #expect(try drawn() == ["2"])
  }

  @Test func whatFailedAndIsMendedIsDrawnAsBefore() throws {
    defer { tool.remove() }
    try writeProject()
    _ = try drawn()
    let before = tool.contents("out/A.svg")
    try writeCommon("Txt(\"common\")")
    #expect(try drawn(status: 1) == [])
    try writeCommon("Text(\"other\")")
    #expect(try drawn() == ["A", "B"])
    try writeCommon("Text(\"common\")")
    #expect(try drawn() == [])
    #expect(tool.contents("out/A.svg") == before)
  }

  @Test func aDamagedBuildIsMadeAnew() throws {
    defer { tool.remove() }
    try writeProject()
    _ = try drawn()
    let builds = tool.folder.appending(path: "../cache/builds").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: builds.path)?.allObjects as? [String] ?? []
    let object = try #require(names.filter { $0.hasSuffix(".o") }.sorted().first)
    try Data("nothing".utf8).write(to: builds.appending(path: object))
    try writeCommon("Text(\"other\")")
    #expect(try drawn() == ["A", "B"])
    let index = try #require(names.first { $0.hasSuffix("index.json") })
    try FileManager.default.removeItem(at: builds.appending(path: index))
    try writeCommon("Text(\"again\")")
    #expect(try drawn() == ["A", "B"])
  }

  @Test func onlyAViewThatCrashesIsTriedAgain() throws {
    defer { tool.remove() }
    try writeProject()
    try writeCommon("let _: Void = { fatalError(\"no\") }(); Text(\"common\")")
    #expect(try drawn(status: 1).isSuperset(of: ["C", "D", "E", "F"]))
    #expect(try drawn(status: 1).isDisjoint(with: ["C", "D", "E", "F"]))
  }
}
