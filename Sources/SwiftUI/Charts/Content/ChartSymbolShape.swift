#if os(Linux)
public import Foundation
public import Tintype

/// A shape that stands at points.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in a unit square that it seems to fill.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// All of the square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}

/// A shape of those that charts have.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Outline: Hashable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let form: Outline

  /// The shapes that are given to values, in order.
  static let all = Outline.allCases.map { BasicChartSymbolShape(form: $0) }

  /// Its outline; lines of crosses are a quarter as wide as the shape.
  public func path(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: Self.polygon(3, in: rect)
    case .diamond: Self.polygon(4, in: rect)
    case .pentagon: Self.polygon(5, in: rect)
    case .plus: Self.star(2, from: 0, in: rect)
    case .cross: Self.star(2, from: .pi / 4, in: rect)
    case .asterisk: Self.star(3, from: .pi / 2, in: rect)
    }
  }

  private static func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
  }

  private static func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<count).map { point(-.pi / 2 + 2 * .pi * CGFloat($0) / CGFloat(count), in: rect) })
    path.closeSubpath()
    return path
  }

  private static func star(_ count: Int, from angle: CGFloat, in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<count {
      let direction = angle + .pi * CGFloat(index) / CGFloat(count)
      path.move(to: point(direction, in: rect))
      path.addLine(to: point(direction + .pi, in: rect))
    }
    return path.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
  }

  /// The line around the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> StrokedChartSymbolShape {
    StrokedChartSymbolShape(shape: self, lineWidth: lineWidth)
  }
}

/// The line around a shape.
public nonisolated struct StrokedChartSymbolShape: ChartSymbolShape {
  let shape: BasicChartSymbolShape
  let lineWidth: CGFloat

  /// The outline of the line, within the shape.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
      .strokedPath(StrokeStyle(lineWidth: lineWidth))
  }
}
#endif
