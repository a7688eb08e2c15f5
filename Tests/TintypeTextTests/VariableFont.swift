import Foundation

@testable import TintypeText

/// A variable font made of a static one: axes are added to its tables, and one glyph moves on them.
///
/// The font's letter H gets 600 units wider and its points move 300 units to the right at the heavy end of the
/// weight axis, and the reverse at the light end; the other axes move nothing.
struct VariableFont {
  /// An axis with its least, usual and greatest value.
  struct Axis {
    var tag: String
    var least: Double
    var usual: Double
    var greatest: Double
  }

  /// A position on the axes with a name.
  struct Instance {
    /// The number of its name in the table of names.
    var name: UInt16
    /// A value for each axis.
    var coordinates: [Double]
  }

  var axes = [Axis(tag: "wght", least: 100, usual: 400, greatest: 900)]
  var instances: [Instance] = []

  /// The bytes of the font.
  ///
  /// - Parameter source: a TrueType font with a letter H.
  /// - Returns: the same font with the axes.
  func made(of source: [UInt8]) -> [UInt8] {
    var tables = FontTables(source)
    tables["fvar"] = variationAxes
    tables["gvar"] = glyphVariations(tables)
    return tables.assembled()
  }

  private var variationAxes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append16(1, 0, 16, 2, axes.count, 20, instances.count, 4 * axes.count + 4)
    for axis in axes {
      bytes.bytes += Array(axis.tag.utf8)
      for value in [axis.least, axis.usual, axis.greatest] { bytes.fixed(value) }
      bytes.append16(0, 1)
    }
    for instance in instances {
      bytes.append16(Int(instance.name), 0)
      instance.coordinates.forEach { bytes.fixed($0) }
    }
    return bytes.bytes
  }

  private func glyphVariations(_ tables: FontTables) -> [UInt8] {
    let glyph = tables.glyph(of: 0x48)
    // The four points behind those of the outline hold the sides of the glyph; the second one is its advance.
    let points = tables.pointCount(of: glyph) + 4
    let moves = (0..<points).map { $0 == points - 3 ? 600 : $0 < points - 4 ? 300 : 0 }
    let data = variation(moves: moves)
    var bytes = ByteWriter()
    let head = 20
    let offsets = 4 * (tables.glyphCount + 1)
    bytes.append16(1, 0, axes.count, 0)
    bytes.long(head + offsets)
    bytes.append16(tables.glyphCount, 1)
    bytes.long(head + offsets)
    for index in 0...tables.glyphCount { bytes.long(index > glyph ? data.count : 0) }
    return bytes.bytes + data
  }

  /// The moves of a glyph's points along x, at both ends of the first axis.
  private func variation(moves: [Int]) -> [UInt8] {
    let bodies = [moves, moves.map(-)].map { moves in
      var body = ByteWriter()
      body.bytes.append(0)  // All points.
      for start in stride(from: 0, to: moves.count, by: 64) {
        let part = moves[start..<min(start + 64, moves.count)]
        body.bytes.append(0x40 | UInt8(part.count - 1))  // Words follow.
        part.forEach { body.append16($0) }
      }
      for start in stride(from: 0, to: moves.count, by: 64) {
        body.bytes.append(0x80 | UInt8(min(64, moves.count - start) - 1))  // Zeros, not written.
      }
      return body.bytes
    }
    var bytes = ByteWriter()
    bytes.append16(bodies.count, 4 + bodies.count * (4 + 2 * axes.count))
    for (body, peak) in zip(bodies, [0x4000, -0x4000]) {
      bytes.append16(body.count, 0xa000)
      for axis in axes.indices { bytes.append16(axis == 0 ? peak : 0) }
    }
    // A glyph's data has an even length.
    return bytes.bytes + bodies.flatMap { $0 } + (bodies.joined().count % 2 == 1 ? [0] : [])
  }
}

/// The tables of a font file.
struct FontTables {
  private let version: [UInt8]
  private var tables: [String: [UInt8]] = [:]

  /// Reads the tables of a file with one font.
  init(_ file: [UInt8]) {
    version = Array(file[0..<4])
    let count = Int(file[4]) << 8 | Int(file[5])
    for record in 0..<count {
      let entry = Array(file[12 + record * 16..<28 + record * 16])
      let offset = Self.integer(entry[8..<12])
      let length = Self.integer(entry[12..<16])
      tables[String(decoding: entry[0..<4], as: UTF8.self)] = Array(file[offset..<offset + length])
    }
  }

  /// A table by its tag; empty where there is none.
  subscript(tag: String) -> [UInt8] {
    get { tables[tag] ?? [] }
    set { tables[tag] = newValue }
  }

  var glyphCount: Int { Self.integer(self["maxp"][4..<6]) }

  /// The glyph of a character by the table for the first plane.
  func glyph(of character: Int) -> Int {
    let map = self["cmap"]
    for record in 0..<Self.integer(map[2..<4]) {
      let start = Self.integer(map[8 + record * 8..<12 + record * 8])
      guard Self.integer(map[start..<start + 2]) == 4 else { continue }
      let segments = Self.integer(map[start + 6..<start + 8]) / 2
      for segment in 0..<segments {
        let at = start + 14 + segment * 2
        let step = segments * 2
        guard Self.integer(map[at..<at + 2]) >= character else { continue }
        let delta = Self.integer(map[at + 2 * step + 2..<at + 2 * step + 4])
        return (character + delta) & 0xffff
      }
    }
    return 0
  }

  /// The points of a simple glyph.
  func pointCount(of glyph: Int) -> Int {
    let isLong = self["head"][51] == 1
    let offsets = self["loca"]
    let offset =
      isLong
      ? Self.integer(offsets[glyph * 4..<glyph * 4 + 4])
      : 2 * Self.integer(offsets[glyph * 2..<glyph * 2 + 2])
    let outline = self["glyf"][offset...]
    let contours = Self.integer(outline[offset..<offset + 2])
    let last = offset + 10 + 2 * (contours - 1)
    return Self.integer(outline[last..<last + 2]) + 1
  }

  /// The file, whose tables start at multiples of four.
  ///
  /// - Parameter base: where the file starts in a collection.
  /// - Returns: its bytes.
  func assembled(at base: Int = 0) -> [UInt8] {
    var (head, body) = (ByteWriter(), ByteWriter())
    head.bytes = version
    head.append16(tables.count, 0, 0, 0)
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      head.bytes += Array(tag.utf8)
      head.long(0)
      head.long(base + 12 + 16 * tables.count + body.bytes.count)
      head.long(table.count)
      body.bytes += table
      while body.bytes.count % 4 != 0 { body.bytes.append(0) }
    }
    return head.bytes + body.bytes
  }

  /// A collection of fonts.
  static func collection(of fonts: [FontTables]) -> [UInt8] {
    var head = ByteWriter()
    head.bytes = Array("ttcf".utf8)
    head.append16(1, 0)
    head.long(fonts.count)
    var bodies: [UInt8] = []
    for font in fonts {
      let start = 12 + 4 * fonts.count + bodies.count
      head.long(start)
      bodies += font.assembled(at: start)
    }
    return head.bytes + bodies
  }

  private static func integer(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Writes numbers with their highest byte first.
private struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func append16(_ values: Int...) {
    for value in values {
      bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
  }

  mutating func long(_ value: Int) { append16(value >> 16, value) }

  mutating func fixed(_ value: Double) { long(Int((value * 65536).rounded())) }
}
