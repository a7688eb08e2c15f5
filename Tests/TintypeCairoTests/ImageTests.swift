import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

@Suite struct ImageTests {
  private let quad = picture(width: 2, height: 2) { x, y in
    [[RGBA.pureRed, .pureGreen], [.pureBlue, .white]][y][x]
  }

  private func draw(
    _ drawing: ImageDrawing, _ side: CGFloat = 12, scale: CGFloat = 1
  ) throws
    -> Bitmap
  {
    try CairoRenderer.bitmap(of: list(side, side, [.image(drawing)]), scale: scale, background: nil)
  }

  @Test("At its natural size a picture is copied", arguments: [1, 2] as [CGFloat])
  func natural(_ scale: CGFloat) throws {
    let image = picture(width: 6, height: 4, scale: scale) { x, y in
      RGBA(bytes: UInt8(x * 40), UInt8(y * 60), 7)
    }
    let drawing = ImageDrawing(
      image: image, frame: CGRect(origin: .init(x: 1, y: 2), size: image.size))
    let bitmap = try draw(drawing, scale: scale)
    for y in 0..<4 {
      for x in 0..<6 {
        #expect(bitmap[x + Int(scale), y + 2 * Int(scale)] == [x * 40, y * 60, 7, 255])
      }
    }
  }

  @Test("Nearest neighbor keeps pixels square")
  func nearest() throws {
    let bitmap = try draw(
      ImageDrawing(
        image: quad, frame: CGRect(x: 0, y: 0, width: 12, height: 12), interpolation: .none))
    #expect(bitmap[5, 5] == [255, 0, 0, 255] && bitmap[6, 5] == [0, 255, 0, 255])
    #expect(bitmap[0, 11] == [0, 0, 255, 255] && bitmap[11, 11] == [255, 255, 255, 255])
  }

  @Test(
    "Other interpolations mix, without a pale rim",
    arguments: [
      ImageDrawing.Interpolation.low, .medium, .high,
    ])
  func smooth(_ interpolation: ImageDrawing.Interpolation) throws {
    let bitmap = try draw(
      ImageDrawing(
        image: quad, frame: CGRect(x: 0, y: 0, width: 12, height: 12),
        interpolation: interpolation))
    #expect(bitmap[0, 0] == [255, 0, 0, 255])
    #expect((20...235).contains(bitmap[5, 0][0]) && (20...235).contains(bitmap[6, 0][0]))
    #expect(stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 })
  }

  @Test(
    "Making smaller averages",
    arguments: [
      ImageDrawing.Interpolation.low, .medium, .high,
    ])
  func averages(_ interpolation: ImageDrawing.Interpolation) throws {
    let image = picture(width: 64, height: 64) { x, y in (x + y) % 2 == 0 ? .black : .white }
    let bitmap = try draw(
      ImageDrawing(
        image: image, frame: CGRect(x: 0, y: 0, width: 8, height: 8),
        interpolation: interpolation))
    for y in 1..<7 { for x in 1..<7 { #expect((110...145).contains(bitmap[x, y][0])) } }
  }

  @Test("Tiles repeat from the upper left corner")
  func tiles() throws {
    let bitmap = try draw(
      ImageDrawing(
        image: quad, frame: CGRect(x: 1, y: 1, width: 5, height: 5), resizingMode: .tile))
    for y in 0..<5 {
      for x in 0..<5 {
        let expected = [[[255, 0, 0], [0, 255, 0]], [[0, 0, 255], [255, 255, 255]]][y % 2][x % 2]
        #expect(bitmap[x + 1, y + 1] == expected + [255])
      }
    }
    #expect(bitmap[6, 3][3] == 0 && bitmap[0, 0][3] == 0)
  }

  @Test(
    "Caps keep their size, the middle is stretched or repeated",
    arguments: [
      ImageDrawing.ResizingMode.stretch, .tile,
    ])
  func caps(_ mode: ImageDrawing.ResizingMode) throws {
    // Red corners, green edges, blue middle, with one white pixel that shows stretching.
    let image = picture(width: 6, height: 6) { x, y in
      if x == 2 && y == 2 { return .white }
      let (isEndX, isEndY) = (x < 2 || x > 3, y < 2 || y > 3)
      return isEndX && isEndY ? .pureRed : isEndX || isEndY ? .pureGreen : .pureBlue
    }
    let bitmap = try draw(
      ImageDrawing(
        image: image, frame: CGRect(x: 0, y: 0, width: 12, height: 12),
        capInsets: EdgeInsets(2, edges: .all), resizingMode: mode, interpolation: .none))
    #expect(bitmap[1, 1] == [255, 0, 0, 255] && bitmap[11, 10] == [255, 0, 0, 255])
    #expect(bitmap[2, 1] == [0, 255, 0, 255] && bitmap[1, 9] == [0, 255, 0, 255])
    #expect(bitmap[9, 9] == [0, 0, 255, 255])
    let isWhite = [255, 255, 255, 255]
    #expect((bitmap[4, 4] == isWhite))
    #expect((bitmap[3, 3] == isWhite) == (mode == .stretch))
  }

  @Test("Caps larger than the place share it")
  func tightCaps() throws {
    let image = picture(width: 8, height: 8) { x, _ in x < 4 ? .pureRed : .pureBlue }
    let bitmap = try draw(
      ImageDrawing(
        image: image, frame: CGRect(x: 0, y: 0, width: 4, height: 4),
        capInsets: EdgeInsets(4, edges: .all)))
    #expect(bitmap[0, 0] == [255, 0, 0, 255] && bitmap[3, 3] == [0, 0, 255, 255])
  }

  @Test("Opacity and tint")
  func opacityAndTint() throws {
    let frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    let half = try draw(
      ImageDrawing(image: quad, frame: frame, interpolation: .none, opacity: 0.5))
    #expect(half[0, 0].elementsEqual([128, 0, 0, 128]) { abs($0 - $1) <= 1 })
    let tinted = try draw(
      ImageDrawing(image: quad, frame: frame, interpolation: .none, tint: .color(.black)))
    #expect(tinted[0, 0] == [0, 0, 0, 255] && tinted[11, 11] == [0, 0, 0, 255])
    let hole = picture(width: 2, height: 1) { x, _ in x == 0 ? .clear : .white }
    let gradient = Paint.gradient(
      GalleryLists.stops, .linear(from: .zero, to: CGPoint(x: 12, y: 0)))
    let masked = try draw(
      ImageDrawing(image: hole, frame: frame, interpolation: .none, tint: gradient))
    #expect(masked[2, 2][3] == 0 && masked[11, 2][2] > 200)
  }

  @Test("Edges between pixels are smoothed only where wanted")
  func antialiasing() throws {
    let white = picture(width: 1, height: 1) { _, _ in .white }
    var drawing = ImageDrawing(image: white, frame: CGRect(x: 0.5, y: 0, width: 3, height: 3))
    #expect(abs(try draw(drawing)[0, 1][3] - 128) <= 1)
    drawing.isAntialiased = false
    #expect([0, 255].contains(try draw(drawing)[0, 1][3]))
  }
}
