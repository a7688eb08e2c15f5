extension CGFloat {
  /// The nearest multiple of a pixel, halves towards positive infinity.
  ///
  /// The rule of `Rules/Roots-and-Rounding#Whole-pixels`: `floor(x * scale + 0.5) / scale`.
  ///
  /// - Parameter scale: pixels a point, positive.
  /// - Returns: the snapped length, in points.
  package func snapped(toScale scale: CGFloat) -> CGFloat {
    (self * scale + 0.5).rounded(.down) / scale
  }

  /// The next multiple of a pixel upwards, with a slack of a billionth of a pixel for sums of fractions.
  ///
  /// - Parameter scale: pixels a point, positive.
  /// - Returns: the rounded length, in points.
  package func roundedUp(toScale scale: CGFloat) -> CGFloat {
    (self * scale - 1e-9).rounded(.up) / scale
  }
}

extension CGRect {
  /// The rectangle whose edges are each on the nearest pixel.
  ///
  /// Edges are rounded one by one, so neighbours stay seamless and widths may differ by a pixel.
  ///
  /// - Parameter scale: pixels a point, positive.
  /// - Returns: the snapped rectangle, in points.
  package func snapped(toScale scale: CGFloat) -> CGRect {
    let (x0, y0) = (minX.snapped(toScale: scale), minY.snapped(toScale: scale))
    let (x1, y1) = (maxX.snapped(toScale: scale), maxY.snapped(toScale: scale))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
