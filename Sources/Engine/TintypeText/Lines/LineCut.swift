/// Where a line begins and ends, and what it measures; enough for layout, not yet for drawing.
struct LineCut: Sendable {
  /// Keeps what few lines have out of all others.
  private final class OwnShaping: Sendable {
    let span: ShapedSpan

    init(_ span: ShapedSpan) { self.span = span }
  }

  /// The paragraph where the line begins.
  var paragraph: Int
  /// The first byte.
  var start: Int
  /// Where the white space begins that a soft break hides.
  var visibleEnd: Int
  /// Where the next line starts.
  var end: Int
  /// What is drawn, in points, without hidden white space.
  var width: CGFloat
  /// What is drawn and the white space after it.
  var fullWidth: CGFloat
  private var ownShaping: OwnShaping?
  /// Whether the line must be shaped on its own before it is drawn.
  var needsShaping = false
  /// Points added after each character.
  var tightening: CGFloat = 0
  /// Whether a paragraph ends here.
  var endsParagraph = false
  /// Whether text was left out.
  var isTruncated = false

  /// The line shaped on its own, where its ends are not those of the paragraph's glyphs or text was added.
  var span: ShapedSpan? {
    get { ownShaping?.span }
    set { ownShaping = newValue.map(OwnShaping.init) }
  }

  /// Creates a line.
  init(
    paragraph: Int, start: Int, visibleEnd: Int, end: Int, width: CGFloat, fullWidth: CGFloat,
    span: ShapedSpan? = nil, tightening: CGFloat = 0, endsParagraph: Bool = false,
    isTruncated: Bool = false
  ) {
    self.paragraph = paragraph
    self.start = start
    self.visibleEnd = visibleEnd
    self.end = end
    self.width = width
    self.fullWidth = fullWidth
    self.tightening = tightening
    self.endsParagraph = endsParagraph
    self.isTruncated = isTruncated
    ownShaping = span.map(OwnShaping.init)
  }
}
