import CTintypeKernels

/// Finds the smallest of many ways to store a picture.
///
/// A picture of an interface is smallest as indices that are not filtered, a gradient as differences; which
/// it is shows best when both are compressed.
enum PNGSmallest {
  /// One way to store the pixels.
  private struct Way {
    let form: PNGForm
    /// The rows with their filter bytes.
    let rows: [UInt8]
    /// The bytes of the file that the way decides about.
    var size: Int
  }

  /// How much is tried.
  ///
  /// Almost all time goes into compressing as well as can be, and that is spent on what wins by then.
  private struct Effort {
    /// The level at which all ways are tried.
    var trial: Int32
    /// How many ways are left after the trial.
    var finalists: Int
    /// The level at which the finalists are tried once more, of which the first wins unless another is near;
    /// nil where all of them are compressed to the end.
    var playoff: Int32?
    /// The level of what is kept.
    var final: Int32

    /// A picture of more pixels is tried in few ways: all of them take seconds and gain little.
    private static let largeArea = 1 << 20
    /// A picture of fewer pixels takes no time.
    private static let smallArea = 1 << 15

    init(_ picture: PNGPicture) {
      isLarge = picture.count > Self.largeArea
      if isLarge {
        (trial, finalists, playoff, final) = (1, 1, nil, 10)
      } else if picture.count > Self.smallArea {
        (trial, finalists, playoff, final) = (6, 4, 9, 12)
      } else {
        (trial, finalists, playoff, final) = (6, 3, nil, 12)
      }
    }

    /// Whether only the ways that win most are tried.
    let isLarge: Bool
  }

  /// Compresses a picture in the smallest form and with the filters that make the smallest stream.
  static func make(_ picture: PNGPicture, isOpaque: Bool) -> (PNGForm, [UInt8]) {
    let form = PNGColors(picture).form(isOpaque: isOpaque)
    let plain = (form, PNGStream.make(picture, form))
    let effort = Effort(picture)
    guard let quick = PNGDeflate(level: effort.trial) else { return plain }
    var best: [Way] = []
    for form in forms(picture, isOpaque: isOpaque) {
      let rows = unfiltered(picture, form)
      for strategy in strategies(form, isLarge: effort.isLarge) {
        guard let filtered = filter(rows, picture, form, strategy),
          let packed = quick.zlib(filtered)
        else { continue }
        let size = packed.count + paletteSize(form)
        best.append(Way(form: form, rows: filtered, size: size))
        best.sort { $0.size < $1.size }
        best = Array(best.prefix(effort.finalists))
      }
    }
    if let playoff = effort.playoff { best = winners(of: best, level: playoff) }
    return smallest(of: best, level: effort.final, orElse: plain)
  }

  /// The best of some ways, and the next one where it comes within a hundredth.
  private static func winners(of ways: [Way], level: Int32) -> [Way] {
    guard let deflate = PNGDeflate(level: level) else { return ways }
    let ranked = ways.compactMap { way -> Way? in
      guard let packed = deflate.zlib(way.rows) else { return nil }
      return Way(form: way.form, rows: way.rows, size: packed.count + paletteSize(way.form))
    }.sorted { $0.size < $1.size }
    guard let first = ranked.first else { return ways }
    return ranked.prefix(2).filter { $0.size * 100 < first.size * 101 }
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
    let colors = PNGColors(picture)
    let direct = colors.directForm(isOpaque: isOpaque)
    guard let palette = colors.palette.map(PNGForm.table) else { return [direct] }
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
          picture.pixels + y * picture.width, width: picture.width, to: base + y * length)
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
