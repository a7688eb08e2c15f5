// Made of Fixtures/Names/Charts/Choices.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
import Tintype

/// How wide a mark is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  internal enum Measure: Hashable {
    case automatic, fixed, ratio, inset
  }
  internal let form: Measure
  internal let amount: CGFloat
  /// What suits the mark.
  public static let automatic = MarkDimension(form: .automatic, amount: 0)
  /// A length, in points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(form: .fixed, amount: length) }
  /// A part of the room that there is, 1 for all of it.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(form: .ratio, amount: ratio) }
  /// The room that there is but for so many points on each side.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(form: .inset, amount: inset) }
  internal init(form: Measure, amount: CGFloat) { self.form = form; self.amount = amount }
  /// Creates a length, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// Creates a length, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// How marks of one place stand above each other.
public enum MarkStackingMethod: Hashable, Sendable {
  /// One above the other.
  case standard
  /// One above the other, all of them as high as 1.
  case normalized
  /// One above the other, around 0.
  case center
  /// All of them from 0.
  case unstacked
}

/// How points are joined.
public struct InterpolationMethod: Hashable, Sendable {
  internal enum Curve: Hashable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
  }
  internal let form: Curve
  internal let amount: CGFloat
  internal init(_ form: Curve, _ amount: CGFloat = 0.5) { self.form = form; self.amount = amount }
  /// By straight lines.
  public static let linear = InterpolationMethod(.linear)
  /// By curves that are never higher or lower than the points around.
  public static let monotone = InterpolationMethod(.monotone)
  /// By a Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod(.catmullRom)
  /// By a cardinal spline.
  public static let cardinal = InterpolationMethod(.cardinal, 0)
  /// By steps that begin at each point.
  public static let stepStart = InterpolationMethod(.stepStart)
  /// By steps around each point.
  public static let stepCenter = InterpolationMethod(.stepCenter)
  /// By steps that end at each point.
  public static let stepEnd = InterpolationMethod(.stepEnd)
  /// By a Catmull-Rom spline; 0 for a uniform one, 1 for a chordal one. It is drawn as the uniform one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(.catmullRom, alpha) }
  /// By a cardinal spline; 0 for loose curves, 1 for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(.cardinal, tension) }
}

/// Where a view stands beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  internal let unit: UnitPoint
  internal var isAutomatic = false
  /// Above it; for titles and legends of a chart what is usual.
  public static let automatic = AnnotationPosition(unit: .top, isAutomatic: true)
  /// Above it.
  public static let top = AnnotationPosition(unit: .top)
  /// Below it.
  public static let bottom = AnnotationPosition(unit: .bottom)
  /// On its left.
  public static let leading = AnnotationPosition(unit: .leading)
  /// On its right.
  public static let trailing = AnnotationPosition(unit: .trailing)
  /// At its upper left corner.
  public static let topLeading = AnnotationPosition(unit: .topLeading)
  /// At its upper right corner.
  public static let topTrailing = AnnotationPosition(unit: .topTrailing)
  /// At its lower left corner.
  public static let bottomLeading = AnnotationPosition(unit: .bottomLeading)
  /// At its lower right corner.
  public static let bottomTrailing = AnnotationPosition(unit: .bottomTrailing)
  /// On it.
  public static let overlay = AnnotationPosition(unit: .center)
}

/// What becomes of a view beside a mark for which there is no room; it stands where it would all the same.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    private let name: String
    /// What suits.
    public static let automatic = Strategy(name: "automatic")
    /// Nothing.
    public static let disabled = Strategy(name: "disabled")
    /// It is moved.
    public static let fit = Strategy(name: "fit")
    /// It is moved within something.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
    /// The chart gets room for it.
    public static let padScale = Strategy(name: "padScale")
  }
  /// What it is moved within.
  public struct Boundary: Hashable, Sendable {
    private let name: String
    /// What suits.
    public static let automatic = Boundary(name: "automatic")
    /// The chart.
    public static let chart = Boundary(name: "chart")
    /// The part with the marks.
    public static let plot = Boundary(name: "plot")
  }
  /// What suits.
  public static let automatic = AnnotationOverflowResolution()
  /// Creates a resolution.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// What the view beside a mark is told.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points; unknown before it is drawn, 0.
  public let targetSize = CGSize.zero
}

extension Int: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = UInt8
}

extension Double: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Double
}

extension Float: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Float
}

extension CGFloat: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = CGFloat
}

extension Decimal: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Decimal
}

extension Date: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = Date
}

extension String: PrimitivePlottableProtocol {
  /// Itself.
  public typealias PrimitivePlottable = String
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
  /// Three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}
#endif
