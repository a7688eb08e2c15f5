#if os(Linux)
import Foundation
import Tintype

/// The values of a scale.
public protocol ScaleDomain {}

/// What is said of a scale.
struct ScaleSettings {
  /// Which values it has.
  enum Domain {
    case automatic(includesZero: Bool?, isReversed: Bool)
    case values([Datum])
  }
  var domain = Domain.automatic(includesZero: nil, isReversed: false)
  var isLogarithmic = false
  var isCategory = false
  /// The room before the first value and behind the last one, in points.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
}

/// A domain that says its values.
protocol DomainReading {
  var domain: ScaleSettings.Domain { get }
}

extension ClosedRange: ScaleDomain, DomainReading where Bound: Plottable {
  var domain: ScaleSettings.Domain {
    .values([lowerBound, upperBound].compactMap { Datum($0) })
  }
}

extension Range: ScaleDomain, DomainReading where Bound: Plottable {
  var domain: ScaleSettings.Domain {
    .values([lowerBound, upperBound].compactMap { Datum($0) })
  }
}

extension Array: ScaleDomain, DomainReading where Element: Plottable {
  var domain: ScaleSettings.Domain { .values(compactMap { Datum($0) }) }
}

extension ScaleSettings {
  init(
    _ domain: (any ScaleDomain)?, _ range: (any PositionScaleRange)?, _ type: ScaleType?,
    over other: ScaleSettings = ScaleSettings()
  ) {
    self = other
    if let domain = domain as? any DomainReading { self.domain = domain.domain }
    if let range = range as? PlotDimensionScaleRange { padding = (range.start, range.end) }
    if let type { (isLogarithmic, isCategory) = (type == .log, type == .category) }
  }
}
#endif
