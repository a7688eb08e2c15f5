import Testing
import TintypeSyntax

/// What a `#Preview` says, and what a playground shows.
@Suite struct PreviewDeclarationTests {
  /// The first item's name, type, head, tail, body, states and marks, each as it is written.
  private func preview(_ source: String) -> [String]? {
    let outline = SourceOutline(source)
    guard let item = outline.items.first, let preview = outline.preview(of: item) else {
      return nil
    }
    func text(_ range: Range<Int>) -> String {
      String(decoding: outline.bytes[range], as: UTF8.self)
    }
    return [
      preview.name ?? "-", preview.shownType ?? "-", text(preview.head), text(preview.tail),
      text(preview.body),
    ]
      + preview.states.map(text) + preview.marks.map(text)
  }

  @Test(
    arguments: [
      ("#Preview { A() }", ["-", "A", "#Preview ", "", " A() "]),
      ("#Preview(\"x\") { A().b() }", ["x", "A", "#Preview(\"x\") ", "", " A().b() "]),
      (
        "#Preview(\"x\", traits: .y) { a() }",
        ["x", "-", "#Preview(\"x\", traits: .y) ", "", " a() "]
      ),
      ("#Preview(\"\\(x)\") { A }", ["-", "-", "#Preview(\"\\(x)\") ", "", " A "]),
      ("#Preview(\"\") { A(); B() }", ["", "-", "#Preview(\"\") ", "", " A(); B() "]),
      ("#Preview(\"x\", body: { A() })", ["x", "A", "#Preview(\"x\"", ")", " A() "]),
      ("#Preview(body: { A() })", ["-", "A", "#Preview(", ")", " A() "]),
      (
        "#Preview(\"x\", traits: f({ g }), body: { A() })",
        ["x", "A", "#Preview(\"x\", traits: f({ g })", ")", " A() "]
      ),
      (
        "#Preview(#\"x\"#) { let a = 1; return A() }",
        ["-", "-", "#Preview(#\"x\"#) ", "", " let a = 1; return A() "]
      ),
      (
        "#Preview { @Previewable @State var a = 1; A() }",
        [
          "-", "A", "#Preview ", "", " @Previewable @State var a = 1; A() ",
          "@Previewable @State var a = 1; ", "@Previewable",
        ]
      ),
      (
        "#Preview {\n  @State @Previewable var a = 1\n  A()\n}",
        [
          "-", "A", "#Preview ", "", "\n  @State @Previewable var a = 1\n  A()\n",
          "@State @Previewable var a = 1\n  ", "@Previewable",
        ]
      ),
      (
        "#Preview(as: .x) { A() } timeline: { B() }",
        ["-", "A", "#Preview(as: .x) ", " timeline: { B() }", " A() "]
      ),
      (
        "#Preview(\"x\", as: .y, using: z) {\n  A()\n} a: {\n} b: { c: do { } }",
        ["x", "A", "#Preview(\"x\", as: .y, using: z) ", " a: {\n} b: { c: do { } }", "\n  A()\n"]
      ),
      (
        "#Preview(as: .x, widget: { A() }, timeline: { B() })",
        ["-", "A", "#Preview(as: .x", ")", " A() "]
      ),
      ("#Preview { if a { A() } }", ["-", "-", "#Preview ", "", " if a { A() } "]),
    ] as [(String, [String])])
  func parts(source: String, expected: [String]) {
    #expect(preview(source) == expected)
  }

  @Test(arguments: [
    "#Preview", "#Preview(\"x\")", "#Preview(body: a)", "A()", "#Other { A() }",
    "#Preview(body { A() })",
  ])
  func withoutABody(source: String) {
    #expect(preview(source) == nil)
  }

  @Test(
    arguments: [
      ("PlaygroundPage.current.liveView = A()", "A()"),
      ("PlaygroundPage.current.setLiveView(A(b))", "A(b)"),
      ("PlaygroundPage.current.liveView = UIHostingController(rootView: A())", "A()"),
      (
        "PlaygroundPage.current.liveView = UIHostingController(view: A())",
        "UIHostingController(view: A())"
      ),
      ("PlaygroundPage.current.setLiveView = A()", nil),
      ("PlaygroundPage.current.liveView(A())", nil), ("PlaygroundPage.current.liveView =", nil),
      ("Page.current.liveView = A()", nil), ("let a = PlaygroundPage.current.liveView", nil),
      ("PlaygroundPage.current.liveView + A()", nil),
      ("PlaygroundPage.current.other = A()", nil),
    ] as [(String, String?)])
  func liveViews(source: String, view: String?) throws {
    let outline = SourceOutline(source)
    let item = try #require(outline.items.first)
    #expect(
      outline.liveView(of: item).map { String(decoding: outline.bytes[$0], as: UTF8.self) } == view)
    #expect(outline.isPreview(item) == (view != nil))
  }

  @Test func whatShowsAViewInXcode() {
    let outline = SourceOutline(
      "struct A: PreviewProvider { }\nstruct B: View { }\n#Preview { }\nlet c = 1")
    #expect(outline.items.map(outline.isPreview) == [true, false, true, false])
  }
}
