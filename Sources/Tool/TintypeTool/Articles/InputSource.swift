import Foundation

/// A file of the input with its text.
struct InputSource {
  /// The absolute path.
  let path: String
  let text: String
  /// What of it is code, where it is no Swift file.
  var fences: [Fence] = []
  /// The module of a package that it is a part of; nil for none.
  var module: String?
  /// Whether what it declares is to be shown; if not, others may need it.
  var isShown = true
}

extension InputSource {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - asArticle: whether its code stands in fences.
  /// - Throws: why it cannot be read.
  init(reading path: String, asArticle: Bool) throws(Problem) {
    let data = try PlainFile.contents(of: path)
    // A byte order mark means nothing in UTF-8, and must not end up in the middle of a program.
    let mark = Data([0xEF, 0xBB, 0xBF])
    let bytes = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw Problem(file: path, message: "The file is not UTF-8 text; save it as UTF-8.")
    }
    // Windows line ends would count as part of the last character of a line.
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
    self.init(
      path: path, text: lines,
      fences: asArticle ? Article.fences(in: lines, PageSyntax(of: path)) : []
    )
  }
}
