/// The pixels of a picture, borrowed.
struct PNGPicture {
  let words: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// How many pixels there are.
  var count: Int { width * height }
}
