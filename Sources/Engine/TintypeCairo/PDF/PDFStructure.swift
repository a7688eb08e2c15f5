import CTintypeCairo
import TintypeDrawing
import TintypeGeometry

/// What tells whoever reads a PDF aloud which marks on its page are which text, heading, picture or link.
///
/// Marks are drawn in the order of the page; an element begins with the first mark of a part and ends with the first
/// of another. What belongs to no part is decoration.
final class PDFStructure {
  /// An element of the page, in the order of its marks.
  struct Element {
    /// Its position in the order of reading; nil for text that is not read aloud.
    var part: Int?
    /// What is said in place of a picture; nil for text.
    var altText: String?
    /// What is said of a link's area; nil for others.
    var link: String?
  }

  /// The elements so far.
  private(set) var elements: [Element] = []
  private let context: OpaquePointer
  private let parts: [PicturePart]
  /// Whether anything is read aloud; where nobody says of which parts, all text is.
  private let isTagged: Bool
  /// The parts whose own text is drawn; others are pictures to a reader.
  private var texts: Set<Int> = []
  private var open: (tag: String, part: Int?)?
  /// How many groups are open whose marks Cairo draws apart: it knows no elements in there.
  private var groups = 0

  /// Creates the structure of a page.
  ///
  /// - Parameters:
  ///   - context: that of the page.
  ///   - list: what is drawn, with its parts in the order of reading.
  init(_ context: OpaquePointer, _ list: DisplayList) {
    self.context = context
    parts = list.description.parts
    isTagged = list.description.title != nil || !parts.isEmpty
    if !parts.isEmpty { findTexts(in: list.items, .identity) }
  }

  private func findTexts(in items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items {
      switch item {
      case .glyphs(let run):
        guard case .color = run.paint else { continue }
        if let part = part(of: run.bounds.moved(by: transform)) { texts.insert(part) }
      case .group(let group):
        findTexts(in: group.items, group.transform.concatenating(transform))
      case .fill, .stroke, .image: break
      }
    }
  }

  /// The smallest part around the middle of a mark; nil for decoration.
  private func part(of bounds: CGRect) -> Int? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var found: Int?
    for (index, part) in parts.enumerated() where part.frame.holds(middle) {
      let area = part.frame.width * part.frame.height
      if let found = found, parts[found].frame.width * parts[found].frame.height <= area {
        continue
      }
      found = index
    }
    return found
  }

  // MARK: Marks

  /// Says which element the next mark belongs to.
  ///
  /// - Parameters:
  ///   - bounds: the mark's, in points of the page.
  ///   - isText: whether it is text that can be copied.
  func mark(_ bounds: CGRect, isText: Bool) {
    guard groups == 0, isTagged else { return }
    let part = part(of: bounds)
    guard isText || part.map({ !texts.contains($0) && !covers(bounds, $0) }) == true else {
      return close()
    }
    begin(part)
  }

  /// Whether a mark reaches far beyond a part: the background below a picture is not the picture.
  private func covers(_ bounds: CGRect, _ part: Int) -> Bool {
    !parts[part].frame.insetBy(dx: -2, dy: -2).contains(bounds)
  }

  /// Draws marks that Cairo keeps apart, all of one element.
  ///
  /// - Parameters:
  ///   - bounds: those of all marks, in points of the page.
  ///   - hasText: whether text is among them.
  ///   - body: draws them.
  /// - Throws: what `body` throws.
  func group<Failure: Error>(
    _ bounds: CGRect, hasText: Bool, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    if groups == 0, isTagged {
      let whole = part(of: bounds).flatMap { covers(bounds, $0) ? nil : $0 }
      if hasText || whole.map({ !texts.contains($0) }) == true { begin(whole) } else { close() }
    }
    groups += 1
    defer { groups -= 1 }
    try body()
  }

  private func begin(_ part: Int?) {
    let tag = part.map(tag) ?? "P"
    if let open, open.tag == tag, open.part == part { return }
    close()
    var element = Element(part: part)
    var attributes = ""
    if let part {
      if tag == "Figure" { element.altText = parts[part].altText }
      if case .link(let address) = parts[part].role {
        element.link = parts[part].altText
        attributes = Self.attributes(of: address, parts[part].frame)
      }
    }
    unclipped { cairo_tag_begin(context, tag, attributes) }
    elements.append(element)
    open = (tag, part)
  }

  /// Ends the element that is open, but not within a group: its end belongs where its beginning is.
  func close() {
    guard groups == 0, let open else { return }
    unclipped { cairo_tag_end(context, open.tag) }
    self.open = nil
  }

  /// Ends the page: what is read aloud and has no mark of its own, as what is drawn through a mask, is said all the
  /// same.
  func finish() {
    close()
    let drawn = Set(elements.compactMap(\.part))
    for part in parts.indices where !drawn.contains(part) {
      texts.remove(part)
      begin(part)
      close()
    }
  }

  /// Runs a closure where nothing is cut off: Cairo leaves out what it is told where nothing shows, and an end without
  /// its beginning ends the process.
  private func unclipped(_ body: () -> Void) {
    cairo_save(context)
    cairo_reset_clip(context)
    cairo_identity_matrix(context)
    body()
    cairo_restore(context)
  }

  private func tag(of part: Int) -> String {
    switch parts[part].role {
    case .link: "Link"
    case _ where !texts.contains(part): "Figure"
    case .heading(let level): level.map { "H\(min(max($0, 1), 6))" } ?? "H1"
    case .text, .image: "P"
    }
  }

  /// The attributes of a link, as Cairo reads them.
  private static func attributes(of address: String, _ frame: CGRect) -> String {
    let quoted = address.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case _ where scalar.value > 32 && scalar.value < 127: text.unicodeScalars.append(scalar)
      default:
        for byte in String(scalar).utf8 { text += "%" + hex(byte) }
      }
    }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      "\(($0 * 1000).rounded() / 1000)"
    }
    return "uri='\(quoted)' rect=[\(numbers.joined(separator: " "))]"
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
