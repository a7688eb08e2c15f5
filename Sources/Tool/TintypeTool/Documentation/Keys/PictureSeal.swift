import Foundation
import TintypeImages
import TintypeSnapshots

/// What a picture of documentation says of itself: the key of all that it was drawn from, and a digest of the rest
/// of its bytes, so that a file that somebody else has touched is not taken for what was drawn.
struct PictureSeal: Equatable {
  /// Hexadecimal digits.
  let key: String
  /// What is read aloud of the picture's views, in a sentence; nil for nothing.
  let altText: String?

  private static let keyword = "Tintype documentation"
  private static let start = "<!-- \(keyword) "
  private static let end = " -->\n"

  /// Creates a seal.
  ///
  /// - Parameters:
  ///   - key: hexadecimal digits.
  ///   - altText: what is read aloud of the picture's views.
  init(key: String, altText: String?) {
    self.key = key
    self.altText = altText
  }

  /// A picture with the seal.
  ///
  /// - Parameters:
  ///   - picture: a PNG or SVG file as it was drawn.
  ///   - format: `png` or `svg`.
  /// - Returns: the file.
  func added(to picture: Data, _ format: String) -> Data {
    // A comment may not hold every character, and a note of a PNG file is in few of them.
    let encoded = altText?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    let text = ([key, PixelDigest.seal(of: picture)] + [encoded].compactMap { $0 })
      .joined(separator: " ")
    if format == "png" { return PNGCodec.adding(Self.keyword, text, to: picture) }
    let needsEnd = picture.last != UInt8(ascii: "\n")
    return picture + Data(((needsEnd ? "\n" : "") + Self.start + text + Self.end).utf8)
  }

  /// Reads the seal of a picture.
  ///
  /// - Parameters:
  ///   - file: a file.
  ///   - format: `png` or `svg`.
  ///
  /// Nil comes of a picture that has none, and of one whose other bytes are not what they were.
  init?(of file: Data, _ format: String) {
    guard let (text, range) = Self.note(in: file, format) else { return nil }
    let parts = text.split(separator: " ")
    guard parts.count == 2 || parts.count == 3 else { return nil }
    // A line's end before the note belongs to it where the drawing had none.
    let seals = [range, max(0, range.lowerBound - 1)..<range.upperBound].map {
      PixelDigest.seal(of: file, without: $0)
    }
    guard seals.contains(String(parts[1])) else { return nil }
    self.init(
      key: String(parts[0]),
      altText: parts.count == 3 ? String(parts[2]).removingPercentEncoding : nil)
  }

  /// Whether a file was drawn as documentation, whatever became of it since.
  static func isOurs(_ file: Data, _ format: String) -> Bool {
    // The note stands at the start of a picture, which may be cut short or changed as if it were text.
    note(in: file, format) != nil
      || format == "png" && file.prefix(longestHead).range(of: Data("\(keyword)\0".utf8)) != nil
  }

  /// Before the note stand the signature, the header and the density of pixels.
  private static let longestHead = 256

  /// A file without its seal, to be compared with what was just drawn.
  static func removed(from file: Data, _ format: String) -> Data {
    guard format != "png", let (_, range) = note(in: file, format) else { return file }
    return file[..<range.lowerBound] + file[range.upperBound...]
  }

  private static func note(in file: Data, _ format: String) -> (text: String, range: Range<Int>)? {
    if format == "png" {
      guard let note = try? PNGCodec.note(keyword, of: file) else { return nil }
      return (note.text, note.range)
    }
    guard let from = file.range(of: Data(start.utf8), options: .backwards),
      let to = file.range(of: Data(end.utf8), in: from.upperBound..<file.endIndex)
    else { return nil }
    let text = String(decoding: file[from.upperBound..<to.lowerBound], as: UTF8.self)
    return (text, from.lowerBound..<to.upperBound)
  }
}
