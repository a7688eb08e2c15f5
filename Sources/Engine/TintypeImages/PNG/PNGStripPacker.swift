import CTintypeKernels

/// Compresses strips of pictures, one after another in the same memory.
///
/// What the kernel allocates is used by one thread at a time: by the one that has taken the packer.
final class PNGStripPacker: @unchecked Sendable {
  private let deflater: OpaquePointer
  /// The units of a strip that is not stored as its words are.
  private var units: [UInt32] = []
  private var row: [UInt8] = []

  /// Creates a packer.
  init() {
    guard let deflater = tintype_deflater_make(.max) else {
      preconditionFailure("there is no memory left to compress a picture with")
    }
    self.deflater = deflater
  }

  deinit { tintype_deflater_free(deflater) }

  /// Compresses a strip.
  ///
  /// - Parameters:
  ///   - strip: the pixels, as many rows as ``PNGStream/stripHeight(width:height:)`` says at most.
  ///   - form: a form that holds them.
  ///   - isLast: whether no other strip follows.
  /// - Returns: the piece of the stream.
  func part(_ strip: PNGPicture, _ form: PNGForm, isLast: Bool) -> PNGStream.Part {
    if case .rgb = form.color {
      return part(strip.pixels, strip.shape, form, isLast: isLast)
    }
    let length = form.rowBytes(strip.width)
    if row.count < length { row = [UInt8](repeating: 0, count: length) }
    fill(strip.shape, form) { y, units in
      form.write(strip.pixels + y * strip.width, width: strip.width, to: &row)
      tintype_bytes_to_units(
        row, UInt32(form.bytesPerPixel), units, length / form.bytesPerPixel)
    }
    return part(units, strip.shape, form, isLast: isLast)
  }

  /// Compresses a strip that was kept.
  ///
  /// - Parameters:
  ///   - retained: the pixels, as many rows as ``PNGStream/stripHeight(width:height:)`` says at
  ///     most.
  ///   - form: a form that holds them.
  ///   - isLast: whether no other strip follows.
  /// - Returns: the piece of the stream.
  func part(_ retained: PNGRetainedStrip, _ form: PNGForm, isLast: Bool) -> PNGStream.Part {
    switch retained.pixels {
    case .values(let pixels):
      return pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { preconditionFailure("pixels were not kept") }
        return part(PNGPicture(pixels: base, shape: retained.shape), form, isLast: isLast)
      }
    case .indices(let indices):
      let width = retained.shape.width
      let palette = form.units(of: retained.colors.palette ?? [])
      let table = palette + [UInt32](repeating: 0, count: 256 - palette.count)
      indices.withUnsafeBufferPointer { indices in
        guard let base = indices.baseAddress else { return }
        fill(retained.shape, form) { y, units in
          if form.bits == 8 {
            tintype_indices_to_pixels(base + y * width, 8, table, units, width)
          } else {
            tintype_pack_indices(base + y * width, table, Int32(form.bits), width, units)
          }
        }
      }
      return part(units, retained.shape, form, isLast: isLast)
    }
  }

  /// Fills the units of all rows that are read.
  private func fill(
    _ shape: PNGShape, _ form: PNGForm, _ write: (Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let width = form.rowBytes(shape.width) / form.bytesPerPixel
    if units.count < width * shape.height {
      units = [UInt32](repeating: 0, count: width * shape.height)
    }
    units.withUnsafeMutableBufferPointer { units in
      guard let base = units.baseAddress else { return }
      for y in shape.distinctRows.joined() { write(y, base + y * width) }
    }
  }

  private func part(
    _ units: UnsafePointer<UInt32>, _ shape: PNGShape, _ form: PNGForm, isLast: Bool
  ) -> PNGStream.Part {
    var repeats = [Bool](repeating: false, count: shape.repeats.isEmpty ? 0 : shape.height)
    for y in shape.repeats.joined() { repeats[y] = true }
    let length = form.rowBytes(shape.width)
    let bytes = repeats.withUnsafeBufferPointer { repeats in
      var kernel = tintype_strip(
        units: units, width: UInt32(length / form.bytesPerPixel), height: UInt32(shape.height),
        bytes: UInt32(form.bytesPerPixel),
        repeats: repeats.isEmpty ? nil : repeats.baseAddress)
      let bound = tintype_deflate_find(deflater, &kernel)
      precondition(bound > 0, "there is no memory left to compress a picture with")
      return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        count = tintype_deflate_write(deflater, isLast, base)
      }
    }
    let counts = tintype_deflate_counts(deflater)
    return PNGStream.Part(
      bytes: bytes, sum: tintype_deflate_sum(deflater), count: (1 + length) * shape.height,
      rowsRead: Int(counts.rows_read), rowsRepeated: Int(counts.rows_repeated))
  }
}
