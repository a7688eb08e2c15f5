import Foundation
import TintypeSnapshots

/// The line of a source or page that a problem is about, with a caret below its column.
enum SourceExcerpt {
  /// Bytes of the longest file that is looked into.
  private static let longestFile = 4 << 20
  /// Letters of a line that are shown on either side of the column.
  private static let mostLetters = 60

  /// The lines that show where a problem is.
  ///
  /// - Parameter problem: the problem; without a column the caret stands below the first letter of the line.
  /// - Returns: two lines; nil where there is no file, no line, or nothing in it.
  static func of(_ problem: Problem) -> String? {
    guard let file = problem.file, let line = problem.line, line > 0,
      let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      let size = attributes[.size] as? Int, size <= longestFile,
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    let lines = data.split(
      separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    guard line <= lines.count else { return nil }
    let bytes = lines[line - 1]
    // Columns count bytes.
    let before = String(
      decoding: bytes.prefix(max(0, (problem.column ?? 1) - 1)), as: UTF8.self)
    return text(
      String(decoding: bytes, as: UTF8.self).replacing("\r", with: ""), index: line,
      offset: problem.column == nil ? nil : before.count)
  }

  /// Both lines.
  ///
  /// - Parameters:
  ///   - line: the line without its end.
  ///   - index: which it is.
  ///   - offset: how many letters stand before the caret; nil for the white space at the beginning.
  /// - Returns: nil for an empty line.
  static func text(_ line: String, index: Int, offset: Int?) -> String? {
    let letters = Array(line)
    guard let first = letters.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    let caret = min(offset ?? first, letters.count)
    let start = caret > mostLetters ? caret - mostLetters : 0
    let end = min(letters.count, caret + mostLetters)
    let shown = String(letters[start..<end])
    let space = String(letters[start..<caret].map { $0 == "\t" ? "\t" : " " })
    let margin = "\(index)"
    let (left, right) = (start > 0 ? "…" : "", end < letters.count ? "…" : "")
    return "  \(margin) | \(left)\(NeutralText.line(shown))\(right)\n"
      + "  \(String(repeating: " ", count: margin.count)) | \(left.isEmpty ? "" : " ")\(space)^"
  }
}
