import Testing
import TintypeDrawing
import TintypeGeometry

/// Pixels, areas, bounds and slices of pictures, at their edges.
@Suite struct DrawingValueTests {
  private func area(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelArea {
    PixelArea(x0: x0, y0: y0, x1: x1, y1: y1)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func areas() {
    let some = area(1, 2, 4, 8)
    #expect(some.width == 3 && some.height == 6 && !some.isEmpty && some.rect == rect(1, 2, 3, 6))
    for none in [area(1, 1, 1, 2), area(1, 1, 2, 1), area(2, 1, 1, 2), area(1, 2, 2, 1)] {
      #expect(none.isEmpty && none.width * none.height == 0)
      #expect(some.union(none) == some && none.union(some) == some)
    }
    #expect(some.intersection(area(2, 0, 9, 5)) == area(2, 2, 4, 5))
    #expect(some.union(area(2, 0, 9, 5)) == area(1, 0, 9, 8))
    #expect(some.outset(by: 2) == area(-1, 0, 6, 10))
    #expect(some.shifted(x: 10, y: -1) == area(11, 1, 14, 7))
  }

  @Test func areasOfRectangles() {
    #expect(PixelArea(touchedBy: rect(0.5, -0.5, 1, 1)) == area(0, -1, 2, 1))
    #expect(PixelArea(touchedBy: rect(1, 2, 3, 4)) == area(1, 2, 4, 6))
    #expect(PixelArea(touchedBy: rect(-1e9, 0, 2e9, 1)) == area(-100_000_000, 0, 100_000_000, 1))
    #expect(PixelArea(touchedBy: .null) == area(0, 0, 0, 0))
    #expect(PixelArea(touchedBy: rect(.nan, 0, 1, 1)) == area(0, 0, 0, 0))
    let (near, far) = (PixelArea.tolerance, PixelArea.tolerance * 1.01)
    #expect(PixelArea(exactly: rect(1, 2, 3, 4)) == area(1, 2, 4, 6))
    #expect(PixelArea(exactly: rect(1 - near, 2 + near, 3, 4)) == area(1, 2, 4, 6))
    for box in [
      rect(1 + far, 2, 3 - far, 4), rect(1, 2 + far, 3, 4 - far), rect(1, 2, 3 + far, 4),
      rect(1, 2, 3, 4 - far), rect(.nan, 2, 3, 4),
    ] { #expect(PixelArea(exactly: box) == nil, "\(box)") }
  }

  @Test func sizes() throws {
    func size(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 1) throws -> [Int] {
      let size = try PixelSize(CGSize(width: width, height: height), scale: scale)
      #expect(size.isEmpty == (size.width == 0 || size.height == 0))
      return [size.width, size.height]
    }
    #expect(try size(10, 20) == [10, 20] && size(10.2, 20.000_000_5) == [11, 20])
    #expect(try size(10.3, 0, 3) == [31, 0] && size(0, 5) == [0, 5] && size(0, 0) == [0, 0])
    #expect(try size(32767, 4096) == [32767, 4096] && size(1, 32767) == [1, 32767])
    #expect(try size(8192, 16384) == [8192, 16384])
    for (width, height, scale) in [
      (32768, 1, 1), (1, 32768, 1), (8193, 16384, 1), (16384, 16384, 1), (-1, 1, 1), (1, -1, 1),
      (.nan, 1, 1), (1, .infinity, 1), (1, 1, 0), (1, 1, -1), (1, 1, .nan), (1, 1, .infinity),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      #expect(throws: RenderError.self) { try size(width, height, scale) }
    }
    try PixelSize.check(area(0, 0, 8192, 16384))
    try PixelSize.check(area(5, 5, 5 + 32767, 5 + 1))
    for large in [area(0, 0, 32768, 1), area(0, 0, 1, 32768), area(0, 0, 8193, 16384)] {
      #expect(throws: RenderError.self) { try PixelSize.check(large) }
    }
  }

  @Test func colors() {
    #expect(RGBA(red: 1, green: 0.5, blue: 0.25, alpha: 0.5).pixel == 0x8080_4020)
    #expect(RGBA(red: 2, green: -1, blue: .nan, alpha: 3).pixel == 0xFFFF_0000)
    #expect(
      RGBA.white.pixel == 0xFFFF_FFFF && RGBA.black.pixel == 0xFF00_0000 && RGBA.clear.pixel == 0)
    let color = RGBA(opaquePixel: 0x0001_80FE)
    #expect(color == RGBA(bytes: 1, 128, 254) && color.pixel == 0xFF01_80FE)
    #expect(RGBA.white.opacity(0.5).opacity(0.5).alpha == 0.25 && RGBA.clear.opaque == .black)
  }

  @Test func escapedText() {
    #expect(XMLText.escaped("a<b>&\"'", whiteSpace: .spaces) == "a&lt;b&gt;&amp;&quot;'")
    #expect(XMLText.escaped("\t\n\r ", whiteSpace: .spaces) == "    ")
    #expect(XMLText.escaped("\t\n\r ", whiteSpace: .references) == "&#9;&#10;&#13; ")
    #expect(
      XMLText.escaped(
        "\0\u{1F}\u{20}\u{FFFD}\u{FFFE}\u{FFFF}\u{10000}", whiteSpace: .spaces, replacement: "?")
        == "?? \u{FFFD}??\u{10000}")
  }

  @Test func boundsOfStrokes() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    func reach(_ style: StrokeStyle) -> CGFloat { -line.strokeBounds(style).minX }
    #expect(
      reach(StrokeStyle(lineWidth: 2)) == 10
        && reach(StrokeStyle(lineWidth: 2, miterLimit: 1)) == 1.5)
    #expect(reach(StrokeStyle(lineWidth: 2, miterLimit: 1.6)) == 1.6)
    #expect(reach(StrokeStyle(lineWidth: 2, lineJoin: .round)) == 1.5)
    #expect(reach(StrokeStyle(lineWidth: 2, miterLimit: .infinity)) == 1.5)
    for width in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(line.strokeBounds(StrokeStyle(lineWidth: width)).isNull)
    }
    for end in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)] {
      #expect(Path { $0.addLines([.zero, end]) }.finiteBounds.isNull)
      #expect(Path { $0.addLines([end, .zero]) }.strokeBounds(StrokeStyle()).isNull)
    }
    for broken in [
      rect(.nan, 0, 1, 1), rect(0, .nan, 1, 1), rect(0, 0, .infinity, 1), rect(0, 0, 1, .infinity),
    ] {
      #expect(broken.finite.isNull && Path(broken).finiteBounds.isNull)
    }
    #expect(rect(3, 4, -1, -2).finite == rect(2, 2, 1, 2))
    #expect(Gaussian.reach(2) == 6 && Gaussian.reach(0) == 0 && Gaussian.reach(-1) == 0)
    #expect(Gaussian.reach(.nan) == 0 && Gaussian.reach(.infinity) == 0)
  }

  @Test func transforms() {
    let box = rect(1, 2, 3, 4)
    #expect(box.moved(by: CGAffineTransform(2, 0, 0, 3, 10, 20)) == rect(12, 26, 6, 12))
    #expect(box.moved(by: CGAffineTransform(-1, 0, 0, 1, 0, 0)) == rect(-4, 2, 3, 4))
    #expect(box.moved(by: CGAffineTransform(0, 1, -1, 0, 0, 0)) == rect(-6, 1, 4, 3))
    #expect(box.moved(by: CGAffineTransform(1, 0, 1, 1, 0, 0)) == rect(3, 2, 7, 4))
    #expect(box.moved(by: CGAffineTransform(1, 1, 0, 1, 0, 0)) == rect(1, 3, 3, 7))
    #expect(
      CGAffineTransform(2, 1, 1, 5, 0, 0).meanScale == 3
        && CGAffineTransform(0, 2, 2, 0, 0, 0).meanScale == 2)
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6).isFinite)
    for index in 0..<6 {
      var parts: [CGFloat] = [1, 2, 3, 4, 5, 6]
      parts[index] = .nan
      #expect(
        !CGAffineTransform(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]).isFinite)
    }
  }

  @Test func stylesThatCanBeDrawn() {
    func dash(_ lengths: [CGFloat]) -> [Double] { StrokeStyle(dash: lengths).drawableDash }
    #expect(
      dash([1, 2]) == [1, 2] && dash([0, 0.002]) == [0, 0.002] && dash([0.001, 0]).isEmpty)
    #expect(
      dash([]).isEmpty && dash([-1, 2]).isEmpty && dash([.nan, 2]).isEmpty
        && dash([2, .infinity]).isEmpty)
    let style = StrokeStyle(miterLimit: 0.5, dash: [1], dashPhase: .nan).drawable
    #expect(style.miterLimit == 1 && style.dashPhase == 0 && style.dash == [1])
    #expect(StrokeStyle(miterLimit: .nan, dashPhase: 3).drawable.miterLimit == 10)
    #expect(
      StrokeStyle(miterLimit: 4, dashPhase: 3).drawable == StrokeStyle(miterLimit: 4, dashPhase: 3))
  }
}
