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

extension CGRect {
  /// Whether a point lies in the rectangle, its right and lower edges left out; false where one of its edges is no number,
  /// at which Foundation's `contains(_:)` ends the process.
  @inlinable
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// What two rectangles have in common, of no size where they only touch; null for nothing, and where one of their edges
  /// is no number, at which Foundation's `intersection(_:)` and `intersects(_:)` end the process.
  @inlinable
  package func common(with other: CGRect) -> CGRect {
    // False for NaN, too.
    guard minX <= maxX, minY <= maxY, other.minX <= other.maxX, other.minY <= other.maxY else {
      return .null
    }
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
