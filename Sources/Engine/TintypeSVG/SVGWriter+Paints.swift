import TintypeCairo
import TintypeDrawing
import TintypeGeometry
import TintypeImages

extension SVGWriter {
  /// How to name a paint; defines it where that is needed.
  ///
  /// - Parameters:
  ///   - paint: a simplified paint.
  ///   - bounds: where it will be used.
  ///   - state: the transform of the item.
  /// - Returns: what to write.
  /// - Throws: when there is no memory for pixels.
  mutating func reference(
    to paint: Paint, covering bounds: CGRect, _ state: State
  )
    throws(RenderError) -> SVGPaint
  {
    switch paint {
    case .color(let color):
      return .color(color)
    case .gradient(let stops, let shape):
      let id = try define(stops, shape, paint: paint, covering: bounds, state)
      return .reference(id)
    case .mesh(let mesh):
      let id = newID()
      try addPattern(id, covering: bounds, state) { area, scaling throws(RenderError) in
        try MeshPattern.bitmap(of: mesh, area, transform: scaling)
      }
      return .reference(id)
    case .backdrop(let backdrop):
      return .color(backdrop.veil.opacity(backdrop.opacity))
    }
  }

  /// The id of a gradient's definition; equal paints share one.
  private mutating func define(
    _ stops: [GradientStop], _ shape: GradientShape, paint: Paint, covering bounds: CGRect,
    _ state: State
  ) throws(RenderError) -> SVGID {
    // Gradients that are equal in one appearance may differ in the other.
    if colors == nil, let cached = gradients[paint] { return cached }
    let id = newID()
    switch shape {
    case .linear(let from, let to):
      definitions.add("<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      for (name, value) in [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)] {
        definitions.attribute(name, value)
      }
      definitions.add(">\(written(stops))</linearGradient>\n")
    case .radial(let center, let start, let end):
      addRadial(id, stops, around: center, from: start, to: end)
    case .elliptical(let center, let unit, let start, let end):
      // A circle around the origin, as large as the ellipse, so that rounding does not show.
      let side = max(unit.width, unit.height)
      let transform = CGAffineTransform(
        a: unit.width / side, b: 0, c: 0, d: unit.height / side, tx: center.x, ty: center.y)
      addRadial(
        id, stops, around: .zero, from: start * side, to: end * side, transform: transform)
    case .angular(let center, let start, let end):
      let gradient = AngularGradientPixels(stops, center: center, start: start, end: end)
      if !addWedges(id, of: gradient, covering: bounds) {
        try addPattern(id, covering: bounds, state) { area, scaling throws(RenderError) in
          try gradient.bitmap(of: area, transform: scaling)
        }
      }
      // It is made for one position: another one needs another.
      return id
    }
    gradients[paint] = id
    return id
  }

  private mutating func addRadial(
    _ id: SVGID, _ stops: [GradientStop], around center: CGPoint, from start: CGFloat,
    to end: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let outer = max(start, end)
    definitions.add("<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
    for (name, value) in [("cx", center.x), ("cy", center.y), ("r", outer)] {
      definitions.attribute(name, value)
    }
    if let transform {
      definitions.attribute("gradientTransform", SVGText.transform(transform))
    }
    // SVG starts at the middle: stops move outwards instead.
    var moved = stops.map { stop in
      let radius = start + (end - start) * CGFloat(stop.location)
      return GradientStop(color: stop.color, location: Double(radius / outer))
    }
    if end < start { moved.reverse() }
    definitions.add(">\(written(moved))</radialGradient>\n")
  }

  private mutating func written(_ stops: [GradientStop]) -> SVGText {
    var text = SVGText()
    for stop in stops {
      let color = attributes(of: stop.color, "stop-color", "stop-opacity")
      text.add("<stop offset=\"\(SVGText.decimal(stop.location, decimals: 5))\"\(color)/>")
    }
    return text
  }

  /// Adds a paint that SVG has not as a pattern of one picture.
  private mutating func addPattern(
    _ id: SVGID, covering bounds: CGRect, _ state: State,
    _ bitmap: (PixelArea, CGAffineTransform) throws(RenderError) -> Bitmap
  ) throws(RenderError) {
    let resolution = pixelScale * max(state.meanScale, 0.01)
    let scaling = CGAffineTransform(scaleX: resolution, y: resolution)
    let area = PixelArea(touchedBy: bounds.applying(scaling)).outset(by: 1)
    let pixels = try bitmap(area, scaling)
    let frame = area.rect.applying(scaling.inverted())
    definitions.add("<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"")
    SVGWriter.add(frame, to: &definitions)
    definitions.add("><image")
    definitions.attribute("width", frame.width)
    definitions.attribute("height", frame.height)
    definitions.add(" preserveAspectRatio=\"none\" xlink:href=\"\(SVGWriter.dataURI(pixels))\"/>")
    definitions.add("</pattern>\n")
  }

  /// Adds the attributes of a rectangle.
  static func add(_ rect: CGRect, to text: inout SVGText) {
    text.attribute("x", rect.minX)
    text.attribute("y", rect.minY)
    text.attribute("width", rect.width)
    text.attribute("height", rect.height)
  }

  /// A picture as the value of `xlink:href`.
  static func dataURI(_ bitmap: Bitmap) -> String {
    let file = PNGCodec.encode(bitmap, isOpaque: false, scale: 1)
    return "data:image/png;base64,\(file.base64EncodedString())"
  }
}
