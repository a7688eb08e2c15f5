import Synchronization
import TintypeCairo
import TintypeDrawing
import TintypeGeometry

/// A font of simple shapes: glyph 0 is empty, 1 a box, 2 a triangle, 3 a colored picture, 4 a bar of eight ems.
final class SquareFont: GlyphSource {
  let identity = "square"
  let displayName = "Square Regular"
  let unitsPerEm = 2048
  let inkBox = CGRect(x: 0, y: -0.75, width: 8, height: 0.75)
  private let masks = Mutex<[MaskKey: GlyphMask]>([:])

  private struct MaskKey: Hashable {
    var glyph: UInt32
    var size: CGFloat
    var x: Int
    var y: Int
  }

  let hasColorGlyphs = true

  func isColor(_ glyph: UInt32) -> Bool { glyph == 3 }

  func width(of glyph: UInt32) -> CGFloat { glyph == 4 ? 8 : 0.75 }

  func outline(of glyph: UInt32) -> Path {
    switch glyph {
    case 1: return Path(CGRect(x: 0.125, y: -0.75, width: 0.5, height: 0.75))
    case 2:
      return Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 0.625, y: 0))
        path.addLine(to: CGPoint(x: 0.3125, y: -0.75))
        path.closeSubpath()
      }
    case 4: return Path(CGRect(x: 0, y: -0.5, width: 8, height: 0.5))
    default: return Path()
    }
  }

  func mask(of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int) -> GlyphMask? {
    let key = MaskKey(glyph: glyph, size: pixelSize, x: subpixelX, y: subpixelY)
    return masks.withLock { masks in
      if let cached = masks[key] { return cached }
      let mask = sampledMask(
        of: glyph, pixelSize: pixelSize, subpixelX: subpixelX, subpixelY: subpixelY)
      masks[key] = mask
      return mask
    }
  }

  /// Coverage of 16 x 16 samples a pixel.
  private func sampledMask(
    of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int
  )
    -> GlyphMask?
  {
    let shape = outline(of: glyph).applying(
      CGAffineTransform(
        pixelSize, 0, 0, pixelSize, CGFloat(subpixelX) / 4, CGFloat(subpixelY) / 4))
    guard !shape.isEmpty else { return nil }
    let box = shape.boundingRect
    let (x0, y0) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
    let (x1, y1) = (Int(box.maxX.rounded(.up)), Int(box.maxY.rounded(.up)))
    var coverage: [UInt8] = []
    for y in y0..<y1 {
      for x in x0..<x1 {
        var hits = 0
        for sample in 0..<256 {
          let point = CGPoint(
            x: CGFloat(x) + (CGFloat(sample % 16) + 0.5) / 16,
            y: CGFloat(y) + (CGFloat(sample / 16) + 0.5) / 16)
          if shape.contains(point) { hits += 1 }
        }
        coverage.append(UInt8((hits * 255 + 128) / 256))
      }
    }
    return GlyphMask(left: x0, top: y0, width: x1 - x0, height: y1 - y0, coverage: coverage)
  }

  func colorImage(of glyph: UInt32) -> ColorGlyph? {
    guard glyph == 3 else { return nil }
    let image = picture(width: 4, height: 4) { x, y in (x + y) % 2 == 0 ? .pureRed : .pureBlue }
    return ColorGlyph(image: image, frame: CGRect(x: 0, y: -0.8, width: 0.8, height: 0.8))
  }
}

/// An image whose pixels a closure gives.
func picture(
  width: Int, height: Int, scale: CGFloat = 1, _ color: (Int, Int) -> RGBA
) -> PixelImage {
  var pixels: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let value = color(x, y)
      for part in [value.blue, value.green, value.red] {
        pixels.append(UInt8((part * value.alpha * 255).rounded()))
      }
      pixels.append(UInt8((value.alpha * 255).rounded()))
    }
  }
  return PixelImage(
    name: "picture", bitmap: Bitmap(width: width, height: height, pixels: pixels), scale: scale)
}

extension RGBA {
  static let pureRed = RGBA(red: 1, green: 0, blue: 0)
  static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
  static let pureBlue = RGBA(red: 0, green: 0, blue: 1)
}

extension Bitmap {
  /// The components of a pixel, alpha multiplied in: red, green, blue, alpha.
  subscript(x: Int, y: Int) -> [Int] {
    let i = (y * width + x) * 4
    return [2, 1, 0, 3].map { Int(pixels[i + $0]) }
  }
}

extension DisplayItem {
  /// A filled rectangle.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA
  ) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
  }
}

/// A list of items on a canvas in points.
func list(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ items: [DisplayItem]
)
  -> DisplayList
{
  DisplayList(size: CGSize(width: width, height: height), scale: scale, items: items)
}

/// A list at its own scale as Cairo draws it, without kernels.
func cairoAlone(_ list: DisplayList, background: RGBA?) throws -> Bitmap {
  try CairoRenderer.bitmap(
    of: list, scale: list.scale, background: background, isAccelerated: false)
}
