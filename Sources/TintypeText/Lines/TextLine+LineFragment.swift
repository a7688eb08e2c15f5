extension TextLine {
  /// A laid-out line as people select it.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - corner: the upper left corner of its text, in points of the display list.
  package convenience init(_ line: LineFragment, at corner: CGPoint) {
    // What is read first says where the line begins.
    let first = line.runs.indices.min {
      line.runs[$0].sourceRange.lowerBound < line.runs[$1].sourceRange.lowerBound
    }
    self.init(
      text: line.text,
      frame: CGRect(
        x: corner.x + line.origin.x, y: corner.y + line.origin.y - line.ascent, width: line.width,
        height: line.ascent + line.descent),
      isRightToLeft: first.map { line.runs[$0].direction == .rightToLeft } ?? false)
  }
}
