import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeSVG
@testable import TintypeSymbols

@Suite struct SVGPathDataTests {
  private typealias Written = TintypeSVG.SVGPathData
  private typealias Read = TintypeSymbols.SVGPathData

  @Test("Commands are the shortest that say the same", arguments: [true, false])
  func shortest(isFilled: Bool) {
    var frame = Path(CGRect(x: 12, y: 12, width: 296, height: 36.5))
    frame.addPath(Path(CGRect(x: 13, y: 13, width: 294, height: 34.5)))
    let text = Written(frame, isFilled: isFilled).text
    #expect(
      text
        == (isFilled
          ? "M12 12h296v36.5H12M13 13h294v34.5H13" : "M12 12h296v36.5H12zm1 1h294v34.5H13z"))
    let curve = Path { path in
      path.move(to: CGPoint(x: -0.5, y: 0.25))
      path.addCurve(
        to: CGPoint(x: 4, y: 4), control1: CGPoint(x: -0.5, y: 2), control2: CGPoint(x: 2, y: 4))
      path.addCurve(
        to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 6, y: 4), control2: CGPoint(x: 8, y: 2))
    }
    #expect(Written(curve).text == "M-.5.25C-.5 2 2 4 4 4s4-2 4-4")
  }

  /// Numbers that repeat, so that there are straight, smooth and empty pieces, and parts that go on behind a close.
  private static func path(_ seed: UInt64) -> Path {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func point() -> CGPoint {
      CGPoint(x: CGFloat(next(5) * 250 - 500) / 1000, y: CGFloat(next(5) * 125 - 250) / 1000)
    }
    return Path { path in
      path.move(to: point())
      for _ in 0..<12 {
        switch next(6) {
        case 0: path.move(to: point())
        case 1: path.closeSubpath()
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.addLine(to: point())
        }
      }
    }
  }

  @Test("A reader finds the segments of a path", arguments: UInt64(1)...300, [true, false])
  func segments(_ seed: UInt64, isFilled: Bool) {
    let path = Self.path(seed)
    let text = Written(path, isFilled: isFilled).text
    let read = Read.path(text[...])
    #expect(Self.drawn(read, isFilled) == Self.drawn(path, isFilled), "\(text)")
  }

  /// The segments that have a length, each with both of its ends; filling closes all parts.
  private static func drawn(_ path: Path, _ isFilled: Bool) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    func finish() { if isFilled, pen != start { result.append([pen, start]) } }
    for element in path.elements {
      var points: [CGPoint]
      switch element {
      case .move(let p):
        finish()
        (pen, start) = (p, p)
        continue
      case .line(let p): points = [pen, p]
      case .quadCurve(let p, let c): points = [pen, c, p]
      case .curve(let p, let c, let d): points = [pen, c, d, p]
      case .closeSubpath: points = [pen, start]
      }
      if points.count > 2 || points[0] != points[1] { result.append(points) }
      pen = points[points.count - 1]
    }
    finish()
    return result
  }
}
