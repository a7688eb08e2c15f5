import Testing
import Tintype

@testable import TintypeTool

/// Which fences an article has, where they lie and what their info strings say.
@Suite struct ArticleTests {
  @Test(
    arguments: [
      (".package(url: \"u\", from: \"1.0.0\")\n", true),
      ("// In Package.swift:\n\ndependencies: [\n]\n", true),
      ("// swift-tools-version: 6.0\nimport PackageDescription\n", true),
      ("[\n  .target(name: \"A\"),\n]\n", true), ("Text(\"A\")\n  .package()\n", false),
      ("// .package(\nText(\"A\")\n", false), ("", false),
    ])
  func partsOfManifestsShowNothing(_ code: String, _ isPiece: Bool) throws {
    let fence = try #require(Article.fences(in: "```swift\n\(code)```\n").first)
    #expect(fence.attributes.isSkipped == isPiece)
  }

  @Test func onlySwiftFencesCount() {
    let fences = Article.fences(
      in:
        "```swift\nlet a = 1\n```\n\n~~~ Swift skip\nlet b = 2\n~~~\n\n```json\n{}\n```\n\n    let c = 3\n"
    )
    #expect(fences.map(\.code) == ["let a = 1\n", "let b = 2\n"])
    #expect(fences.map(\.line) == [2, 6])
    #expect(fences.map(\.ordinal) == [1, 2])
    #expect(fences.map(\.attributes.isSkipped) == [false, true])
  }

  @Test func indentationIsRemoved() {
    let fences = Article.fences(in: "1. A list\n\n   ```swift\n   let a = 1\n   ```\n")
    #expect(fences.map(\.indentation) == [3])
    #expect(fences.map(\.code) == ["let a = 1\n"])
  }

  @Test func attributes() {
    let attributes = PictureSettings(
      info:
        "swift render id=stack size=320x120 appearance=dark scale=2 alt=\"Three, side by side\" borders "
        + "frame=screen background=#F2F2F7 padding=16"
    )
    #expect(attributes?.frame == .screen)
    #expect(attributes?.background == "#F2F2F7")
    #expect(attributes?.padding == 16)
    #expect(attributes?.name == "stack")
    #expect(attributes?.size == PictureSize("320x120"))
    #expect(attributes?.appearance == .dark)
    #expect(attributes?.scales == [2])
    #expect(attributes?.alternativeText == "Three, side by side")
    #expect(attributes?.borders == true)
    #expect(attributes?.problems == [])
    #expect(PictureSettings(info: "swift open=\"Sort By\"")?.openedMenu == "Sort By")
    #expect(PictureSettings(info: "swiftui") == nil)
    #expect(PictureSettings(info: "") == nil)
  }

  @Test func explanationsAreRequestedByAnOption() {
    let all = PictureSettings(info: "swift explain internals")
    #expect(all?.explains == .rows && all?.showsInternals == true && all?.of == nil)
    let part = PictureSettings(info: "swift of=title")
    #expect(part?.explains == .rows && part?.of == "title")
    #expect(all?.problems == [] && part?.problems == [])
  }

  @Test(arguments: [
    "size=0x-5", "size=wide", "device=Nokia", "appearance=sepia", "scale=-1", "frame=glass",
    "background=nothing", "padding=-1", "scales=\"1,x\"", "locale=klingon-language",
    "dynamicType=huge",
    "steps=fast",
    "device=\"iPhone15,Nokia\"",
  ])
  func badAttributeIsReported(option: String) {
    let attributes = PictureSettings(info: "swift \(option)")
    #expect(attributes?.problems.count == 1)
    #expect(attributes?.problems.first?.contains(option.replacing("\"", with: "")) == true)
  }

  /// A word that nobody knows is named with the nearest that somebody does.
  @Test(arguments: [("border", "borders"), ("sise=1x1", "size"), ("bakground=red", "background")])
  func unknownOptions(option: String, nearest: String) {
    let problems = PictureSettings(info: "swift \(option)")?.problems ?? []
    #expect(problems.count == 1)
    #expect(problems.first?.contains("'\(nearest)'") == true)
    #expect(
      PictureSettings(info: "swift", comment: "zzzzzzzz")?.problems.first?.contains("norender")
        == true)
  }

  @Test func severalOfAKind() {
    let attributes = PictureSettings(
      info:
        "swift device=\"iPhoneSE, iPhone16Pro\" scales=\"1,3\" locale=en,ar dynamicType=\"large,Accessibility3\""
    )
    #expect(attributes?.problems.count == 1)
    #expect(attributes?.problems.first?.contains("'ar'") == true)
    #expect(attributes?.locales == ["en"])
    #expect(attributes?.devices == ["iPhoneSE", "iPhone16Pro"])
    #expect(attributes?.scales == [1, 3])
    #expect(attributes?.dynamicTypes == ["large", "accessibility3"])
  }

  @Test func aPictureShowsEitherAnExplanationOrSteps() {
    let both = PictureSettings(info: "swift explain steps=strip")
    #expect(both?.problems.count == 1 && both?.problems.first?.contains("two fences") == true)
    #expect(both?.isHidden == true)
    let part = PictureSettings(info: "swift steps=strip of=title")
    #expect(part?.problems == [] && part?.explains == nil && part?.of == "title")
    #expect(part?.isHidden == false)
  }

  /// DocC takes no words behind the language: a comment above the fence says them.
  @Test(arguments: [
    "<!-- tintype: swift size=300x60 explain=tree -->\n```swift\na\n```",
    "<!-- tintype: swift size=300x60 explain=tree -->\n\n```swift\na\n```",
    "{/* tintype: swift size=300x60 explain=tree */}\n```swift\na\n```",
    "1. A\n   <!-- tintype: swift size=300x60 -->\n   ```swift explain=tree\n   a\n   ```",
  ])
  func optionsMayBeInACommentAboveTheFence(_ page: String) throws {
    let attributes = try #require(Article.fences(in: page).first).attributes
    #expect(attributes.problems == [] && attributes.explains == .tree)
    #expect(attributes.size == PictureSize("300x60"))
    #expect(SettingsReader(page: "/p.md", text: page).problems.isEmpty)
  }

  @Test func optionsInACommentApplyToTheNextFenceOnly() {
    let page = """
      <!-- tintype: swift explain -->
      ```swift
      a
      ```

      ```swift
      b
      ```

      <!-- tintype: size: 10x10 -->
      ```swift
      c
      ```
      """
    #expect(Article.fences(in: page).map(\.attributes.explains) == [.rows, nil, nil])
    #expect(Article.fences(in: page).allSatisfy { $0.attributes.size == nil })
  }

  /// A page that explains settings shows them as code, which says nothing of the page itself.
  @Test(arguments: [
    "Write:\n\n    <!-- tintype: scale: 3 -->\n\ntext",
    "- item\n\n      <!-- tintype: scale: 3 -->\n",
    "> quote\n>\n>     <!-- tintype: scale: 3 -->\n",
    "\t<!-- tintype: scale: 3 -->\n\n\t<!-- tintype: swift explain -->\n",
    "```html\n<!-- tintype: scale: 3 -->\n```\n",
    "- item\n\n  ````\n  ```\n  <!-- tintype: scale: 3 -->\n  ````\n",
  ])
  func whatCodeShowsIsNoSetting(_ page: String) {
    let reader = SettingsReader(page: "/p.md", text: page)
    #expect(reader.settings.scales.isEmpty && reader.problems.isEmpty)
  }

  /// What is indented belongs to a list, or to a component of a page of MDX, which knows no code by indentation.
  @Test(arguments: [
    ("/p.md", "- item\n\n  <!-- tintype: scale: 3 -->\n"),
    ("/p.md", "- item\n    - item\n\n      <!-- tintype: scale: 3 -->\n"),
    ("/p.md", "> <!-- tintype: scale: 3 -->\n"),
    ("/p.md", "text\n    <!-- tintype: scale: 3 -->\n"),
    ("/p.mdx", "<Tabs>\n      {/* tintype: scale: 3 */}\n</Tabs>\n"),
  ])
  func settingsMayBeIndented(_ file: String, _ page: String) {
    #expect(SettingsReader(page: file, text: page).settings.scales == [3])
  }

  @Test func optionsWithoutAFenceAreReportedWithTheirLine() {
    let reader = SettingsReader(page: "/p.md", text: "a\n\n<!-- tintype: swift explain -->\n\ntext")
    #expect(reader.problems.map(\.line) == [3])
    #expect(reader.problems.first?.message.contains("No fence follows") == true)
  }

  @Test func stages() {
    #expect(PictureSettings(info: "swift")?.steps == nil)
    #expect(PictureSettings(info: "swift steps=strip")?.steps == StepForm("strip"))
    #expect(PictureSettings(info: "swift steps=animated:2")?.steps?.levels == 2)
  }

  @Test func sizes() throws {
    #expect(PictureSize("320x")?.width == 320)
    for text in ["320", "0x0", "320x-5", "1e9x"] {
      #expect(throws: PictureSize.WrongSide.self) { try PictureSize.read(text) }
    }
    #expect(try PictureSize.read("wide") == nil && PictureSize.read("x") == nil)
    #expect(PictureSize("320x")?.height == .some(nil))
    #expect(PictureSize("x20.5")?.height == 20.5)
    #expect(PictureSize("ideal")?.width == .some(nil))
    #expect(PictureSize("ideal")?.height == .some(nil))
  }

  @Test(arguments: ["", "x", "1x2x3", "-1x2", "0x1", "nanx1", "infx1", "1e9x1"])
  func wrongSizes(argument: String) {
    #expect(PictureSize(argument) == nil)
  }
}
