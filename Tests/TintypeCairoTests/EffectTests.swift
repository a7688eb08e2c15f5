import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeSVG
import TintypeTestSupport

@testable import TintypeCairo

@Suite struct EffectTests {
  private func draw(
    _ items: [DisplayItem], _ side: CGFloat = 60, scale: CGFloat = 1
  ) throws
    -> Bitmap
  {
    try CairoRenderer.bitmap(of: list(side, side, items), scale: scale, background: nil)
  }

  @Test("A blur is a Gaussian whose deviation is its radius", arguments: [1, 2] as [CGFloat])
  func blur(_ scale: CGFloat) throws {
    let group = DisplayGroup(items: [.box(-60, -60, 90, 180, .black)], blurRadius: 6)
    let bitmap = try draw([.group(group)], scale: scale)
    let middle = bitmap.height / 2
    func alpha(_ x: CGFloat) -> Int { bitmap[Int(x * scale), middle][3] }
    // The edge at 30: half; one deviation out 16 percent; beyond three nothing.
    #expect((118...137).contains(alpha(30)))
    #expect((34...46).contains(alpha(36)))
    #expect(alpha(50) == 0)
    #expect(alpha(10) == 255)
  }

  @Test(
    "Wide blurs follow the bell curve as closely as narrow ones",
    arguments: [
      2, 7.9, 8.1, 15, 16.5, 40,
    ] as [CGFloat])
  func blurCurve(_ radius: CGFloat) throws {
    let group = DisplayGroup(items: [.box(-400, -400, 600, 1200, .black)], blurRadius: radius)
    let bitmap = try draw([.group(group)], 400)
    for x in stride(from: 10, to: 390, by: 7) {
      // The integral of the bell curve, cut at three deviations.
      let z = (200 - Double(x) - 0.5) / Double(radius)
      let expected = 255 * 0.5 * (1 + erf(z / 2.0.squareRoot()))
      #expect(abs(Double(bitmap[x, 200][3]) - expected) <= 2.5, "\(x)")
    }
  }

  @Test("A sharp shadow is a copy in one color, below and moved")
  func sharpShadow() throws {
    let shadow = DropShadow(color: .pureBlue, radius: 0, x: 5, y: 3)
    let bitmap = try draw([
      .group(DisplayGroup(items: [.box(10, 10, 10, 10, .pureRed)], shadow: shadow))
    ])
    #expect(bitmap[15, 15] == [255, 0, 0, 255])
    #expect(bitmap[24, 22] == [0, 0, 255, 255])
    #expect(bitmap[25, 22][3] == 0 && bitmap[24, 23][3] == 0)
    #expect(bitmap[10, 20][3] == 0)
  }

  @Test("A shadow spreads as far as a blur and fades with the group")
  func softShadow() throws {
    let shadow = DropShadow(color: .black, radius: 4, x: 0, y: 0)
    let group = DisplayGroup(items: [.box(20, 20, 20, 20, .white)], opacity: 0.5, shadow: shadow)
    let bitmap = try draw([.group(group)])
    #expect(bitmap[30, 30].allSatisfy { abs($0 - 128) <= 1 })
    #expect((40...66).contains(bitmap[19, 30][3]))
    #expect(bitmap[5, 30][3] == 0)
  }

  @Test("Shadow and blur reach in from outside of the picture")
  func fromOutside() throws {
    let shadow = DropShadow(color: .black, radius: 0, x: 30, y: 0)
    let away = DisplayGroup(items: [.box(-25, 10, 10, 10, .pureRed)], shadow: shadow)
    #expect(try draw([.group(away)])[10, 15] == [0, 0, 0, 255])
    let near = DisplayGroup(items: [.box(-20, 0, 20, 60, .black)], blurRadius: 5)
    #expect((60...130).contains(try draw([.group(near)])[0, 30][3]))
  }

  @Test("A mask multiplies by its alpha, whatever its color")
  func mask() throws {
    let half = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
    let group = DisplayGroup(
      items: [.box(0, 0, 20, 20, .pureRed)], mask: [.box(5, 5, 10, 10, half)])
    let bitmap = try draw([.group(group)])
    #expect(bitmap[2, 2][3] == 0)
    #expect(bitmap[8, 8] == [128, 0, 0, 128])
  }

  /// From nothing to all within a step of alpha, below the first step as well.
  @Test func thresholdsOfAlpha() {
    let color = RGBA(red: 0.1, green: 0.2, blue: 0.3)
    for (least, added) in [(0, 0), (0.001, 0), (0.5 / 255, 0), (0.5, -127), (1, -254.5)] {
      let matrix = ColorFilter.alphaThreshold(least, color).matrix
      #expect(matrix[18] == 255 && abs(matrix[19] - added) < 1e-9, "\(least)")
      #expect([matrix[4], matrix[9], matrix[14]] == [0.1, 0.2, 0.3])
    }
  }

  /// Recorded from SwiftUI: (204, 102, 51) through each filter.
  static let recorded: [([ColorFilter], [Int])] = [
    ([.brightness(0.2)], [255, 153, 102]), ([.brightness(-0.3)], [127, 25, 0]),
    ([.contrast(0.5)], [166, 115, 89]), ([.contrast(1.5)], [242, 89, 13]),
    ([.contrast(2)], [255, 76, 0]), ([.saturation(0.5)], [162, 111, 85]),
    ([.saturation(2)], [255, 84, 0]), ([.grayscale(1)], [120, 120, 120]),
    ([.grayscale(0.5)], [162, 111, 85]), ([.hueRotation(.pi / 2)], [51, 149, 36]),
    ([.hueRotation(200 * .pi / 180)], [65, 127, 213]), ([.invert], [51, 153, 204]),
    ([.multiply(RGBA(red: 0, green: 0.5, blue: 1))], [0, 51, 51]),
    ([.luminanceToAlpha], [0, 0, 0, 120]),
    ([.saturation(0), .brightness(0.2), .invert], [84, 84, 84]),
  ]

  @Test("Color filters give the recorded colors", arguments: recorded)
  func filters(_ filters: [ColorFilter], _ expected: [Int]) throws {
    let group = DisplayGroup(
      items: [.box(0, 0, 4, 4, RGBA(bytes: 204, 102, 51))], filters: filters)
    let pixel = try draw([.group(group)], 4)[1, 1]
    #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(pixel)")
  }

  static let blends: [(CompositeOperation, [Int])] = [
    (.normal, [51, 204, 102]), (.multiply, [41, 102, 10]), (.screen, [214, 230, 117]),
    (.darken, [51, 128, 26]), (.lighten, [204, 204, 102]), (.difference, [153, 76, 76]),
    (.exclusion, [173, 127, 107]), (.plusLighter, [255, 255, 128]), (.plusDarker, [0, 77, 0]),
    // (1 - 2 s) b^2 + 2 s b with b = 0.8, 0.5, 0.1 and s = 0.2, 0.8, 0.4.
    (.softLight, [180, 166, 21]), (.overlay, [173, 204, 20]), (.hardLight, [82, 204, 21]),
    (.sourceAtop, [51, 204, 102]), (.destinationOver, [204, 128, 26]),
    // b / (1 - s) and 1 - (1 - b) / s, cut to 0...1.
    (.colorDodge, [255, 255, 43]), (.colorBurn, [0, 96, 0]),
    // Luminances are 139.58 below and 146.88 above, distances from the least to the most 178 and 153.
    (.luminosity, [211, 135, 33]), (.color, [44, 197, 95]), (.hue, [28, 206, 87]),
    (.saturation, [195, 130, 42]),
  ]

  @Test("Blend modes mix two opaque colors by their formulas", arguments: blends)
  func blend(_ mode: CompositeOperation, _ expected: [Int]) throws {
    let above = DisplayGroup(
      items: [.box(0, 0, 4, 4, RGBA(bytes: 51, 204, 102))], blendMode: mode)
    let pixel = try draw([.box(0, 0, 4, 4, RGBA(bytes: 204, 128, 26)), .group(above)], 4)[1, 1]
    #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(pixel)")
    #expect(pixel[3] == 255)
  }

  @Test("No blend mode is left out above") func blendsAreComplete() {
    #expect(
      Set(Self.blends.map(\.0)).union([.destinationOut, .xor]) == Set(CompositeOperation.allCases))
  }

  /// One color over the other in the middle, and the other alone around it.
  private func blended(_ mode: CompositeOperation) -> DisplayList {
    let above = DisplayGroup(
      items: [.box(8, 8, 8, 8, RGBA(bytes: 51, 204, 102))], blendMode: mode)
    return list(24, 24, [.box(0, 0, 24, 24, RGBA(bytes: 204, 128, 26)), .group(above)])
  }

  @Test("Other programs blend an SVG as we blend pixels", arguments: CompositeOperation.allCases)
  func blendsOfSVG(_ mode: CompositeOperation) throws {
    let theirs = try Rasterizer.pixels(ofSVG: SVGRenderer.file(of: blended(mode)), zoom: 1)
    let ours = try CairoRenderer.bitmap(of: blended(mode), scale: 1, background: nil)
    for point in [2, 12] {
      #expect(zip(theirs[point, point], ours[point, point]).allSatisfy { abs($0 - $1) <= 2 })
    }
  }

  /// A PDF has other formulas for two modes, and cannot cut a hole into its page.
  @Test(
    "Other programs blend a PDF as we blend pixels",
    arguments: CompositeOperation.allCases.filter {
      ![.softLight, .plusDarker, .destinationOut, .xor].contains($0)
    })
  func blendsOfPDF(_ mode: CompositeOperation) throws {
    let theirs = try Rasterizer.pixels(ofPDF: PDFRenderer.file(of: blended(mode)), scale: 1)
    let ours = try CairoRenderer.bitmap(of: blended(mode), scale: 1, background: nil)
    for point in [2, 12] {
      #expect(zip(theirs[point, point], ours[point, point]).allSatisfy { abs($0 - $1) <= 2 })
    }
  }

  @Test("Either shows where the other is not")
  func either() throws {
    let above = DisplayGroup(items: [.box(2, 0, 4, 4, .pureBlue)], blendMode: .xor)
    let bitmap = try draw([.box(0, 0, 4, 4, .pureRed), .group(above)], 6)
    #expect(bitmap[0, 0] == [255, 0, 0, 255] && bitmap[2, 2] == [0, 0, 0, 0])
    #expect(bitmap[5, 2] == [0, 0, 255, 255])
  }

  @Test("Destination out cuts a hole")
  func hole() throws {
    let above = DisplayGroup(items: [.box(1, 1, 2, 2, .black)], blendMode: .destinationOut)
    let bitmap = try draw([.box(0, 0, 4, 4, .pureRed), .group(above)], 4)
    #expect(bitmap[0, 0] == [255, 0, 0, 255] && bitmap[2, 2] == [0, 0, 0, 0])
  }
}
