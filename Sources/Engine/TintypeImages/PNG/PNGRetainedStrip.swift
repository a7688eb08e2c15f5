import CTintypeKernels

/// The pixels of a strip that cannot be compressed yet, in as few bytes as takes no time.
struct PNGRetainedStrip {
  /// What is known about the colors.
  let colors: PNGColors
  /// The size of the strip; what is kept of rows that repeat the one above means nothing.
  let shape: PNGShape
  /// What is kept, row after row.
  private(set) var pixels: Pixels

  /// How pixels are kept.
  enum Pixels {
    /// The place of each pixel's color among the colors.
    case indices([UInt8])
    /// Pixels of more than 256 colors; none as long as nobody wants them kept.
    case values([UInt32])
  }

  /// Looks at the colors of a strip, and numbers them where they are few; else nothing is kept yet.
  init(_ strip: PNGPicture) {
    shape = strip.shape
    var table = tintype_palette()
    tintype_palette_clear(&table)
    var indices = [UInt8](repeating: 0, count: strip.count)
    let isSmall = indices.withUnsafeMutableBufferPointer { indices in
      strip.shape.distinctRows.allSatisfy { rows in
        let start = rows.lowerBound * strip.width
        return tintype_palette_add(
          &table, strip.pixels + start, rows.count * strip.width,
          indices.baseAddress.map { $0 + start })
      }
    }
    if isSmall {
      colors = PNGColors(few: PNGForm.colors(of: table, isOpaque: false))
      pixels = .indices(indices)
    } else {
      colors = PNGColors(many: strip.shape.distinctRows.map(strip.rows))
      pixels = .values([])
    }
  }

  /// Copies the pixels where their colors are too many to be numbered.
  mutating func keep(_ strip: PNGPicture) {
    guard case .values = pixels else { return }
    var values = [UInt32](repeating: 0, count: strip.count)
    values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return }
      for rows in strip.shape.distinctRows {
        let start = rows.lowerBound * strip.width
        (base + start).update(from: strip.pixels + start, count: rows.count * strip.width)
      }
    }
    pixels = .values(values)
  }

  /// How many bytes are kept.
  var size: Int {
    switch pixels {
    case .indices(let indices): indices.count
    case .values(let values): values.count * 4
    }
  }
}
