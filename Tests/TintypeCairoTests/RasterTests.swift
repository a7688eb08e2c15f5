import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeSVG
import TintypeTestSupport

@testable import TintypeCairo

@Suite struct RasterTests {
  private func draw(
    _ list: DisplayList, scale: CGFloat = 1, _ background: RGBA? = .white
  ) throws
    -> Bitmap
  {
    try CairoRenderer.bitmap(of: list, scale: scale, background: background)
  }

  @Test("Edges on the pixel grid are exact", arguments: [1, 2, 3, 4])
  func exactEdges(_ scale: Int) throws {
    let bitmap = try draw(
      list(12, 8, [.box(3, 2, 5, 4, .pureRed)]), scale: CGFloat(scale), .white)
    #expect(bitmap.width == 12 * scale && bitmap.height == 8 * scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isInside =
          x >= 3 * scale && x < 8 * scale && y >= 2 * scale && y < 6 * scale
        #expect(bitmap[x, y] == (isInside ? [255, 0, 0, 255] : [255, 255, 255, 255]))
      }
    }
  }

  @Test("Neighbors on thirds of a point leave no seam")
  func noSeams() throws {
    let third = CGFloat(10) / 3
    let boxes = (0..<3).map { index -> DisplayItem in
      let rect = CGRect(x: CGFloat(index) * third, y: 0, width: third, height: 2)
      return .fill(Path(rect.snapped(toScale: 2)), .color(.black), FillStyle())
    }
    let bitmap = try draw(list(10, 2, scale: 2, boxes), scale: 2)
    #expect(
      bitmap.pixels.enumerated().allSatisfy {
        $0.offset % 4 == 3 ? $0.element == 255 : $0.element == 0
      })
  }

  @Test("A glyph of eight ems is drawn to its end", arguments: [true, false])
  func farInk(isGradient: Bool) throws {
    let stops = [
      GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureRed, location: 1),
    ]
    let gradient = Paint.gradient(stops, .linear(from: .zero, to: CGPoint(x: 90, y: 0)))
    let paint = isGradient ? gradient : Paint.color(.pureRed)
    let run = GalleryLists.run([4], size: 10, at: CGPoint(x: 5, y: 15), paint)
    #expect(try draw(list(90, 20, [.glyphs(run)]))[84, 12] == [255, 0, 0, 255])
    let group = DisplayGroup(items: [.glyphs(run)], opacity: 0.5)
    #expect(try abs(draw(list(90, 20, [.group(group)]))[84, 12][1] - 127) <= 1)
    // It begins far to the left of what is seen.
    let outside = GalleryLists.run([4], size: 10, at: CGPoint(x: -70, y: 15), paint)
    #expect(try draw(list(20, 20, [.glyphs(outside)]))[9, 12] == [255, 0, 0, 255])
  }

  @Test("Half a pixel of ink is half of the color")
  func fractions() throws {
    let bitmap = try draw(list(4, 2, [.box(0.5, 0, 2, 2, .black)]))
    #expect(abs(bitmap[0, 0][0] - 128) <= 1)
    #expect(bitmap[1, 0] == [0, 0, 0, 255])
    #expect(abs(bitmap[2, 1][0] - 128) <= 1)
    #expect(bitmap[3, 1] == [255, 255, 255, 255])
  }

  @Test("Transparent colors are laid over what is below")
  func translucent() throws {
    let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let over = try draw(list(2, 2, [.box(0, 0, 2, 2, half)]))
    #expect(over[1, 1][0] == 255 && abs(over[1, 1][1] - 127) <= 1 && over[1, 1][3] == 255)
    let alone = try draw(list(2, 2, [.box(0, 0, 2, 2, half)]), nil)
    #expect(abs(alone[0, 0][0] - 128) <= 1 && alone[0, 0][1] == 0 && abs(alone[0, 0][3] - 128) <= 1)
  }

  @Test("A faded group fades as one")
  func groupOpacity() throws {
    let items: [DisplayItem] = [.box(0, 0, 4, 4, .black), .box(2, 0, 4, 4, .black)]
    let bitmap = try draw(list(6, 4, [.group(DisplayGroup(items: items, opacity: 0.5))]))
    #expect(bitmap[1, 1] == bitmap[3, 1])
    #expect(bitmap[3, 1] == bitmap[5, 1])
    #expect(abs(bitmap[3, 1][0] - 127) <= 1)
    let nested = DisplayGroup(
      items: [.group(DisplayGroup(items: [.box(0, 0, 6, 4, .black)], opacity: 0.5))], opacity: 0.5)
    #expect(abs(try draw(list(6, 4, [.group(nested)]))[0, 0][0] - 191) <= 1)
  }

  @Test("Clips cut rectangles exactly and curves smoothly, nested ones too")
  func clips() throws {
    let inner = DisplayGroup(
      items: [.box(0, 0, 20, 20, .black)],
      clip: .init(path: Path(CGRect(x: 0, y: 0, width: 12, height: 20))))
    let outer = DisplayGroup(
      items: [.group(inner)], transform: CGAffineTransform(translationX: 2, y: 0),
      clip: .init(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16))))
    let bitmap = try draw(list(20, 20, [.group(outer)]))
    #expect(bitmap[10, 8] == [0, 0, 0, 255])
    #expect(bitmap[13, 8] == [0, 0, 0, 255])
    #expect(bitmap[14, 8] == [255, 255, 255, 255])
    #expect(bitmap[2, 0] == [255, 255, 255, 255])
    #expect((1...254).contains(bitmap[4, 2][0]))
  }

  @Test("Glyphs go to quarters of a pixel in both directions")
  func glyphSubpixels() throws {
    func row(_ x: CGFloat, _ y: CGFloat) throws -> Bitmap {
      try draw(list(16, 16, [.glyphs(GalleryLists.run([1], size: 8, at: CGPoint(x: x, y: y)))]))
    }
    // The box of 4 x 6 pixels starts one pixel right of the pen.
    let exact = try row(4, 12)
    #expect(exact[4, 8] == [255, 255, 255, 255] && exact[5, 8] == [0, 0, 0, 255])
    #expect(exact[8, 11] == [0, 0, 0, 255] && exact[9, 8] == [255, 255, 255, 255])
    #expect(exact[6, 5] == [255, 255, 255, 255] && exact[6, 12] == [255, 255, 255, 255])
    let right = try row(4.25, 12)
    #expect(abs(right[5, 8][0] - 64) <= 1 && abs(right[9, 8][0] - 191) <= 1)
    let down = try row(4, 12.5)
    #expect(abs(down[6, 6][0] - 128) <= 1 && abs(down[6, 12][0] - 128) <= 1)
    #expect(try row(4.1, 12).pixels == exact.pixels)
  }

  @Test("Glyphs look alike through a mask, a curved clip and as outlines")
  func glyphRoutes() throws {
    let run = DisplayItem.glyphs(GalleryLists.run([1, 2], size: 16, at: CGPoint(x: 2.5, y: 20.25)))
    let plain = try draw(list(40, 30, [run]))
    let clip = DisplayGroup.Clip(
      path: Path(ellipseIn: CGRect(x: -100, y: -100, width: 300, height: 300)))
    let clipped = try draw(list(40, 30, [.group(DisplayGroup(items: [run], clip: clip))]))
    #expect(zip(plain.pixels, clipped.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    let flip = CGAffineTransform(1, 0.000001, 0, 1, 0, 0)
    let outlined = try draw(list(40, 30, [.group(DisplayGroup(items: [run], transform: flip))]))
    #expect(zip(plain.pixels, outlined.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 24 })
  }

  @Test("Wherever a clip cuts glyphs, the pixels inside stay the same", arguments: 0..<9)
  func cutGlyphs(_ cut: Int) throws {
    let color = Paint.color(RGBA(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.6))
    let run = DisplayItem.glyphs(
      GalleryLists.run([2, 1, 2], size: 17, at: CGPoint(x: 0.7, y: 20.4), color))
    let clip = DisplayGroup.Clip(
      path: Path(CGRect(x: CGFloat(cut), y: CGFloat(cut), width: 13, height: 11)))
    let whole = try draw(list(40, 30, [run]))
    let part = try draw(list(40, 30, [.group(DisplayGroup(items: [run], clip: clip))]))
    for y in 0..<30 {
      for x in 0..<40 {
        let isInside = x >= cut && x < cut + 13 && y >= cut && y < cut + 11
        #expect(part[x, y] == (isInside ? whole[x, y] : [255, 255, 255, 255]))
      }
    }
  }

  @Test("A canvas with parts of a pixel is rounded up")
  func partialPixels() throws {
    let bitmap = try draw(list(3.2, 2.5, [.box(0, 0, 9, 9, .black)]), scale: 2)
    #expect(bitmap.width == 7 && bitmap.height == 5)
    #expect(bitmap[6, 4] == [0, 0, 0, 255])
  }

  @Test("Color glyphs take the alpha of the paint only")
  func colorGlyphs() throws {
    let paint = Paint.color(RGBA(red: 0, green: 1, blue: 0, alpha: 0.5))
    let bitmap = try draw(
      list(8, 8, [.glyphs(GalleryLists.run([3], size: 10, at: CGPoint(x: 0, y: 8), paint))]))
    #expect(bitmap[0, 0][0] == 255 && abs(bitmap[0, 0][2] - 127) <= 1)
  }

  @Test("Gradients run in encoded sRGB and go on beyond their ends")
  func gradients() throws {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let paint = Paint.gradient(
      stops, .linear(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 110, y: 0)))
    let fill = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 120, height: 1)), paint, FillStyle())
    let bitmap = try draw(list(120, 1, [fill]))
    #expect(bitmap[5, 0][0] == 0 && bitmap[115, 0][0] == 255)
    #expect(abs(bitmap[60, 0][0] - 129) <= 2)
    let angular = Paint.gradient(
      stops, .angular(center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 2 * .pi))
    let disc = try draw(
      list(20, 20, [.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), angular, FillStyle())]))
    #expect(abs(disc[9, 19][0] - 66) <= 4)
    #expect(abs(disc[0, 10][0] - 126) <= 4)
    #expect(abs(disc[9, 0][0] - 189) <= 4)
  }

  @Test("Groups turn their items and their clips")
  func rotation() throws {
    let group = DisplayGroup(
      items: [.box(0, -5, 10, 10, .black)],
      transform: CGAffineTransform(translationX: 10, y: 10).rotated(by: .pi / 2))
    let bitmap = try draw(list(20, 20, [.group(group)]))
    #expect(bitmap[10, 15] == [0, 0, 0, 255] && bitmap[10, 5] == [255, 255, 255, 255])
  }

  /// SVG 2, "Computing the shape of the stroke"; Cairo by itself leaves the square out.
  @Test("A line of no length has its ends in every format", arguments: [CGLineCap.square, .round])
  func dots(_ cap: CGLineCap) throws {
    let dot = DisplayItem.stroke(
      Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)]) }, .color(.black),
      StrokeStyle(lineWidth: 8, lineCap: cap))
    let clip = DisplayGroup.Clip(
      path: Path(ellipseIn: CGRect(x: -20, y: -20, width: 60, height: 60)))
    // The same within a clip, where Cairo draws it.
    for item in [dot, .group(DisplayGroup(items: [dot], clip: clip))] {
      let picture = list(20, 20, [item])
      let pictures = [
        try CairoRenderer.bitmap(of: picture, scale: 1, background: nil),
        try Rasterizer.pixels(ofSVG: SVGRenderer.file(of: picture), zoom: 1),
        try Rasterizer.pixels(ofPDF: PDFRenderer.file(of: picture), scale: 1),
      ]
      for bitmap in pictures {
        #expect(bitmap[10, 10][3] == 255 && bitmap[10, 6][3] > 128 && bitmap[10, 4][3] == 0)
        // A corner of the square.
        #expect((bitmap[6, 6][3] == 255) == (cap == .square))
      }
    }
  }
}
