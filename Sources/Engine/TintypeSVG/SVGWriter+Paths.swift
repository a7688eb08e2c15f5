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
    openShape(path, isFilled: true, state)
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
    if path.needsOutline(for: style) {
      return try fill(
        path.strokedPath(style.drawable), paint, FillStyle(antialiased: style.isAntialiased), state)
    }
    let bounds = path.strokeBounds(style)
    guard !bounds.isNull, let paint = paint.simplified else { return }
    let reference = try self.reference(to: paint, covering: bounds, state)
    openShape(path, isFilled: false, state)
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
  private mutating func openShape(_ path: Path, isFilled: Bool, _ state: State) {
    body.add(SVGWriter.shape(path, isFilled: isFilled, state))
  }

  /// The decimals that coordinates need for a hundredth of a point of the canvas, which no pixel tells from the next.
  private static func decimals(_ state: State) -> Int {
    var (decimals, unit) = (0, state.meanScale)
    while unit > 0.011, decimals < 6 { (decimals, unit) = (decimals + 1, unit / 10) }
    return decimals
  }

  /// The start of a `rect` or `path` element, without its end.
  ///
  /// - Parameters:
  ///   - path: the outline.
  ///   - isFilled: whether it is filled.
  ///   - state: the transform of the item.
  /// - Returns: the element to its last attribute but one of paint.
  static func shape(_ path: Path, isFilled: Bool = true, _ state: State) -> SVGText {
    var text = SVGText()
    if let rectangle = path.rectangle {
      let r = rectangle.standardized
      text.add("<rect")
      if r.minX != 0 { text.attribute("x", r.minX) }
      if r.minY != 0 { text.attribute("y", r.minY) }
      text.attribute("width", r.width)
      text.attribute("height", r.height)
    } else if isFilled, let round = SVGRoundShape(path) {
      round.open(in: &text)
    } else {
      text.add("<path")
      text.attribute("d", SVGPathData(path, isFilled: isFilled, decimals: decimals(state)).text)
    }
    return text
  }

  /// Adds `fill` or `stroke` and its opacity.
  mutating func add(_ paint: SVGPaint, _ property: String) {
    switch paint {
    case .color(let color): body.add(attributes(of: color, property, "\(property)-opacity"))
    case .reference(let id): body.add(" \(property)=\"url(#\(id))\"")
    }
  }

  /// The attributes of a color and of its opacity, or what stands for them where the color has a counterpart.
  mutating func attributes(of color: RGBA, _ property: String, _ opacity: String) -> SVGText {
    colors?.mark(color, property, opacity)
      ?? "\(SVGText.attributes(of: color, property, opacity))"
  }
}

/// A paint as attributes say it.
enum SVGPaint {
  /// A color.
  case color(RGBA)
  /// The id of a definition.
  case reference(SVGID)
}
