import Testing
import Tintype
import TintypeTestSupport
import TintypeViews

/// What a font is once its environment is known.
@MainActor
@Suite struct FontResolvingTests {
  private func resolved(
    _ font: Font, _ typeSize: DynamicTypeSize = .large
  ) -> Font.Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = typeSize
    return font.resolve(in: environment.fontResolutionContext)
  }

  @Test func stylesHaveTheirSizesAndWeights() {
    #expect(resolved(.body).pointSize == 17)
    #expect(resolved(.body, .accessibility4).pointSize == 47)
    #expect(resolved(.headline).weight == .semibold)
    #expect(resolved(.headline).isBold)
    #expect(!resolved(.default).isBold)
    // The bold of the body style is semibold, that of titles is bold.
    #expect(resolved(.body.bold()).weight == .semibold)
    #expect(resolved(.title.bold()).weight == .bold)
    #expect(resolved(.body.weight(.medium).bold(false)).weight == .medium)
  }

  @Test func changesOfAFontAreSeen() {
    let plain = resolved(.system(size: 20))
    #expect(!plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
    #expect((plain.width, plain.leading) == (.standard, .standard))
    #expect(resolved(.system(size: 20).italic()).isItalic)
    #expect(resolved(.system(size: 20).monospaced()).isMonospaced)
    #expect(resolved(.custom("DejaVu Sans Mono", size: 20)).isMonospaced)
    #expect(resolved(.system(size: 20).smallCaps()).isSmallCaps)
    let lower = resolved(.system(size: 20).lowercaseSmallCaps())
    #expect(lower.isLowercaseSmallCaps && !lower.isUppercaseSmallCaps && !lower.isSmallCaps)
    #expect(resolved(.system(size: 20).width(.condensed)).width == .condensed)
    #expect(resolved(.body.leading(.tight)).leading == .tight)
    #expect(resolved(.body) != resolved(.body.leading(.tight)))
    #expect(resolved(.body) == resolved(.system(.body)))
  }

  @Test func measuresAreThoseOfTheDrawnLine() {
    let font = resolved(.system(size: 20)).ctFont
    let (ascent, descent): (CGFloat, CGFloat) = (20 * 1950 / 2048, 20 * 494 / 2048)
    #expect(CTFontGetAscent(font) == ascent)
    #expect(CTFontGetDescent(font) == descent)
    #expect(CTFontGetSize(font) == 20 && CTFontGetLeading(font) == 0)
    #expect(CTFontGetXHeight(font) > 5 && CTFontGetXHeight(font) < CTFontGetCapHeight(font))
    #expect((font as UIFont).descender == -CTFontGetDescent(font))
    let body = resolved(.body).ctFont
    let height: CGFloat = body.ascender - body.descender + body.leading
    #expect(abs(height - 22) < 0.001)
    #expect(UIFont.systemFont(ofSize: 20).ascender == font.ascender)
    #expect(resolved(.custom("No Such Family", size: 20)).ctFont.ascender > 0)
    #expect(resolved(.system(size: .nan)).ctFont.ascender == 0)
  }

  @Test func aResolvedFontDrawsTheSameText() {
    let font = Font.title.bold().italic()
    func size(_ font: Font) -> CGSize { TextMeasure.size(Text(verbatim: "Wavy").font(font)) }
    #expect(size(Font(resolved(font).ctFont)) == size(font))
    #expect(
      size(Font(resolved(.custom("DejaVu Sans", size: 30)).ctFont))
        == size(.custom("DejaVu Sans", fixedSize: 30)))
  }

  private struct Bar: View {
    @Environment(\.font) private var font
    @Environment(\.fontResolutionContext) private var context
    var body: some View {
      let resolved = (font ?? .default).resolve(in: context)
      Color.red.frame(width: resolved.pointSize, height: 1)
    }
  }

  @Test func viewsSeeTheTextSizeAround() {
    #expect(TextMeasure.size(Bar()).width == 17)
    #expect(TextMeasure.size(Bar().font(.title)).width == 28)
    #expect(TextMeasure.size(Bar().dynamicTypeSize(.xSmall)).width == 14)
  }
}
