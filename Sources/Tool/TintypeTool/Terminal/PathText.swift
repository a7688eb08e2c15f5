import ArgumentParser

/// A path that a command line names.
enum PathText {
  /// Reads a path.
  ///
  /// - Parameter text: what was written.
  /// - Returns: the same text.
  /// - Throws: `ValidationError` for an empty text. It is mostly a variable that nobody set, and would
  ///   stand for the working folder or, with something behind it, for the root of all files.
  static func read(_ text: String) throws -> String {
    guard !text.isEmpty else {
      throw ValidationError("An empty path names nothing; is a variable not set?")
    }
    return text
  }
}
