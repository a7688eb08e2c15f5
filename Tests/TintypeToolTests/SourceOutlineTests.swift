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

  /// A head at the very end of a source has what there is of it; nothing is read where a parenthesis is open.
  @Test(arguments: [
    ("func", ["func "]), ("func a", ["func a"]), ("func a(", []),
    ("func a()", ["func a()"]),
    ("func a(b", []),
  ]) func functionsAtTheEnd(source: String, expected: [String]) {
    #expect(kinds(source) == expected)
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

  /// Where a statement goes on in the next line, and where it does not.
  @Test(
    arguments: [
      "a,\nb", "a:\nb", "a.\nb", "a =\nb", "a +\nb", "a\n+ b", "a\n.b", "a\n{ }", "a\n, b",
      "a\n: b", "return\na", "try\na",
      "x as\nA", "x\nas A", "x\nis A", "a {\n}\nelse { }", "do { }\ncatch { }",
      "f {\n} \nlabel: { }", "a\n? b", "await\na",
      "a\n#if X\n.b\n#endif", "a\n#if X\n.b\n#if Y\n.c\n#endif\n.d\n#endif", "f(\na\n)",
      "a\n#if X\n.b\n#else\n.c\n#endif\n.d",
      "a in\nb", "x is\nA", "x\nwhere a", "x where\na", "some\na", "any\na",
    ])
  func goesOn(source: String) {
    #expect(kinds(source) == ["statement"])
    #expect(kinds(source + "\nz") == ["statement", "statement"])
  }

  @Test(
    arguments: [
      "a\nb", "a\n-b", "a!\nb", "a\n(b)", "f { }\nlabel: b", "a\nlabel: { }", "a\n#x", "a; b",
      "a;\nb", "f { }\nlabel { }",
      "\"as\"\nb", "a\n\"as\"", "f()\n!b",
    ])
  func isAnother(source: String) {
    #expect(kinds(source) == ["statement", "statement"])
  }

  @Test(
    arguments: [
      ("public private(set) var a = 1", ["var a"]), ("final\nclass A { }", ["class A"]),
      ("@A(b) @C.D struct E { }", ["struct E"]),
      ("var (a, b) = c", ["var a,b"]), ("let a: [Int] = [1], b = f { $0 }", ["var a,b: [ Int ]"]),
      ("var a: A { b }", ["var a: A"]),
      ("func f() { }", ["func f()"]),
      ("func f<T>(a: T, b c: Int = g(d, e)) -> T where T: A { }", ["func f(a:b)"]),
      ("func + (a: A, b: A) { }", ["func +(a:b)"]),
      ("extension A.B: C where D: E { }", ["extension A.B"]),
      ("extension [A]: B { }", ["extension [A]"]),
      ("extension [A: [B]] { }", ["extension [A:[B]]"]),
      ("enum A: Int { case b }", ["enum A"]),
      ("actor A { }\nprotocol B { }", ["actor A", "protocol B"]), ("struct", ["statement"]),
      ("final(a)", ["statement"]), ("open()", ["statement"]),
      ("operator +", ["other"]), ("infix operator +: A", ["other"]),
      ("import A.B\na", ["other", "statement"]), ("#if A\n#endif\n", ["directive", "directive"]),
      ("#Preview { a }\n#Other { b }", ["#Preview", "statement"]),
      ("typealias A<B> = C.D", ["typealias A"]), ("prefix a", ["statement"]),
      ("struct A", ["struct A"]), ("extension A", ["extension A"]), ("func f", ["func f"]),
      ("let a", ["var a"]), ("typealias A", ["typealias A"]), ("import A", ["other"]),
      (";", []), ("a;", ["statement"]), ("@main struct A { }", ["struct A"]),
      ("nonisolated(unsafe) let a = 1", ["var a"]), ("lazy @A var b: C", ["var b: C"]),
    ] as [(String, [String])])
  func heads(source: String, expected: [String]) {
    #expect(kinds(source) == expected)
  }

  @Test func whatTypesInheritAndHide() {
    func types(_ source: String) -> [String] {
      SourceOutline(source).items.map { item in
        switch item.kind {
        case .type(let type): "\(type.isGeneric) \(type.inherits.joined(separator: ","))"
        case .extension(_, let inherits): inherits.joined(separator: ",")
        default: "-"
        }
      }
    }
    #expect(types("struct A<B: C>: D, E.F where B: G { }") == ["true D,F"])
    #expect(types("struct A<B: C<D>> { }\nstruct E: F<G> { }") == ["true ", "false F,G"])
    #expect(types("struct A { var b: C }\nextension D: E, F { }") == ["false ", "E,F"])
    #expect(
      types("extension A where B: C { }\ntypealias D = E & F.G\ntypealias H<I> = J") == [
        "", "false E,G", "true J",
      ])
    let outline = SourceOutline(
      "private struct A { }\n@main fileprivate final struct B { }\nprivate(set) var c = 1\nstruct D { private var e = 1 }"
    )
    #expect(outline.items.map(outline.isPrivate) == [true, true, true, false])
    #expect(outline.items.map(\.attributes) == [[], ["main"], [], []])
    #expect(outline.items.map(\.line) == [1, 2, 3, 4])
    #expect(outline.items[1].obstacles == [21..<26, 27..<38])
    let imports = SourceOutline(
      "import A\n@testable import struct B.C\nimport func D.e\nf(.import, a)\noperator +")
    #expect(imports.items.map(imports.importedModule) == ["A", "B", "D", nil, nil])
    #expect(imports.token(ofImporting: ["B", "D"])?.range == 33..<34)
    #expect(imports.token(ofImporting: ["C", "a"]) == nil)
  }

  @Test func whatIsMentioned() {
    let outline = SourceOutline(
      "f(A.b, c: d).e { f in .g }\nextension H { init() { } }\nextension I { func j() { k.init() } }"
    )
    #expect(outline.names(mentionedIn: outline.items[0]) == ["f", "A", "c", "d", "in"])
    #expect(outline.members(mentionedIn: outline.items[0]).map(\.text) == ["b", "e", "g"])
    #expect(outline.items.map(outline.hasUnnamedMembers) == [false, true, false])
    #expect(outline.members(of: outline.items[2]).map(\.signature) == ["j()"])
    #expect(outline.members(of: outline.items[0]).isEmpty)
    let tight = SourceOutline("extension A {func b(){}}")
    #expect(tight.members(of: tight.items[0]).map(\.name) == ["b"])
    #expect(SourceOutline("a.b c.a").namesWithoutDot == ["a", "c"])
    let kit = SourceOutline("Kit.A x.Kit.B Kit C.Kit Kit.d")
    #expect(
      kit.qualifications(by: ["Kit"]) == [0..<4, 24..<28] && kit.qualifications(by: []).isEmpty)
    #expect(
      SourceOutline("@Environment(\\.a) Environment(\\.b) @Environment(c)").environmentKeys.map(
        \.text) == ["a"])
    func declared(_ source: String) -> [String] { SourceOutline(source).declaredNames }
    #expect(declared("func a(b c: D, e: F) { for g in h { } }") == ["a", "c", "e", "g"])
    #expect(declared("struct A<B, C> { let d: E }") == ["A", "B", "d"])
    #expect(declared("{ a, b in c }\n{ d in e.in }") == ["a", "b", "d"])
    #expect(declared("enum A { case b(c: D) }\nf(g, h: i)") == ["A", "b", "c", "h"])
    func mention(_ source: String, _ omitted: Set<Int> = []) -> Int? {
      SourceOutline(source).certainMention(of: ["A"], besides: omitted)
    }
    #expect(
      mention("A") == 0 && mention("b A") == 1 && mention("b.A A") == 3 && mention("f(A: 1)") == nil
    )
    #expect(
      mention("A\nb\nA", [0]) == 2 && mention("b\nA", [1]) == nil
        && mention("f({\n#if X\nA\n#endif\nA })") == 9)
    #expect(SourceOutline("A").certainMention(of: []) == nil)
  }

  /// Lines that would give others other names are blanked with what is asked to be.
  @Test func renamingLinesAreBlanked() {
    let outline = SourceOutline("#sourceLocation(file: \"a\", line: 1)\na b\n#sourceLocation")
    let masked = outline.masked(keeping: outline.items.map(\.range), blanking: [36..<37])
    #expect(
      String(decoding: masked, as: UTF8.self) == String(repeating: " ", count: 35) + "\n  b\n"
        + String(repeating: " ", count: 15))
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
