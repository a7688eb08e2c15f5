import Testing
import Tintype
import TintypeText

@testable import TintypeViews

/// What texts have of their own before what is around, value by value, and nouns of several.
@MainActor @Suite struct TextAttributesTests {
  private static let line = TextAttributes.LineStyle(isActive: true, pattern: .dash, color: nil)

  /// A way to set each value, and what is to be found of it.
  private static let values:
    [(name: String, set: (inout TextAttributes) -> Void, found: (TextAttributes) -> Bool)] = [
      ("font", { $0.font = .title }, { $0.font == .title }),
      ("weight", { $0.weight = .bold }, { $0.weight == .bold }),
      ("width", { $0.width = .condensed }, { $0.width == .condensed }),
      ("design", { $0.design = .serif }, { $0.design == .serif }),
      ("isBold", { $0.isBold = true }, { $0.isBold == true }),
      ("isItalic", { $0.isItalic = false }, { $0.isItalic == false }),
      (
        "features", { $0.features = [.lowercaseSmallCaps] },
        { $0.features == [.lowercaseSmallCaps] }
      ),
      ("tracking", { $0.tracking = 0 }, { $0.tracking == 0 }),
      ("kerning", { $0.kerning = 2 }, { $0.kerning == 2 }),
      ("baselineOffset", { $0.baselineOffset = 3 }, { $0.baselineOffset == 3 }),
      ("underline", { $0.underline = line }, { $0.underline?.pattern == .dash }),
      ("strikethrough", { $0.strikethrough = line }, { $0.strikethrough?.pattern == .dash }),
      ("style", { $0.style = Color.red }, { $0.style is Color }),
      ("background", { $0.background = .blue }, { $0.background == .blue }),
      ("scale", { $0.scale = .secondary }, { $0.scale == .secondary }),
    ]

  @Test func nothingIsSetAtFirst() {
    #expect(TextAttributes().isEmpty)
    for value in Self.values {
      var attributes = TextAttributes()
      #expect(!value.found(attributes), "\(value.name)")
      value.set(&attributes)
      #expect(!attributes.isEmpty && value.found(attributes), "\(value.name)")
    }
  }

  @Test func ownValuesGoBeforeThoseAround() {
    for value in Self.values {
      var set = TextAttributes()
      value.set(&set)
      #expect(value.found(set.over(TextAttributes())), "\(value.name)")
      #expect(value.found(TextAttributes().over(set)), "\(value.name)")
    }
    var (own, outer) = (TextAttributes(), TextAttributes())
    (own.font, own.weight, own.tracking, own.isBold) = (.title, .bold, 1, false)
    (outer.font, outer.weight, outer.tracking, outer.isBold) = (.body, .thin, 2, true)
    (own.baselineOffset, own.kerning, own.background) = (4, 5, .red)
    (outer.baselineOffset, outer.kerning, outer.background) = (6, 7, .blue)
    (own.features, outer.features) = ([.lowercaseSmallCaps], [.uppercaseSmallCaps])
    let both = own.over(outer)
    #expect(both.font == .title && both.weight == .bold && both.tracking == 1)
    #expect(both.isBold == false && both.baselineOffset == 4 && both.kerning == 5)
    #expect(both.background == .red)
    #expect(both.features == [.uppercaseSmallCaps, .lowercaseSmallCaps])
  }

  /// A part without characters is none: it makes no line higher.
  @Test func emptyPartsAreNone() {
    func height(_ text: Text) -> CGFloat? {
      let renderer = ImageRenderer(
        content: text.lineHeight(.multiple(factor: 2)).accessibilityIdentifier("text"))
      return renderer.layout()["text"]?.frame.height
    }
    let small = Text("a").font(.system(size: 10))
    #expect(height(small) == 20)
    #expect(height(Text("").font(.system(size: 40)) + small) == 20)
    #expect(height(small + Text("\(Text("").font(.system(size: 40)))")) == 20)
  }

  /// What has no marks stays as it is, whatever its characters.
  @Test func textsWithoutMarks() {
    for text in ["a\u{0}b", " a ", "a\r\nb", "1. a", "# a", ">", "\u{10FFF2}"] {
      #expect(InlineMarkdown.spans(of: text) == [InlineMarkdown.Span(text: text)])
    }
  }

  @Test(arguments: [
    ("sheep", "sheep"), ("Fish", "Fish"), ("city", "cities"), ("boy", "boys"), ("box", "boxes"),
    ("bus", "buses"), ("church", "churches"), ("dish", "dishes"), ("buzz", "buzzes"),
    ("child", "children"), ("grandchild", "grandchildren"), ("fireman", "firemen"),
    ("Person", "People"), ("human", "humans"), ("book", "books"), ("y", "ys"),
    ("potato", "potatoes"),
    ("quiz", "quizzes"),
  ]) func nounsOfSeveral(noun: String, several: String) {
    #expect(EnglishNoun.plural(noun) == several)
    #expect(EnglishNoun.plural(endOf: "2 large \(noun)!") == "2 large \(several)!")
    #expect(EnglishNoun.plural(endOf: noun) == several)
  }

  @Test func phrasesWithoutLetters() { #expect(EnglishNoun.plural(endOf: "12 !") == "12 !") }

  @Test func traitsOfUIKit() {
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
    #expect(ColorScheme(UIUserInterfaceStyle.light) == .light)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.unspecified) == nil)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact) == .compact)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.regular) == .regular)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.leftToRight) == .leftToRight)
  }

  /// Levels that have no style are fainter ones of the first; the system's labels have their own colors.
  @Test func levelsOfForegroundStyles() {
    var environment = EnvironmentValues()
    func alphas() -> [Double] {
      (0...5).map { level in
        guard case .color(let color) = environment.foregroundPaint(level: level) else { return -1 }
        return (color.alpha * 1000).rounded() / 1000
      }
    }
    let labels = [
      SystemColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
    ]
    .map { ($0.rgba(in: environment).alpha * 1000).rounded() / 1000 }
    #expect(alphas() == labels + [labels[4]])
    environment.foregroundStyles = [Color.red]
    #expect(alphas() == [1, 0.5, 0.25, 0.18, 0.1, 0.1])
    environment.foregroundStyles = [Color.red, Color.blue.opacity(0.75)]
    #expect(alphas() == [1, 0.75, 0.25, 0.18, 0.1, 0.1])
  }
}
