import TintypeDrawing
import TintypeGeometry

/// Writes display items as SVG.
///
/// Ids are numbers in order of first use after a prefix that follows from the whole content: the same list
/// always gives the same bytes, and pictures that are different can stand in one page.
struct SVGWriter: ItemPainter {
  /// From the item's coordinates to those of the canvas; only its scale matters here.
  typealias State = CGAffineTransform

  /// What stands in the picture.
  var body = SVGText()
  /// What it refers to.
  var definitions = SVGText()
  /// Outlines of glyphs that it refers to, where these are definitions.
  var outlines = SVGText()
  /// Pixels a point for what has to be made of pixels.
  let pixelScale: CGFloat

  var gradients: [Paint: SVGID] = [:]
  var images: [SVGImageKey: SVGID] = [:]
  /// The runs of glyphs so far, whose indices stand in the texts.
  var runs: [SVGGlyphRun] = []
  /// Whether outlines of glyphs are definitions, a line each.
  var definesOutlines = false
  /// The lines of what is being drawn that are written as text.
  var live = SVGLiveText()
  /// How many of the runs that follow belong to such a line.
  var liveRuns = 0
  /// The names of the fonts that the file holds, by their data.
  var fontNames: [String: SVGID] = [:]
  /// The colors so far, where they are to be paired with those of the other appearance; nil to write them.
  var colors: SVGColors?
  /// What stands in place of placeholders, as far as it is known.
  var expansions = SVGExpansions()
  /// The classes of groups that are seen while a pointer is on one of them, in the order of their first use.
  var revealNames: [String] = []
  private var count = 0

  /// Begins a file.
  ///
  /// - Parameter pixelScale: pixels a point for what has to be made of pixels.
  init(pixelScale: CGFloat) { self.pixelScale = pixelScale }

  /// A new id.
  mutating func newID() -> SVGID {
    defer { count += 1 }
    return SVGID(count)
  }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - list: what it shows.
  ///   - content: what was written of it.
  ///   - comment: a note at the start; nil for none.
  /// - Returns: the file, in UTF-8.
  mutating func file(of list: DisplayList, _ content: SVGContent, comment: String?) -> Data {
    writeGlyphs(in: [content.body, definitions])
    var text = SVGText()
    text.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.add(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    text.attribute("width", list.size.width)
    text.attribute("height", list.size.height)
    text.attribute("viewBox", "0 0 " + SVGText.list([list.size.width, list.size.height]))
    if let root = content.root { text.attribute("id", root) }
    // Letters then have the shapes of their outlines, and their positions between pixels.
    if !fontNames.isEmpty { text.attribute("text-rendering", "geometricPrecision") }
    addDescription(list.description, to: &text)
    if let comment {
      // Two hyphens would end a comment.
      var inside = SVGText.escaped(comment)
      while inside.contains("--") { inside = inside.replacing("--", with: "- -") }
      text.add("<!-- \(inside) -->\n")
    }
    var rules = fontRules
    rules.add(content.rules)
    for name in revealNames { rules.add("svg:has(.\(name):hover) .\(name){opacity:1}\n") }
    if !rules.isEmpty { text.add("<style>\n\(rules)</style>\n") }
    if !definitions.isEmpty || !outlines.isEmpty {
      text.add("<defs>\n")
      text.add(outlines)
      text.add(definitions)
      text.add("</defs>\n")
    }
    text.add(content.body)
    text.add(content.layer)
    text.add("</svg>\n")
    return expansions.file(text)
  }

  /// Adds what the root says of the picture, and ends its tag.
  private mutating func addDescription(_ description: PictureDescription, to text: inout SVGText) {
    var parts: [(name: String, id: SVGID, altText: String)] = []
    for (name, altText) in [("title", description.title), ("desc", description.details)] {
      if let altText { parts.append((name, newID(), altText)) }
    }
    text.attribute("role", "img")
    if let language = description.language { text.attribute("lang", SVGText.escaped(language)) }
    for (index, part) in parts.enumerated() {
      if index == 0 { text.add(" aria-labelledby=\"") } else { text.add(" ") }
      text.add(part.id)
    }
    if !parts.isEmpty { text.add("\"") }
    text.add(">\n")
    for part in parts {
      let altText = SVGText.escaped(part.altText)
      text.add("<\(part.name) id=\"\(part.id)\">\(altText)</\(part.name)>\n")
    }
  }
}
