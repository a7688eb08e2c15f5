import TintypeDrawing
import TintypeGeometry

/// Grows the text of an SVG file: short numbers, escaped text, no locale.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: String) { bytes += text.utf8 }

  mutating func add(_ other: SVGText) { bytes += other.bytes }

  /// Adds ` name="value"`.
  mutating func attribute(_ name: String, _ value: String) {
    add(" \(name)=\"\(value)\"")
  }

  /// Adds ` name="value"` with a length.
  mutating func attribute(_ name: String, _ value: CGFloat) {
    attribute(name, SVGText.number(value))
  }

  /// A number with at most three decimals: a thousandth of a point is below any pixel.
  static func number(_ value: CGFloat) -> String { number(value, decimals: 3) }

  /// A number with at most so many decimals, without an exponent.
  static func number(_ value: Double, decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1) { result, _ in result * 10 }
    guard value.isFinite, abs(value) < 1e12 else { return value < 0 ? "-1e12" : "1e12" }
    let whole = Int((abs(value) * Double(factor)).rounded())
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

  /// The color as `#rrggbb`.
  static func hex(_ color: RGBA) -> String {
    let color = color.clamped
    let digits = Array("0123456789abcdef")
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "#" + parts.map { "\(digits[$0 / 16])\(digits[$0 % 16])" }.joined()
  }

  /// A `transform` value.
  static func transform(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(list([t.tx, t.ty])))" }
    let linear = [t.a, t.b, t.c, t.d].map { number($0, decimals: 7) }
    return "matrix(\(linear.joined(separator: " ")) \(list([t.tx, t.ty])))"
  }

  static func list(_ values: [CGFloat]) -> String {
    values.map { number($0) }.joined(separator: " ")
  }
}

/// The `d` attribute of a path.
struct SVGPathData {
  private(set) var text = ""
  private var scale: CGFloat
  private var decimals: Int

  /// Writes a path.
  ///
  /// - Parameters:
  ///   - path: finite coordinates.
  ///   - scale: a factor for all coordinates.
  ///   - decimals: digits after the point.
  init(_ path: Path, scale: CGFloat = 1, decimals: Int = 3) {
    self.scale = scale
    self.decimals = decimals
    for element in path.elements {
      switch element {
      case .move(let p): add("M", [p])
      case .line(let p): add("L", [p])
      case .quadCurve(let p, let c): add("Q", [c, p])
      case .curve(let p, let c, let d): add("C", [c, d, p])
      case .closeSubpath: text += "Z"
      }
    }
  }

  private mutating func add(_ letter: String, _ points: [CGPoint]) {
    text += letter
    var isFirst = true
    for value in points.flatMap({ [$0.x, $0.y] }) {
      let number = SVGText.number(value * scale, decimals: decimals)
      if !isFirst, !number.hasPrefix("-") { text += " " }
      text += number
      isFirst = false
    }
  }
}
