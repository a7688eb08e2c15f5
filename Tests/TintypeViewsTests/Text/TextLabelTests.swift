import Foundation
import Testing
import Tintype
import TintypeTestSupport
import TintypeViews

/// What texts are besides their characters: what is said in their place, how bold they are, where they come from.
@MainActor
@Suite struct TextLabelTests {
  private func spoken(_ view: some View) -> [String] {
    ImageRenderer(content: view).layout().accessibilityElements.map(\.label)
  }

  @Test func aPartOfATextSaysAnother() {
    let text = Text("4").accessibilityLabel("four") + Text(" of ") + Text("5 stars")
    #expect(spoken(text) == ["four of 5 stars"])
    #expect(TextMeasure.string(text) == "4 of 5 stars")
    #expect(spoken(text.accessibilityLabel("rating")) == ["rating"])
    #expect(spoken(Text("a \(Text("1/2").accessibilityLabel("half"))")) == ["a half"])
    #expect(spoken(Text(verbatim: "plain").bold()) == ["plain"])
  }

  /// They give back a text, which others can be joined to.
  @Test func headingsAndLanguagesAreTexts() throws {
    let heading: Text = Text("Chapter").accessibilityHeading(.h2).bold()
    let element = ImageRenderer(content: heading).layout().accessibilityElements.first
    #expect(element?.headingLevel == .h2 && element?.label == "Chapter")
    let inside = Text("\u{76f4}").typesettingLanguage(.init(languageCode: .japanese))
    let around = VStack { Text("\u{76f4}") }.environment(\.locale, Locale(identifier: "ja_JP"))
    let plain = VStack { Text("\u{76f4}") }
    func data(_ view: some View) throws -> Data { try ImageRenderer(content: view).pngData() }
    #expect(try data(VStack { inside }) == data(around))
    #expect(try data(plain.typesettingLanguage(.automatic)) == data(plain))
    let off: Text = inside.typesettingLanguage(.explicit(.init(identifier: "ko")), isEnabled: false)
    #expect(try data(VStack { off }) == data(around))
  }

  @Test func legibleTextsAreBold() {
    func width(_ view: some View) -> CGFloat { ImageRenderer(content: view).layout().size.width }
    let text = Text(verbatim: "Legible")
    #expect(width(text.environment(\.legibilityWeight, .bold)) == width(text.bold()))
    #expect(width(text.environment(\.legibilityWeight, .regular)) == width(text))
    #expect(EnvironmentValues().legibilityWeight == .regular)
  }

  @Test func localizedStringsHaveMarks() {
    let text = AttributedString(localized: "Save **now**")
    #expect(String(text.characters) == "Save now")
    #expect(TextMeasure.runs(Text(text)).map(\.font) == ["Inter Regular", "Inter Semi Bold"])
    let key = AttributedString(localized: "key", defaultValue: "*Later*")
    #expect(String(key.characters) == "Later")
    let resource = LocalizedStringResource("Save **now**")
    #expect(AttributedString(localized: resource) == text)
  }
}
