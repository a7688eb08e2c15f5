import TintypeLayout
import TintypeSymbols
import TintypeText
import TintypeViews

/// What a render is asked for.
struct RenderRequest {
  /// The fonts of its texts.
  let fonts: FontLibrary
  /// Where its images are looked up by their names.
  let images: PictureFinder
  /// Finds the drawing of a symbol by the author; nil where there is none.
  var symbolFile: (String) -> URL? = { _ in nil }
  /// The sets of symbols.
  var symbols = SymbolLibrary.standard
  /// What is drawn where a picture or a font is missing.
  var missing = MissingContent.refused
  /// What the root is proposed where there is no device.
  var proposal = ProposedViewSize.unspecified
  /// Pixels a point, positive.
  var scale: CGFloat = 1
  /// The screen on which the view stands; nil for a canvas of the root's size.
  var device: Device?
  /// What the root inherits.
  var environment = EnvironmentValues()
  /// Whether the questions of the layout are kept.
  var isRecording = false
  /// Whether what controls make for themselves is told from what the author wrote.
  var notesOrigins = false
  /// Measures texts with recorded numbers, in tests; nil for the fonts.
  var textMeasurer: (any TextMeasuring)?
  /// How many seconds of the views' time go before the picture; nil until they rest.
  var after: Double?
  /// What the layout may leave out, in tests that compare.
  var layoutOptions: LayoutPass.Options = .standard
}
