import TintypeText

extension ViewResolver {
  /// The measures of a font in the current environment; all 0 where the font is missing.
  package func lineMetrics(of font: Font) -> FontLineMetrics {
    let measurer = resources.textMeasurer as? any FontMeasuring
    if let recorded = measurer?.lineMetrics(of: font) { return recorded }
    let request = fontRequest(font, environment.textAttributes)
    var style = ParagraphStyle()
    style.displayScale = environment.displayScale
    do throws(FontError) {
      let shaped = try ShapedText(
        runs: [TextRun(text: "X", font: request, tag: 0)], style: style, library: resources.fonts)
      let line = shaped.layout(width: nil, height: nil).size.height
      return FontLineMetrics(
        line: line, pitch: request.pitch ?? line, capHeight: shaped.spacingMetrics.capHeight)
    } catch {
      resources.report(error)
      return FontLineMetrics(line: 0, pitch: 0, capHeight: 0)
    }
  }
}

/// A view made from the measures of a font; the environment's where none is given.
package nonisolated struct FontMetricsReader<Content: View>: PrimitiveView {
  private let font: Font?
  private let content: @MainActor (FontLineMetrics) -> Content

  /// Creates a view from the measures of a font.
  package init(
    _ font: Font? = nil, @ViewBuilder content: @escaping @MainActor (FontLineMetrics) -> Content
  ) {
    self.font = font
    self.content = content
  }

  /// Adds the elements of the view that is made.
  @MainActor package static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let font = view.font ?? resolver.environment.font ?? .body
    resolver.resolve(view.content(resolver.lineMetrics(of: font)))
  }

  /// That of the view that is made.
  package nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}
