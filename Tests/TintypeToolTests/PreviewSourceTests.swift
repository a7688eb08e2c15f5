import Testing
import TintypeSyntax

@testable import TintypeTool

/// What the tool makes of previews.
@Suite struct PreviewSourceTests {
  private func units(
    _ code: String, draws: DrawnParts = .previews, platform: Platform? = nil
  ) -> [SourceUnit] {
    InputGroup(
      input: "A.swift", kind: .swift, sources: [InputSource(path: "/x/A.swift", text: code)],
      draws: draws, platform: platform
    ).units()
  }

  @Test func imagesLieBesideASourceAndInAFolderOfThatName() {
    let sources = ["/x/A.swift", "/x/B.swift", "/y/C.md"].map { InputSource(path: $0, text: "") }
    let group = InputGroup(input: "/x", kind: .swift, sources: sources)
    #expect(
      group.imageFolders == ["/x", "/x/Images", "/x/images", "/y", "/y/Images", "/y/images"])
  }

  private func forms(
    _ code: String, draws: DrawnParts = .previews, platform: Platform? = nil
  ) -> [ViewCandidate.Form] {
    let units = units(code, draws: draws, platform: platform)
    return units.flatMap { $0.candidates(viewProtocols: SourceUnit.viewProtocols(in: units)) }
      .map(\.form)
  }

  private let file = """
    struct A: View { }
    #Preview("One") { A() }
    #Preview { A().padding() }
    #Preview(traits: .portrait) { let a = 1
      A() }
    #Preview { NavigationStack { A() } }
    struct B_Previews: PreviewProvider { static var previews: some View { A() } }
    """

  @Test func previewsComeFirst() {
    let previews: [ViewCandidate.Form] = [
      .preview(name: "One"), .preview(name: "A"), .preview(name: "A"), .preview(name: nil),
      .provider("B_Previews"),
    ]
    #expect(forms(file) == previews)
    #expect(forms(file, draws: .views) == [.type("A")])
    #expect(forms(file, draws: .all) == [.type("A")] + previews)
    #expect(forms("struct A: View { }\nlet x = 1") == [.type("A")])
  }

  @Test func aPreviewHasItsOwnLines() {
    #expect(units(file).map(\.line) == [1, 2, 3, 4, 6, 7])
    #expect(units(file).map(\.lines.upperBound) == [7, 2, 3, 5, 6, 7])
    #expect(units("let a = 1; #Preview { a }").map(\.code).last == "           #Preview { a }")
  }

  @Test func aBodyMayBeAnArgument() throws {
    #expect(forms("#Preview(\"One\", body: { A() })") == [.preview(name: "One")])
    #expect(forms("#Preview(body: { A() })") == [.preview(name: "A")])
    func code(_ preview: String) throws -> String {
      let unit = try #require(units(preview).last)
      return String(
        decoding: PreviewSource(unit: unit, identifier: "3").code([]) { $0 }, as: UTF8.self)
    }
    #expect(
      try code("#Preview(\"One\", body: { A() })").contains("_Preview(\"One\", body: { A() })"))
    let live = try code("#Preview(\"One\", body: { @Previewable @State var a = 1; A(a) })")
    #expect(
      live.contains("_Preview(\"One\"") && live.contains(") { TintypePreview_3() }"), "\(live)")
    #expect(!live.contains("body: {"))
    #expect(live.contains("@State var a = 1;") && !live.contains("; A(a)"), "\(live)")
  }

  @Test func namesThatAreNoPlainStringsAreNone() {
    #expect(forms("#Preview(\"a \\(1)\") { b }") == [.preview(name: nil)])
    #expect(forms("#Preview(\"a\\n\") { b }") == [.preview(name: nil)])
  }

  @Test func whatIsPreviewableBecomesTheViewsOwn() throws {
    let unit = try #require(
      units("#Preview(\"x\") {\n  @Previewable @State var a = 1\n  let b = 2\n  T(a, b)\n}").last)
    let code = PreviewSource(unit: unit, identifier: "3").code([]) { $0 }
    let lines = String(decoding: code, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
    #expect(
      lines == [
        "fileprivate typealias _Preview = SwiftUI.Preview",
        "fileprivate struct TintypePreview_3: View {", "@State var a = 1",
        "@ViewBuilder var body: some View {", "let b = 2", "T(a, b)", "}", "}",
        "@MainActor func tintypePreview_3() -> SwiftUI.Preview {",
        "_Preview(\"x\") { TintypePreview_3() }}",
      ])
  }

  @Test func aPreviewKeepsItsColumns() throws {
    let unit = try #require(units("  #Preview { A() }").last)
    let code = PreviewSource(unit: unit, identifier: "0").code([
      Rename(range: 13..<14, replacement: "A__2")
    ]) { $0 }
    #expect(String(decoding: code, as: UTF8.self).contains("{\n  _Preview { A__2() }}"))
  }

  @Test func aFenceShowsItsPreviewWhereItShowsNothingElse() {
    let fence = "```swift\nstruct A: View { }\n#Preview { A() }\n```\n"
    let markdown = fence + "```swift\n#Preview { A(1) }\n```\n"
    let group = InputGroup(
      input: "a.md", kind: .article,
      sources: [
        InputSource(path: "/x/a.md", text: markdown, fences: Article.fences(in: markdown))
      ])
    let units = group.units()
    #expect(
      units.flatMap { $0.candidates(viewProtocols: ["View"]) }.map(\.form) == [
        .type("A"), .preview(name: "A"),
      ])
  }

  @Test(arguments: [
    "setLiveView(A())", "liveView = UIHostingController(rootView: A())", "liveView = A()",
  ])
  func playgroundsShowTheirLiveView(_ call: String) throws {
    let source = "struct A: View { }\nPlaygroundPage.current.\(call)"
    #expect(forms(source) == [.preview(name: nil)])
    let unit = try #require(units(source).last)
    let code = String(
      decoding: PreviewSource(unit: unit, identifier: "1").code([]) { $0 }, as: UTF8.self)
    #expect(code.split(separator: "\n")[1].trimmingPrefix { $0 == " " }.hasPrefix("A()"))
    #expect(forms("PlaygroundPage.current.needsIndefiniteExecution = true") == [.expressions])
  }

  @Test func conditionsAroundDeclarations() {
    let code = """
      #if DEBUG
      struct A: View { }
      #elseif true
      struct B: View { }
      #else
      struct C: View { }
      #endif
      #if os(macOS) || FLAG
      struct D: View { }
      #elseif canImport(SwiftUI) && !canImport(AppKit)
      #if (swift(>=5.9))
      struct E: View { }
      #endif
      #endif
      """
    #expect(forms(code) == [.type("A"), .type("E")])
  }

  @Test func thePlatformIsAPhoneWhereNothingElseIsMeant() {
    let plain = "#if os(iOS)\nstruct A: View { }\n#endif"
    let branched = "#if os(iOS)\nstruct A: View { }\n#else\nstruct B: View { }\n#endif"
    #expect(forms(plain) == [.type("A")])
    #expect(forms(plain, platform: .linux) == [])
    #expect(forms(branched) == [.type("B")])
    #expect(forms(branched, platform: .ios) == [.type("A")])
    // A branch for another of Apple's platforms is none for this one.
    let apples =
      "#if os(macOS)\nstruct A: View { }\n#elseif os(iOS)\nstruct B: View { }\n#elseif os(tvOS) || os(watchOS)\nstruct C: View { }\n#endif"
    #expect(forms(apples) == [.type("B")])
    #expect(Platform.decided(plain, for: nil).utf8.count == plain.utf8.count)
  }

  @Test func modulesOfAFolderAreCompiledAsOne() {
    let group = InputGroup(
      input: "/x", kind: .swift,
      sources: [
        InputSource(
          path: "/x/App/A.swift", text: "import SwiftUI\n@testable import Models\nimport Other\n"),
        InputSource(
          path: "/x/Sources/Models/M.swift", text: "import struct App.A\nlet m = 1"),
        InputSource(path: "/x/Tests/T.swift", text: "import XCTest\nclass T {}"),
      ])
    #expect(
      group.units().map { $0.code.replacing(" ", with: "") } == [
        "importSwiftUI\n\nimportOther\n", "\nletm=1",
      ])
  }

  @Test func whatIsPrivateIsSeenInItsOwnFile() {
    func file(_ name: String, _ code: String) -> [SourceUnit] {
      [SourceUnit.file(path: "/x/\(name).swift", code: code)]
    }
    let versions = NameVersions(
      units: file("a", "struct Row {}") + file("b", "private struct Row {}")
        + file("c", "let r: Row")
        + file("d", "fileprivate struct Row {}"))
    #expect((0..<4).map { versions.name("Row", in: $0) } == ["Row", "Row__2", "Row", "Row__3"])
  }

  /// Members of arrays of different elements are not versions of one another.
  @Test func membersOfDifferentElementsKeepTheirNames() {
    let units = [
      "extension [A] { var sorted: [A] { [] } }", "extension [B] { var sorted: [B] { [] } }",
      "extension Array where Element == C { var first: C? { nil } }",
      "extension Array where Element == D { var first: D? { nil } }",
      "extension E { var second: Int { 0 } }", "extension E { var second: Int { 1 } }",
    ].enumerated().map { SourceUnit.file(path: "/x/\($0.offset).swift", code: $0.element) }
    let versions = NameVersions(units: units)
    #expect(
      units.indices.map { versions.renamed(in: $0).keys.sorted() } == [
        [], [], [], [], [], ["second"],
      ])
  }
}
