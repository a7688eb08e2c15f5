import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

extension Gaussian {
  /// The distance at which a blur of a standard deviation ends in whole pixels, at most 4096.
  static func reach(pixels deviation: CGFloat) -> Int {
    Int(min(reach(deviation).rounded(.up), 4096))
  }

  /// The weights of a blur, the middle first; with their mirror images they sum up to 1.
  ///
  /// - Parameter deviation: in pixels, positive.
  /// - Returns: one weight more than the reach in pixels.
  static func weights(_ deviation: CGFloat) -> [Float] {
    // Whole numbers hide the last bit of the platform's `exp`.
    let raw = (0...reach(pixels: deviation)).map { distance -> Double in
      let x = Double(distance) / Double(deviation)
      return (exp(-x * x / 2) * 1_073_741_824).rounded()
    }
    let total = raw.dropFirst().reduce(raw[0]) { $0 + 2 * $1 }
    return raw.map { Float($0 / total) }
  }

  /// The deviation up to which every pixel is weighed; wider blurs are made on a smaller picture.
  private static let widestExact: CGFloat = 8

  /// Blurs interleaved bytes in place; what lies outside counts as clear, or repeats the edges.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int,
    deviation: CGFloat, repeatsEdges: Bool = false
  ) throws(RenderError) {
    guard deviation.isFinite, deviation > 0.01, width > 0, height > 0 else { return }
    guard deviation > widestExact else {
      return try convolve(
        bytes, width: width, height: height, channels: channels, deviation: deviation,
        repeatsEdges: repeatsEdges)
    }
    var factor = 2
    while deviation / CGFloat(factor) > widestExact, factor < 1024 { factor *= 2 }
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    guard let memory = malloc(columns * rows * channels) else {
      throw .outOfMemory(bytes: columns * rows * channels)
    }
    defer { free(memory) }
    let small = memory.assumingMemoryBound(to: UInt8.self)
    let isShrunk = tintype_shrink(
      bytes, width * channels, Int32(width), Int32(height), Int32(channels), Int32(factor), small,
      .max)
    guard isShrunk else { throw .outOfMemory(bytes: width * channels * 4) }
    // Averaging squares and mixing back blur too: their variances are taken off.
    let f = CGFloat(factor)
    let rest = deviation * deviation - (f * f - 1) / 12 - f * f / 6
    try convolve(
      small, width: columns, height: rows, channels: channels,
      deviation: rest.squareRoot() / f, repeatsEdges: repeatsEdges)
    let isGrown = tintype_grow(
      small, Int32(channels), Int32(factor), bytes, width * channels, Int32(width), Int32(height),
      .max)
    guard isGrown else { throw .outOfMemory(bytes: width * channels * 8) }
  }

  private static func convolve(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int,
    deviation: CGFloat, repeatsEdges: Bool
  ) throws(RenderError) {
    let weights = weights(deviation)
    let isDone = tintype_blur(
      bytes, width * channels, Int32(width), Int32(height), Int32(channels), weights,
      Int32(weights.count - 1), repeatsEdges, .max)
    guard isDone else { throw .outOfMemory(bytes: width * channels * weights.count * 8) }
  }
}
