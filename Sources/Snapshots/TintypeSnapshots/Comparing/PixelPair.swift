import CTintypeKernels
import Foundation
import TintypeDrawing

/// Two pictures and the positions where they differ.
///
/// Every loop over pixels is in the C kernels, which are optimized in debug builds too; only changed
/// places are handed on to the formulas.
struct PixelPair {
  /// The reference.
  let a: Bitmap
  /// The new picture.
  let b: Bitmap
  /// Pixels across that both have.
  let width: Int
  /// Pixels down that both have.
  let height: Int
  /// Changed places a row.
  let rowCounts: [UInt32]
  /// Changed places in rising order, each `y * width + x`.
  let positions: [UInt32]

  init(_ a: Bitmap, _ b: Bitmap) {
    self.a = a
    self.b = b
    let width = min(a.width, b.width)
    let height = min(a.height, b.height)
    (self.width, self.height) = (width, height)
    var total = 0
    let rowCounts = [UInt32](unsafeUninitializedCapacity: height) { rows, count in
      count = height
      total = Self.withKernelPair(a, b) { pair in
        tintype_compare_count(&pair, rows.baseAddress)
      }
    }
    self.rowCounts = rowCounts
    positions = [UInt32](unsafeUninitializedCapacity: total) { positions, count in
      count = total
      guard total > 0 else { return }
      Self.withKernelPair(a, b) { pair in
        tintype_compare_collect(&pair, rowCounts, positions.baseAddress)
      }
    }
  }

  /// Paints where the new picture shows something that the reference has not in one color, and in another one
  /// where something is gone: what lies farther from the background than before came.
  ///
  /// The background is the brightness that most pixels of the reference have:
  /// `Rules/Comparing-Pictures#Came-and-went`.
  ///
  /// - Parameters:
  ///   - a: the reference.
  ///   - b: the new picture.
  ///   - positions: where to look.
  ///   - colors: the number of the color of what came, and of what is gone.
  ///   - out: a byte a pixel.
  ///   - stride: bytes from row to row.
  static func paintCame(
    _ a: Bitmap, _ b: Bitmap, at positions: [UInt32], in colors: (came: UInt8, gone: UInt8),
    on out: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    guard !positions.isEmpty else { return }
    let background = a.pixels.withUnsafeBytes { bytes in
      tintype_compare_background(
        bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), a.width * a.height)
    }
    withKernelPair(a, b) { pair in
      tintype_compare_paint_came(
        &pair, positions, positions.count, background, out, stride, colors.came, colors.gone)
    }
  }

  /// Lends both pictures to a kernel.
  private static func withKernelPair<R>(
    _ a: Bitmap, _ b: Bitmap, _ body: (inout tintype_compare_pair) -> R
  ) -> R {
    a.pixels.withUnsafeBytes { first in
      b.pixels.withUnsafeBytes { second in
        var pair = tintype_compare_pair(
          a: first.baseAddress?.assumingMemoryBound(to: UInt32.self),
          b: second.baseAddress?.assumingMemoryBound(to: UInt32.self),
          stride_a: a.width, stride_b: b.width,
          width: min(a.width, b.width), height: min(a.height, b.height))
        return body(&pair)
      }
    }
  }

  /// What a kernel, which writes every value, finds at some places.
  private func values<T>(
    at positions: [UInt32],
    _ kernel: (inout tintype_compare_pair, UnsafeMutablePointer<T>) -> Void
  ) -> [T] {
    guard !positions.isEmpty else { return [] }
    return [T](unsafeUninitializedCapacity: positions.count) { out, count in
      count = positions.count
      guard let base = out.baseAddress else { return }
      Self.withKernelPair(a, b) { pair in kernel(&pair, base) }
    }
  }

  /// The largest change of one component at some places.
  func channels(at positions: [UInt32]) -> [Double] {
    values(at: positions) { tintype_compare_channels(&$0, positions, positions.count, $1) }
  }

  /// pixelmatch's distance at some places.
  func yiq(at positions: [UInt32]) -> [Double] {
    values(at: positions) { tintype_compare_yiq(&$0, positions, positions.count, $1) }
  }

  /// Light, 0 to 1, of each sRGB byte (IEC 61966-2-1).
  private static let linear: [Double] = (0..<256).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// CIEDE2000 at some places.
  func deltaE(at positions: [UInt32]) -> [Double] {
    values(at: positions) {
      tintype_compare_ciede2000(&$0, positions, positions.count, Self.linear, $1)
    }
  }

  /// How far apart the colors are at some places, all 0 for none.
  func figures(at positions: [UInt32]) -> PixelFigures {
    let found = Self.withKernelPair(a, b) {
      tintype_compare_measure(&$0, positions, positions.count, Self.linear)
    }
    return PixelFigures(
      largestDeltaE: found.largest_difference, meanDeltaE: found.mean_difference,
      largestChannel: Int(found.largest_channel))
  }

  /// Which places look like smoothed edges.
  func antialiased(at positions: [UInt32]) -> [UInt8] {
    values(at: positions) { tintype_compare_antialiased(&$0, positions, positions.count, $1) }
  }

  /// Which places hold a pixel that moved by one.
  func shifted(at positions: [UInt32]) -> [UInt8] {
    values(at: positions) { tintype_compare_shifted(&$0, positions, positions.count, $1) }
  }

  /// Places whose value is above a limit, as flags; flags that are set stay set.
  static func flag(_ values: [Double], above limit: Double, _ flags: inout [UInt8]) {
    tintype_compare_exceeding(values, values.count, limit, &flags)
  }

  /// The positions whose flag is the wanted one.
  static func select(_ positions: [UInt32], _ flags: [UInt8], are wanted: UInt8) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: positions.count) { out, count in
      guard let base = out.baseAddress else { return }
      count = tintype_compare_select(positions, flags, positions.count, wanted, base)
    }
  }

  /// The largest of some values; 0 for none.
  static func largest(_ values: [Double]) -> Double {
    tintype_compare_largest(values, values.count)
  }

  /// Mean structural similarity.
  func similarity() -> Double {
    Self.withKernelPair(a, b) { tintype_compare_similarity(&$0, rowCounts) }
  }

  /// The most of some places in any window.
  func densest(_ positions: [UInt32], side: Int) -> Int {
    guard !positions.isEmpty else { return 0 }
    var columns = [UInt32](repeating: 0, count: width)
    var left: UInt32 = 0
    var top: UInt32 = 0
    return tintype_compare_densest(
      positions, positions.count, width, side, &columns, &left, &top)
  }

  /// Clusters of some places, the largest first.
  ///
  /// - Parameters:
  ///   - positions: the positions.
  ///   - cell: places in touching squares of this side belong together, in pixels.
  ///   - limit: with more clusters than this, larger squares are tried.
  /// - Returns: bounds and how many of the positions they hold.
  func clusters(_ positions: [UInt32], cell: Int, limit: Int) -> [PictureComparison.Box] {
    guard !positions.isEmpty else { return [] }
    let cells = ((width + cell - 1) / cell) * ((height + cell - 1) / cell)
    var labels = [UInt32](repeating: 0, count: cells + 1)
    var boxes = [tintype_compare_box](repeating: tintype_compare_box(), count: limit)
    let found = tintype_compare_clusters(
      positions, positions.count, width, height, cell, &labels, &boxes, limit)
    if found > limit { return clusters(positions, cell: cell * 2, limit: limit) }
    let result = boxes.prefix(found).map { PictureComparison.Box($0) }
    return result.sorted {
      ($1.count, $0.bounds.y, $0.bounds.x) < ($0.count, $1.bounds.y, $1.bounds.x)
    }
  }
}
