import ArgumentParser

extension PictureDate {
  /// Reads a moment of the command line.
  ///
  /// - Throws: what is wrong with it, with an example.
  static func read(_ text: String) throws -> PictureDate {
    guard let date = PictureDate(text) else {
      throw ValidationError("'\(text)' is not a date; write for example 2026-03-01T18:30.")
    }
    return date
  }
}
