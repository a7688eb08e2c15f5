extension LineAssembler {
  /// Adds the lines under and through a run, joined with those of the run before where they agree.
  func decorate(
    _ run: TextRun, metrics: ShapedContent.RunMetrics, from start: CGPoint, _ advance: CGFloat,
    _ fragment: inout LineFragment
  ) {
    let size = run.font.size * scale
    let pixels = style.displayScale
    // Recorded from Apple: thickness and place of the underline as parts of the size, see
    // `Rules/Text-Runs#Underlines`.
    let thickness = (0.05859 * size).roundedUp(toScale: pixels)
    let lines: [(TextRun.Decoration?, CGFloat)] = [
      (run.underline, start.y + 0.15137 * size),
      (run.strikethrough, start.y - metrics.xHeight * scale / 2),
    ]
    for case (let decoration?, let center) in lines {
      let top = (center - thickness / 2).snapped(toScale: pixels)
      let rect = CGRect(x: start.x, y: top, width: advance, height: thickness)
      if let last = fragment.decorations.lastIndex(where: {
        $0.rect.maxX == rect.minX && $0.rect.minY == top && $0.rect.height == thickness
          && $0.tag == decoration.tag && $0.pattern == decoration.pattern
      }) {
        fragment.decorations[last].rect.size.width += advance
      } else {
        fragment.decorations.append(
          PositionedDecoration(rect: rect, pattern: decoration.pattern, tag: decoration.tag))
      }
    }
  }
}
