/// The outline of a glyph in the Compact Font Format: operators behind their numbers, each point relative to the last.
///
/// Source: Adobe Technical Note 5177, 3 and 4; numbers and lists of Technical Note 5176, 4 and 5.
struct CharString {
  /// What was written.
  private(set) var bytes: [UInt8]
  private var current = (x: 0, y: 0)

  /// The operator that ends a glyph.
  static let endOfGlyph: UInt8 = 14

  /// Begins an outline.
  ///
  /// - Parameter width: the advance, in units of the font.
  init(width: Int) { bytes = Self.bytes(of: width) }

  /// Begins a contour, and closes the last one.
  mutating func move(to point: (x: Int, y: Int)) { add([point], 21) }

  /// Draws a straight line.
  mutating func line(to point: (x: Int, y: Int)) { add([point], 5) }

  /// Draws a cubic curve with two control points.
  mutating func curve(
    _ first: (x: Int, y: Int), _ second: (x: Int, y: Int), to end: (x: Int, y: Int)
  ) {
    add([first, second, end], 8)
  }

  private mutating func add(_ points: [(x: Int, y: Int)], _ operation: UInt8) {
    for point in points {
      bytes += Self.bytes(of: point.x - current.x) + Self.bytes(of: point.y - current.y)
      current = point
    }
    bytes.append(operation)
  }

  /// A number of 16 bits with its sign, as outlines and values of fonts have it.
  static func bytes(of value: Int) -> [UInt8] {
    switch value {
    case -107...107: return [UInt8(value + 139)]
    case 108...1131:
      let rest = value - 108
      return [UInt8(rest >> 8 + 247), UInt8(rest & 255)]
    case -1131 ... -108:
      let rest = -value - 108
      return [UInt8(rest >> 8 + 251), UInt8(rest & 255)]
    default: return [28] + FontBytes([], shorts: [value]).bytes
    }
  }

  /// A number of 32 bits, as values of fonts have it.
  static func long(_ value: Int) -> [UInt8] {
    var bytes = FontBytes([29])
    bytes.append(longs: [value])
    return bytes.bytes
  }

  /// A number with a point, two characters a byte.
  static func real(_ text: String) -> [UInt8] {
    var halves: [UInt8] = []
    for character in text {
      if let digit = character.wholeNumberValue { halves.append(UInt8(digit)) }
      if character == "." { halves.append(10) }
    }
    halves.append(15)
    if !halves.count.isMultiple(of: 2) { halves.append(15) }
    return [30] + stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
  }

  /// A list of parts: how many, where each begins, from 1 on, and the parts.
  static func index(_ parts: [[UInt8]]) -> [UInt8] {
    guard !parts.isEmpty else { return [0, 0] }
    var list = FontBytes([], shorts: [parts.count])
    list.append([4])
    list.append(longs: parts.reduce(into: [1]) { $0.append($0[$0.count - 1] + $1.count) })
    return list.bytes + parts.joined()
  }
}

/// Bytes of a font, large numbers first.
struct FontBytes {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8], shorts: [Int] = []) {
    self.bytes = bytes
    append(shorts: shorts)
  }

  /// The bytes and zeros to the next multiple of four.
  var padded: [UInt8] { bytes + [UInt8](repeating: 0, count: paddedCount - bytes.count) }

  /// How many bytes `padded` has.
  var paddedCount: Int { (bytes.count + 3) / 4 * 4 }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Adds the low 16 bits of numbers.
  mutating func append(shorts values: [Int]) {
    for value in values {
      bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
  }

  /// Adds the low 32 bits of numbers.
  mutating func append(longs values: [Int]) {
    for value in values { append(shorts: [value >> 16, value]) }
  }
}
