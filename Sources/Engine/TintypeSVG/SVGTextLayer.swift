import TintypeDrawing
import TintypeGeometry

/// The lines of a picture as text that is not seen, over outlines that are: people select, search and translate it.
///
/// It stands above all else, for what covers a line would keep the pointer from it. Lines that are cut away
/// or wholly transparent are left out.
struct SVGTextLayer {
  /// A line, and what moves it.
  private struct Entry {
    var line: TextLine
    var transform: CGAffineTransform
  }

  private var entries: [Entry] = []
  private let live: SVGLiveText

  /// Collects the lines of items.
  ///
  /// - Parameters:
  ///   - items: what is drawn.
  ///   - canvas: what is seen of it.
  ///   - live: the lines that are seen as text.
  init(_ items: [DisplayItem], canvas: CGRect, without live: SVGLiveText = SVGLiveText()) {
    self.live = live
    add(items, .identity, seen: canvas)
  }

  private mutating func add(
    _ items: [DisplayItem], _ transform: CGAffineTransform, seen: CGRect
  ) {
    for item in items {
      switch item {
      case .glyphs(let run):
        guard let line = run.line, run.paint.simplified != nil, !live.contains(line) else {
          continue
        }
        let frame = line.frame.applying(transform)
        guard !line.frame.isEmpty, frame == frame.finite, !frame.common(with: seen).isNull else {
          continue
        }
        entries.append(Entry(line: line, transform: transform))
      case .group(let group):
        guard group.opacity > 0, group.transform.isFinite else { continue }
        let inner = group.transform.concatenating(transform)
        var seen = seen
        if let clip = group.clip {
          let bounds = clip.path.finiteBounds
          seen = bounds.isNull ? .null : seen.common(with: bounds.applying(inner))
        }
        if let mask = group.mask {
          let bounds = DisplayItem.bounds(of: mask)
          seen = bounds.isNull ? .null : seen.common(with: bounds.applying(inner))
        }
        if !seen.isNull, !seen.isEmpty { add(group.items, inner, seen: seen) }
      case .fill, .stroke, .image: break
      }
    }
  }

  // MARK: Text

  /// The share of a line's height that its font's size has, and that is above its baseline, in Inter and much alike
  /// in most systems' fonts (Inter 4.0, hhea: ascender 1984, descender -494 of 2048): then what is selected is as high
  /// as the line.
  private static let inter = (size: 2048.0 / 2478, ascent: 1984.0 / 2478)

  /// The element; empty without lines.
  func element() -> SVGText {
    var text = SVGText()
    let sizes = entries.map { fontSize(of: $0.line) }
    var counts: [String: Int] = [:]
    for size in sizes { counts[size, default: 0] += 1 }
    // The smallest of the most frequent, so that nothing depends on the order of a dictionary.
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return text
    }
    text.add("<g fill-opacity=\"0\" font-family=\"Inter,sans-serif\"")
    text.attribute("font-size", usual)
    text.add(">\n")
    for (entry, size) in zip(entries, sizes) {
      add(entry, size == usual ? nil : size, to: &text)
    }
    text.add("</g>\n")
    return text
  }

  private func fontSize(of line: TextLine) -> String {
    SVGText.decimal(line.frame.height * Self.inter.size, decimals: 1)
  }

  private func add(_ entry: Entry, _ size: String?, to text: inout SVGText) {
    let line = entry.line
    // Pictures in a text have no characters of their own.
    let characters = SVGText.escaped(line.text.filter { $0 != "\u{FFFC}" })
    guard characters.contains(where: { !$0.isWhitespace }) else { return }
    var frame = CGPoint(
      x: line.isRightToLeft ? line.frame.maxX : line.frame.minX,
      y: line.frame.minY + line.frame.height * Self.inter.ascent)
    text.add("<text")
    let move = entry.transform
    if move.a == 1, move.b == 0, move.c == 0, move.d == 1 {
      frame = frame.applying(move)
    } else {
      text.attribute("transform", SVGText.transform(move))
    }
    text.attribute("x", SVGText.decimal(frame.x, decimals: 1))
    text.attribute("y", SVGText.decimal(frame.y, decimals: 1))
    if let size { text.attribute("font-size", size) }
    text.attribute("textLength", SVGText.decimal(line.frame.width, decimals: 1))
    // Blanks between letters make a line as long as it is; a letter alone has none.
    if characters.count == 1 { text.attribute("lengthAdjust", "spacingAndGlyphs") }
    if line.isRightToLeft { text.attribute("direction", "rtl") }
    let isPlain =
      !characters.hasPrefix(" ") && !characters.hasSuffix(" ") && !characters.contains("  ")
    if !isPlain { text.attribute("xml:space", "preserve") }
    text.add(">\(characters)</text>\n")
  }
}
