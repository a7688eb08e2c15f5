import Testing
import TintypeSyntax

@testable import TintypeTool

/// Declarations that are left out of a unit one by one.
@Suite struct UnitModeTests {
  private let code = """
    import SwiftUI
    struct A: View {
      var body: some View { B() }
    }

    struct B: View { var body: some View { Text("b") } }; struct C: View { var body: some View { B() } }
    #Preview { A() }
    """

  private func part(_ line: Int, _ column: Int) -> Int? {
    SourceUnit.file(path: "/x/a.swift", code: code).part(atLine: line, column: column)
  }

  @Test func aPositionBelongsToTheDeclarationAroundIt() {
    #expect(part(2, 1) == 1)
    #expect(part(4, 1) == 1)
    #expect([part(6, 1), part(6, 53), part(6, 55)] == [2, 2, 3])
    // Imports and previews are none.
    #expect([part(1, 8), part(7, 1)] == [nil, nil])
  }

  @Test func onlyUnitsOfDeclarationsHaveParts() {
    let whole = ["Text(\"a\")\nstruct A {}", "struct A {", "var body: some View { Text(\"\") }"]
    #expect(SourceUnit.file(path: "/x/a.swift", code: code).hasParts)
    for code in whole {
      #expect(!SourceUnit.file(path: "/x/a.swift", code: code).hasParts, "\(code)")
    }
  }

  @Test func whatIsLeftOutKeepsTheLinesOfTheRest() {
    let unit = SourceUnit.file(path: "/x/a.swift", code: code)
    let source = ProgramSource(units: [unit])
    let modes = [UnitMode.partial(without: [1])]
    let text = String(decoding: source.files(modes: modes, dropping: [])[0].bytes, as: UTF8.self)
    #expect(!text.contains("struct A"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = lines.firstIndex { $0.contains("#sourceLocation(file: \"/x/a.swift\", line: 1)") }
    let row = lines.firstIndex { $0.contains("struct B") }
    #expect(mark.flatMap { mark in row.map { $0 - mark } } == 6)
    // What a view shows is decided by what is left of its unit.
    #expect(source.entries.map { source.shows($0, modes) } == [false, true, true])
    let digests = [modes, [.partial(without: [1, 2])], [.shown]].map {
      source.digest(ofCodeBehind: 0, modes: $0, in: source.codeBehind)
    }
    #expect(Set(digests).count == 3)
  }

  @Test func lessThanADeclarationIsLeftOut() throws {
    let code = """
      enum Helpers {
        static let engine = Engine()
        static func shake() {
          engine.start()
        }
        static func title() -> String { "a" }
      }
      struct Card: View { var body: some View { Nothing() } }
      """
    let unit = SourceUnit.file(path: "/x/Helpers.swift", code: code)
    let shake = try #require(unit.cut(in: 0, atLine: 4, column: 5, besides: []))
    #expect(shake.name == "shake" && shake.extent == .body)
    // The body was left out, and the function still does not compile.
    let member = try #require(unit.cut(in: 0, atLine: 4, column: 5, besides: [shake]))
    #expect(member.name == "shake" && member.extent == .member)
    #expect(unit.cut(in: 0, atLine: 4, column: 5, besides: [shake, member]) == nil)
    // Without its body a view is another one.
    #expect(unit.cut(in: 1, atLine: 8, column: 45, besides: []) == nil)

    let engine = try #require(unit.cut(in: 0, atLine: 2, column: 23, besides: []))
    let source = ProgramSource(units: [unit])
    let mode = UnitMode.partial(without: [1], cutting: [shake, engine])
    let text = String(decoding: source.files(modes: [mode], dropping: [])[0].bytes, as: UTF8.self)
    #expect(!text.contains("Engine") && !text.contains("start"))
    #expect(text.contains("'shake' of Helpers.swift:3 does not compile"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.firstIndex { $0.contains("enum Helpers") }
    #expect(head.map { lines[$0 + 5].contains("func title") } == true)
    #expect(mode.key != UnitMode.partial(without: [1]).key)
  }

  @Test func namesOfWhatIsLeftOutAreMissing() {
    let unit = SourceUnit.file(path: "/x/a.swift", code: code)
    let names = AbsentNames(units: [unit])
    let missing = names.names(
      leftOutBy: [.partial(without: [2])], besides: DeclaredNames(modules: []))
    #expect(missing == ["B"])
    #expect(names.mention(of: missing, in: 0, besides: [2])?.line == 3)
    let body = unit.outline.bytes.firstRange(of: Array("B() }\n}".utf8)).map {
      Cut(range: $0, name: "body", extent: .body)
    }
    #expect(
      names.mention(of: missing, in: 0, besides: [2, 3], Set([body].compactMap { $0 })) == nil)
    // The preview is a unit of its own.
    #expect(names.mention(of: ["A"], in: 0, besides: [1]) == nil)
  }
}
