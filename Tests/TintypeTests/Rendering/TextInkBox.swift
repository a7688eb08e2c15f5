import TintypeDrawing
import TintypeGeometry
import TintypeText

@testable import Tintype

/// Where the ink of a line is to be, in pixels of the canvas.
struct TextInkBox {
  /// All that may have ink.
  var outer = CGRect.null
  /// What surely reaches its four sides: soft edges of a bitmap are left out.
  var inner = CGRect.null

  /// The boxes of all lines of the first text in a laid-out tree that have ink, and the frame of the text.
  static func lines(
    of render: SettledRender, scale: CGFloat
  ) -> (lines: [TextInkBox], frame: CGRect) {
    render.read { lines(of: $0, scale: scale) }
  }

  private static func lines(
    of views: PlacedViews, scale: CGFloat
  ) -> (lines: [TextInkBox], frame: CGRect) {
    for node in 0..<NodeID(views.tree.nodeCount) {
      guard case .leaf(let leaf)? = views.record(of: node)?.drawing,
        let text = leaf as? TextNode,
        let frame = views.tree.frame(of: node)
      else { continue }
      // A text is drawn at the whole pixel nearest to its frame.
      let origin = frame.snapped(toScale: scale).origin
      let layout = text.layout(views.tree.proposal(of: node))
      let boxes = layout.lines.map { TextInkBox($0, origin: origin, scale: scale) }
      let pixels = CGAffineTransform(scaleX: scale, y: scale)
      return (
        boxes.filter { !$0.inner.isNull }, CGRect(origin: origin, size: frame.size).applying(pixels)
      )
    }
    return ([], .null)
  }

  private init(_ line: LineFragment, origin: CGPoint, scale: CGFloat) {
    for run in line.runs {
      for glyph in run.glyphs {
        let pen = CGPoint(
          x: origin.x + run.origin.x + glyph.position.x,
          y: origin.y + run.origin.y + glyph.position.y)
        let placement = CGAffineTransform(run.size, 0, 0, run.size, pen.x, pen.y)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        if run.font.isColor(glyph.id) {
          guard let picture = run.font.colorImage(of: glyph.id) else { continue }
          outer = outer.union(Self.extent(of: picture, above: 0).applying(placement))
          inner = inner.union(Self.extent(of: picture, above: 127).applying(placement))
        } else {
          let box = Self.extent(of: run.font.outline(of: glyph.id)).applying(placement)
          outer = outer.union(box)
          inner = inner.union(box)
        }
      }
    }
    for decoration in line.decorations {
      let rect = decoration.rect.offsetBy(dx: origin.x, dy: origin.y)
        .applying(CGAffineTransform(scaleX: scale, y: scale))
      outer = outer.union(rect)
      inner = inner.union(rect)
    }
  }

  /// The box of the points of an outline, not of its control points; null for none.
  private static func extent(of outline: Path) -> CGRect {
    var result = CGRect.null
    for point in outline.flattened(steps: 64).flatMap(\.points) {
      result = result.union(CGRect(origin: point, size: .zero))
    }
    return result
  }

  /// The box of the pixels of a picture with more than some alpha, at a size of one em = 1.
  private static func extent(of picture: ColorGlyph, above alpha: UInt8) -> CGRect {
    let bitmap = picture.image.bitmap
    guard let ink = TextInk(bitmap).extent(above: alpha) else { return .null }
    let (x, y) = (
      picture.frame.width / CGFloat(bitmap.width), picture.frame.height / CGFloat(bitmap.height)
    )
    return CGRect(
      x: picture.frame.minX + ink.minX * x, y: picture.frame.minY + ink.minY * y,
      width: ink.width * x, height: ink.height * y)
  }
}

/// The pixels of a picture that have ink.
struct TextInk {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The box of the pixels with more than some alpha; nil for none.
  ///
  /// - Parameters:
  ///   - alpha: 0 to 255.
  ///   - rows: the rows to look at; nil for all.
  /// - Returns: the box, in pixels of the picture.
  func extent(above alpha: UInt8, rows: Range<Int>? = nil) -> CGRect? {
    var (x0, y0, x1, y1) = (Int.max, Int.max, Int.min, Int.min)
    bitmap.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      let least = UInt32(alpha) << 24 | 0xff_ffff
      for y in (rows ?? 0..<bitmap.height).clamped(to: 0..<bitmap.height) {
        let start = y * bitmap.width
        var left = start
        while left < start + bitmap.width, pixels[left] <= least { left += 1 }
        guard left < start + bitmap.width else { continue }
        var right = start + bitmap.width
        while pixels[right - 1] <= least { right -= 1 }
        (x0, x1) = (min(x0, left - start), max(x1, right - start))
        (y0, y1) = (min(y0, y), max(y1, y + 1))
      }
    }
    guard x0 < x1 else { return nil }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
