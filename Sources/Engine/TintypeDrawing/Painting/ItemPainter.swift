/// Something that draws display items, each kind by its own method, so that none can forget a kind.
package protocol ItemPainter {
  /// What surrounds an item: where it is and what cuts it.
  associatedtype State

  /// Fills a path.
  mutating func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ state: State)
    throws(RenderError)
  /// Strokes a path.
  mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ state: State)
    throws(RenderError)
  /// Draws positioned glyphs.
  mutating func glyphs(_ run: GlyphRun, _ state: State) throws(RenderError)
  /// Draws a picture.
  mutating func image(_ drawing: ImageDrawing, _ state: State) throws(RenderError)
  /// Draws items as one.
  mutating func group(_ group: DisplayGroup, _ state: State) throws(RenderError)
}

extension ItemPainter {
  /// Draws items, the first at the bottom.
  ///
  /// Inlinable, so that each painter gets a loop of its own without existentials.
  @inlinable
  package mutating func draw(_ items: [DisplayItem], _ state: State) throws(RenderError) {
    for item in items { try draw(item, state) }
  }

  /// Draws an item.
  @inlinable
  package mutating func draw(_ item: DisplayItem, _ state: State) throws(RenderError) {
    switch item {
    case .fill(let path, let paint, let style): try fill(path, paint, style, state)
    case .stroke(let path, let paint, let style): try stroke(path, paint, style, state)
    case .glyphs(let run): try glyphs(run, state)
    case .image(let drawing): try image(drawing, state)
    case .group(let group): try self.group(group, state)
    }
  }
}
