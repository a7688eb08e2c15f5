import TintypeDrawing
import TintypeGeometry

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
      return SVGPaint(value: SVGText.hex(color), opacity: color.alpha)
    case .linearGradient, .radialGradient, .ellipticalGradient:
      return SVGPaint(value: "url(#\(gradient(paint)))", opacity: 1)
    case .angularGradient(let stops, let center, let start, let end):
      let gradient = AngularGradient(stops: stops, center: center, start: start, end: end)
      return SVGPaint(value: "url(#\(try pattern(gradient, bounds, state)))", opacity: 1)
    }
  }

  private mutating func gradient(_ paint: Paint) -> String {
    if let known = gradients[paint] { return known }
    let id = newID("p")
    gradients[paint] = id
    switch paint {
    case .linearGradient(let stops, let from, let to):
      definitions.add("<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      for (name, value) in [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)] {
        definitions.attribute(name, value)
      }
      definitions.add(">\(SVGWriter.stops(stops))</linearGradient>\n")
    case .radialGradient(let stops, let center, let start, let end):
      addRadial(id, stops, center, start, end, transform: nil)
    case .ellipticalGradient(let stops, let center, let unit, let start, let end):
      // A circle around the origin, as large as the ellipse, so that rounding does not show.
      let side = max(unit.width, unit.height)
      let transform = CGAffineTransform(
        a: unit.width / side, b: 0, c: 0, d: unit.height / side, tx: center.x, ty: center.y)
      addRadial(id, stops, .zero, start * side, end * side, transform: transform)
    default: break
    }
    return id
  }

  private mutating func addRadial(
    _ id: String, _ stops: [GradientStop], _ center: CGPoint, _ start: CGFloat, _ end: CGFloat,
    transform: CGAffineTransform?
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
    definitions.add(">\(SVGWriter.stops(moved))</radialGradient>\n")
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    stops.map { stop in
      var text = "<stop offset=\"\(SVGText.number(stop.location, decimals: 5))\""
      text += " stop-color=\"\(SVGText.hex(stop.color))\""
      if stop.color.alpha < 1 {
        text += " stop-opacity=\"\(SVGText.number(stop.color.alpha, decimals: 4))\""
      }
      return text + "/>"
    }.joined()
  }

  /// A gradient around a point, which SVG has not, as a pattern of one picture.
  private mutating func pattern(
    _ gradient: AngularGradient, _ bounds: CGRect, _ state: State
  )
    throws(RenderError) -> String
  {
    let resolution = pixelScale * max(state.meanScale, 0.01)
    let scaling = CGAffineTransform(scaleX: resolution, y: resolution)
    let area = PixelRect(touchedBy: bounds.applying(scaling)).outset(by: 1)
    let bitmap = try SVGWriter.checked(area)
    let pixels = try RasterLayer(area: bitmap)
    gradient.draw(on: pixels, transform: scaling)
    let place = bitmap.rect.applying(scaling.inverted())
    let id = newID("p")
    definitions.add("<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"")
    SVGWriter.add(place, to: &definitions)
    definitions.add("><image")
    definitions.attribute("width", place.width)
    definitions.attribute("height", place.height)
    definitions.add(" preserveAspectRatio=\"none\" href=\"\(SVGWriter.dataURI(pixels.bitmap))\"/>")
    definitions.add("</pattern>\n")
    return id
  }

  /// Refuses areas that no surface can have.
  private static func checked(_ area: PixelRect) throws(RenderError) -> PixelRect {
    guard max(area.width, area.height) <= PixelSize.longestSide,
      area.width * area.height <= PixelSize.largestArea
    else { throw .tooLarge(width: Double(area.width), height: Double(area.height)) }
    return area
  }

  /// Adds the attributes of a rectangle.
  static func add(_ rect: CGRect, to text: inout SVGText) {
    text.attribute("x", rect.minX)
    text.attribute("y", rect.minY)
    text.attribute("width", rect.width)
    text.attribute("height", rect.height)
  }

  /// A picture as the value of `href`.
  static func dataURI(_ bitmap: Bitmap) -> String {
    let file = PNGCodec.encode(bitmap, isOpaque: false, scale: 1)
    return "data:image/png;base64,\(file.base64EncodedString())"
  }
}

extension RasterLayer {
  /// A copy of the pixels.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height) { $0.initialize(from: words, count: count) }
  }
}
