import Testing
import TintypeSyntax

@testable import TintypeTool

/// What the tool sees in Swift source.
@Suite struct SourceOutlineTests {
  private func kinds(_ source: String) -> [String] {
    SourceOutline(source).items.map { item in
      switch item.kind {
      case .type(let type): "\(type.keyword) \(type.name)"
      case .extension(let name, _): "extension \(name)"
      case .function(_, let signature): "func \(signature)"
      case .variable(let names, let type):
        "var \(names.joined(separator: ","))\(type.map { ": \($0)" } ?? "")"
      case .macro(let name): "#\(name)"
      case .directive: "directive"
      case .other: "other"
      case .statement: "statement"
      }
    }
  }

  /// What is moved elsewhere leaves no semicolon behind, which would be a statement without anything in it.
  @Test func aSemicolonBelongsToWhatItEnds() {
    let source = "struct A { }; struct B { }"
    #expect(kinds(source) == ["struct A", "struct B"])
    #expect(SourceOutline(source).items.map(\.range) == [0..<14, 14..<26])
  }

  @Test func declarations() {
    let source = """
      import SwiftUI
      @available(*, deprecated) public final class Box<T>: Base, SwiftUI.View where T: Any { var a = 1 }
      extension Box: View { }
      func make(_ a: Int, from b: [String: Int] = [:]) -> some View { Text("}") }
      let a = 1, b: Int = 2
      var body: some View {
        Text("x")
      }
      typealias Screen = View
      #Preview("x") { Box() }
      """
    #expect(
      kinds(source) == [
        "other", "class Box", "extension Box", "func make(_:from)", "var a,b: Int",
        "var body: some View", "typealias Screen", "#Preview",
      ])
  }

  @Test func expressionsGoOnOverLines() {
    let source = """
      let width =
        100
      HStack {
        Text("a")
      }
      .padding()
      #if os(iOS)
      .bold()
      #endif
      """
    #expect(
      kinds("let x = a\n  + b\n  ? c\n  : d\nText(x)\n  .bold()\nfoo()") == [
        "var x", "statement", "statement",
      ])
    #expect(kinds(source) == ["var width", "statement"])
    #expect(kinds("#if DEBUG\nlet a = 1\n#endif") == ["directive", "var a", "directive"])
    #expect(
      kinds("Button { } label: { }\n  .padding()\nText(\"a\")") == ["statement", "statement"])
    #expect(kinds("VStack\n{\n}\nif a { b } \n else { c }") == ["statement", "statement"])
  }

  @Test func stringsAndCommentsHideBrackets() {
    let source = ##"""
      /* { /* nested */ ( */
      let a = "} \(f(")")) {" // }
      let b = #"\( "# + """
        } "quoted" \(c { $0 })
        """
      let d = #/[{]/#
      """##
    let outline = SourceOutline(source)
    #expect(outline.isBalanced)
    #expect(kinds(source) == ["var a", "var b", "var d"])
  }

  @Test(arguments: ["struct A {", "}", "Text(\"a", "/* open", "f(]", "\"\\("])
  func unbalancedIsLeftToTheCompiler(source: String) {
    let outline = SourceOutline(source)
    #expect(!outline.isBalanced)
    #expect(outline.items == [])
  }

  @Test func maskingKeepsLinesAndColumns() {
    let outline = SourceOutline("let a = 1\nText(\"é\")\nfunc f() { }")
    let masked = outline.masked(keeping: [outline.items[1].range])
    #expect(String(decoding: masked, as: UTF8.self) == "         \nText(\"é\")\n            ")
  }

  @Test func candidates() {
    func shown(_ code: String) -> [ViewCandidate.Form] {
      let unit = SourceUnit.file(path: "/x/A.swift", code: code)
      return unit.candidates(viewProtocols: SourceUnit.viewProtocols(in: [unit])).map(\.form)
    }
    #expect(shown("struct A: View { }\nstruct B<T>: View { }\nstruct C { }") == [.type("A")])
    #expect(shown("protocol Page: View { }\nstruct A: Hashable, Page { }") == [.type("A")])
    #expect(shown("struct A { }\nextension A: View { }") == [.type("A")])
    #expect(shown("struct A: View { }\nA()") == [.expressions])
    #expect(shown("struct A: View { }\n@main struct B: App { }") == [.app("B")])
    #expect(shown("var body: some View { Text(\"a\") }\nfunc f() { }") == [.fragment])
    #expect(shown("let a = 1\nfunc f() { }") == [])
    #expect(shown("// struct A: View { }\nlet s = \"struct B: View { }\"") == [])
  }
}
