import TintypeGeometry

/// Widths, kerning and tracking of San Francisco on iOS, as published measurements: `Rules/System-Font#Widths`.
///
/// They are numbers that others measured. No outline and no font file of Apple's was used.
struct SystemFontWidths: Sendable {
  /// The units of an em in the tables.
  static let unitsPerEm = 2048

  /// The tables, read when a text is first set in the system font.
  static let tables = SystemFontWidths()

  /// ASCII from the space to the tilde, each by its code less 32.
  static let characterCount = 95

  /// Advances of the printable ASCII characters and of those in `others`, eight columns each.
  private var columns: [[Float]] = []
  /// The indices of characters beyond ASCII in `columns`.
  private var others: [UInt32: Int] = [:]
  /// What is added between two ASCII characters, in tenths: regular and bold, each for reading and for display.
  private var pairs = [[Int16]](
    repeating: [Int16](repeating: 0, count: characterCount * characterCount), count: 4)

  private init() {
    var ascii = [[Float]](repeating: [], count: Self.characterCount)
    Self.eachRecord(of: Self.advances) { fields in
      let values = fields.dropFirst().map { Float(Self.integer($0)) / 100 }
      let character = Self.character(fields[0])
      if let index = Self.index(of: character) {
        ascii[index] = values
      } else {
        others[character] = Self.characterCount + others.count
        columns.append(values)
      }
    }
    columns = ascii + columns
    Self.eachRecord(of: Self.kerning) { fields in
      let first = fields[0].first == UInt8(ascii: "b") ? 2 : 0
      let (text, display) = (Self.integer(fields[3]), Self.integer(fields[4]))
      for left in fields[1].compactMap(Self.index(ofKerned:)) {
        for right in fields[2].compactMap(Self.index(ofKerned:)) {
          pairs[first][left * Self.characterCount + right] = Int16(clamping: text)
          pairs[first + 1][left * Self.characterCount + right] = Int16(clamping: display)
        }
      }
    }
  }

  /// The index of a printable ASCII character; nil for any other.
  static func index(of character: UInt32) -> Int? {
    0x20 <= character && character <= 0x7e ? Int(character) - 0x20 : nil
  }

  /// The index of a character in what `advances(in:)` gives; nil for one that nobody measured.
  func index(ofAdvance character: UInt32) -> Int? {
    Self.index(of: character) ?? others[character]
  }
}

/// Where a face stands among those that were measured.
struct SystemFontMaster: Hashable, Sendable {
  /// The weight, 100 to 900; others count as the nearest.
  var weight = 400
  /// How far the letters are on their way from those for reading to those for display, in thousandths.
  var opticalBlend = 0
  /// Whether the letters are slanted.
  var isItalic = false

  /// Where the weights from 100 to 900 stand between ultralight (0), regular (1), bold (2) and black (3).
  private static let positions = [
    0, 0.21623, 0.65945, 1, 1.3667, 1.6333, 2, 2.53333, 3,
  ]

  /// The parts that ultralight, regular, bold and black have, each for reading and for display; their sum is 1.
  fileprivate var shares: [Float] {
    let index = min(max((weight + 50) / 100 - 1, 0), Self.positions.count - 1)
    let position = Self.positions[index]
    let display = Float(opticalBlend) / 1000
    var shares = [Float](repeating: 0, count: 8)
    for master in 0..<4 {
      let share = Float(max(0, 1 - abs(position - Double(master))))
      shares[2 * master] = share * (1 - display)
      shares[2 * master + 1] = share * display
    }
    return shares
  }

  /// How much wider slanted letters are than upright ones: 0.1 % for reading, 2.4 % for display.
  ///
  /// Measured of one pangram, at 17 and at 28 points.
  fileprivate var slantFactor: Float {
    isItalic ? 1.001 + 0.023 * Float(opticalBlend) / 1000 : 1
  }
}

extension SystemFontWidths {
  /// How wide the characters are in a face: printable ASCII first, by its code less 32.
  ///
  /// - Parameter master: the face.
  /// - Returns: units of 1/2048 em, not rounded.
  func advances(in master: SystemFontMaster) -> [Float] {
    let (shares, factor) = (master.shares, master.slantFactor)
    return columns.map { zip($0, shares).reduce(0) { $0 + $1.0 * $1.1 } * factor }
  }

  /// What is added between two printable ASCII characters.
  ///
  /// - Parameters:
  ///   - master: the face.
  ///   - scale: what a unit of 1/2048 em is multiplied with.
  /// - Returns: a row of all right characters for each left one, rounded.
  func kerning(in master: SystemFontMaster, scale: Float) -> [Int16] {
    let shares = master.shares
    // Nobody published pairs of ultralight and black, so that they have those of regular and bold.
    let parts = [
      shares[0] + shares[2], shares[1] + shares[3], shares[4] + shares[6], shares[5] + shares[7],
    ].map { $0 * scale / 10 }
    var sums = [Float](repeating: 0, count: pairs[0].count)
    for (column, part) in zip(pairs, parts) where part != 0 {
      for index in column.indices { sums[index] += part * Float(column[index]) }
    }
    return sums.map { Int16(clamped: Double($0.rounded())) }
  }
}

// MARK: - Sizes

extension SystemFontWidths {
  /// How far letters are on their way from those for reading to those for display.
  ///
  /// - Parameter size: points.
  /// - Returns: thousandths: 0 up to 17 points, 1000 from 28 on.
  static func opticalBlend(at size: CGFloat) -> Int {
    // False for NaN, too.
    guard size > 17 else { return 0 }
    if size >= 28 { return 1000 }
    // A half point after the first, then whole ones.
    if size < 17.5 { return Int(clamped: (blends[1] * 2 * (size - 17)).rounded()) }
    if size < 18 { return Int(clamped: mix(blends[1], blends[2], 2 * (size - 17.5)).rounded()) }
    let index = Int(clamped: size) - 16
    return Int(clamped: mix(blends[index], blends[index + 1], size - size.rounded(.down)).rounded())
  }

  /// The way, in thousandths, at 17, 17.5, 18 points and each whole size up to 28.
  private static let blends: [CGFloat] = [
    0, 22.705, 45.471, 90.881, 236.328, 381.836, 527.283, 672.729, 818.176, 863.647, 909.119,
    954.529, 1000,
  ]

  /// The points after each character, also the last one.
  ///
  /// - Parameter size: points. Below 6 the tracking is in the ratio of the size that it has at 6.
  /// - Returns: points, negative where characters move together.
  static func tracking(at size: CGFloat) -> CGFloat {
    guard size > 0, size.isFinite else { return 0 }
    return trackingUnits(at: size) * size / CGFloat(unitsPerEm)
  }

  /// The tracking at a size in points, in 1/2048 em; between two sizes of the table what lies between.
  static func trackingUnits(at size: CGFloat) -> CGFloat {
    guard size > 6 else { return small[0] }
    if size < 54 {
      let index = Int(clamped: size) - 6
      return mix(small[index], small[index + 1], size - size.rounded(.down))
    }
    guard let above = large.firstIndex(where: { size < $0.size }), above > 0 else { return 0 }
    let (low, high) = (large[above - 1], large[above])
    return mix(low.units, high.units, (size - low.size) / (high.size - low.size))
  }

  /// The whole sizes from 6 to 54 points.
  private static let small: [CGFloat] = [
    82, 67, 52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 12, 17, 22,
    28, 28, 27, 26, 25, 24, 23, 22, 21, 20, 20, 20, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14, 14, 14,
    13, 12, 12,
  ]

  /// Sizes above 54 points, by Apple's guidelines; from 80 on there is none.
  private static let large: [(size: CGFloat, units: CGFloat)] = [
    (54, 12), (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4),
    (76, 2), (80, 0),
  ]

  private static func mix(_ low: CGFloat, _ high: CGFloat, _ part: CGFloat) -> CGFloat {
    low + (high - low) * part
  }
}

// MARK: - Reading the tables

extension SystemFontWidths {
  /// Hands over the fields of each line; bytes alone, since it runs before the first picture.
  private static func eachRecord(of table: String, _ body: ([ArraySlice<UInt8>]) -> Void) {
    let bytes = Array(table.utf8)
    var fields: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else { continue }
      if start < index { fields.append(bytes[start..<index]) }
      start = index + 1
      guard byte == UInt8(ascii: "\n"), !fields.isEmpty else { continue }
      body(fields)
      fields.removeAll(keepingCapacity: true)
    }
  }

  private static func integer(_ digits: ArraySlice<UInt8>) -> Int {
    let isNegative = digits.first == UInt8(ascii: "-")
    let value = digits.dropFirst(isNegative ? 1 : 0).reduce(0) { $0 * 10 + Int($1) - 0x30 }
    return isNegative ? -value : value
  }

  /// The character that a field names: itself, or by a word.
  private static func character(_ field: ArraySlice<UInt8>) -> UInt32 {
    switch String(decoding: field, as: UTF8.self) {
    case "space": 0x20
    case "backslash": 0x5c
    case let text: text.unicodeScalars.first?.value ?? 0
    }
  }

  /// The index of a character in a row of kerning, where `_` is a space.
  private static func index(ofKerned byte: UInt8) -> Int? {
    index(of: byte == UInt8(ascii: "_") ? 0x20 : UInt32(byte))
  }
}
