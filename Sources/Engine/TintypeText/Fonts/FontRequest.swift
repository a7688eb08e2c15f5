import TintypeGeometry

/// What a run of text asks of the font library.
package struct FontRequest: Hashable, Sendable {
  /// The family, by role or by name.
  package enum Family: Hashable, Sendable {
    /// A font that Tintype declares for a design.
    case system(Design)
    /// A family by the name that its file carries.
    case named(String)

    /// Whether the family is asked for by its name.
    var isNamed: Bool { if case .named = self { true } else { false } }
  }

  /// The look of a system font.
  package enum Design: Hashable, Sendable {
    /// The plain sans-serif face.
    case `default`
    /// The face with serifs.
    case serif
    /// The face whose characters are all equally wide.
    case monospaced
    /// The face with round corners.
    case rounded
  }

  /// The family.
  package var family: Family
  /// The size of an em, in points.
  package var size: CGFloat
  /// Which face of the family.
  package var traits: FontTraits
  /// OpenType features that differ from the font's defaults.
  package var features: [FontFeature]
  /// The distance from baseline to baseline of a text style, in points.
  ///
  /// The leading is what it leaves beside ascent and descent, and may be negative. With nil the
  /// leading is 0 for a system font and the line gap of its file for a named one.
  package var pitch: CGFloat?
  /// What the size is multiplied with for the glyphs, but not for the measures of the line.
  package var glyphScale: CGFloat = 1

  /// The weight of the face.
  package var weight: Int {
    get { traits.weight }
    set { traits.weight = newValue }
  }

  /// The width of the face.
  package var width: CGFloat {
    get { traits.width }
    set { traits.width = newValue }
  }

  /// Whether the slanted face is wanted.
  package var isItalic: Bool {
    get { traits.isItalic }
    set { traits.isItalic = newValue }
  }

  /// The size of an em of the glyphs, in points.
  var glyphSize: CGFloat { size * glyphScale }

  /// The size that the letters are drawn for, in whole points; 0 for a family by name.
  var opticalSize: Int {
    family.isNamed ? 0 : Int(clamped: max(0, min(glyphSize.rounded(.down), 100)))
  }

  /// How far the letters of the plain design are on their way to those for display, in thousandths; 0 for others.
  var opticalBlend: Int {
    family == .system(.default) && width == 100 ? SystemFontWidths.opticalBlend(at: glyphSize) : 0
  }

  /// Creates a request; the defaults are those of an upright regular system font.
  package init(
    family: Family = .system(.default), size: CGFloat, weight: Int = 400, width: CGFloat = 100,
    isItalic: Bool = false, features: [FontFeature] = [], pitch: CGFloat? = nil
  ) {
    self.family = family
    self.size = size
    traits = FontTraits(weight: weight, width: width, isItalic: isItalic)
    self.features = features
    self.pitch = pitch
  }
}

/// A setting of one OpenType feature.
package struct FontFeature: Hashable, Sendable {
  /// The tag of the feature, four ASCII letters such as `tnum`; others are ignored.
  package var tag: String
  /// 0 for off, 1 for on, more for a choice among alternates.
  package var value: UInt32

  /// Creates a setting.
  package init(tag: String, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits that are all equally wide.
  package static let monospacedDigit = FontFeature(tag: "tnum")
  /// Small capitals in place of lowercase letters.
  package static let lowercaseSmallCaps = FontFeature(tag: "smcp")
  /// Small capitals in place of capitals.
  package static let uppercaseSmallCaps = FontFeature(tag: "c2sc")
}
