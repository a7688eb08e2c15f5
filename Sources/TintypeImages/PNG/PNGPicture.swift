/// The pixels of a picture or of a strip of it, borrowed.
struct PNGPicture {
  let words: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// Rows that equal the row above them, in order, not the first one; their words are not read.
  var repeats: [Range<Int>] = []

  /// How many pixels there are.
  var count: Int { width * height }

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

  /// A part of the rows.
  func rows(_ range: Range<Int>) -> PNGPicture {
    PNGPicture(words: words + range.lowerBound * width, width: width, height: range.count)
  }
}
