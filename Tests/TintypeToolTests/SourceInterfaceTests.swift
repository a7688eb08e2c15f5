import Testing
import TintypeSyntax

/// What of a source other files may depend on.
@Suite struct SourceInterfaceTests {
  private func areAlike(_ old: String, _ new: String) -> Bool {
    SourceOutline(old).interface == SourceOutline(new).interface
  }

  @Test(arguments: [
    ("func f() -> Int { 1 }", "func f() -> Int { 2 }"),
    (
      "struct A: View { var body: some View { Text(\"a\") } }",
      "struct A: View { var body: some View { VStack { Text(\"b\").padding() } } }"
    ),
    (
      "struct A { let x: Int\n init(_ y: Int) { x = y } }",
      "struct A { let x: Int\n init(_ y: Int) { x = 2 * y } }"
    ),
    ("struct A { subscript(i: Int) -> Int { i } }", "struct A { subscript(i: Int) -> Int { 0 } }"),
    ("class A { class func f() {} }", "class A { class func f() { g() } }"),
    ("var x: Int { get { 1 } set {} }", "var x: Int { get { y() } set { z() } }"),
    (
      "#sourceLocation(file: \"a.md\", line: 3)\nlet a = 1\n#sourceLocation()",
      "#sourceLocation(file: \"a.md\", line: 9)\nlet a = 1\n#sourceLocation()"
    ),
    ("let a = 1 // one", "let a = 1"),
    ("struct A { deinit { 1 } }", "struct A { deinit { 2 } }"),
    ("actor A { init() { 1 } }", "actor A { init() { 2 } }"),
    ("var x: Int { 1 }\nvar y: Int { 1 }", "var x: Int { 2 }\nvar y: Int { 3 }"),
    ("var x: Int { didSet { 1 } }", "var x: Int { didSet { 2 } }"),
    ("extension A { func f() { let a = 1 } }", "extension A { func f() { func g() {} } }"),
    (
      "fileprivate func f() -> some View { Text(\"a\") }",
      "fileprivate func f() -> some View { Text(\"a\").padding() }"
    ),
    (
      "struct A: App { var body: some Scene { WindowGroup { B() } } }",
      "struct A: App { var body: some Scene { WindowGroup { B().padding() } } }"
    ),
  ])
  func bodiesConcernNobodyElse(_ old: String, _ new: String) {
    #expect(areAlike(old, new))
  }

  @Test(arguments: [
    ("func f() -> Int { 1 }", "func f() -> Double { 1 }"),
    (
      "func f(_ x: Int = 1, y: () -> Void = { g() }) {}",
      "func f(_ x: Int = 1, y: () -> Void = { h() }) {}"
    ),
    ("let a = { 1 }()", "let a = { 1.5 }()"),
    ("var a = f { 1 }", "var a = f { \"\" }"),
    ("var a: Int = f { 1 }", "var a: Int = f { 2 }"),
    ("struct A { var x = 1 }", "struct A { var w = 3.0; var x = 1 }"),
    ("struct A { struct B { var x: Int } }", "struct A { struct B { var x: Double } }"),
    ("var x: Int { get { 1 } }", "var x: Int { get { 1 } set {} }"),
    ("var x: Int { get { 1 } }", "var x: Int { get throws { 1 } }"),
    ("protocol P { var x: Int { get } }", "protocol P { var x: Int { get set } }"),
    ("enum E { case a, b }", "enum E { case a, c }"),
    ("struct A: View {}", "struct A: View, Equatable {}"),
    ("private func f() {}", "func f() {}"),
    ("@_transparent func f() -> Int { 1 }", "@_transparent func f() -> Int { 2 }"),
    ("struct A { let x: Int\n #member { 1 } }", "struct A { let x: Int\n #member { 2 } }"),
    ("func f() {", "func f() { 1"),
    // The compiler gives whoever calls it the type that is in the body.
    (
      "func f() -> some View { Text(\"a\") }", "func f() -> some View { Text(\"a\").padding() }"
    ),
    (
      "extension View { var tag: some View { a } }",
      "extension View { var tag: some View { a.padding() } }"
    ),
    (
      "private let x = 1\nfunc f() -> some View { Text(\"a\") }",
      "private let x = 1\nfunc f() -> some View { Text(\"a\").padding() }"
    ),
    (
      "struct A { private(set) var b: some View { Text(\"a\") } }",
      "struct A { private(set) var b: some View { Text(\"a\").padding() } }"
    ),
    ("func f() { 1 }", "func f() { 1 }\nfunc g() {}"),
    // What stands behind a declaration is none of its body.
    ("struct A { var x: Int }\nf { 1 }", "struct A { var x: Int }\nf { 2 }"),
    ("func f() {}\ng { 1 }", "func f() {}\ng { 2 }"),
    ("struct A { let x: Int; #m { 1 } }", "struct A { let x: Int; #m { 2 } }"),
    ("let a: Int = f.func { 1 }", "let a: Int = f.func { 2 }"),
    ("var x: Int { didSet { 1 } }", "var x: Int { willSet { 1 } }"),
    ("enum E { case a(Int) }", "enum E { case a(Double) }"),
    ("case a { 1 }", "case a { 2 }"), ("typealias A = B", "typealias A = C"),
    ("@inlinable func f() { 1 }", "@inlinable func f() { 2 }"),
    ("var x: Int { _modify { } }", "var x: Int { }"),
  ])
  func changesOfAnInterfaceAreNoticed(_ old: String, _ new: String) {
    #expect(!areAlike(old, new))
  }

  @Test func labelsAndBodiesDeclareNothingThatOthersSee() {
    let source = """
      extension Color {
        static func mix(equals other: Color) -> Color { let level = 1; return other }
        var brand: Color { .red }
      }
      enum Kind { case plain }
      """
    #expect(SourceOutline(source).visibleNames == ["mix", "brand", "Kind", "plain"])
  }

  @Test func keysOfTheEnvironmentAreFound() {
    let source =
      #"struct A { @Environment(\.a) var b; @Environment(Model.self) var c; let d = \A.b }"#
    #expect(SourceOutline(source).environmentKeys.map(\.text) == ["a"])
  }
}
