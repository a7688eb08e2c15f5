/// A file of strings as `"key" = "text";`, with comments.
enum StringsFile {
  /// Reads a file.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: the strings by their keys.
  /// - Throws: what is wrong with the file, and on which line.
  static func read(_ path: String) throws(AssetProblem) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AssetProblem(path: path, reason: "there is no such file, or it cannot be read")
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw AssetProblem(path: path, reason: "this is neither UTF-8 nor UTF-16 text")
    }
    var result: [String: String] = [:]
    var rest = Substring(text)
    while true {
      skip(&rest)
      if rest.isEmpty { return result }
      guard let key = token(&rest), skip(&rest, "="), let value = token(&rest), skip(&rest, ";")
      else {
        let line = 1 + text[..<rest.startIndex].count { $0.isNewline }
        throw AssetProblem(path: path, line: line, reason: "this is no line \"key\" = \"text\";")
      }
      if result[key] == nil { result[key] = value }
    }
  }

  /// Leaves out white space, comments and a mark of the byte order.
  private static func skip(_ rest: inout Substring) {
    while let first = rest.first {
      if first.isWhitespace || first == "\u{FEFF}" {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        return
      }
    }
  }

  /// Leaves out a sign; false where it does not come next.
  private static func skip(_ rest: inout Substring, _ sign: Character) -> Bool {
    skip(&rest)
    guard rest.first == sign else { return false }
    rest.removeFirst()
    skip(&rest)
    return true
  }

  /// A quoted string, or a bare word.
  private static func token(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else {
      let token = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
      rest = rest.dropFirst(token.count)
      return token.isEmpty ? nil : String(token)
    }
    rest.removeFirst()
    var text = ""
    while let first = rest.popFirst() {
      if first == "\"" { return text }
      guard first == "\\", let escaped = rest.popFirst() else {
        text.append(first)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          text.unicodeScalars.append(scalar)
        }
      default: text.append(escaped)
      }
    }
    return nil
  }
}
