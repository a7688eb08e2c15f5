import CTintypeKernels

/// Finds the smallest of many ways to store a picture.
///
/// A picture of an interface is smallest as indices that are not filtered, a gradient as differences; which
/// it is shows best when both are compressed.
enum PNGSmallest {
  /// One way to store the pixels.
  private struct Way {
    let form: PNGForm
    let strategy: Int32
    /// The rows with their filter bytes.
    let rows: [UInt8]
    /// The bytes of the file that the way decides about.
    var size: Int
  }

  /// Trials are compressed a little, and only the best of them as well as can be.
  private static let finalists = 3
  /// A picture of more pixels is tried in few ways: all of them take seconds and gain little.
  private static let largeArea = 1 << 20

  /// Compresses a picture in the smallest form and with the filters that make the smallest stream.
  static func make(_ picture: PNGPicture, isOpaque: Bool) -> (PNGForm, [UInt8]) {
    let plain = PNGStream.make(picture, isOpaque: isOpaque)
    let isLarge = picture.count > largeArea
    guard let quick = PNGDeflate(level: isLarge ? 1 : 6) else { return plain }
    var best: [Way] = []
    for form in forms(picture, isOpaque: isOpaque) {
      let rows = unfiltered(picture, form)
      for strategy in strategies(form, isLarge: isLarge) {
        guard let filtered = filter(rows, picture, form, strategy),
          let packed = quick.zlib(filtered)
        else { continue }
        let size = packed.count + paletteSize(form)
        best.append(Way(form: form, strategy: strategy, rows: filtered, size: size))
        best.sort { $0.size < $1.size }
        best = Array(best.prefix(isLarge ? 1 : finalists))
      }
    }
    return smallest(of: best, level: isLarge ? 9 : 12, orElse: plain)
  }

  /// Compresses the finalists as well as can be.
  private static func smallest(
    of ways: [Way], level: Int32, orElse plain: (PNGForm, [UInt8])
  ) -> (PNGForm, [UInt8]) {
    var result = plain
    var size = plain.1.count + paletteSize(plain.0)
    for way in ways {
      guard let packed = PNGDeflate(level: level)?.zlib(way.rows) else { continue }
      if packed.count + paletteSize(way.form) < size {
        result = (way.form, packed)
        size = packed.count + paletteSize(way.form)
      }
    }
    return result
  }

  /// The forms that hold the picture.
  private static func forms(_ picture: PNGPicture, isOpaque: Bool) -> [PNGForm] {
    let direct = PNGForm.direct(picture, isOpaque: isOpaque)
    guard let palette = PNGForm.palette(picture) else { return [direct] }
    let indexed = PNGForm(indexed: palette, isOpaque: isOpaque)
    guard indexed.bits == 8 else { return [indexed] }
    return [indexed, PNGForm(indexed: palette, isOpaque: isOpaque, isSorted: true), direct]
  }

  /// Differences of indices below a byte mean nothing.
  private static func strategies(_ form: PNGForm, isLarge: Bool) -> [Int32] {
    form.bits < 8 ? [0] : isLarge ? [0, 5] : [0, 1, 2, 3, 4, 5, 6]
  }

  /// What the tables of colors and alphas take, about.
  private static func paletteSize(_ form: PNGForm) -> Int {
    guard case .indexed(let palette, _) = form.color else { return 0 }
    let colors = PNGForm.colors(of: palette, isOpaque: form.isOpaque)
    let translucent = colors.filter { $0 >> 24 < 255 }.count
    return 12 + 3 * colors.count + (translucent > 0 ? 12 + translucent : 0)
  }

  private static func unfiltered(_ picture: PNGPicture, _ form: PNGForm) -> [UInt8] {
    let length = form.rowBytes(picture.width)
    return [UInt8](unsafeUninitializedCapacity: length * picture.height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<picture.height {
        form.write(
          picture.words + y * picture.width, width: picture.width, to: base + y * length)
      }
      count = length * picture.height
    }
  }

  private static func filter(
    _ rows: [UInt8], _ picture: PNGPicture, _ form: PNGForm, _ strategy: Int32
  ) -> [UInt8]? {
    let length = form.rowBytes(picture.width)
    let size = (length + 1) * picture.height
    let result = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let isDone = tintype_png_filter(
        rows, length, picture.height, form.bytesPerPixel, strategy, buffer.baseAddress)
      count = isDone ? size : 0
    }
    return result.isEmpty ? nil : result
  }
}
