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
  ///
  /// - Parameter instructions: the highest level of instructions to use, as `tintype_instructions` counts them.
  init(instructions: Int32 = .max) {
    guard let deflater = tintype_deflater_make(instructions) else {
      preconditionFailure("there is no memory left to compress a picture with")
    }
    self.deflater = deflater
  }

  deinit { tintype_deflater_free(deflater) }

  /// Compresses a strip.
  ///
  /// - Parameters:
  ///   - strip: the pixels, as many rows as ``PNGStream/stripHeight(width:)`` says at most.
  ///   - form: a form that holds them.
  ///   - isLast: whether no other strip follows.
  /// - Returns: the piece of the stream.
  func part(_ strip: PNGPicture, _ form: PNGForm, isLast: Bool) -> PNGStream.Part {
    if case .rgb = form.color { return part(strip.words, strip, form, isLast: isLast) }
    let width = form.rowBytes(strip.width) / form.bytesPerPixel
    if units.count < width * strip.height {
      units = [UInt32](repeating: 0, count: width * strip.height)
    }
    if row.count < form.rowBytes(strip.width) {
      row = [UInt8](repeating: 0, count: form.rowBytes(strip.width))
    }
    for y in strip.distinctRows.joined() {
      form.write(strip.words + y * strip.width, width: strip.width, to: &row)
      units.withUnsafeMutableBufferPointer { units in
        guard let base = units.baseAddress else { return }
        tintype_bytes_to_units(row, UInt32(form.bytesPerPixel), base + y * width, width)
      }
    }
    return part(units, strip, form, isLast: isLast)
  }

  private func part(
    _ units: UnsafePointer<UInt32>, _ strip: PNGPicture, _ form: PNGForm, isLast: Bool
  ) -> PNGStream.Part {
    var repeats = [Bool](repeating: false, count: strip.repeats.isEmpty ? 0 : strip.height)
    for y in strip.repeats.joined() { repeats[y] = true }
    let length = form.rowBytes(strip.width)
    let bytes = repeats.withUnsafeBufferPointer { repeats in
      var kernel = tintype_strip(
        units: units, width: UInt32(length / form.bytesPerPixel), height: UInt32(strip.height),
        bytes: UInt32(form.bytesPerPixel),
        repeats: repeats.isEmpty ? nil : repeats.baseAddress)
      let room = tintype_deflate_find(deflater, &kernel)
      precondition(room > 0, "there is no memory left to compress a picture with")
      return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        count = tintype_deflate_write(deflater, isLast, base)
      }
    }
    let counts = tintype_deflate_counts(deflater)
    return PNGStream.Part(
      bytes: bytes, sum: tintype_deflate_sum(deflater), count: (1 + length) * strip.height,
      rowsRead: Int(counts.rows_read), rowsRepeated: Int(counts.rows_repeated))
  }
}
