import Foundation

/// A fence that has begun, for readers that go through a page line by line.
struct OpenFence {
  private let marks: Substring
  private let margin: Int
  private let info: String
  private let line: Int
  private var code = ""

  /// Reads the line that begins a fence, in a list or a quotation as well; nil for another line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - lineIndex: its number in the page, from 1.
  init?(_ line: Substring, at lineIndex: Int) {
    var content = line.drop { " \t>".contains($0) }
    while let mark = Self.listMark(of: content) {
      content = content.dropFirst(mark).drop { $0 == " " || $0 == "\t" }
    }
    guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
    marks = content.prefix { $0 == mark }
    let info = content.dropFirst(marks.count)
    guard marks.count >= 3, mark == "~" || !info.contains("`") else { return nil }
    margin = line.count - content.count
    self.info = info.trimmingCharacters(in: .whitespaces)
    self.line = lineIndex
  }

  /// How many letters the mark of a list's item has that a line begins with; nil for another line.
  static func listMark(of content: Substring) -> Int? {
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let mark = content.dropFirst(digits.count).first
    guard mark.map({ digits.isEmpty ? "-*+".contains($0) : ".)".contains($0) }) == true,
      content.dropFirst(digits.count + 1).first == " "
    else { return nil }
    return digits.count + 1
  }

  /// Whether a line ends the fence.
  func isClosed(by line: Substring) -> Bool {
    let content = line.drop { " \t>".contains($0) }
    let end = content.prefix { $0 == marks.first }
    return end.count >= marks.count
      && content.dropFirst(end.count).allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// Adds a line of code, without the margin of the fence as far as it has one.
  mutating func take(_ line: Substring) {
    let blanks = line.prefix { " \t>".contains($0) }.count
    code += line.dropFirst(min(blanks, margin)) + "\n"
  }

  /// What has been read of it.
  var block: Article.CodeBlock { Article.CodeBlock(info: info, code: code, line: line) }
}
