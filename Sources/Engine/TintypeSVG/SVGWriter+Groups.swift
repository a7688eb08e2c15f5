import TintypeDrawing
import TintypeGeometry

extension SVGWriter {
  mutating func group(_ group: DisplayGroup, _ state: State) throws(RenderError) {
    let group = group.merged
    if let key = group.revealKey { return try reveal(group, key, state) }
    guard group.opacity > 0, group.transform.isFinite, !group.items.isEmpty else { return }
    // Bounds are only asked for where an effect needs them: each looks through all that is inside.
    if group.hasPixelEffects || group.mask != nil, group.bounds.isNull { return }
    let inner = group.transform.concatenating(state)
    let outer = outerAttributes(group)
    let cutting = try cuttingAttributes(group, inner)
    // A shadow comes after the cut, which takes an element of its own.
    let isDouble = group.shadow != nil && !cutting.isEmpty
    var attributes = outer
    if !isDouble { attributes.add(cutting) }
    let hasElement = !attributes.isEmpty
    if hasElement { body.add("<g\(attributes)>\n") }
    if isDouble { body.add("<g\(cutting)>\n") }
    try draw(group.items, inner)
    if isDouble { body.add("</g>\n") }
    if hasElement { body.add("</g>\n") }
  }

  /// What is seen while a pointer is on it, or on a group of the same key elsewhere in the picture.
  private mutating func reveal(
    _ group: DisplayGroup, _ key: String, _ state: State
  ) throws(RenderError) {
    let name = "reveal-\(key)"
    if !revealNames.contains(name) { revealNames.append(name) }
    body.add("<g class=\"\(name)\" opacity=\"0\">\n")
    try draw(group.items, state)
    body.add("</g>\n")
  }

  private mutating func outerAttributes(_ group: DisplayGroup) -> SVGText {
    var text = SVGText()
    if let name = group.name { text.add(" data-view=\"\(SVGText.escaped(name))\"") }
    if !group.transform.isIdentity {
      text.add(" transform=\"\(SVGText.transform(group.transform))\"")
    }
    if group.opacity < 1 { text.add(" opacity=\"\(SVGText.decimal(group.opacity, decimals: 4))\"") }
    // Groups with other modes are made pixels of before.
    if group.blendMode != .normal, let css = group.blendMode.css {
      text.add(" style=\"mix-blend-mode:\(css)\"")
    }
    if let shadow = group.shadow {
      text.add(" filter=\"url(#\(define(shadow, around: group.innerBounds)))\"")
    }
    return text
  }

  private mutating func cuttingAttributes(
    _ group: DisplayGroup, _ state: State
  )
    throws(RenderError) -> SVGText
  {
    var text = SVGText()
    if group.blurRadius > 0 || !group.filters.isEmpty {
      text.add(" filter=\"url(#\(defineFilters(of: group)))\"")
    }
    if let clip = group.clip { text.add(" clip-path=\"url(#\(define(clip, state)))\"") }
    if let mask = group.mask {
      text.add(" mask=\"url(#\(try define(mask: mask, group.cutBounds, state)))\"")
    }
    return text
  }

  private mutating func define(_ clip: DisplayGroup.Clip, _ state: State) -> SVGID {
    let id = newID()
    let path = clip.path.finiteBounds.isNull ? Path(.zero) : clip.path
    definitions.add("<clipPath id=\"\(id)\">\(SVGWriter.shape(path, state))")
    if clip.style.isEOFilled { definitions.attribute("clip-rule", "evenodd") }
    if !clip.style.isAntialiased { definitions.attribute("shape-rendering", "crispEdges") }
    definitions.add("/></clipPath>\n")
    return id
  }

  /// Begins a filter, of colors as they are written.
  mutating func openFilter(_ bounds: CGRect) -> SVGID {
    let id = newID()
    definitions.add("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"")
    SVGWriter.add(bounds.insetBy(dx: -1, dy: -1), to: &definitions)
    definitions.add(" color-interpolation-filters=\"sRGB\">")
    return id
  }

  private mutating func defineFilters(of group: DisplayGroup) -> SVGID {
    let reach = Gaussian.reach(group.blurRadius)
    let bounds = DisplayItem.bounds(of: group.items).insetBy(dx: -reach, dy: -reach)
    let id = openFilter(bounds)
    for filter in group.filters {
      let values = filter.matrix.map { SVGText.decimal($0, decimals: 6) }.joined(separator: " ")
      definitions.add("<feColorMatrix values=\"\(values)\"/>")
    }
    if group.blurRadius > 0 {
      definitions.add("<feGaussianBlur stdDeviation=\"\(SVGText.decimal(group.blurRadius))\"/>")
    }
    definitions.add("</filter>\n")
    return id
  }

  private mutating func define(_ shadow: DropShadow, around bounds: CGRect) -> SVGID {
    let id = openFilter(bounds)
    let color = shadow.color.clamped
    let input = shadow.radius > 0 ? "" : " in=\"SourceAlpha\""
    if shadow.radius > 0 {
      let deviation = SVGText.decimal(shadow.radius)
      definitions.add("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(deviation)\"/>")
    }
    definitions.add("<feOffset\(input)")
    definitions.attribute("dx", shadow.x)
    definitions.attribute("dy", shadow.y)
    let flood = attributes(of: color, "flood-color", "flood-opacity")
    definitions.add(" result=\"a\"/><feFlood\(flood)/>")
    definitions.add("<feComposite in2=\"a\" operator=\"in\"/>")
    definitions.add("<feComposite in=\"SourceGraphic\" operator=\"over\"/></filter>\n")
    return id
  }
}

extension DisplayGroup {
  /// The group with the only group inside of it moved along, as long as there is nothing but a move.
  ///
  /// Many readers of XML take no more than 256 elements inside of each other.
  fileprivate var merged: DisplayGroup {
    var result = self
    while result.opacity > 0, result.name == nil, result.revealKey == nil, result.clip == nil,
      !result.needsLayer,
      result.items.count == 1,
      case .group(var inner) = result.items[0]
    {
      inner.transform = inner.transform.concatenating(result.transform)
      result = inner
    }
    return result
  }
}

extension CompositeOperation {
  /// The name in CSS; nil for what it has not, or by another formula.
  var css: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight, .sourceAtop, .destinationOver, .destinationOut, .xor, .plusDarker,
      .plusLighter:
      nil
    }
  }
}
