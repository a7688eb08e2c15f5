import TintypeDrawing

/// What a file shows, apart from what it refers to.
struct SVGContent {
  /// What is seen.
  var body = SVGText()
  /// The text that is not seen.
  var layer = SVGText()
  /// The rules of a style sheet; empty for none.
  var rules = SVGText()
  /// The id of the root; nil where nothing refers to it.
  var root: SVGID?
}

extension SVGWriter {
  /// Draws both appearances of a picture.
  ///
  /// Where they differ in nothing but colors, these are custom properties of the root. Else both are in the
  /// file, and one is shown.
  ///
  /// - Parameters:
  ///   - light: the light one.
  ///   - dark: the dark one.
  ///   - names: the names of colors, by how they look in both.
  /// - Returns: the content; definitions are the writer's.
  /// - Throws: when there is no memory for pixels.
  mutating func content(
    of light: SVGDrawing, _ dark: SVGDrawing, _ names: [[RGBA]: String]
  ) throws(RenderError) -> SVGContent {
    var content = SVGContent(layer: light.layer)
    let unpainted = self
    var other = self
    (colors, other.colors) = (SVGColors(), SVGColors())
    try light.draw(with: &self)
    try dark.draw(with: &other)
    if let colors, let others = other.colors, body == other.body,
      definitions == other.definitions, light.layer == dark.layer,
      runs.elementsEqual(other.runs, by: { $0.isLike($1) })
    {
      let root = newID()
      writeGlyphs(in: [body, definitions])
      let paired = colors.paired(with: others, root: root, names) { newID() }
      expansions.colors = paired.attributes
      content.body = body
      content.rules = paired.rules
      content.root = paired.rules.isEmpty ? nil : root
      return content
    }
    self = unpainted
    return try contentOfGroups(light, dark)
  }

  /// Draws both appearances one above the other, of which one is shown.
  private mutating func contentOfGroups(
    _ light: SVGDrawing, _ dark: SVGDrawing
  ) throws(RenderError) -> SVGContent {
    var content = SVGContent()
    let (lightClass, darkClass) = (newID(), newID())
    // Who knows no style sheets shows the light one.
    let starts: [SVGText] = [
      "<g class=\"\(lightClass)\">\n", "<g class=\"\(darkClass)\" display=\"none\">\n",
    ]
    for (drawing, start) in zip([light, dark], starts) {
      body = SVGText()
      try drawing.draw(with: &self)
      content.body.add(start)
      content.body.add(body)
      content.body.add("</g>\n")
      guard !drawing.layer.isEmpty, light.layer != dark.layer else { continue }
      content.layer.add(start)
      content.layer.add(drawing.layer)
      content.layer.add("</g>\n")
    }
    if light.layer == dark.layer { content.layer = light.layer }
    content.rules =
      "@media(prefers-color-scheme:dark){.\(lightClass){display:none}.\(darkClass){display:inline}}\n"
    return content
  }
}
