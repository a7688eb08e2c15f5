import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeSVG

/// Numbers, colors, ids, round shapes and paths of SVG, at their edges.
@Suite struct SVGValueTests {
  @Test func numbersEndWhereTheyAreLongEnough() {
    func text(_ value: Double, _ decimals: Int) -> String {
      SVGText.decimal(value, decimals: decimals)
    }
    #expect(text(0.5, 0) == "1" && text(0.05, 1) == ".1" && text(-0.04, 1) == "0")
    #expect(text(10.1, 1) == "10.1" && text(10.01, 2) == "10.01" && text(1.999, 2) == "2")
    #expect(text(1e12, 3) == "1e12" && text(-1e12, 3) == "-1e12" && text(.nan, 3) == "1e12")
    #expect(text(.infinity, 3) == "1e12" && text(-.infinity, 3) == "-1e12")
    #expect(text(999_999_999_999, 0) == "999999999999")
  }

  /// Several numbers, one behind the other, in hundredths.
  private func row(_ values: [Int], decimals: Int = 2) -> String {
    var bytes: [UInt8] = []
    var hasPoint = false
    for (index, value) in values.enumerated() {
      SVGText.append(value, decimals, to: &bytes, isFirst: index == 0, hasPoint: &hasPoint)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func numbersStandCloseTogether() {
    #expect(row([0, 0]) == "0 0" && row([100, -100]) == "1-1" && row([1, 1]) == ".01.01")
    #expect(
      row([50, 50]) == ".5.5" && row([100, 50]) == "1 .5" && row([150, 50, 5]) == "1.5.5.05")
    #expect(row([150, 100, 50]) == "1.5 1 .5" && row([-5, -50]) == "-.05-.5")
    #expect(
      row([1009, 1010, 12345]) == "10.09 10.1 123.45"
        && row([9, 10, 99, 101], decimals: 0) == "9 10 99 101")
  }

  @Test func colors() {
    #expect(SVGText.hex(.white) == "#fff" && SVGText.hex(RGBA(bytes: 17, 34, 255)) == "#12f")
    #expect(
      SVGText.hex(RGBA(bytes: 16, 34, 255)) == "#1022ff"
        && SVGText.hex(RGBA(bytes: 0, 1, 171)) == "#0001ab")
    func attributes(_ color: RGBA, _ property: String = "fill") -> String {
      SVGText.attributes(of: color, property, "\(property)-opacity")
    }
    #expect(attributes(.black) == "" && attributes(.black, "stroke") == " stroke=\"#000\"")
    #expect(attributes(.white) == " fill=\"#fff\"" && attributes(.clear) == " fill-opacity=\"0\"")
    #expect(attributes(RGBA.white.opacity(0.12345)) == " fill=\"#fff\" fill-opacity=\".1235\"")
  }

  @Test func transforms() {
    #expect(SVGText.transform(CGAffineTransform(1, 0, 0, 1, 2, -3)) == "translate(2 -3)")
    for (transform, text) in [
      (CGAffineTransform(2, 0, 0, 1, 0, 0), "matrix(2 0 0 1 0 0)"),
      (CGAffineTransform(1, 2, 0, 1, 0, 0), "matrix(1 2 0 1 0 0)"),
      (CGAffineTransform(1, 0, 2, 1, 0, 0), "matrix(1 0 2 1 0 0)"),
      (CGAffineTransform(1, 0, 0, 2, 0, 0.5), "matrix(1 0 0 2 0 .5)"),
      (CGAffineTransform(1.000_000_1, 0, 0, 1, 0, 0), "matrix(1.0000001 0 0 1 0 0)"),
    ] { #expect(SVGText.transform(transform) == text) }
  }

  @Test func idsAreShortAndInOrder() {
    #expect(
      [0, 1, 25, 26, 61, 62, 63, 3843, 3844].map { SVGID($0).digits } == [
        "a", "b", "z", "A", "9", "ba", "bb", "99", "baa",
      ])
    #expect(Set((0..<5000).map { SVGID($0).digits }).count == 5000)
    #expect(SVGID(61) < SVGID(62) && !(SVGID(62) < SVGID(61)) && !(SVGID(5) < SVGID(5)))
  }

  /// What has to be pixels has a pixel more on each side, and from one to eight pixels a point.
  private func around(
    _ scale: CGFloat, alpha: Double, from start: Double, to end: Double
  ) throws
    -> String
  {
    let stops = [
      GradientStop(color: RGBA(red: 0, green: 0, blue: 0, alpha: alpha), location: 0),
      GradientStop(color: .white, location: 1),
    ]
    let paint = Paint.gradient(
      stops, .angular(center: CGPoint(x: 5, y: 5), startAngle: start, endAngle: end))
    let item = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)), paint, FillStyle())
    return String(
      decoding: try SVGRenderer.file(of: list(10, 10, scale: scale, [item])), as: UTF8.self)
  }

  @Test func picturesOfPaints() throws {
    func file(_ scale: CGFloat) throws -> String { try around(scale, alpha: 0.5, from: 0, to: 6) }
    let plain = try file(1)
    #expect(plain.contains("x=\"-1\" y=\"-1\" width=\"12\" height=\"12\""))
    #expect(try file(0.5) == plain && file(-1) == plain && file(.nan) == plain && file(2) != plain)
    // Twice the points is as dense as pictures are.
    #expect(try file(2) == file(3) && file(1.9) != file(2) && file(.infinity) == plain)
  }

  @Test func anOpaqueGradientAroundAPointNeedsNoPicture() throws {
    let file = try around(1, alpha: 1, from: 0, to: 2 * .pi)
    #expect(!file.contains("<image") && file.contains("<pattern"))
    #expect(try around(3, alpha: 1, from: 0, to: 2 * .pi) == file)
    // A wedge a level, and the seam.
    let count = file.split(separator: "<path").count - 1
    #expect((255...260).contains(count), "\(count)")
  }

  @Test(arguments: [(0, 2 * Double.pi), (1, 4), (4, 1), (-9, 3), (0, 0.001)])
  func wedgesCoverATurn(_ start: Double, _ end: Double) {
    let extent = min(max(end - start, -2 * .pi), 2 * .pi)
    let table = (0..<256).map { UInt32(0xFF00_0000) | UInt32($0) << 8 }
    let wedges = AngularWedges(table, from: start, extent: extent).all
    // Each begins where the one before ends or before, and none is wider than a triangle may be.
    for (a, b) in zip(wedges.dropFirst(), wedges.dropFirst(2)) {
      #expect(extent < 0 ? b.from >= a.to - 1e-9 : b.from <= a.to + 1e-9)
      #expect(abs(a.to - a.from) <= AngularWedges.widest + 0.021)
    }
    let whole = (wedges.last?.to ?? 0) - wedges[1].from
    #expect(abs(abs(whole) - 2 * .pi) < 1e-9)
    // The last color goes on beyond its end, halfway to the first.
    #expect(abs(extent) == 2 * .pi || wedges.last?.color == 0xFF00_FF00)
  }

  private func element(_ path: Path) -> String? {
    guard let shape = SVGRoundShape(path) else { return nil }
    var text = SVGText()
    shape.open(in: &text)
    var letters = ""
    text.visit({ letters += String(decoding: $0, as: UTF8.self) }, { _ in letters += "?" })
    return letters
  }

  @Test func roundShapes() {
    func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 2, width: width, height: 10)
    }
    #expect(element(Path(ellipseIn: rect(0, 10))) == "<circle cx=\"5\" cy=\"7\" r=\"5\"")
    #expect(element(Path(ellipseIn: rect(-6, 12))) == "<ellipse cy=\"7\" rx=\"6\" ry=\"5\"")
    #expect(
      element(Path(roundedRect: rect(0, 20), cornerRadius: 3, style: .circular))
        == "<rect y=\"2\" width=\"20\" height=\"10\" rx=\"3\"")
    let corners = CGSize(width: 3, height: 4)
    #expect(
      element(Path(roundedRect: rect(1, 20), cornerSize: corners, style: .circular))
        == "<rect x=\"1\" y=\"2\" width=\"20\" height=\"10\" rx=\"3\" ry=\"4\"")
    #expect(element(Path(rect(0, 20))) == nil && element(Path()) == nil)
    #expect(element(Path(ellipseIn: CGRect(x: 0, y: 0, width: 0, height: 5))) == nil)
    let moved = Path(ellipseIn: rect(0, 10)).applying(CGAffineTransform(1, 0, 0.1, 1, 0, 0))
    #expect(element(moved) == nil)
  }
}
