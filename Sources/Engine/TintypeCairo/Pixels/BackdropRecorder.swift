import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// Keeps what is seen through glass, for formats that cannot blur what is below.
final class BackdropRecorder {
  private let scale: CGFloat
  private(set) var pictures: [Int: ImageDrawing] = [:]

  /// Records a picture of so many pixels a point.
  init(scale: CGFloat) { self.scale = scale }

  /// Keeps a blurred area, as small as its blur allows.
  ///
  /// - Parameters:
  ///   - layer: the pixels.
  ///   - part: which of them, in the layer's own coordinates.
  ///   - backdrop: what they were made for.
  ///   - area: where they are on the canvas, in pixels.
  /// - Throws: where there is no memory.
  func record(
    _ layer: RasterLayer, _ part: PixelArea, _ backdrop: Backdrop, at area: PixelArea
  ) throws(RenderError) {
    // A blurred picture has no detail below half of its deviation.
    var factor = 1
    while CGFloat(factor * 4) <= backdrop.blurRadius * scale, factor < 64 { factor *= 2 }
    let (columns, rows) = (
      (part.width + factor - 1) / factor, (part.height + factor - 1) / factor
    )
    // Whole squares only: what is missing at the far edges is beside the position and repeats the
    // last pixel.
    let whole = RasterLayerPart(layer, part, width: columns * factor, height: rows * factor)
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    var isShrunk = false
    whole.bytes.withUnsafeBufferPointer { from in
      guard let base = from.baseAddress else { return }
      pixels.withUnsafeMutableBufferPointer { to in
        guard let target = to.baseAddress else { return }
        isShrunk = tintype_shrink(
          base, columns * factor * 4, Int32(columns * factor), Int32(rows * factor), 4,
          Int32(factor), target, .max)
      }
    }
    guard isShrunk else { throw .outOfMemory(bytes: columns * factor * 16) }
    let bitmap = Bitmap(width: columns, height: rows, pixels: pixels)
    let frame = CGRect(
      x: CGFloat(area.x0) / scale, y: CGFloat(area.y0) / scale,
      width: CGFloat(columns * factor) / scale, height: CGFloat(rows * factor) / scale)
    pictures[backdrop.index] = ImageDrawing(
      image: PixelImage(name: "backdrop", bitmap: bitmap, scale: scale / CGFloat(factor)),
      frame: frame, interpolation: .medium, opacity: min(backdrop.opacity, 1))
  }
}

/// A part of a layer as bytes of its own, its last pixels repeated up to a size.
private struct RasterLayerPart {
  let bytes: [UInt8]

  init(_ layer: RasterLayer, _ part: PixelArea, width: Int, height: Int) {
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        for y in 0..<height {
          let row = layer.pixels + min(part.y0 + y, part.y1 - 1) * layer.width
          for x in 0..<width { pixels[y * width + x] = row[min(part.x0 + x, part.x1 - 1)] }
        }
      }
      count = width * height * 4
    }
  }
}
