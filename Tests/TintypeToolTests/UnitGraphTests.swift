import Testing
import TintypeSyntax

@testable import TintypeTool

/// What the tool knows of units by their names alone.
@Suite struct UnitGraphTests {
  private func units(_ codes: [String]) -> [SourceUnit] {
    codes.enumerated().map { SourceUnit.file(path: "/x/\($0).swift", code: $1) }
  }

  private func closures(_ codes: String...) -> [[Int]] {
    let graph = UnitGraph(units: units(codes))
    return codes.indices.map { graph.closure(of: $0) }
  }

  @Test func unitsNeedWhatTheyMention() {
    #expect(
      closures(
        "struct A { let b: B }", "struct B { var c = make() }", "func make() { }", "let d = 1")
        == [[0, 1, 2], [1, 2], [2], [3]])
  }

  @Test func membersOfExtensionsAreNames() {
    #expect(
      closures("let a = Text(\"\").card()", "extension View { func card() { } }", "struct C { }")
        == [[0, 1], [1], [2]])
  }

  @Test func typesNeedTheirExtensions() {
    #expect(
      closures("struct A { }", "extension A: P { }", "let b = A()") == [
        [0, 1], [0, 1], [0, 1, 2],
      ])
  }

  @Test(arguments: [
    "extension Int: P { }", "infix operator <+>", "func == (a: A, c: A) { }",
    "extension String { init(a: Int) { } }", "extension Array { subscript(a: Int) -> Int { a } }",
  ])
  func unnamedDependenciesBelongToAll(_ code: String) {
    #expect(closures("let b = 1", code) == [[0, 1], [1]])
  }

  // MARK: What is left out

  private func mention(_ codes: String..., leaving left: Set<Int>, in unit: Int) -> String? {
    let names = AbsentNames(units: units(codes))
    let modes = codes.indices.map { left.contains($0) ? UnitMode.dropped : .shown }
    let absent = names.names(leftOutBy: modes, besides: DeclaredNames(modules: []))
    return names.mention(of: absent, in: unit).map { "\($0.name) \($0.line):\($0.column)" }
  }

  @Test func unitsThatCannotCompileAreFoundBeforehand() {
    #expect(
      mention("struct Store { }", "let a = 1\nlet s = Store()", leaving: [0], in: 1) == "Store 2:9")
    #expect(mention("struct Store { }", "let s = Store()", leaving: [], in: 1) == nil)
  }

  @Test(arguments: [
    "struct X { struct Store { } }\nlet s = Store()", "let s = Other.Store()", "f(Store: 1)",
    "struct X<Store: P> { let s: Store }", "#if canImport(X)\nlet s = Store()\n#endif",
    "struct X {\n#if canImport(X)\nlet s = Store()\n#endif\n}",
  ])
  func whatMayMeanSomethingElseIsLeftToTheCompiler(_ code: String) {
    #expect(mention("struct Store { }", code, leaving: [0], in: 1) == nil)
  }

  @Test func aNameThatAnotherUnitDeclaresAsWellIsThere() {
    #expect(
      mention("struct Store { }", "struct Store { }", "let s = Store()", leaving: [0], in: 2) == nil
    )
  }
}
