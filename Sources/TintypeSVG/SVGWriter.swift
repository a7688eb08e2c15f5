import TintypeDrawing
import TintypeGeometry

/// Writes display items as SVG.
///
/// Ids are numbers in order of first use, so the same list always gives the same bytes.
struct SVGWriter: ItemPainter {
  /// From the item's coordinates to those of the canvas; only its scale matters here.
  typealias State = CGAffineTransform

  /// What stands in the picture.
  var body = SVGText()
  /// What it refers to.
  var definitions = SVGText()
  /// Pixels a point for what has to be made of pixels.
  let pixelScale: CGFloat

  var gradients: [Paint: String] = [:]
  var images: [SVGImageKey: String] = [:]
  var glyphIDs: [String: [UInt32: String]] = [:]
  private var counts: [String: Int] = [:]

  init(pixelScale: CGFloat) { self.pixelScale = pixelScale }

  /// A new id: a letter for the kind of thing and a number.
  mutating func newID(_ kind: String) -> String {
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    return "\(kind)\(number)"
  }

  /// The whole file.
  func file(size: CGSize, comment: String?) -> Data {
    var text = SVGText()
    text.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.attribute("width", size.width)
    text.attribute("height", size.height)
    text.attribute("viewBox", "0 0 " + SVGText.list([size.width, size.height]))
    text.add(">\n")
    if let comment {
      // Two hyphens would end a comment.
      var inside = SVGText.escaped(comment)
      while inside.contains("--") { inside = inside.replacing("--", with: "- -") }
      text.add("<!-- \(inside) -->\n")
    }
    if !definitions.bytes.isEmpty {
      text.add("<defs>\n")
      text.add(definitions)
      text.add("</defs>\n")
    }
    text.add(body)
    text.add("</svg>\n")
    return Data(text.bytes)
  }
}
