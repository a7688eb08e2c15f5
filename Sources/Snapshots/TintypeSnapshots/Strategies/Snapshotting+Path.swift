public import Foundation
public import Tintype

extension Snapshotting where Value == Path, Format == String {
  /// Keeps the elements of a path as text, a line an element, numbers with at most three decimals.
  public static var elementsDescription: Snapshotting {
    elements { FailureMessage.short(Double($0), 3).withDecimals }
  }

  /// Keeps the elements of a path as text.
  ///
  /// - Parameter numberFormatter: writes the numbers.
  /// - Returns: the strategy.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    elements { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
  }

  private static func elements(_ format: @escaping (CGFloat) -> String) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { path in
      var text = ""
      path.forEach { element in
        let (name, points) = Self.parts(of: element)
        if name == "MoveTo", !text.isEmpty { text += "\n" }
        let texts = points.map { "(\(format($0.x)), \(format($0.y)))" }
        // The end of a subpath has a space too, as in swift-snapshot-testing.
        text += name + " " + texts.joined(separator: " ") + "\n"
      }
      return text
    }
  }

  private static func parts(of element: Path.Element) -> (name: String, points: [CGPoint]) {
    switch element {
    case .move(let point): ("MoveTo", [point])
    case .line(let point): ("LineTo", [point])
    case .quadCurve(let point, let control): ("QuadCurveTo", [control, point])
    case .curve(let point, let control1, let control2): ("CurveTo", [control1, control2, point])
    case .closeSubpath: ("Close", [])
    }
  }
}

extension String {
  /// A number with one decimal at least.
  fileprivate var withDecimals: String { contains(".") || contains("n") ? self : self + ".0" }
}
