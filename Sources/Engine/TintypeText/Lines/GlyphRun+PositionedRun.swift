extension GlyphRun {
  /// The glyphs of a laid-out run.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - corner: the upper left corner of its text, in points of the display list.
  ///   - paint: what the glyphs are filled with.
  package init(_ run: PositionedRun, at corner: CGPoint, paint: Paint) {
    self.init(
      run.content, origin: CGPoint(x: corner.x + run.origin.x, y: corner.y + run.origin.y),
      paint: paint)
  }
}
