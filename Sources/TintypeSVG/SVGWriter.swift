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
    return "\(Self.prefixMark)\(kind)\(number)"
  }

  /// What stands for the prefix of ids until the content is known; XML allows it nowhere, so nothing else does.
  static let prefixMark = "\u{1}"

  /// Six letters and digits that follow from the content, a letter first.
  private static func prefix(of content: [UInt8]) -> [UInt8] {
    // FNV-1a, of 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    return (0..<6).map { place in
      let count: UInt64 = place == 0 ? 26 : 36
      defer { hash /= count }
      return letters[Int(hash % count)]
    }
  }

  /// The content with the prefix in place of its mark.
  private static func prefixed(_ content: [UInt8]) -> Data {
    let mark = prefixMark.utf8.first
    let prefix = prefix(of: content)
    var result = Data(capacity: content.count * 9 / 8)
    for part in content.split(separator: mark ?? 0, omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { result.append(contentsOf: prefix) }
      result.append(contentsOf: part.element)
    }
    return result
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
    return Self.prefixed(text.bytes)
  }
}
