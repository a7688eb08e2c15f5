import Testing
import Tintype

@testable import TintypeTool

/// Which views and modifiers code calls, and which of them for certain once.
@Suite struct CallReaderTests {
  private func calls(_ code: String, of type: String = "") -> [StepCode.Call] {
    CallReader(code, of: type, at: 10).calls
  }

  private func names(_ code: String) -> [String] { calls(code).map(\.name) }

  @Test func viewsAndModifiers() {
    let found = calls("VStack {\n  Text(\"A(b)\")\n    .padding(.top, 4)\n}\n.frame(width: 10)")
    #expect(found.map(\.name) == ["VStack", "Text", "padding", "frame"])
    #expect(found.map(\.line) == [10, 11, 12, 14])
    #expect(found.allSatisfy { $0.isCertain && $0.member == 0 && $0.type.isEmpty })
  }

  @Test func aMemberOfATypeBeginsAStatement() {
    #expect(names("HStack { Color.red; Text(\"\") }") == ["HStack", "Color", "Text"])
    #expect(names("Color.red\n  .frame(width: 8)") == ["Color", "frame"])
  }

  @Test func whatIsNoCall() {
    #expect(
      names("Text(title).font(.body).foregroundStyle(Color.red)") == [
        "Text", "font", "foregroundStyle",
      ])
    #expect(names("func row(_ name: String) -> Text { SwiftUI.Text(name) }") == ["Text"])
    #expect(names("let size = max(a, b)") == [])
  }

  @Test(arguments: [
    "if isOn { HStack {} }", "ForEach(0..<3) { i in HStack {} }", "List(names) { HStack {} }",
    "switch kind { case .a: HStack {} }", "if let name, isOn { Text(\"\") } else { HStack {} }",
    "ForEach(rows.filter { $0.isOn }, id: \\.id) { row in VStack { HStack {} } }",
  ])
  func whatABranchOrALoopMakesIsUncertain(_ code: String) {
    #expect(calls(code).first { $0.name == "HStack" }?.isCertain == false)
  }

  @Test func whatStandsBesideABranchIsCertain() {
    let found = calls(
      "if isOn { Text(\"\") }\nHStack { Spacer() }\nForEach(a) { Image($0) }\nDivider()")
    #expect(found.filter(\.isCertain).map(\.name) == ["HStack", "Spacer", "ForEach", "Divider"])
  }

  @Test func modifiersWithinOneOfTheirNameAreUncertain() {
    let found = calls("Text(\"\").background { Color.red.padding().background(.blue) }.padding()")
    #expect(found.filter { $0.name == "background" }.allSatisfy { !$0.isCertain })
    #expect(found.filter { $0.name == "padding" }.allSatisfy { $0.isCertain })
  }

  @Test func membersOfATypeAreCounted() {
    let code = """
      struct Card: View {
        @State private var isOn = false
        var body: some View {
          VStack { header }
        }
        var header: some View { HStack { Text("") } }
      }
      """
    let found = calls(code, of: "Card")
    #expect(found.map(\.name) == ["VStack", "HStack", "Text"])
    #expect(found.allSatisfy { $0.type == "Card" })
    #expect(found[0].member != found[1].member && found[1].member == found[2].member)
  }
}
