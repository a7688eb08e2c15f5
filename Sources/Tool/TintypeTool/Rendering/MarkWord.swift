import ArgumentParser
import Tintype

/// A word that names a mark over a picture, or all of them.
struct MarkWord {
  let text: String

  /// Reads a word; nil for one that names no mark.
  init?(_ text: String) {
    guard LayoutMarks(word: text) != nil else { return nil }
    self.text = text
  }

  /// The words, parted by commas.
  static var list: String { LayoutMarks.words.joined(separator: ", ") }

  /// Reads words parted by commas.
  ///
  /// - Parameter text: what was written.
  /// - Returns: the words, at least one.
  /// - Throws: which word names no mark.
  static func read(_ text: String) throws -> [String] {
    let words = text.split(separator: ",").map { $0.filter { $0 != " " } }
    if let unknown = words.first(where: { MarkWord($0) == nil }) {
      let nearest = NearestWord.to(unknown, among: LayoutMarks.words)
      throw ValidationError(
        "'\(unknown)' is no mark; " + (nearest.map { "did you mean '\($0)'?" } ?? "use \(list)."))
    }
    guard !words.isEmpty else { throw ValidationError("Write at least one of \(list).") }
    return words
  }
}
