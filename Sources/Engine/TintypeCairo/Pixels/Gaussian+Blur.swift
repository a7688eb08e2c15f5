import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

extension Gaussian {
  /// The distance at which a blur of a standard deviation ends in whole pixels, at most 4096.
  static func reach(pixels deviation: CGFloat) -> Int {
    Int(clamped: min(reach(deviation).rounded(.up), 4096))
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

  /// Blurs interleaved bytes in place; what lies outside counts as clear, or repeats the edges.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int,
    deviation: CGFloat, repeatsEdges: Bool = false
  ) throws(RenderError) {
    guard deviation.isFinite, deviation > 0.01, width > 0, height > 0 else { return }
    guard let wide = WideBlur(deviation) else {
      return try convolve(
        bytes, width: width, height: height, channels: channels, deviation: deviation,
        repeatsEdges: repeatsEdges)
    }
    let picture = try SmallPicture(wide, width: width, height: height, channels: channels)
    try picture.shrink(bytes, rows: 0..<height)
    try picture.convolve(repeatsEdges: repeatsEdges)
    try picture.grow(bytes, rows: 0..<height)
  }

  /// Blurs interleaved bytes in place with a weight for every pixel.
  fileprivate static func convolve(
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

/// A blur that is made on a smaller picture.
struct WideBlur {
  /// How many pixels across and down one of the smaller picture stands for: a power of two.
  let factor: Int
  /// The deviation of its blur, in its own pixels.
  let deviation: CGFloat

  /// The deviation up to which every pixel is weighed.
  private static let widestExact: CGFloat = 8

  /// Finds the smaller picture; nil where every pixel is weighed.
  ///
  /// - Parameter deviation: of the blur, in pixels.
  init?(_ deviation: CGFloat) {
    guard deviation.isFinite, deviation > Self.widestExact else { return nil }
    var factor = 2
    while deviation / CGFloat(factor) > Self.widestExact, factor < 1024 { factor *= 2 }
    self.factor = factor
    // Averaging squares and mixing back blur too: their variances are taken off.
    let f = CGFloat(factor)
    let rest = deviation * deviation - (f * f - 1) / 12 - f * f / 6
    self.deviation = rest.squareRoot() / f
  }

  /// How many pixels of the smaller picture so many pixels are.
  func count(_ pixels: Int) -> Int { (pixels + factor - 1) / factor }
}

/// The smaller picture of a wide blur, which may be filled and asked for a few rows at a time.
struct SmallPicture: ~Copyable {
  private let blur: WideBlur
  /// How many pixels the large picture has, and bytes each of them.
  private let width, height, channels: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Begins with a clear picture.
  ///
  /// - Parameters:
  ///   - blur: the blur.
  ///   - width: the pixels across of the large picture, at least 1.
  ///   - height: those down.
  ///   - channels: the bytes of a pixel, 1 or 4.
  /// - Throws: where there is no memory.
  init(_ blur: WideBlur, width: Int, height: Int, channels: Int) throws(RenderError) {
    (self.blur, self.width, self.height, self.channels) = (blur, width, height, channels)
    let count = blur.count(width) * blur.count(height) * channels
    guard let memory = calloc(count, 1) else { throw .outOfMemory(bytes: count) }
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { free(bytes) }

  /// Takes rows of the large picture over, the first of which is the first of a row of the smaller one.
  func shrink(_ pixels: UnsafePointer<UInt8>, rows: Range<Int>) throws(RenderError) {
    let small = bytes + rows.lowerBound / blur.factor * blur.count(width) * channels
    let isDone = tintype_shrink(
      pixels, width * channels, Int32(width), Int32(rows.count), Int32(channels),
      Int32(blur.factor), small, .max)
    guard isDone else { throw .outOfMemory(bytes: width * channels * 4) }
  }

  /// Blurs the smaller picture; what lies outside counts as clear, or repeats the edges.
  func convolve(repeatsEdges: Bool) throws(RenderError) {
    try Gaussian.convolve(
      bytes, width: blur.count(width), height: blur.count(height), channels: channels,
      deviation: blur.deviation, repeatsEdges: repeatsEdges)
  }

  /// Finds rows of the large picture, blurred.
  func grow(_ pixels: UnsafeMutablePointer<UInt8>, rows: Range<Int>) throws(RenderError) {
    let isDone = tintype_grow(
      bytes, Int32(channels), Int32(blur.factor), pixels, width * channels, Int32(width),
      Int32(height), Int32(rows.lowerBound), Int32(rows.upperBound), .max)
    guard isDone else { throw .outOfMemory(bytes: width * channels * 8) }
  }
}
