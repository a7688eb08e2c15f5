import Foundation
import TintypeImages
import TintypeSnapshots

/// What a picture of documentation says of itself: the key of all that it was drawn from, and a digest of the rest
/// of its bytes, so that a file that somebody else has touched is not taken for what was drawn.
enum PictureSeal {
  private static let keyword = "Tintype documentation"
  private static let start = "<!-- \(keyword) "
  private static let end = " -->\n"

  /// A picture with its key.
  ///
  /// - Parameters:
  ///   - key: hexadecimal digits.
  ///   - picture: a PNG or SVG file as it was drawn.
  ///   - format: `png` or `svg`.
  /// - Returns: the file.
  static func adding(_ key: String, to picture: Data, _ format: String) -> Data {
    let text = "\(key) \(PixelDigest.seal(of: picture))"
    if format == "png" { return PNGCodec.adding(keyword, text, to: picture) }
    let needsEnd = picture.last != UInt8(ascii: "\n")
    return picture + Data(((needsEnd ? "\n" : "") + start + text + end).utf8)
  }

  /// Reads the key of a picture.
  ///
  /// - Parameters:
  ///   - file: a file.
  ///   - format: `png` or `svg`.
  /// - Returns: nil where there is none, or where the rest of the file is not what it was.
  static func key(of file: Data, _ format: String) -> String? {
    guard let (text, range) = note(in: file, format) else { return nil }
    let words = text.split(separator: " ")
    guard words.count == 2 else { return nil }
    // A line's end before the note belongs to it where the drawing had none.
    let seals = [range, max(0, range.lowerBound - 1)..<range.upperBound].map {
      PixelDigest.seal(of: file, without: $0)
    }
    return seals.contains(String(words[1])) ? String(words[0]) : nil
  }

  /// Whether a file was drawn as documentation, whatever became of it since.
  static func isOurs(_ file: Data, _ format: String) -> Bool { note(in: file, format) != nil }

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
