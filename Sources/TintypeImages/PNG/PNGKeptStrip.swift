import CTintypeKernels

/// The pixels of a strip that cannot be compressed yet, in as few bytes as takes no time.
struct PNGKeptStrip {
  /// What is known about the colors.
  let colors: PNGColors
  private let width: Int
  private let height: Int
  private let repeats: [Range<Int>]
  private let pixels: Pixels

  /// Rows that repeat the one above are left out.
  private enum Pixels {
    /// The place of each pixel's color among the colors.
    case indices([UInt8])
    case words([UInt32])
  }

  /// Copies pixels.
  init(_ strip: PNGPicture, _ colors: PNGColors) {
    self.colors = colors
    (width, height, repeats) = (strip.width, strip.height, strip.repeats)
    let parts = strip.distinctRows.map(strip.rows)
    let count = parts.reduce(0) { $0 + $1.count }
    if let palette = colors.palette {
      var table = PNGForm.table(palette)
      let map = (0...255).map { UInt8($0) }
      pixels = .indices(
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
          for part in parts {
            guard let base = buffer.baseAddress else { return }
            tintype_palette_indices(
              &table, map, part.words, part.count, 8, base + initialized)
            initialized += part.count
          }
        })
    } else {
      pixels = .words(
        [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
          for part in parts {
            guard let base = buffer.baseAddress else { return }
            (base + initialized).initialize(from: part.words, count: part.count)
            initialized += part.count
          }
        })
    }
  }

  /// How many bytes are kept.
  var size: Int {
    switch pixels {
    case .indices(let indices): indices.count
    case .words(let words): words.count * 4
    }
  }

  /// Lends the pixels.
  func withPicture(_ body: (PNGPicture) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * height) { buffer in
      guard let base = buffer.baseAddress else { return }
      let picture = PNGPicture(words: base, width: width, height: height, repeats: repeats)
      var next = 0
      for rows in picture.distinctRows {
        write(from: next, count: rows.count * width, to: base + rows.lowerBound * width)
        next += rows.count * width
      }
      body(picture)
    }
  }

  private func write(from start: Int, count: Int, to words: UnsafeMutablePointer<UInt32>) {
    switch pixels {
    case .indices(let indices):
      guard let palette = colors.palette else { return }
      let table = palette + [UInt32](repeating: 0, count: 256 - palette.count)
      indices.withUnsafeBufferPointer { indices in
        guard let base = indices.baseAddress else { return }
        tintype_indices_to_words(base + start, 8, table, words, count)
      }
    case .words(let all):
      all.withUnsafeBufferPointer { all in
        guard let base = all.baseAddress else { return }
        words.update(from: base + start, count: count)
      }
    }
  }
}
