import TintypeDrawing

extension DisplayListBuilder {
  /// The marks over a whole picture, for which its canvas may grow.
  ///
  /// - Parameters:
  ///   - root: the outermost view.
  ///   - marks: what is shown.
  ///   - surroundings: what is drawn around the canvas, such as a device's housing, in points.
  ///   - safeArea: what hardware covers of the canvas, leading on the left, in points.
  /// - Returns: what is drawn over the picture, and the space for it.
  package func marks(
    of root: NodeID, _ marks: LayoutMarks, surroundings: EdgeInsets, safeArea: EdgeInsets
  ) -> MarkedPicture {
    let outer = canvas.outset(by: surroundings)
    let placer = LabelPlacer(canvas: canvas, outer: outer, mayGrow: true, scale: scale)
    for taken in placed.taken { placer.avoid(taken) }
    var collector = self.collector(marks)
    collector.addSafeArea(safeArea, of: canvas)
    collector.collect(root)
    // A space that is far larger than the picture would make the picture a speck.
    let far = canvas.insetBy(
      dx: -Self.mostGrowth(canvas.width), dy: -Self.mostGrowth(canvas.height))
    let shapes = collector.sheet.reach.common(with: far)
    placer.reach(to: shapes)
    var picture = drawn(collector, by: placer)
    var bounds = picture.labels.reduce(outer.union(shapes)) { $0.union($1) }
    if marks.contains(.legend) {
      let legend = MarkLegend(
        of: collector.sheet.shown, width: max(bounds.width, 150), palette: palette, scale: scale,
        fonts: views.fonts)
      if !legend.items.isEmpty {
        let corner = CGPoint(x: bounds.minX, y: (bounds.maxY + 8).snapped(toScale: scale))
        let position = CGAffineTransform(translationX: corner.x, y: corner.y)
        picture.items.append(.group(DisplayGroup(items: legend.items, transform: position)))
        bounds = bounds.union(CGRect(origin: corner, size: legend.size))
      }
    }
    picture.margins = Self.margins(from: outer, to: bounds)
    return picture
  }

  /// The marks over a part of a picture, within its canvas.
  func marks(over root: NodeID, _ marks: LayoutMarks) -> [DisplayItem] {
    var collector = self.collector(marks)
    collector.collect(root)
    return drawn(collector, by: placed).items
  }

  var palette: MarkPalette { MarkPalette(isDark: views.environment.colorScheme == .dark) }

  private func collector(_ marks: LayoutMarks) -> MarkCollector {
    MarkCollector(views: views, marks: marks, palette: palette, canvas: canvas, scale: scale)
  }

  /// Places the labels of what was collected, and draws all of it.
  private func drawn(
    _ collector: MarkCollector, by placer: LabelPlacer
  ) -> MarkedPicture {
    for text in collector.texts { placer.avoidText(text) }
    for symbol in collector.symbols { placer.avoidSymbol(symbol) }
    for part in collector.parts { placer.avoidSmall(part) }
    for image in collector.images { placer.avoidImage(image) }
    for stroke in collector.sheet.strokes { placer.avoidStroke(stroke) }
    for arrow in collector.sheet.arrows { placer.avoidLine(arrow) }
    var picture = MarkedPicture()
    picture.texts = placer.texts.rectangles
    picture.leftOut = collector.leftOut
    picture.items = collector.sheet.items(sparing: [placer.texts, placer.symbols])
    add(collector.sheet.labels, by: placer, to: &picture)
    return picture
  }

  /// Draws labels where there is a position for them: lines to their targets below all of them.
  func add(_ labels: [MarkLabel], by placer: LabelPlacer, to picture: inout MarkedPicture) {
    let set = labels.compactMap { SetLabel($0, scale: scale, fonts: views.fonts) }
    let positions = placer.arrange(set)
    for position in positions {
      guard !position.leader.isEmpty, let ink = set[position.index].label.parts.first?.ink else {
        continue
      }
      picture.items += MarkSheet.leader(position.leader, ink)
      picture.leaders.append(position.leader)
    }
    picture.leftOut += placer.leftOut
    for position in positions {
      picture.items += set[position.index].items(at: position.rect.origin)
      picture.labels.append(position.rect)
    }
  }

  /// The letters of an explanation with lines around what they are about, for which the canvas may grow.
  ///
  /// - Parameters:
  ///   - letters: what is marked; each has a position.
  ///   - texts: what neither letters nor lines had better cover, in points.
  ///   - marks: what else is drawn over the picture.
  ///   - surroundings: what is drawn around the canvas, such as a device's housing, in points.
  /// - Returns: what is drawn over the picture, with the other marks, and the space for it.
  package func letters(
    _ letters: [PictureLetter], sparing texts: [CGRect], over marks: MarkedPicture,
    surroundings: EdgeInsets
  ) -> MarkedPicture {
    let outer = canvas.outset(by: surroundings)
    let placer = LabelPlacer(canvas: canvas, outer: outer, mayGrow: true, scale: scale)
    for taken in placed.taken + marks.labels { placer.avoid(taken) }
    for text in texts { placer.avoidText(text) }
    var sheet = MarkSheet(scale: scale)
    for letter in letters {
      // Lines are outside of views but at the edges of the canvas.
      let frame = letter.frame.common(with: canvas.insetBy(dx: 1, dy: 1))
      if !frame.isNull, frame.isFinite { sheet.outline(frame, letter.ink) }
      let part = MarkLabel.Part(text: letter.letter, ink: letter.ink)
      sheet.add(
        MarkLabel(
          parts: [part], style: .letter, wish: .corner, target: frame.isNull ? canvas : frame,
          rank: 0, isNeeded: true))
    }
    var picture = marks
    picture.items += sheet.items(sparing: [placer.texts])
    add(sheet.labels, by: placer, to: &picture)
    let margins = Self.margins(from: outer, to: picture.labels.reduce(outer) { $0.union($1) })
    for edge in Edge.allCases { picture.margins[edge] = max(picture.margins[edge], margins[edge]) }
    return picture
  }

  private static func mostGrowth(_ length: CGFloat) -> CGFloat { max(length, 200) }

  /// The space between two rectangles, in whole points, with a margin where there is any.
  private static func margins(from outer: CGRect, to bounds: CGRect) -> EdgeInsets {
    func length(_ reach: CGFloat) -> CGFloat { reach > 0.01 ? (reach + 4).rounded(.up) : 0 }
    return EdgeInsets(
      top: length(outer.minY - bounds.minY), leading: length(outer.minX - bounds.minX),
      bottom: length(bounds.maxY - outer.maxY), trailing: length(bounds.maxX - outer.maxX))
  }
}

extension CGRect {
  /// The rectangle with more space on each side, leading on the left.
  fileprivate func outset(by margins: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - margins.leading, y: minY - margins.top,
      width: width + margins.leading + margins.trailing,
      height: height + margins.top + margins.bottom)
  }
}
