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
    let factor = wide.factor
    let (columns, rows) = (wide.count(width), wide.count(height))
    guard let memory = malloc(columns * rows * channels) else {
      throw .outOfMemory(bytes: columns * rows * channels)
    }
    defer { free(memory) }
    let small = memory.assumingMemoryBound(to: UInt8.self)
    let isShrunk = tintype_shrink(
      bytes, width * channels, Int32(width), Int32(height), Int32(channels), Int32(factor), small,
      .max)
    guard isShrunk else { throw .outOfMemory(bytes: width * channels * 4) }
    try convolve(
      small, width: columns, height: rows, channels: channels, deviation: wide.deviation,
      repeatsEdges: repeatsEdges)
    let isGrown = tintype_grow(
      small, Int32(channels), Int32(factor), bytes, width * channels, Int32(width), Int32(height),
      0, Int32(height), .max)
    guard isGrown else { throw .outOfMemory(bytes: width * channels * 8) }
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

/// The smaller picture of a wide blur, which is filled and asked for a few rows at a time.
struct SmallPicture: ~Copyable {
  private let blur: WideBlur
  /// What of the picture the blur is made of.
  private let area: PixelArea
  private let columns: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Begins with a clear picture.
  ///
  /// - Parameters:
  ///   - blur: the blur.
  ///   - area: all pixels, clear outside of it.
  /// - Throws: where there is no memory.
  init(_ blur: WideBlur, _ area: PixelArea) throws(RenderError) {
    (self.blur, self.area) = (blur, area)
    columns = blur.count(area.width)
    let count = columns * blur.count(area.height) * 4
    guard let memory = calloc(max(count, 1), 1) else { throw .outOfMemory(bytes: count) }
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { free(bytes) }

  /// Takes pixels over, whose rows begin with one of the smaller picture.
  func shrink(_ layer: RasterLayer) throws(RenderError) {
    let row = (layer.area.y0 - area.y0) / blur.factor
    let isDone = tintype_shrink(
      UnsafeRawPointer(layer.words).assumingMemoryBound(to: UInt8.self), layer.width * 4,
      Int32(layer.width), Int32(layer.height), 4, Int32(blur.factor), bytes + row * columns * 4,
      .max)
    guard isDone else { throw .outOfMemory(bytes: layer.width * 16) }
  }

  /// Blurs the picture.
  func convolve() throws(RenderError) {
    try Gaussian.convolve(
      bytes, width: columns, height: blur.count(area.height), channels: 4,
      deviation: blur.deviation, repeatsEdges: false)
  }

  /// Gives pixels the blurred ones.
  func grow(_ layer: RasterLayer) throws(RenderError) {
    let isDone = tintype_grow(
      bytes, 4, Int32(blur.factor),
      UnsafeMutableRawPointer(layer.words).assumingMemoryBound(to: UInt8.self), layer.width * 4,
      Int32(area.width), Int32(area.height), Int32(layer.area.y0 - area.y0),
      Int32(layer.area.y1 - area.y0), .max)
    guard isDone else { throw .outOfMemory(bytes: layer.width * 32) }
  }
}
