import Foundation

/// What git, an editor or a transfer made of a PNG file that they took for text.
///
/// The first eight bytes are made to show it: [PNG, third edition](https://www.w3.org/TR/png-3/), 5.2.
enum PictureDamage: Sendable {
  /// Other line endings.
  case lineEndings
  /// Other characters, or a byte order mark.
  case characters

  /// Finds out what became of a file; nil for a whole signature, and for what never was a PNG file.
  static func asText(_ data: Data) -> PictureDamage? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Three bytes more than its own stand before the letters at most: a mark, or U+FFFD.
    guard !signature.starts(with: data.prefix(8)),
      let name = data.prefix(8).range(of: Data("PNG".utf8)), name.lowerBound > data.startIndex
    else { return nil }
    let isWhole = data.starts(with: signature.prefix(4))
    return isWhole ? .lineEndings : .characters
  }

  /// A clause that says what was done, and what to do.
  var cause: String {
    let what =
      self == .lineEndings ? "its line endings were" : "its bytes were read as characters and"
    return what + " changed as if it were text; write `*.png binary` into .gitattributes, and check"
      + " the file out again"
  }
}
