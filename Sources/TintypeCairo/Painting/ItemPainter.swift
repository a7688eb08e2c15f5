import TintypeDrawing
import TintypeGeometry

/// Something that draws display items, each kind by its own method.
protocol ItemPainter {
  /// What surrounds an item: where it is and what cuts it.
  associatedtype State

  mutating func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ state: State)
    throws(RenderError)
  mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ state: State)
    throws(RenderError)
  mutating func glyphs(_ run: GlyphRun, _ state: State) throws(RenderError)
  mutating func image(_ drawing: ImageDrawing, _ state: State) throws(RenderError)
  mutating func group(_ group: DisplayGroup, _ state: State) throws(RenderError)
}

extension ItemPainter {
  /// Draws items, the first at the bottom.
  mutating func draw(_ items: [DisplayItem], _ state: State) throws(RenderError) {
    for item in items {
      switch item {
      case .fill(let path, let paint, let style): try fill(path, paint, style, state)
      case .stroke(let path, let paint, let style): try stroke(path, paint, style, state)
      case .glyphs(let run): try glyphs(run, state)
      case .image(let drawing): try image(drawing, state)
      case .group(let group): try self.group(group, state)
      }
    }
  }
}
