import Testing

@testable import TintypeTool

/// Which views are shown within others.
@Suite struct ViewPartsTests {
  private func whole(_ part: String, _ wholes: [String], _ codes: String...) -> String? {
    let units = codes.enumerated().map { SourceUnit.file(path: "/x/\($0).swift", code: $1) }
    return ViewParts(units: units).whole(showing: part, among: wholes)
  }

  @Test func partsAreFoundThroughOtherParts() {
    let code = """
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { rows } }
      struct C: View { var body: some View { Text("c") } }
      """
    let more = "extension B { var rows: some View { C() } }"
    #expect(whole("B", ["A"], code, more) == "A")
    #expect(whole("C", ["A"], code, more) == "A")
    #expect(whole("A", ["B", "C"], code, more) == nil)
  }

  @Test func aViewIsNoPartOfItself() {
    #expect(whole("A", ["A"], "struct A: View { var body: some View { AnyView(A()) } }") == nil)
  }

  @Test func namesOfMembersAreNoViews() {
    #expect(whole("B", ["A"], "struct A: View { var body: some View { Text(x.B) } }") == nil)
  }
}
