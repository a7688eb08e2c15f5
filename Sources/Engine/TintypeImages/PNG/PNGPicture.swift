import CTintypeKernels

/// The pixels of a picture or of a strip of it, borrowed.
struct PNGPicture {
  let pixels: UnsafePointer<UInt32>
  let shape: PNGShape

  init(pixels: UnsafePointer<UInt32>, width: Int, height: Int, repeats: [Range<Int>] = []) {
    self.init(pixels: pixels, shape: PNGShape(width: width, height: height, repeats: repeats))
  }

  init(pixels: UnsafePointer<UInt32>, shape: PNGShape) {
    self.pixels = pixels
    self.shape = shape
  }

  /// Pixels across.
  var width: Int { shape.width }
  /// How many rows there are.
  var height: Int { shape.height }
  /// How many pixels there are.
  var count: Int { width * height }

  /// Whether all pixels that are read are opaque.
  var isOpaque: Bool {
    shape.distinctRows.allSatisfy {
      tintype_is_opaque(pixels + $0.lowerBound * width, $0.count * width)
    }
  }

  /// A part of the rows.
  func rows(_ range: Range<Int>) -> PNGPicture {
    PNGPicture(pixels: pixels + range.lowerBound * width, width: width, height: range.count)
  }
}

/// The size of a picture or a strip, and what is known about its rows.
struct PNGShape {
  /// Pixels across.
  let width: Int
  /// How many rows there are.
  let height: Int
  /// Rows that equal the row above them, in order, not the first one; their pixels are not read.
  let repeats: [Range<Int>]

  /// The rows that are read, as ranges between which rows repeat the last one.
  var distinctRows: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for rows in repeats where !rows.isEmpty {
      if start < rows.lowerBound { result.append(start..<rows.lowerBound) }
      start = rows.upperBound
    }
    if start < height { result.append(start..<height) }
    return result
  }
}
