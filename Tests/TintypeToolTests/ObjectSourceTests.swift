import Testing
import TintypeSyntax

@testable import TintypeTool

/// What becomes of words to Objective-C and of macros that show nothing.
@Suite struct ObjectSourceTests {
  private func expanded(_ code: String) -> String {
    let outline = SourceOutline(code)
    let bytes = outline.rewritten(
      [0..<outline.bytes.count], blanking: [], outline.expandingMacros([]))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (
      "f(#selector(UIResponder.resignFirstResponder), to: nil)",
      "f(Selector(\"UIResponder.resignFirstResponder\"), to: nil)"
    ),
    ("f(#selector(A.b(_:with:)))", "f(Selector(\"A.b(_:with:)\"))"),
    ("f(#selector(\n  a\n))", "f(Selector(\"  a\")\n\n)"),
    ("f(#keyPath(A.b))", "f(\"A.b\")"),
    ("class A { @objc func b() {} }", "class A {  func b() {} }"),
    ("class A { @objc(c) func b() {} }", "class A {  func b() {} }"),
    ("@objcMembers class A { @IBOutlet var b: C? }", " class A {  var b: C? }"),
    ("let a = 1\n#Playground {\n  print(1)\n}\nlet b = 2", "let a = 1\n\n\n\nlet b = 2"),
    ("#Playground(\"x\") { print(1) }\n", "\n"),
  ])
  func objectiveCIsLeftOut(_ code: String, _ result: String) {
    #expect(expanded(code) == result)
  }

  @Test(arguments: [
    (
      "@Generable struct A { var b: String }",
      " struct A : Generable { struct PartiallyGenerated: GenerablePart { init() {};"
        + " var b: (String).PartiallyGenerated? }; var b: String }"
    ),
    (
      "@Generable(description: \"x\")\nstruct A: Equatable { @Guide(.count(3)) let b: [Int]; static let c: Int = 1 }",
      "\nstruct A: Generable, Equatable { struct PartiallyGenerated: GenerablePart { init() {};"
        + " var b: ([Int]).PartiallyGenerated? };  let b: [Int]; static let c: Int = 1 }"
    ),
    (
      "@Generable struct A { var b: Int { 1 }; var c: Int }",
      " struct A : Generable { struct PartiallyGenerated: GenerablePart { init() {};"
        + " var c: (Int).PartiallyGenerated? }; var b: Int { 1 }; var c: Int }"
    ),
    ("@Generable enum A { case b }", " enum A : Generable { case b }"),
  ])
  func whatAModelMakesConforms(_ code: String, _ result: String) {
    #expect(expanded(code) == result)
  }
}
