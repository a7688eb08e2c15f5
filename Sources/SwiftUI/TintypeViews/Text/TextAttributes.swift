import TintypeText

/// What modifiers give to text; nil for what they leave as it is.
package struct TextAttributes {
  var font: Font?
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var features: [FontFeature] = []
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: LineStyle?
  var strikethrough: LineStyle?
  var style: (any ShapeStyle)?
  var background: Color?
  var scale: Text.Scale?
  var custom = CustomTextAttributes()
  /// What assistive technology says in place of the characters; never of what is around.
  var label: Text?
  /// The place among headings, and the language; of the whole text alone.
  var headingLevel: AccessibilityHeadingLevel?
  var language: String?

  /// A line under or through text.
  struct LineStyle {
    var isActive: Bool
    var pattern: Text.LineStyle.Pattern
    var color: Color?
  }

  /// Whether nothing is set.
  var isEmpty: Bool {
    font == nil && weight == nil && width == nil && design == nil && isBold == nil
      && isItalic == nil && features.isEmpty && tracking == nil && kerning == nil
      && baselineOffset == nil && underline == nil && strikethrough == nil && style == nil
      && background == nil && scale == nil && custom.isEmpty
  }

  /// These attributes where they are set, else those of what is around.
  func over(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.width = width ?? outer.width
    result.design = design ?? outer.design
    result.isBold = isBold ?? outer.isBold
    result.isItalic = isItalic ?? outer.isItalic
    result.features = outer.features + features
    result.tracking = tracking ?? outer.tracking
    result.kerning = kerning ?? outer.kerning
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.style = style ?? outer.style
    result.background = background ?? outer.background
    result.scale = scale ?? outer.scale
    if !outer.custom.isEmpty { result.custom = custom.over(outer.custom) }
    return result
  }
}
