package import TintypeGeometry

/// A note as it stands in a PNG file.
package struct PNGFoundNote {
  /// What it says.
  package let text: String
  /// The bytes of the file that its part takes, from its length to its checksum.
  package let range: Range<Int>
}

extension PNGCodec {
  /// Finds a note of a file; neither the pixels nor the other notes are unpacked.
  ///
  /// - Parameters:
  ///   - keyword: what the note is found by.
  ///   - data: the whole file.
  /// - Returns: the first note with that keyword; nil where there is none.
  /// - Throws: what is wrong with the bytes.
  package static func note(
    _ keyword: String, of data: Data
  ) throws(ImageDecodingError) -> PNGFoundNote? {
    try reading(data) { bytes throws(ImageDecodingError) in
      let file = try PNGChunks(bytes)
      let start = Array(keyword.utf8) + [0]
      for chunk in file.chunks where PNGNote.types.contains(chunk.type) {
        guard bytes[chunk.content].starts(with: start) else { continue }
        if let note = PNGNote(chunk.type, try file.content(chunk)) {
          return PNGFoundNote(text: note.text, range: chunk.range)
        }
      }
      return nil
    }
  }

  /// A file with one more note, which comes before the others.
  ///
  /// - Parameters:
  ///   - keyword: what the note is found by, cut to 79 Latin-1 characters.
  ///   - text: the note, which is not compressed.
  ///   - data: a file that ``encode(_:isOpaque:scale:textChunks:goal:)`` made.
  /// - Returns: the file; as it was where it is no PNG file.
  package static func adding(_ keyword: String, _ text: String, to data: Data) -> Data {
    let end = try? reading(data) { bytes throws(ImageDecodingError) in
      try PNGChunks(bytes).chunks.first { !["IHDR", "pHYs"].contains($0.type) }?.range.lowerBound
    }
    guard let end = end ?? nil else { return data }
    var writer = PNGChunkWriter()
    writer.text(keyword, text, level: nil)
    return data.prefix(end) + writer.data.dropFirst(PNGChunks.signature.count)
      + data.dropFirst(end)
  }
}
