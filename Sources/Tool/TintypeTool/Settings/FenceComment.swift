import Foundation

/// What a comment above a fence says of its picture, where the fence cannot say it: DocC refuses words with `=` behind
/// a language.
///
/// `<!-- tintype: swift explain size=300x60 -->` on the line before the fence, or with an empty line between, says what
/// `swift explain size=300x60` behind the backticks says.
enum FenceComment {
  /// The words of the comment before a line.
  ///
  /// - Parameters:
  ///   - line: the line of the opening backticks, from 1.
  ///   - lines: the lines of the page.
  /// - Returns: the words behind `swift`; nil where there is no such comment.
  static func before(_ line: Int, in lines: [Substring]) -> Substring? {
    var index = line - 2
    if lines.indices.contains(index), isEmpty(lines[index]) { index -= 1 }
    guard lines.indices.contains(index) else { return nil }
    return comment(in: lines[index].drop { " \t>".contains($0) }).flatMap(options)
  }

  /// Whether there is a fence after a line, or after an empty line behind it.
  ///
  /// - Parameters:
  ///   - index: the place of the line among the lines.
  ///   - lines: the lines of the page.
  /// - Returns: whether a fence follows.
  static func hasFence(behind index: Int, in lines: [Substring]) -> Bool {
    var next = index + 1
    if lines.indices.contains(next), isEmpty(lines[next]) { next += 1 }
    guard lines.indices.contains(next) else { return false }
    let text = lines[next].drop { " \t>".contains($0) }
    return text.hasPrefix("```") || text.hasPrefix("~~~")
  }

  /// What a comment of one line says to Tintype, without `tintype:`; nil for another line.
  static func comment(in line: Substring) -> Substring? {
    for (start, end) in [("<!--", "-->"), ("{/*", "*/}")] where line.hasPrefix(start) {
      guard let close = line.range(of: end) else { continue }
      let body = line[line.index(line.startIndex, offsetBy: start.count)..<close.lowerBound]
        .drop { $0 == " " }
      if body.hasPrefix(opening) { return body.dropFirst(opening.count) }
    }
    return nil
  }

  /// What a comment begins with.
  static let opening = "tintype:"

  /// The words behind `swift` in what a comment says; nil where it says something of the page.
  static func options(_ comment: Substring) -> Substring? {
    let text = comment.drop { $0 == " " }
    guard text.hasPrefix("swift ") || text == "swift" else { return nil }
    return text.dropFirst("swift".count)
  }

  private static func isEmpty(_ line: Substring) -> Bool {
    line.allSatisfy { " \t>".contains($0) }
  }
}
