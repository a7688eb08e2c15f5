import Foundation
import Testing

/// The test files of the Unicode standard, from Debian's package `unicode-data`.
enum UnicodeData {
  static let folder = "/usr/share/unicode"

  /// The lines of a file without comments.
  static func lines(of name: String) throws -> [Substring] {
    let path = "\(folder)/\(name)"
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "\(path) is missing; install the Debian package unicode-data")
    return text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      return content.contains { !$0.isWhitespace } ? content : nil
    }
  }

  /// A line such as `÷ 0023 × 0308 ÷`: the text, and the UTF-8 offsets where a boundary is.
  static func boundaries(in line: Substring) -> (text: String, offsets: Set<Int>) {
    var text = ""
    var offsets: Set<Int> = []
    for word in line.split(whereSeparator: \.isWhitespace) {
      if word == "÷" {
        offsets.insert(text.utf8.count)
      } else if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) {
        text.unicodeScalars.append(scalar)
      }
    }
    return (text, offsets)
  }
}
