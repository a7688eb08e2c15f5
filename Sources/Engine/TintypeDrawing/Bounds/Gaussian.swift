/// The bell curve of blurs and shadows: its standard deviation is the radius, as recorded from SwiftUI.
package enum Gaussian {
  /// The standard deviations after which the curve is cut off: what lies beyond is 0.3 % of its weight, less
  /// than one level of 255.
  package static let reachInDeviations: CGFloat = 3

  /// The distance at which a blur of a standard deviation ends, in the same unit; 0 for none, and for a
  /// deviation that is not a finite number.
  package static func reach(_ deviation: CGFloat) -> CGFloat {
    deviation.isFinite && deviation > 0 ? reachInDeviations * deviation : 0
  }
}
