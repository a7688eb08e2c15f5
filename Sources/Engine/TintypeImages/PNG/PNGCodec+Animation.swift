package import TintypeDrawing
import TintypeGeometry

/// A part of a picture, in pixels.
struct PNGArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

extension PNGCodec {
  /// Writes pictures that follow each other as one file that moves without end: an animated PNG.
  ///
  /// What shows PNG without motion sees the last picture. Of each picture only what changes is stored. The form is
  /// that of [PNG, third edition](https://www.w3.org/TR/png-3/), chunks `acTL`, `fcTL` and `fdAT`.
  ///
  /// - Parameters:
  ///   - frames: the pictures, all of one size with at least one pixel, and opaque.
  ///   - times: how long each is shown, in seconds, at most 65.
  ///   - scale: pixels a point, stored as 72 times as many pixels an inch; nothing is stored at 1.
  ///   - textChunks: notes to store.
  /// - Returns: the file; empty for no pictures, or such as are not of one size.
  package static func encode(
    frames: [Bitmap], times: [Double], scale: CGFloat,
    textChunks: [(keyword: String, text: String)] = []
  ) -> Data {
    guard let first = frames.first, let last = frames.last, first.width > 0, first.height > 0,
      frames.count == times.count,
      frames.allSatisfy({ $0.width == first.width && $0.height == first.height })
    else { return Data() }
    // One form holds all of them: the file has one header.
    let all = Bitmap(
      width: first.width, height: first.height * frames.count, pixels: frames.flatMap(\.pixels))
    guard let form = all.withPicture({ PNGColors($0).form(isOpaque: true) }) else { return Data() }
    var file = PNGChunkWriter()
    file.header(width: first.width, height: first.height, form)
    file.animation(frames: frames.count)
    file.pixelDensity(scale)
    for note in textChunks { file.text(note.keyword, note.text, level: nil) }
    file.palette(form)
    // Before all that moves stands what is seen without motion.
    file.pixels(last.withPicture { PNGStream.make($0, form) } ?? [])
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let area = index == 0 ? frame.area : frame.difference(from: frames[index - 1])
      file.frame(sequence, area, time: times[index])
      file.framePixels(
        sequence + 1, frame.part(area).withPicture { PNGStream.make($0, form) } ?? [])
      sequence += 2
    }
    file.end()
    return file.data
  }
}

extension Bitmap {
  /// Lends the pixels; nil without any.
  fileprivate func withPicture<Result>(_ body: (PNGPicture) -> Result) -> Result? {
    pixels.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).baseAddress.map {
        body(PNGPicture(pixels: $0, width: width, height: height))
      }
    }
  }

  /// All of it.
  fileprivate var area: PNGArea { PNGArea(x: 0, y: 0, width: width, height: height) }

  /// The smallest part outside of which a picture of the same size is the same; a pixel where both are equal.
  fileprivate func difference(from other: Bitmap) -> PNGArea {
    var (left, right, top, bottom) = (width, 0, height, 0)
    pixels.withUnsafeBytes { ours in
      other.pixels.withUnsafeBytes { theirs in
        let (a, b) = (ours.bindMemory(to: UInt32.self), theirs.bindMemory(to: UInt32.self))
        for y in 0..<height {
          let row = y * width
          guard let start = (0..<width).first(where: { a[row + $0] != b[row + $0] }),
            let end = (0..<width).last(where: { a[row + $0] != b[row + $0] })
          else { continue }
          (left, right) = (min(left, start), max(right, end + 1))
          (top, bottom) = (min(top, y), y + 1)
        }
      }
    }
    guard left < right else { return PNGArea(x: 0, y: 0, width: 1, height: 1) }
    return PNGArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A part of the pixels.
  fileprivate func part(_ area: PNGArea) -> Bitmap {
    var part: [UInt8] = []
    part.reserveCapacity(area.width * area.height * 4)
    for y in area.y..<area.y + area.height {
      let start = (y * width + area.x) * 4
      part += pixels[start..<start + area.width * 4]
    }
    return Bitmap(width: area.width, height: area.height, pixels: part)
  }
}
