/// One line of a laid-out text.
package struct LineFragment: Sendable {
  /// What stands on the line: an ellipsis or a hyphen that was added, without the white space that a soft break hides.
  package var text: String
  /// The bytes of the source that the line stands for, in UTF-8; lines follow each other without a gap.
  package var sourceRange: Range<Int>
  /// The left end of the baseline, in points from the upper left corner of the text.
  package var origin: CGPoint
  /// From the baseline to the top of the line, in points.
  package var ascent: CGFloat
  /// From the baseline to the bottom of the line, in points.
  package var descent: CGFloat
  /// The advance of what is drawn, in points.
  package var width: CGFloat
  /// The glyphs, from left to right.
  package var runs: [PositionedRun]
  /// Grounds below the glyphs, as high as the line.
  package var backgrounds: [PositionedDecoration] = []
  /// Lines under and through the text.
  package var decorations: [PositionedDecoration]
  /// Images in the text.
  package var attachments: [PositionedAttachment]

  /// Whether there is nothing but glyphs.
  package var isPlain: Bool {
    backgrounds.isEmpty && decorations.isEmpty && attachments.isEmpty
  }
}

extension LineFragment {
  /// Whether no white space and no hard break is hidden at the end, so that the line is full where another follows.
  package var isWrapped: Bool { sourceRange.count == text.utf8.count }
}

/// Glyphs of one run on a line.
package struct PositionedRun: Sendable {
  /// The glyphs and the characters that they show, at the size that made the text fit.
  package var content: GlyphRunContent
  /// The left end of the run on its own baseline, in points from the upper left corner of the text.
  package var origin: CGPoint
  /// What the caller maps to a paint.
  package var tag: Int32
  /// The bytes of the whole text that they come from, in UTF-8; what layout added counts for nothing.
  package var sourceRange: Range<Int>
  /// The direction in which they are read.
  package var direction: LayoutDirection
  /// The width, in points.
  package var advance: CGFloat

  /// Where the shapes come from.
  package var font: any GlyphSource { content.font }
  /// The size of an em, in points, with the scale that made the text fit.
  package var size: CGFloat { content.size }
  /// The glyphs, positions in points relative to `origin`.
  package var glyphs: [Glyph] { content.glyphs }
  /// The characters that the glyphs show.
  package var text: String { content.text }
}

/// A line under or through text, in points from the upper left corner of the text.
package struct PositionedDecoration: Sendable, Hashable {
  /// Its position; the thickness is a whole number of pixels.
  package var rect: CGRect
  /// How it is dashed.
  package var pattern: TextRun.Decoration.Pattern
  /// What the caller maps to a paint.
  package var tag: Int32
}

/// An image in the text.
package struct PositionedAttachment: Sendable, Hashable {
  /// Its position, in points from the upper left corner of the text.
  package var frame: CGRect
  /// What the caller maps to the thing to draw.
  package var tag: Int32
}
