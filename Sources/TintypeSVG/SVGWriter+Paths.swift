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
    openShape(path)
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
    openShape(path)
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
  private mutating func openShape(_ path: Path) {
    body.add(SVGWriter.shape(path))
  }

  /// The start of a `rect` or `path` element, without its end.
  static func shape(_ path: Path) -> String {
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
      text.attribute("d", SVGPathData(path).text)
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Adds `fill` or `stroke` and its opacity.
  mutating func add(_ paint: SVGPaint, _ property: String) {
    body.attribute(property, paint.value)
    if paint.opacity < 1 {
      body.attribute("\(property)-opacity", SVGText.number(paint.opacity, decimals: 4))
    }
  }
}

/// A paint as attributes say it.
struct SVGPaint {
  /// A color or a reference to a definition.
  var value: String
  /// 0 to 1.
  var opacity: Double
}
