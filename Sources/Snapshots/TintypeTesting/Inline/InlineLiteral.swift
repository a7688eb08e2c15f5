/// Writes a text as a closure with a string of several lines.
struct InlineLiteral {
  /// The white space before the line that the closure begins on.
  var indent: String
  /// What one level of indentation is in the source.
  var unit: String
  /// How lines of the source end.
  var newline: String

  /// A closure that returns a text.
  func closure(_ text: String) -> String {
    let pounds = String(repeating: "#", count: Self.pounds(for: text))
    let inner = indent + unit
    var lines = ["{", "\(inner)\(pounds)\"\"\""]
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      // A line of white space only is kept: it is indented like any other.
      lines.append(line.isEmpty ? "" : inner + Self.escaped(line, pounds))
    }
    lines += ["\(inner)\"\"\"\(pounds)", "\(indent)}"]
    return lines.joined(separator: newline)
  }

  /// A line in which nothing is left that a source cannot hold as it is.
  private static func escaped(_ line: Substring.UnicodeScalarView, _ pounds: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line {
      switch scalar {
      case "\t": result.append(scalar)
      case "\r": result.append(contentsOf: "\\\(pounds)r".unicodeScalars)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFEFF:
        let code = String(scalar.value, radix: 16)
        result.append(contentsOf: "\\\(pounds)u{\(code)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// How many `#` a string needs for no backslash and no quotes of the text to mean anything.
  static func pounds(for text: String) -> Int {
    var needed = 0
    var quotes = 0
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      guard byte == UInt8(ascii: "\\") || quotes >= 3 else { continue }
      let pounds = bytes[(index + 1)...].prefix { $0 == UInt8(ascii: "#") }.count
      needed = max(needed, pounds + 1)
    }
    return needed
  }
}
