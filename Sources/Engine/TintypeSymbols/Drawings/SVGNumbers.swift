/// Reads the numbers of SVG, which may stand without anything between them: `1.5.5-2e3`.
struct SVGNumbers {
  private var rest: Substring.UTF8View

  /// Reads a text.
  init(_ text: Substring) { rest = text.utf8 }

  /// Passes over white space and commas.
  private mutating func skip() {
    rest = rest.drop { [0x20, 0x09, 0x0a, 0x0d, 0x2c].contains($0) }
  }

  /// The next letter where one comes next; it is passed.
  mutating func letter() -> Character? {
    skip()
    guard let byte = rest.first, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7a else { return nil }
    rest = rest.dropFirst()
    return Character(Unicode.Scalar(byte))
  }

  /// The next number; nil where there is none.
  mutating func next() -> CGFloat? {
    skip()
    let start = rest
    func digits() { rest = rest.drop { $0 >= 0x30 && $0 <= 0x39 } }
    if let sign = rest.first, sign == 0x2b || sign == 0x2d { rest = rest.dropFirst() }
    digits()
    if rest.first == 0x2e {
      rest = rest.dropFirst()
      digits()
    }
    if let mark = rest.first, mark | 0x20 == 0x65 {
      let before = rest
      rest = rest.dropFirst()
      if let sign = rest.first, sign == 0x2b || sign == 0x2d { rest = rest.dropFirst() }
      let exponent = rest.startIndex
      digits()
      if rest.startIndex == exponent { rest = before }
    }
    return Double(String(decoding: start[..<rest.startIndex], as: UTF8.self)).map { CGFloat($0) }
  }

  /// The next digit of a flag of an arc, which may stand before the next number without a gap.
  mutating func flag() -> Bool? {
    skip()
    guard let byte = rest.first, byte == 0x30 || byte == 0x31 else { return nil }
    rest = rest.dropFirst()
    return byte == 0x31
  }

  /// The next point.
  mutating func point() -> CGPoint? {
    guard let x = next(), let y = next() else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// All numbers of a text.
  static func all(_ text: Substring) -> [CGFloat] {
    var numbers = SVGNumbers(text)
    var result: [CGFloat] = []
    while let next = numbers.next() { result.append(next) }
    return result
  }
}
