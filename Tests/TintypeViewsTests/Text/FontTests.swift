import Testing
import Tintype
import TintypeTestSupport

/// What `Font` asks for, seen in the measures of texts.
@MainActor
@Suite struct FontTests {
  /// Ascent and descent of San Francisco as parts of the size.
  private static let natural: CGFloat = (1950 + 494) / 2048

  /// Sizes and line distances recorded from UIKit, one or more of each style.
  private nonisolated static let recorded:
    [(Font.TextStyle, DynamicTypeSize, size: CGFloat, pitch: CGFloat)] =
      [
        (.largeTitle, .large, 34, 41), (.title, .large, 28, 34), (.title2, .large, 22, 28),
        (.title3, .large, 20, 25), (.headline, .large, 17, 22), (.body, .large, 17, 22),
        (.callout, .large, 16, 21), (.subheadline, .large, 15, 20), (.footnote, .large, 13, 18),
        (.caption, .large, 12, 16), (.caption2, .large, 11, 13), (.title, .xLarge, 30, 36),
        (.title, .xxLarge, 32, 38), (.title, .accessibility4, 53, 61),
        (.headline, .accessibility4, 47, 51), (.body, .accessibility4, 47, 56),
        (.caption, .accessibility1, 22, 27), (.body, .xSmall, 14, 19), (.body, .xxxLarge, 23, 29),
      ]

  @Test("A style has its size and line distance at each text size", arguments: recorded.indices)
  func styles(_ index: Int) {
    let (style, typeSize, size, pitch) = Self.recorded[index]
    let text = Text(verbatim: "A\nB").font(.system(style)).dynamicTypeSize(typeSize)
    #expect(TextMeasure.runs(text).first?.size == size)
    #expect(TextMeasure.size(text).height == TextMeasure.up(size * Self.natural + pitch))
  }

  @Test func sizedFontsHaveNoLeadingAndIgnoreTheTextSize() {
    let text = Text(verbatim: "A\nB").font(.system(size: 20)).dynamicTypeSize(.accessibility5)
    #expect(TextMeasure.size(text).height == TextMeasure.up(2 * 20 * Self.natural))
  }

  @Test("Weight, slant and design choose a face") func faces() {
    func name(_ font: Font) -> String {
      TextMeasure.runs(Text(verbatim: "Face").font(font)).first?.font ?? ""
    }
    #expect(name(.body) == "Inter Regular")
    #expect(name(.system(size: 12, weight: .black)) == "Inter Black")
    #expect(name(.body.weight(.light)) == "Inter Light")
    #expect(name(.body.bold()) == "Inter Semi Bold" || name(.body.bold()) == "Inter SemiBold")
    #expect(name(.title.bold()) == "Inter Display Bold")
    #expect(name(.system(size: 19.9)) == "Inter Regular")
    #expect(name(.system(size: 20)) == "Inter Display Regular")
    #expect(name(.system(size: 12).italic()).contains("Italic"))
    #expect(name(.system(.body, design: .monospaced)).contains("Mono"))
    #expect(name(.body.monospaced()) == name(.system(.body, design: .monospaced)))
    #expect(name(.system(size: 12, design: .serif)).contains("Serif"))
    #expect(name(.custom("DejaVu Sans", size: 12).width(.condensed)).contains("Condensed"))
  }

  @Test("The bold faces of styles", arguments: Font.TextStyle.allCases)
  func boldStyles(_ style: Font.TextStyle) {
    let name = TextMeasure.runs(Text(verbatim: "a").font(.system(style)).bold()).first?.font
    // Titles and what is semibold already get bold, the others semibold.
    let isBold = [
      .largeTitle, .title, .title2, .headline, .extraLargeTitle, .extraLargeTitle2,
    ].contains(style)
    let isLarge = isBold && style != .headline || style == .title3
    #expect(name == (isLarge ? "Inter Display " : "Inter ") + (isBold ? "Bold" : "Semi Bold"))
  }

  @Test func boldGoesByTheWeightBefore() {
    let light = Text(verbatim: "a").font(.body.weight(.light))
    #expect(TextMeasure.runs(light.bold()).first?.font == "Inter Semi Bold")
    let black = Text(verbatim: "a").fontWeight(.black).bold()
    #expect(TextMeasure.runs(black).first?.font == "Inter Black")
    #expect(TextMeasure.runs(black.bold(false)).first?.font == "Inter Black")
  }

  @Test("Custom fonts follow the text size unless it is fixed") func customSizes() {
    func size(_ font: Font, _ typeSize: DynamicTypeSize) -> CGFloat? {
      TextMeasure.runs(Text(verbatim: "A").font(font).dynamicTypeSize(typeSize)).first?.size
    }
    let plain = Font.custom("DejaVu Sans", size: 16)
    #expect(size(plain, .large) == 16)
    // Recorded from UIFontMetrics.
    #expect(size(plain, .xxLarge) == 19)
    #expect(size(.custom("DejaVu Sans", size: 16, relativeTo: .largeTitle), .xxLarge) == 18)
    #expect(size(.custom("DejaVu Sans", fixedSize: 16), .xxLarge) == 16)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func width(_ string: String, _ font: Font) -> CGFloat {
      TextMeasure.lines(Text(verbatim: string).font(font)).first?.width ?? 0
    }
    #expect(width("111", .body) < width("888", .body))
    #expect(width("111", .body.monospacedDigit()) == width("888", .body.monospacedDigit()))
  }

  @Test("Leading moves the lines of a style by two points") func leading() {
    func height(_ font: Font) -> CGFloat {
      TextMeasure.size(Text(verbatim: "A\nB").font(font)).height
    }
    #expect(height(.body.leading(.tight)) == height(.body) - 2)
    #expect(height(.body.leading(.loose)) == height(.body) + 2)
  }

  @Test func rangeOfTextSizes() {
    func size(_ view: some View) -> CGFloat? { TextMeasure.runs(view).first?.size }
    let text = Text(verbatim: "A")
    #expect(
      size(text.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility1)) == 19)
    #expect(size(text.dynamicTypeSize(.xxLarge...).dynamicTypeSize(.small)) == 21)
    #expect(size(text.dynamicTypeSize(.small ... .xxLarge).dynamicTypeSize(.large)) == 17)
  }

  /// The older names of the sizes.
  @Test func sizeCategories() {
    func size(_ category: ContentSizeCategory) -> CGFloat? {
      TextMeasure.runs(Text(verbatim: "A").environment(\.sizeCategory, category)).first?.size
    }
    #expect(size(.large) == 17 && size(.extraLarge) == 19 && size(.extraExtraExtraLarge) == 23)
    var environment = EnvironmentValues()
    for (category, typeSize) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == typeSize && environment.sizeCategory == category)
      #expect(category.isAccessibilityCategory == typeSize.isAccessibilitySize)
    }
    #expect(ContentSizeCategory.small < .accessibilityMedium)
  }

  @Test(
    "Recorded sizes of secondary scale",
    arguments: [
      (22, Font.Weight.regular, 16.89), (26, .regular, 19.30), (13, .regular, 10.4),
      (17, .semibold, 14.28), (70, .bold, 35),
    ] as [(CGFloat, Font.Weight, CGFloat)])
  func secondarySizes(size: CGFloat, weight: Font.Weight, scaled: CGFloat) throws {
    let text = Text(verbatim: "a").font(.system(size: size, weight: weight)).textScale(.secondary)
    let drawn = try #require(TextMeasure.runs(text).first?.size)
    #expect(abs(drawn - scaled) < 0.01)
  }

  @Test("Text of secondary scale is narrower on lines as high as before") func textScale() {
    let text = Text(verbatim: "Two\nlines")
    let small = text.textScale(.secondary)
    #expect(TextMeasure.runs(small).first?.size == 17 * 0.8)
    #expect(TextMeasure.size(small).height == TextMeasure.size(text).height)
    #expect(TextMeasure.size(small).width < TextMeasure.size(text).width)
    #expect(TextMeasure.runs(small.monospaced()).first?.size == 17)
    #expect(TextMeasure.runs(text.textScale(.secondary, isEnabled: false)).first?.size == 17)
  }

  @Test func traitsMayBeTurnedOff() {
    #expect(Font.body.bold(false) == .body)
    #expect(Font.body.italic(true) == Font.body.italic())
    #expect(Font.system(size: 12).monospaced(true) == Font.system(size: 12).monospaced())
    #expect(
      Font.system(size: 12).monospaced().monospaced(false) == .system(size: 12, design: .default))
  }
}
