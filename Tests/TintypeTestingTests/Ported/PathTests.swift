import Foundation
import Testing
import Tintype
import TintypeTesting

/// swift-snapshot-testing's testCGPath and testUIBezierPath, with their reference.
@Suite struct PathTests {
  /// Its heart: every kind of element, thirty times as large.
  private var heart: Path {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * 30, y: y * 30) }
    var path = Path()
    path.move(to: point(0, 0))
    path.addLine(to: point(0, 2))
    path.addQuadCurve(to: point(1, 3), control: point(0.125, 2.875))
    path.addQuadCurve(to: point(2, 2), control: point(1.875, 2.875))
    path.addCurve(to: point(3, 1), control1: point(2.5, 2), control2: point(3, 1.5))
    path.addCurve(to: point(2, 0), control1: point(3, 0.5), control2: point(2.5, 0))
    path.addLine(to: point(0, 0))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
    return path
  }

  private static let elements = """
    MoveTo (0.0, 0.0)
    LineTo (0.0, 60.0)
    QuadCurveTo (3.75, 86.25) (30.0, 90.0)
    QuadCurveTo (56.25, 86.25) (60.0, 60.0)
    CurveTo (75.0, 60.0) (90.0, 45.0) (90.0, 30.0)
    CurveTo (90.0, 15.0) (75.0, 0.0) (60.0, 0.0)
    LineTo (0.0, 0.0)
    Close\(" ")

    MoveTo (90.0, 75.0)
    CurveTo (90.0, 83.284) (83.284, 90.0) (75.0, 90.0)
    CurveTo (66.716, 90.0) (60.0, 83.284) (60.0, 75.0)
    CurveTo (60.0, 66.716) (66.716, 60.0) (75.0, 60.0)
    CurveTo (83.284, 60.0) (90.0, 66.716) (90.0, 75.0)
    Close\(" ")

    """

  @Test func elements() throws {
    let folder = try RecordedFolder()
    #expect(try folder.recorded(heart, as: .elementsDescription, named: "a") == Self.elements)
  }

  @Test func pointsAreWrittenByAFormatter() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 0
    var path = Path()
    path.move(to: CGPoint(x: 12.25, y: 7))
    let folder = try RecordedFolder()
    let text = try folder.recorded(
      path, as: .elementsDescription(numberFormatter: formatter), named: "a")
    #expect(text == "MoveTo (12, 7)\n")
  }
}
