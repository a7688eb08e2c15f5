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

  var gradients: [Paint: String] = [:]
  var images: [SVGImageKey: String] = [:]
  /// The runs of glyphs so far, whose numbers stand in the texts.
  var runs: [SVGGlyphRun] = []
  /// Whether outlines of glyphs are definitions, a line each.
  var definesOutlines = false
  /// The lines of what is being drawn that are written as text.
  var live = SVGLiveText()
  /// How many of the runs that follow belong to such a line.
  var liveRuns = 0
  /// The names of the fonts that the file holds, by their data.
  var fontNames: [String: String] = [:]
  /// The colors so far, where they are to be paired with those of the other appearance; nil to write them.
  var colors: SVGColors?
  private var count = 0

  /// Begins a file.
  ///
  /// - Parameter pixelScale: pixels a point for what has to be made of pixels.
  init(pixelScale: CGFloat) { self.pixelScale = pixelScale }

  /// A new id: a number, in as few letters and digits as can be.
  mutating func newID() -> String {
    var (number, digits) = (count, "")
    count += 1
    repeat {
      digits.unicodeScalars.insert(Unicode.Scalar(Self.letters[number % 62]), at: digits.startIndex)
      number /= 62
    } while number > 0
    return Self.prefixMark + digits
  }

  /// The digits of ids, letters first, since ids begin with one.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

  /// What stands for the prefix of ids until the content is known; XML allows it nowhere, so nothing else does.
  static let prefixMark = "\u{1}"

  /// Five letters and digits that follow from the content, a letter first: two of a hundred pictures in a page
  /// have the same with a chance of one in a hundred thousand.
  private static func prefix(of content: [UInt8]) -> [UInt8] {
    // FNV-1a, of 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (0..<5).map { place in
      let count: UInt64 = place == 0 ? 52 : 62
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
  ///
  /// - Parameters:
  ///   - list: what it shows.
  ///   - content: what was written of it.
  ///   - comment: a note at the start; nil for none.
  /// - Returns: the file, in UTF-8.
  mutating func file(of list: DisplayList, _ content: SVGContent, comment: String?) -> Data {
    let placed = placingGlyphs(in: [content.body, definitions])
    let (body, shared) = (placed[0], placed[1])
    var text = SVGText()
    text.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.attribute("width", list.size.width)
    text.attribute("height", list.size.height)
    text.attribute("viewBox", "0 0 " + SVGText.list([list.size.width, list.size.height]))
    if let root = content.root { text.attribute("id", root) }
    // Letters then have the shapes of their outlines, and their places between pixels.
    if !fontNames.isEmpty { text.attribute("text-rendering", "geometricPrecision") }
    addDescription(list.description, to: &text)
    if let comment {
      // Two hyphens would end a comment.
      var inside = SVGText.escaped(comment)
      while inside.contains("--") { inside = inside.replacing("--", with: "- -") }
      text.add("<!-- \(inside) -->\n")
    }
    let rules = fontRules + content.rules
    if !rules.isEmpty { text.add("<style>\n\(rules)</style>\n") }
    if !shared.bytes.isEmpty || !outlines.bytes.isEmpty {
      text.add("<defs>\n")
      text.add(outlines)
      text.add(shared)
      text.add("</defs>\n")
    }
    text.add(body)
    text.add(content.layer)
    text.add("</svg>\n")
    return Self.prefixed(text.bytes)
  }

  /// Adds what the root says of the picture, and ends its tag.
  private mutating func addDescription(_ description: PictureDescription, to text: inout SVGText) {
    var parts: [(name: String, id: String, words: String)] = []
    for (name, words) in [("title", description.title), ("desc", description.details)] {
      if let words { parts.append((name, newID(), words)) }
    }
    text.attribute("role", "img")
    if let language = description.language { text.attribute("lang", SVGText.escaped(language)) }
    if !parts.isEmpty {
      text.attribute("aria-labelledby", parts.map(\.id).joined(separator: " "))
    }
    text.add(">\n")
    for part in parts {
      let words = SVGText.escaped(part.words)
      text.add("<\(part.name) id=\"\(part.id)\">\(words)</\(part.name)>\n")
    }
  }
}
