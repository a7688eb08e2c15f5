import Testing
import TintypeSyntax

@testable import TintypeTool

/// What `@Entry` becomes where no macro is there.
@Suite struct EntrySourceTests {
  private func expanded(_ code: String, renames: [Rename] = []) -> String {
    let outline = SourceOutline(code)
    let bytes = outline.rewritten(
      [0..<outline.bytes.count], blanking: [], outline.expandingEntries(renames))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func property(_ head: String, _ name: String, _ type: String) -> String {
    let access = "self[entry: \"\(name)\", Self._entry_\(name)]"
    return "\(head) \(name): \(type) { get { \(access) } set { \(access) = newValue } }; "
      + "fileprivate static var _entry_\(name)"
  }

  @Test func theValueStaysWhereItStands() {
    #expect(
      expanded(
        "extension EnvironmentValues {\n  @Entry public var a: [Int] = [\n    1,\n  ] // x\n}")
        == "extension EnvironmentValues {\n  " + property(" public var", "a", "[Int]")
        + ": [Int] = [\n    1,\n  ] // x\n}")
  }

  @Test(arguments: [
    ("= 4.5", "Double"), ("= 4", "Int"), ("= \"c\"", "String"), ("= true", "Bool"),
    ("= Theme(1)", "Theme"), (": () -> Void = {}", "() -> Void"), (": Int?", "Int?"),
    (": [String: (Int) -> Int]? = nil", "[String: (Int) -> Int]?"),
  ])
  func theTypeIsWrittenOrThatOfALiteral(_ rest: String, _ type: String) {
    #expect(
      expanded("extension A { @Entry var a \(rest)\n  var b: Int { 1 } }")
        == "extension A { " + property(" var", "a", type) + " \(rest)\n  var b: Int { 1 } }")
  }

  @Test func linesStayAndUnreadableEntriesAreUnchanged() {
    #expect(
      expanded("extension A {\n@Entry\nvar a: Int = 1\n}").filter(\.isNewline).count == 3)
    #expect(
      expanded("extension A { @Entry var a = make() }") == "extension A { @Entry var a = make() }")
  }
}
