/// A stretch of text with the same attributes.
package struct TextRun: Hashable, Sendable {
  /// A line under or through the text.
  package struct Decoration: Hashable, Sendable {
    /// How the line is dashed.
    package enum Pattern: Hashable, Sendable {
      /// Without gaps.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// A dash, a dot, and so on.
      case dashDot
      /// A dash, two dots, and so on.
      case dashDotDot
    }

    /// How the line is dashed.
    package var pattern: Pattern
    /// What the caller maps to a paint; usually the run's own tag.
    package var tag: Int32

    /// Creates a decoration.
    package init(pattern: Pattern = .solid, tag: Int32) {
      self.pattern = pattern
      self.tag = tag
    }
  }

  /// Something that stands in the text like one character, such as an image.
  package struct Attachment: Hashable, Sendable {
    /// Its size, in points.
    package var size: CGSize
    /// The distance from its upper edge to the baseline, in points.
    package var baseline: CGFloat
    /// What the caller maps to the thing to draw.
    package var tag: Int32

    /// Creates an attachment.
    package init(size: CGSize, baseline: CGFloat, tag: Int32) {
      self.size = size
      self.baseline = baseline
      self.tag = tag
    }
  }

  /// The characters, as they are shown; ignored where there is an attachment.
  package var text: String
  /// The font.
  package var font: FontRequest
  /// Points added after each character; switches ligatures off and wins over `kerning`.
  package var tracking: CGFloat
  /// Points added after each character; leaves ligatures.
  package var kerning: CGFloat
  /// Points that the run stands above the baseline.
  package var baselineOffset: CGFloat
  /// The line under the run.
  package var underline: Decoration?
  /// The line through the run.
  package var strikethrough: Decoration?
  /// What the caller maps to the paint behind the run; nil for none.
  package var background: Int32?
  /// What the caller maps to a paint.
  package var tag: Int32
  /// What stands in place of the text.
  package var attachment: Attachment?
  /// Whether the characters are not shown, and one takes as much space as the other: `Rules/Text-Runs#Placeholders`.
  package var isPlaceholder = false

  /// Creates a run without decoration.
  package init(
    text: String, font: FontRequest, tracking: CGFloat = 0, kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0, underline: Decoration? = nil, strikethrough: Decoration? = nil,
    tag: Int32 = 0, attachment: Attachment? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.tag = tag
    self.attachment = attachment
  }

  /// The points after each character that are in force.
  var spacing: CGFloat { tracking != 0 ? tracking : kerning }

  /// What is shaped: U+FFFC, before and after which a line may end, where the characters are not shown.
  var shapedText: String {
    if attachment != nil { return "\u{fffc}" }
    guard isPlaceholder else { return text }
    return String(text.map { $0.isNewline ? $0 : "\u{fffc}" })
  }
}
