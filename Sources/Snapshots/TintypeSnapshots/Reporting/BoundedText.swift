import Foundation

/// Messages that are no longer than a screen.
package enum BoundedText {
  private static let mostCharacters = 4000
  /// How many views of a path are named at either end.
  private static let ends = 3
  private static let separator = " > "

  /// A message whose paths of views keep their first and last three, cut where it is still longer than a screen.
  ///
  /// - Parameter message: any message.
  /// - Returns: the message itself where it is short.
  package static func of(_ message: String) -> String {
    let message = ReadableNames.of(message)
    guard message.utf8.count > 240 else { return message }
    let names = message.components(separatedBy: separator)
    var text = message
    if names.count > 2 * ends + 1 {
      let left = "… (\(names.count - 2 * ends) more)"
      text = (names.prefix(ends) + [left] + names.suffix(ends)).joined(separator: separator)
    }
    return text.count > mostCharacters ? "\(text.prefix(mostCharacters))…" : text
  }
}
