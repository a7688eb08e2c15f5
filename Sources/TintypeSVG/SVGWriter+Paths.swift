import TintypeDrawing
import TintypeGeometry

extension SVGWriter {
  mutating func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ state: State
  )
    throws(RenderError)
  {
    let bounds = path.finiteBounds
    guard !bounds.isNull, let paint = paint.simplified else { return }
    let reference = try self.reference(to: paint, covering: bounds, state)
    openShape(path, isFilled: true)
    add(reference, "fill")
    if style.isEOFilled { body.attribute("fill-rule", "evenodd") }
    if !style.isAntialiased { body.attribute("shape-rendering", "crispEdges") }
    body.add("/>\n")
  }

  mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ state: State
  )
    throws(RenderError)
  {
    let bounds = path.strokeBounds(style)
    guard !bounds.isNull, let paint = paint.simplified else { return }
    let reference = try self.reference(to: paint, covering: bounds, state)
    openShape(path, isFilled: false)
    body.attribute("fill", "none")
    add(reference, "stroke")
    if !style.isAntialiased { body.attribute("shape-rendering", "crispEdges") }
    if style.lineWidth != 1 { body.attribute("stroke-width", style.lineWidth) }
    if style.lineCap != .butt {
      body.attribute("stroke-linecap", style.lineCap == .round ? "round" : "square")
    }
    if style.lineJoin != .miter {
      body.attribute("stroke-linejoin", style.lineJoin == .round ? "round" : "bevel")
    } else if style.miterLimit != 4 {
      body.attribute("stroke-miterlimit", style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    }
    let dash = style.drawableDash
    if !dash.isEmpty {
      body.attribute("stroke-dasharray", SVGText.list(dash.map { CGFloat($0) }))
      if style.dashPhase.isFinite, style.dashPhase != 0 {
        body.attribute("stroke-dashoffset", style.dashPhase)
      }
    }
    body.add("/>\n")
  }

  /// Starts an element with the outline of a path.
  private mutating func openShape(_ path: Path, isFilled: Bool) {
    body.add(SVGWriter.shape(path, isFilled: isFilled))
  }

  /// The start of a `rect` or `path` element, without its end.
  static func shape(_ path: Path, isFilled: Bool = true) -> String {
    var text = SVGText()
    if let rectangle = path.rectangle {
      let r = rectangle.standardized
      text.add("<rect")
      if r.minX != 0 { text.attribute("x", r.minX) }
      if r.minY != 0 { text.attribute("y", r.minY) }
      text.attribute("width", r.width)
      text.attribute("height", r.height)
    } else {
      text.add("<path")
      text.attribute("d", SVGPathData(path, isFilled: isFilled).text)
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Adds `fill` or `stroke` and its opacity.
  mutating func add(_ paint: SVGPaint, _ property: String) {
    switch paint {
    case .color(let color): body.add(attributes(of: color, property, "\(property)-opacity"))
    case .reference(let id): body.attribute(property, "url(#\(id))")
    }
  }

  /// The attributes of a color and of its opacity, or what stands for them where the color has a counterpart.
  mutating func attributes(of color: RGBA, _ property: String, _ opacity: String) -> String {
    colors?.mark(color, property, opacity) ?? SVGText.attributes(of: color, property, opacity)
  }
}

/// A paint as attributes say it.
enum SVGPaint {
  /// A color.
  case color(RGBA)
  /// The id of a definition.
  case reference(String)
}
