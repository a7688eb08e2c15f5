import Foundation

/// One line of what a layout shows or says, its numbers apart from the text around them.
///
/// Lines of consecutive widths mostly differ in their numbers only. The text is then stored once.
struct ExplorationLine: Hashable {
  /// The text, with marks where numbers stand.
  var template: String
  /// The numbers, in thousandths.
  var numbers: [Int]

  /// Marks the place of a number as SVG writes it: no zero stands before its point.
  static let decimal: UInt8 = 0x7F
  /// Marks the place of a number as people read it.
  static let attributeDecimal: [UInt8] = [0xC2, 0x83]
  /// Stands around the number of a pair, whose two texts are those of the light and the dark picture.
  static let pair = "\u{81}"
  /// Stands before ids that have to be the page's own.
  static let prefix: [UInt8] = [0xC2, 0x82]

  /// Makes a line of text and its numbers.
  init(template: String, numbers: [Int]) {
    (self.template, self.numbers) = (template, numbers)
  }

  // MARK: Markup

  /// Reads a line of SVG.
  ///
  /// Numbers in references to glyphs stay in the text: they are the same wherever the word stands.
  init(markup line: [UInt8]) {
    var reader = LineReader(line)
    reader.readMarkup()
    self.init(template: String(decoding: reader.template, as: UTF8.self), numbers: reader.numbers)
  }

  /// Reads words with numbers in them.
  init(text: String) {
    var reader = LineReader(Array(Self.unmarked(text).utf8))
    reader.readAttributes()
    self.init(template: String(decoding: reader.template, as: UTF8.self), numbers: reader.numbers)
  }

  /// A text without the characters that mark places: they show nothing anyway.
  static func unmarked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isMark = (0x7F...0x9F).contains(scalar.value) || scalar.value < 0x20
      result.append(isMark ? " " : scalar)
    }
    return String(result)
  }
}

/// Tells the numbers of a line from the text around them.
private struct LineReader {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var template: [UInt8] = []
  private(set) var numbers: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    template.reserveCapacity(bytes.count)
  }

  /// Copies what has no numbers that matter.
  private mutating func copy(to end: Int) {
    template += bytes[position..<end]
    position = end
  }

  mutating func readAttributes() {
    readValues(to: bytes.count, ExplorationLine.attributeDecimal, afterLetters: false, zero: true)
  }

  mutating func readMarkup() {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      copy(to: start)
      let isReference = bytes[start...].starts(with: Array("<use ".utf8))
      readTag(isReference)
    }
    copy(to: bytes.count)
  }

  /// Reads a tag to its end, attribute by attribute.
  private mutating func readTag(_ isReference: Bool) {
    var name = position
    var index = position
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == UInt8(ascii: " ") { name = index + 1 }
      if bytes[index] == UInt8(ascii: "\"") {
        let value = index + 1
        let end = bytes[value...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        let attribute = bytes[name..<max(name, index - 1)]
        copy(to: value)
        if !isReference, !Self.isIdentifier(attribute) {
          readValues(
            to: end, [ExplorationLine.decimal], afterLetters: attribute.elementsEqual("d".utf8),
            zero: false)
        }
        copy(to: end)
        index = end
      }
      index += 1
    }
    copy(to: min(index, bytes.count))
  }

  /// Whether an attribute's value is text; that of an opacity is the same at all widths, and may be another in dark.
  private static func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: name, as: UTF8.self)
    return name.hasSuffix("opacity") || text.contains(name)
  }

  private static let text: Set = [
    "aria-label", "id", "href", "xlink:href", "class", "font-family", "lang",
  ]

  /// Takes the numbers out of a part of the line.
  private mutating func readValues(
    to end: Int, _ mark: [UInt8], afterLetters: Bool, zero: Bool
  ) {
    var index = position
    while index < end {
      let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
      // A space that breaks no line ends in 0xA0, as few letters do.
      let isInIdentifier =
        before == UInt8(ascii: "#") || before > 127 && before != 0xA0
        || (Self.isLetter(before) && !afterLetters) || Self.isDigit(before)
      if !isInIdentifier || afterLetters, let (decimal, stop) = decimal(at: index, end, zero) {
        copy(to: index)
        template += mark
        numbers.append(decimal)
        (position, index) = (stop, stop)
      } else if Self.isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
        // The rest of what only looks like a number.
        while index < end, Self.isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
          index += 1
        }
      } else {
        index += 1
      }
    }
    copy(to: end)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// The number at a position in thousandths, with where it ends; nil where it would not be written
  /// again as it is.
  private func decimal(at start: Int, _ end: Int, _ zero: Bool) -> (Int, Int)? {
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var whole = 0
    while index < end, Self.isDigit(bytes[index]), index - first < 9 {
      whole = whole * 10 + Int(bytes[index] - 48)
      index += 1
    }
    let digits = index - first
    if digits > 1, bytes[first] == 48 { return nil }
    var thousandths = 0
    var decimals = 0
    if index + 1 < end, bytes[index] == UInt8(ascii: "."), Self.isDigit(bytes[index + 1]) {
      index += 1
      while index < end, Self.isDigit(bytes[index]) {
        thousandths = thousandths * 10 + Int(bytes[index] - 48)
        decimals += 1
        index += 1
        if decimals > 3 { return nil }
      }
      if bytes[index - 1] == 48 { return nil }
    }
    if index < end, Self.isDigit(bytes[index]) { return nil }
    for _ in decimals..<3 { thousandths *= 10 }
    let value = whole * 1000 + thousandths
    if digits == 0 { if zero || decimals == 0 { return nil } }
    // SVG writes no zero before the point, and neither writes a negative zero.
    if digits == 1, whole == 0, decimals > 0, !zero { return nil }
    if isNegative, value == 0 { return nil }
    return (isNegative ? -value : value, index)
  }
}
