extension TextLine {
  /// A laid-out line as people select it.
  ///
  /// - Parameters:
  ///   - index: the index of the line among the lines.
  ///   - lines: the lines of the text.
  ///   - corner: the upper left corner of its text, in points of the display list.
  package convenience init(_ index: Int, of lines: [LineFragment], at corner: CGPoint) {
    let runs = lines[index].runs
    // What is read first says where the line begins.
    let first = runs.indices.min {
      runs[$0].sourceRange.lowerBound < runs[$1].sourceRange.lowerBound
    }
    let (origin, ascent) = (lines[index].origin, lines[index].ascent)
    self.init(
      text: lines[index].text,
      frame: CGRect(
        x: corner.x + origin.x, y: corner.y + origin.y - ascent, width: lines[index].width,
        height: ascent + lines[index].descent),
      isRightToLeft: first.map { runs[$0].direction == .rightToLeft } ?? false)
  }
}
