import TintypeDrawing
import TintypeGeometry

/// Grows the text of an SVG file: short numbers, escaped text, no locale, and placeholders for what follows from the
/// whole file.
struct SVGText: Equatable {
  /// What is not known before the whole file is.
  enum Placeholder: Equatable {
    /// What all ids begin with.
    case prefix
    /// The attributes of a color, by its index among the colors of the file.
    case color(Int)
    /// The glyphs of a run, by its index among the runs of the file.
    case run(Int)
  }

  /// A placeholder, and how many bytes stand before it.
  private struct Mark: Equatable {
    var offset: Int
    var placeholder: Placeholder
  }

  private var bytes: [UInt8] = []
  /// The placeholders in their order.
  private var marks: [Mark] = []

  /// Whether there is nothing in it.
  var isEmpty: Bool { bytes.isEmpty && marks.isEmpty }

  mutating func add(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }

  @_disfavoredOverload
  mutating func add(_ text: SVGText) {
    for mark in text.marks {
      marks.append(Mark(offset: bytes.count + mark.offset, placeholder: mark.placeholder))
    }
    bytes += text.bytes
  }

  mutating func add(_ text: [UInt8]) { bytes += text }

  mutating func add(verbatim text: some StringProtocol) { bytes += text.utf8 }

  mutating func add(_ placeholder: Placeholder) {
    marks.append(Mark(offset: bytes.count, placeholder: placeholder))
  }

  /// Begins a reference to what was drawn elsewhere, for programs of SVG 2 and, under the name that XLink gives it, of
  /// SVG 1.1.
  mutating func addUse(_ id: SVGID) {
    add("<use href=\"#\(id)\" xlink:href=\"#\(id)\"")
  }

  mutating func add(_ id: SVGID) {
    add(.prefix)
    add(verbatim: id.digits)
  }

  /// Calls a closure for each stretch of bytes, and for each placeholder between them, in their order.
  ///
  /// - Parameters:
  ///   - onBytes: takes bytes, at least one.
  ///   - onPlaceholder: takes a placeholder.
  func visit(_ onBytes: (ArraySlice<UInt8>) -> Void, _ onPlaceholder: (Placeholder) -> Void) {
    var start = 0
    for mark in marks {
      if mark.offset > start { onBytes(bytes[start..<mark.offset]) }
      start = mark.offset
      onPlaceholder(mark.placeholder)
    }
    if start < bytes.count { onBytes(bytes[start...]) }
  }

  /// Adds a number of tenths.
  mutating func add(tenths: Int) {
    var hasPoint = false
    SVGText.append(tenths, 1, to: &bytes, isFirst: true, hasPoint: &hasPoint)
  }

  /// Adds ` name="value"`.
  mutating func attribute(_ name: String, _ value: String) {
    add(" \(name)=\"\(value)\"")
  }

  /// Adds ` name="value"` with an id.
  mutating func attribute(_ name: String, _ value: SVGID) {
    add(" \(name)=\"\(value)\"")
  }

  /// Adds ` name="value"` with a length.
  mutating func attribute(_ name: String, _ value: CGFloat) {
    attribute(name, SVGText.decimal(value))
  }

  /// A number with at most three decimals: a thousandth of a point is below any pixel.
  static func decimal(_ value: CGFloat) -> String { decimal(value, decimals: 3) }

  /// A number with at most so many decimals, without an exponent.
  static func decimal(_ value: Double, decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1) { result, _ in result * 10 }
    guard value.isFinite, abs(value) < 1e12 else { return value < 0 ? "-1e12" : "1e12" }
    let whole = Int(clamped: (abs(value) * Double(factor)).rounded())
    guard whole != 0 else { return "0" }
    let (units, rest) = whole.quotientAndRemainder(dividingBy: factor)
    let sign = value < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(units)" }
    var digits = String(factor + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(units == 0 ? "" : String(units)).\(digits)"
  }

  /// Text for an attribute or a node; what XML does not allow is left out.
  static func escaped(_ text: String) -> String {
    XMLText.escaped(text, whiteSpace: .spaces, replacement: "")
  }

  /// Adds a whole number of units of the last decimal, without what goes without saying: the zero before a point,
  /// zeros at the end, and the blank before a sign or another point.
  ///
  /// - Parameters:
  ///   - value: the number, in units of the last decimal.
  ///   - decimals: how many decimals there are.
  ///   - bytes: what to add to.
  ///   - isFirst: whether nothing has to keep it apart from what stands before.
  ///   - hasPoint: whether the number before has decimals; then whether this one has.
  static func append(
    _ value: Int, _ decimals: Int, to bytes: inout [UInt8], isFirst: Bool, hasPoint: inout Bool
  ) {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let (units, rest) = value.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let beginsWithPoint = units == 0 && rest != 0
    if value < 0 {
      bytes.append(UInt8(ascii: "-"))
    } else if !isFirst, !(beginsWithPoint && hasPoint) {
      bytes.append(UInt8(ascii: " "))
    }
    if !beginsWithPoint { appendDigits(units, to: &bytes) }
    hasPoint = rest != 0
    guard rest != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (left, divisor) = (rest, UInt(unit / 10))
    while left > 0, divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(left / divisor))
      left %= divisor
      divisor /= 10
    }
  }

  private static func appendDigits(_ value: UInt, to bytes: inout [UInt8]) {
    var divisor: UInt = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  /// The color as `#rrggbb`, or `#rgb` where that is the same; its alpha is left to others.
  static func hex(_ color: RGBA) -> String {
    let color = color.clamped
    let parts = [color.red, color.green, color.blue].map { Int(clamped: ($0 * 255).rounded()) }
    if parts.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + parts.map { String($0 / 17, radix: 16) }.joined()
    }
    return "#" + parts.map { String($0 / 16, radix: 16) + String($0 % 16, radix: 16) }.joined()
  }

  /// The attributes of a color and of its opacity, which is left out where it is whole.
  static func attributes(of color: RGBA, _ property: String, _ opacity: String) -> String {
    let hex = hex(color)
    // Black goes without saying for all but lines.
    let text = hex == "#000" && property != "stroke" ? "" : " \(property)=\"\(hex)\""
    let alpha = color.clamped.alpha
    return alpha < 1 ? text + " \(opacity)=\"\(decimal(alpha, decimals: 4))\"" : text
  }

  /// A `transform` value.
  static func transform(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(list([t.tx, t.ty])))" }
    let linear = [t.a, t.b, t.c, t.d].map { decimal($0, decimals: 7) }
    return "matrix(\(linear.joined(separator: " ")) \(list([t.tx, t.ty])))"
  }

  static func list(_ values: [CGFloat]) -> String {
    values.map { decimal($0) }.joined(separator: " ")
  }
}

extension SVGText: ExpressibleByStringInterpolation {
  /// Text, ids and other texts between the characters of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = SVGText()

    init(literalCapacity: Int, interpolationCount: Int) {
      text.bytes.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text.add(verbatim: literal) }
    mutating func appendInterpolation(_ string: some StringProtocol) { text.add(verbatim: string) }
    mutating func appendInterpolation(_ id: SVGID) { text.add(id) }
    mutating func appendInterpolation(_ other: SVGText) { text.add(other) }
  }

  init(stringLiteral value: String) { add(verbatim: value) }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}
