extension TextLine {
  /// A laid-out line as people select it.
  ///
  /// - Parameters:
  ///   - number: the place of the line among the lines, none of which is copied to be looked at.
  ///   - lines: the lines of the text.
  ///   - corner: the upper left corner of its text, in points of the display list.
  package convenience init(_ number: Int, of lines: [LineFragment], at corner: CGPoint) {
    let runs = lines[number].runs
    // What is read first says where the line begins.
    let first = runs.indices.min {
      runs[$0].sourceRange.lowerBound < runs[$1].sourceRange.lowerBound
    }
    let (origin, ascent) = (lines[number].origin, lines[number].ascent)
    self.init(
      text: lines[number].text,
      frame: CGRect(
        x: corner.x + origin.x, y: corner.y + origin.y - ascent, width: lines[number].width,
        height: ascent + lines[number].descent),
      isRightToLeft: first.map { runs[$0].direction == .rightToLeft } ?? false)
  }
}
