/// How far apart the colors of two pictures are at some places, all 0 for none.
struct PixelFigures {
  /// The largest CIEDE2000.
  let largestDeltaE: Double
  /// The mean CIEDE2000.
  let meanDeltaE: Double
  /// The largest change of one component, 0 to 255.
  let largestChannel: Int
}
