// Made of Fixtures/Names/Charts/Scales.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
import Tintype

/// The values that the marks have.
public struct AutomaticScaleDomain: ScaleDomain, DomainReading {
  internal let domain: ScaleSettings.Domain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks have.
  public static var automatic: AutomaticScaleDomain { .automatic() }
  /// The values that the marks have.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain(domain: .automatic(includesZero: includesZero, isReversed: reversed ?? false)) }
}

/// The places of a scale.
public protocol PositionScaleRange {}

/// The places of the part of the chart with the marks.
public struct PlotDimensionScaleRange: PositionScaleRange {
  internal let start: CGFloat
  internal let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of them.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }
  /// All of them but for some points on both sides.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: padding, end: padding) }
  /// All of them but for some points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}

/// How values become places.
public struct ScaleType: Hashable, Sendable {
  internal let name: String
  /// In proportion.
  public static let linear = ScaleType(name: "linear")
  /// In proportion to their logarithms.
  public static let log = ScaleType(name: "log")
  /// In proportion to their logarithms, on both sides of 0; drawn as `linear`.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  /// In proportion to their roots; drawn as `linear`.
  public static let squareRoot = ScaleType(name: "squareRoot")
  /// In proportion to time.
  public static let date = ScaleType(name: "date")
  /// One beside the other.
  public static let category = ScaleType(name: "category")
}
#endif
