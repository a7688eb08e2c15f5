import Testing
import Tintype
import TintypeTestSupport

/// What the locale, small capitals and text cases do to characters and their glyphs.
@MainActor
@Suite struct TextLanguageTests {
  private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

  @Test(
    "Ideographs have the shapes of the environment's language",
    arguments: [
      ("en_US", "JP"), ("ja_JP", "JP"), ("zh_Hans_CN", "SC"), ("zh-Hant", "TC"), ("zh_HK", "TC"),
      ("ko_KR", "KR"), ("ja_JP@calendar=japanese", "JP"),
    ])
  func ideographs(identifier: String, region: String) {
    let text = Text(verbatim: "骨").environment(\.locale, locale(identifier))
    #expect(TextMeasure.runs(text).first?.font == "Noto Sans CJK \(region) Regular")
  }

  @Test func typesettingHasALanguageOfItsOwn() {
    func font(_ language: Locale.Language, isEnabled: Bool = true) -> String? {
      let text = Text(verbatim: "骨").typesettingLanguage(language, isEnabled: isEnabled)
      return TextMeasure.runs(text.environment(\.locale, locale("ja_JP"))).first?.font
    }
    #expect(font(.init(identifier: "zh-Hans")) == "Noto Sans CJK SC Regular")
    #expect(
      font(.init(languageCode: .chinese, script: .hanTraditional)) == "Noto Sans CJK TC Regular")
    #expect(font(.init(identifier: "zh-Hans"), isEnabled: false) == "Noto Sans CJK JP Regular")
    #expect(TextMeasure.string(Text(verbatim: "a").textSelection(.enabled)) == "a")
  }

  @Test func casesFollowTheLanguage() {
    func shown(_ string: String, _ textCase: Text.Case, _ identifier: String) -> String {
      TextMeasure.string(
        Text(verbatim: string).textCase(textCase).environment(\.locale, locale(identifier)))
    }
    #expect(shown("istanbul", .uppercase, "tr_TR") == "İSTANBUL")
    #expect(shown("istanbul", .uppercase, "en_US") == "ISTANBUL")
    #expect(shown("DIYARBAKIR", .lowercase, "tr") == "dıyarbakır")
    #expect(shown("ίσως", .uppercase, "el_GR") == "ΙΣΩΣ")
  }

  // Inter has no small capitals of its own; SF, which it stands in for, does.
  @Test("Small capitals of the system font are capitals as high as its small letters")
  func smallCapitals() {
    let text = Text(verbatim: "Ab 1")
    let small: CGFloat = 17 * 1536 / 2048
    func runs(_ font: Font) -> [String] {
      TextMeasure.runs(text.font(font)).map { "\($0.text)=\($0.size)" }
    }
    #expect(runs(.body.lowercaseSmallCaps()) == ["A=17.0", "B=\(small)", " 1=17.0"])
    #expect(runs(.body.uppercaseSmallCaps()) == ["A=\(small)", "b 1=17.0"])
    #expect(runs(.body.smallCaps()) == ["AB=\(small)", " 1=17.0"])
    // The lines stay those of the font.
    #expect(TextMeasure.size(text.font(.body.smallCaps())).height == TextMeasure.size(text).height)
    let rounded = Font.system(size: 20, design: .rounded).lowercaseSmallCaps()
    #expect(TextMeasure.runs(Text(verbatim: "ß").font(rounded)).map(\.text) == ["SS"])
  }

  @Test func aCustomFontHasItsOwnSmallCapitalsOrNone() {
    func line(_ font: Font) -> LayoutTextLine {
      TextMeasure.lines(Text(verbatim: "abc").font(font))[0]
    }
    let noto = Font.custom("Noto Sans", size: 20)
    #expect(line(noto.smallCaps()).text == "abc" && line(noto.smallCaps()).runs[0].size == 20)
    #expect(line(noto.smallCaps()).width != line(noto).width)
    let inter = Font.custom("Inter Display", size: 20)
    #expect(line(inter.smallCaps()).width == line(inter).width)
  }

  @Test func aFontIsFoundByTheNameOfItsFace() {
    func name(_ font: Font) -> String? {
      TextMeasure.runs(Text(verbatim: "a").font(font)).first?.font
    }
    #expect(name(.custom("Inter-Black", size: 12)) == "Inter Black")
    #expect(name(.custom("Inter-Black", size: 12).italic()) == "Inter Black Italic")
  }
}
