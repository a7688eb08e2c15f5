import TintypeDrawing
import TintypeGeometry

extension SVGWriter {
  /// Writes a mask, in white: programs that take a mask's luminance and such that take its alpha see the same.
  ///
  /// The property `mask-type` is of CSS Masking, and programs of SVG 1.1 pass over it.
  ///
  /// - Parameters:
  ///   - mask: what masks, of which the alpha counts.
  ///   - bounds: what is masked, in points.
  ///   - state: how the mask is moved.
  /// - Returns: the mask's id.
  /// - Throws: when there is no memory for pixels.
  mutating func define(
    mask: [DisplayItem], _ bounds: CGRect, _ state: State
  ) throws(RenderError) -> SVGID {
    let outer = body
    body = SVGText()
    let white = DisplayItem.whitened(mask)
    var filter: SVGID?
    if white == nil {
      filter = openFilter(bounds)
      definitions.add(
        "<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>\n")
    }
    try draw(white ?? mask, state)
    let id = newID()
    definitions.add("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"")
    SVGWriter.add(bounds.insetBy(dx: -1, dy: -1), to: &definitions)
    definitions.add(">\n")
    if let filter { definitions.add("<g filter=\"url(#\(filter))\">\n") }
    definitions.add(body)
    if filter != nil { definitions.add("</g>\n") }
    definitions.add("</mask>\n")
    body = outer
    return id
  }
}

extension DisplayItem {
  /// Items in white, each point as opaque as it was; nil where pixels alone tell, as for emoji and changes of color.
  fileprivate static func whitened(_ items: [DisplayItem]) -> [DisplayItem]? {
    var white: [DisplayItem] = []
    for item in items {
      guard let item = item.whitened else { return nil }
      white.append(item)
    }
    return white
  }

  private var whitened: DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style):
      return paint.whitened.map { .fill(path, $0, style) }
    case .stroke(let path, let paint, let style):
      return paint.whitened.map { .stroke(path, $0, style) }
    case .glyphs(var run):
      guard let paint = run.paint.whitened, !run.glyphs.contains(where: { run.font.isColor($0.id) })
      else { return nil }
      run.paint = paint
      return .glyphs(run)
    case .image(var drawing):
      guard let tint = (drawing.tint ?? .color(.white)).whitened else { return nil }
      drawing.tint = tint
      return .image(drawing)
    case .group(var group):
      guard group.filters.isEmpty, let items = DisplayItem.whitened(group.items) else { return nil }
      group.items = items
      group.shadow?.color.whiten()
      return .group(group)
    }
  }
}

extension Paint {
  /// The paint in white, as opaque as it is; nil for what is below.
  fileprivate var whitened: Paint? {
    switch self {
    case .color(var color):
      color.whiten()
      return .color(color)
    case .gradient(let stops, let shape):
      return .gradient(
        stops.map { GradientStop(color: .white.opacity($0.color.alpha), location: $0.location) },
        shape)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { .white.opacity($0.alpha) }
      mesh.background.color.whiten()
      return .mesh(mesh)
    case .backdrop: return nil
    }
  }
}

extension RGBA {
  /// Makes the color white, as opaque as it is.
  fileprivate mutating func whiten() { self = .white.opacity(alpha) }
}
