import Foundation

/// Where a file of a format carries its fingerprint, PNG apart, which has chunks for it.
enum FingerprintNote: Sendable {
  /// A comment at the end of an XML file.
  case xml
  /// A line at the end of a text.
  case line
  /// A comment before the end of a PDF file.
  case pdf

  private static let name = "Tintype fingerprint "

  private var start: String {
    switch self {
    case .xml: "<!-- " + Self.name
    case .line: "# " + Self.name
    case .pdf: "%" + Self.name
    }
  }

  private var end: String {
    switch self {
    case .xml: " -->\n"
    case .line, .pdf: "\n"
    }
  }

  /// The note of files with an extension; nil where files are no drawings of ours.
  ///
  /// - Parameter path: the path of a file.
  init?(path: String) {
    if path.hasSuffix(".svg") {
      self = .xml
    } else if path.hasSuffix(".pdf") {
      self = .pdf
    } else if path.hasSuffix(".layout.txt") || path.hasSuffix(".drawing.txt") {
      self = .line
    } else {
      return nil
    }
  }

  /// A file with a fingerprint.
  ///
  /// - Parameters:
  ///   - fingerprint: the fingerprint; nil to leave the file as it is.
  ///   - data: the file.
  /// - Returns: the file with the note.
  func adding(_ fingerprint: Fingerprint?, to data: Data) -> Data {
    guard let fingerprint else { return data }
    var text = fingerprint.text
    if self == .xml {
      // A comment must not hold two hyphens; in JSON one of them can be written otherwise.
      text = text.replacingOccurrences(of: "--", with: "-\\u002d")
    }
    let note = Data((start + text + end).utf8)
    if self == .pdf {
      // Nothing that the cross-reference table counts comes after its trailer: offsets hold, and the end
      // is where readers look for it (ISO 32000-1, 7.5.5).
      guard let range = data.range(of: Data("startxref".utf8), options: .backwards) else {
        return data
      }
      return data[..<range.lowerBound] + note + data[range.lowerBound...]
    }
    return data + (data.last == UInt8(ascii: "\n") ? Data() : Data("\n".utf8)) + note
  }

  /// A file without its note, and the fingerprint; nil where it has none.
  func split(_ data: Data) -> (data: Data, fingerprint: Fingerprint?) {
    guard let from = data.range(of: Data(start.utf8), options: .backwards),
      let to = data.range(of: Data(end.utf8), in: from.upperBound..<data.endIndex)
    else { return (data, nil) }
    let text = String(decoding: data[from.upperBound..<to.lowerBound], as: UTF8.self)
    return (Data(data[..<from.lowerBound] + data[to.upperBound...]), Fingerprint(text: text))
  }
}
