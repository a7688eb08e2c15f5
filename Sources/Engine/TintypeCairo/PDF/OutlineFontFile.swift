import Foundation
import TintypeDrawing
import TintypeGeometry

/// A font file of some glyphs' outlines: OpenType with a table of Adobe's Compact Font Format, for Cairo to embed.
///
/// Faces that draw are variable, changed or without a file at all, and Cairo embeds none of these as a font, but their
/// outlines as drawings (Type 3), which publishers refuse. A file of the outlines as they are drawn has none of that.
/// It holds what FreeType and Cairo read: outlines, widths and a name. Letters are the PDF's to say.
///
/// Sources: Adobe Technical Notes 5176 (the format) and 5177 (its outlines), OpenType 1.9 (tables).
struct OutlineFontFile {
  /// The glyphs, by the order in the file from 1 on; 0 is the one that stands for what a font lacks.
  private let glyphs: [UInt32]
  private let font: any GlyphSource
  /// Units an em: coordinates are whole ones, and those of a large title less than a tenth of a pixel off.
  private static let unitsPerEm = 2000

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - font: where outlines and widths are from.
  ///   - glyphs: the glyphs, each once, at most 65,534.
  init(of font: any GlyphSource, glyphs: [UInt32]) {
    self.font = font
    self.glyphs = glyphs
  }

  /// The file's bytes, their sums left at 0: the file lives in memory alone, and nobody checks them there.
  var data: Data {
    let tables = [
      ("CFF ", compactFont), ("head", head), ("hhea", horizontalHeader), ("hmtx", widths),
      ("maxp", FontBytes([0, 0, 0x50, 0], shorts: [glyphCount])), ("name", names),
    ]
    var file = FontBytes(Array("OTTO".utf8), shorts: [tables.count, 64, 2, tables.count * 16 - 64])
    var offset = 12 + tables.count * 16
    for (tag, table) in tables {
      file.append(Array(tag.utf8))
      file.append(longs: [0, offset, table.bytes.count])
      offset += table.paddedCount
    }
    for (_, table) in tables { file.append(table.padded) }
    return Data(file.bytes)
  }

  private var glyphCount: Int { glyphs.count + 1 }

  /// What programs call the font, such as `Inter-SemiBold`: in a PostScript name stand letters, digits and hyphens.
  private var postScriptName: String {
    let name = font.displayName.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    return name.isEmpty ? "Tintype" : String(String(name).prefix(63))
  }

  /// The advance of a glyph in units.
  ///
  /// Readers take it for the width of a selection, and what is between advances for spaces.
  /// It is a whole number of thousandths of an em: Cairo writes no others, and letters would drift by what is missing.
  private func width(of glyph: UInt32) -> Int {
    let thousandths = (min(max(font.width(of: glyph), 0), 16) * 1000).rounded()
    return Int(clamped: thousandths) * Self.unitsPerEm / 1000
  }

  /// A length of which 1 is an em, in units, as far as the format reaches.
  private func units(_ length: CGFloat) -> Int {
    Int(clamped: min(max(length * CGFloat(Self.unitsPerEm), -32000), 32000).rounded())
  }
}

// MARK: Tables of OpenType

extension OutlineFontFile {
  private var head: FontBytes {
    var table = FontBytes([0, 1, 0, 0, 0, 1, 0, 0])
    table.append(longs: [0, 0x5F0F_3CF5])
    table.append(shorts: [0, Self.unitsPerEm])
    // No dates: the same outlines make the same bytes.
    table.append(longs: [0, 0, 0, 0])
    let box = font.inkBox
    table.append(shorts: [
      units(box.minX), units(-box.maxY), units(box.maxX), units(-box.minY), 0, 6, 2, 0, 0,
    ])
    return table
  }

  private var horizontalHeader: FontBytes {
    var table = FontBytes([0, 1, 0, 0])
    let box = font.inkBox
    // Cairo clips text to a box that reaches the widest advance from its glyphs' origins. Ink may reach farther than
    // an em: Tibetan vowels upwards, some ligatures of Arabic many ems to the side.
    table.append(shorts: [units(-box.minY), units(-box.maxY), 0, Int(Int16.max)])
    table.append(shorts: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, glyphCount])
    return table
  }

  private var widths: FontBytes {
    FontBytes([], shorts: [Self.unitsPerEm / 2, 0] + glyphs.flatMap { [width(of: $0), 0] })
  }

  /// The family and the name for PostScript, in American English for Windows.
  private var names: FontBytes {
    let texts = [(1, font.displayName), (6, postScriptName)].map { id, text in
      (
        id,
        text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      )
    }
    var table = FontBytes([], shorts: [0, texts.count, 6 + 12 * texts.count])
    var offset = 0
    for (id, bytes) in texts {
      table.append(shorts: [3, 1, 0x409, id, bytes.count, offset])
      offset += bytes.count
    }
    for (_, bytes) in texts { table.append(bytes) }
    return table
  }
}

// MARK: The Compact Font Format

extension OutlineFontFile {
  private var compactFont: FontBytes {
    let header: [UInt8] = [1, 0, 4, 4]
    let name = CharString.index([Array(postScriptName.utf8)])
    let glyphNames = CharString.index(glyphs.indices.map { Array("g\($0 + 1)".utf8) })
    let outlines = CharString.index([missingGlyph] + glyphs.map(charString))
    // Widths are said where they are not 0.
    let privateValues: [UInt8] = CharString.bytes(of: 0) + [20]
    // All offsets have five bytes, so that the values are as long with any.
    let start =
      header.count + name.count
      + CharString.index([top(charset: 0, outlines: 0, ending: 0, count: 0)]).count
      + glyphNames.count + 2
    // Glyphs have names of their own, one after the other from the first that is not Adobe's, 391.
    let charset: [UInt8] = [2] + FontBytes([], shorts: [391, max(glyphs.count - 1, 0)]).bytes
    let values = top(
      charset: start, outlines: start + charset.count,
      ending: start + charset.count + outlines.count, count: privateValues.count)
    return FontBytes(
      header + name + CharString.index([values]) + glyphNames + [0, 0] + charset + outlines
        + privateValues)
  }

  /// What the format says of the whole font.
  private func top(charset: Int, outlines: Int, ending: Int, count: Int) -> [UInt8] {
    let (factor, zero) = (CharString.real("0.0005"), CharString.bytes(of: 0))
    var values = factor + zero + zero + factor + zero + zero + [12, 7]
    values += CharString.long(charset) + [15] + CharString.long(outlines) + [17]
    return values + CharString.long(count) + CharString.long(ending) + [18]
  }

  /// Half an em without ink.
  private var missingGlyph: [UInt8] {
    CharString.bytes(of: Self.unitsPerEm / 2) + [CharString.endOfGlyph]
  }

  /// The outline of a glyph, y upwards; contours close by themselves.
  private func charString(_ glyph: UInt32) -> [UInt8] {
    var outline = CharString(width: width(of: glyph))
    var current = CGPoint.zero
    for element in font.outline(of: glyph).elements {
      switch element {
      case .move(let p):
        outline.move(to: point(p))
        current = p
      case .line(let p):
        outline.line(to: point(p))
        current = p
      case .quadCurve(let p, let q):
        let (c, d) = Path.cubic(from: current, control: q, to: p)
        outline.curve(point(c), point(d), to: point(p))
        current = p
      case .curve(let p, let c, let d):
        outline.curve(point(c), point(d), to: point(p))
        current = p
      case .closeSubpath: break
      }
    }
    return outline.bytes + [CharString.endOfGlyph]
  }

  private func point(_ point: CGPoint) -> (x: Int, y: Int) { (units(point.x), units(-point.y)) }
}
