import Foundation
import TintypeSnapshots

/// Something that went wrong with an input, in one sentence, and where.
struct Problem: Codable, Hashable, Error, CustomStringConvertible {
  /// The file as an absolute path, nil when no file is to blame.
  var file: String?
  /// The line from 1, nil when the whole file is meant.
  var line: Int?
  /// The column from 1, in bytes.
  var column: Int?
  /// What went wrong and what to do, one sentence.
  var message: String
  /// How many previews wait for this; nil where nobody counts.
  var previews: Int?
  /// Whether this follows from another problem, which is told as well.
  var isConsequence = false
  /// By what problems are told together where there are many; nil for one of its own kind.
  var topic: String?

  private enum CodingKeys: CodingKey { case file, line, column, message, previews }

  /// `file:line:column: error: message`, the form that editors jump to.
  var description: String { text(severity: "error") }

  /// `file:line:column: severity: message`.
  func text(severity: String) -> String {
    let message = BoundedText.of(message)
    guard let file else { return "\(severity): \(message)" }
    let location = [DisplayPath.of(file), line.map(String.init), column.map(String.init)]
    return location.compactMap { $0 }.joined(separator: ":") + ": \(severity): \(message)"
  }
}

/// A path as it is shown to a person.
enum DisplayPath {
  /// The path from the working folder on when it lies inside it, otherwise the whole one.
  ///
  /// A name may hold ends of lines; what follows one would look like another message.
  static func of(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return NeutralText.line(
      path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
  }

  /// The absolute path of what a person wrote.
  static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
  }
}
