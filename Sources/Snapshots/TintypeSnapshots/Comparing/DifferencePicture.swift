import CTintypeKernels
package import TintypeDrawing
import TintypeGeometry
import TintypeImages

/// Draws where two pictures differ, from the positions that the verdict rests on.
package struct DifferencePicture {
  /// The reference.
  let reference: Bitmap
  /// The new picture.
  let actual: Bitmap
  /// The verdict's places.
  let examination: PictureExamination

  /// Prepares a drawing.
  package init(reference: Bitmap, actual: Bitmap, examination: PictureExamination) {
    self.reference = reference
    self.actual = actual
    self.examination = examination
  }

  private static let red: UInt32 = 0xFFE0_1B24
  private static let green: UInt32 = 0xFF1B_8E3E
  private static let yellow: UInt32 = 0xFFF5_C211
  private static let blue: UInt32 = 0xFF99_C1F1

  /// Reference and picture one after the other, on the canvas of both.
  var animation: AnimatedPNG { AnimatedPNG(frames: [onCanvas(reference), onCanvas(actual)]) }

  private func onCanvas(_ bitmap: Bitmap) -> Bitmap {
    guard bitmap.width != width || bitmap.height != height else { return bitmap }
    var packedPixels = [UInt32](repeating: 0, count: width * height)
    let source = bitmap.packedPixels
    for y in 0..<bitmap.height {
      packedPixels.replaceSubrange(
        (y * width)..<(y * width + bitmap.width),
        with: source[(y * bitmap.width)..<((y + 1) * bitmap.width)])
    }
    return Bitmap(width: width, height: height, packedPixels: packedPixels)
  }

  /// Draws in a style; of an animation, the first picture.
  package func drawn(_ style: DifferenceStyle) -> Bitmap {
    switch style {
    case .overlay: overlay.bitmap
    case .side: Self.beside([reference, actual, overlay.bitmap])
    case .onion: onion()
    case .heat: heat()
    case .boxes: boxes()
    case .blink: onCanvas(reference)
    }
  }

  private var width: Int { max(reference.width, actual.width) }
  private var height: Int { max(reference.height, actual.height) }

  /// The colors of an overlay: the grays of the pale reference, then those of what differs.
  private static let colors: [UInt32] =
    (0...UInt32(tintype_compare_pale)).map { 0xFF00_0000 | (223 + $0) * 0x01_0101 }
    + [blue, yellow, green, red]
  /// The numbers of the colors that are no grays.
  private static let numbers = (
    blue: UInt8(tintype_compare_pale) + 1, yellow: UInt8(tintype_compare_pale) + 2,
    green: UInt8(tintype_compare_pale) + 3, red: UInt8(tintype_compare_pale) + 4
  )

  /// Draws on the pale reference, a byte a pixel; what only one picture has is blue.
  private func onBackground(_ draw: (UnsafeMutablePointer<UInt8>) -> Void) -> IndexedBitmap {
    let (common, rows) = (min(reference.width, actual.width), min(reference.height, actual.height))
    let hasMargin = common < width || rows < height
    let indices = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
      count = width * height
      guard let base = bytes.baseAddress else { return }
      if hasMargin { bytes.initialize(repeating: Self.numbers.blue) }
      reference.pixels.withUnsafeBytes { pixels in
        tintype_compare_fade(
          pixels.baseAddress?.assumingMemoryBound(to: UInt32.self), reference.width, common, rows,
          base, width)
      }
      draw(base)
    }
    return IndexedBitmap(width: width, height: height, indices: indices, colors: Self.colors)
  }

  /// A place of both pictures as an index into the drawing.
  private func index(_ position: UInt32) -> Int {
    guard examination.width != width else { return Int(position) }
    let (y, x) = Int(position).quotientAndRemainder(dividingBy: max(1, examination.width))
    return y * width + x
  }

  /// What came and went over the pale reference; its few colors are numbered, which makes its file in little time.
  var overlay: IndexedBitmap {
    onBackground { bytes in
      let across = max(1, examination.width)
      tintype_compare_paint(
        bytes, width, examination.antialiased, examination.antialiased.count, across,
        Self.numbers.yellow)
      PixelPair.paintCame(
        reference, actual, at: examination.different,
        in: (came: Self.numbers.green, gone: Self.numbers.red), on: bytes, stride: width)
    }
  }

  private func heat() -> Bitmap {
    let pair = PixelPair(reference, actual)
    var packedPixels = onBackground { _ in }.bitmap.packedPixels
    for (position, delta) in zip(examination.different, pair.deltaE(at: examination.different)) {
      // From yellow at a just visible distance to dark red at the distance of black and white.
      let green = UInt32(clamped: Double(220 - delta * 5))
      let red = UInt32(clamped: Double(max(140, 255 - delta)))
      packedPixels[index(position)] = 0xFF00_0000 | red << 16 | green << 8
    }
    return Bitmap(width: width, height: height, packedPixels: packedPixels)
  }

  private func onion() -> Bitmap {
    var packedPixels = [UInt32](repeating: 0, count: width * height)
    for bitmap in [reference, actual] {
      let source = bitmap.packedPixels
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          packedPixels[y * width + x] += (source[y * bitmap.width + x] >> 1) & 0x7F7F_7F7F
        }
      }
    }
    return Bitmap(width: width, height: height, packedPixels: packedPixels)
  }

  private func boxes() -> Bitmap {
    var packedPixels = actual.packedPixels
    for box in examination.comparison.boxes {
      let outer = box.bounds
      for distance in 1...2 {
        let (left, right) = (outer.x - distance, outer.maxX + distance - 1)
        let (top, bottom) = (outer.y - distance, outer.maxY + distance - 1)
        for x in max(0, left)...max(0, min(actual.width - 1, right)) {
          for y in [top, bottom] where y >= 0 && y < actual.height {
            packedPixels[y * actual.width + x] = Self.red
          }
        }
        for y in max(0, top)...max(0, min(actual.height - 1, bottom)) {
          for x in [left, right] where x >= 0 && x < actual.width {
            packedPixels[y * actual.width + x] = Self.red
          }
        }
      }
    }
    return Bitmap(width: actual.width, height: actual.height, packedPixels: packedPixels)
  }

  /// Pictures in a row, a gap of 8 pixels between them.
  static func beside(_ bitmaps: [Bitmap]) -> Bitmap {
    let gap = 8
    let width = bitmaps.reduce(0) { $0 + $1.width } + gap * (bitmaps.count - 1)
    let height = bitmaps.map(\.height).max() ?? 0
    var packedPixels = [UInt32](repeating: 0, count: max(0, width) * height)
    var left = 0
    for bitmap in bitmaps {
      let source = bitmap.packedPixels
      for y in 0..<bitmap.height {
        packedPixels.replaceSubrange(
          (y * width + left)..<(y * width + left + bitmap.width),
          with: source[(y * bitmap.width)..<((y + 1) * bitmap.width)])
      }
      left += bitmap.width + gap
    }
    return Bitmap(width: max(0, width), height: height, packedPixels: packedPixels)
  }
}

extension Bitmap {
  /// The pixels as words, alpha in the highest byte.
  var packedPixels: [UInt32] {
    pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// Creates a picture from words, alpha in the highest byte.
  init(width: Int, height: Int, packedPixels: [UInt32]) {
    self.init(width: width, height: height, pixels: packedPixels.withUnsafeBytes { Array($0) })
  }
}
