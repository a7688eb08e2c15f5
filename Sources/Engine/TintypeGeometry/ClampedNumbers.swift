extension FixedWidthInteger {
  /// The whole number below a number of any size, towards 0; where there is none, the nearest that there is.
  ///
  /// Views, catalogs and files may say 1e19, infinity and NaN, at which `Int(_:)` ends the process. Whoever knows that
  /// a number is bounded says so: a comment that begins with `Bounded:` stands above the line, and a test looks for it.
  ///
  /// - Parameter value: any number. NaN is 0; what lies beyond 2^53, where not all whole numbers are told apart, is cut to
  ///   it, so that sums and small multiples of the result are numbers, too.
  @inlinable
  package init(clamped value: Double) {
    let most = 9_007_199_254_740_992.0
    let low = Self.isSigned ? Swift.max(-most, Double(Self.min)) : 0
    let high = Self.bitWidth < 64 ? Swift.min(most, Double(Self.max)) : most
    // Written so that NaN takes the last way.
    self = value > low ? Self(Swift.min(value, high)) : value <= low ? Self(low) : 0
  }
}

extension Double {
  /// The number as text, without a point where it is whole: `2`, `1.5`, `1e+19`; the same in every locale.
  package var shortText: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(clamped: self))" : "\(self)"
  }
}
