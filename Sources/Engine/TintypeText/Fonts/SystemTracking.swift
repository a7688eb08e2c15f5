import TintypeGeometry

/// San Francisco's spacing of characters, which depends on the size: `Rules/System-Font#Tracking`.
enum SystemTracking {
  /// Hundredths of a point at the whole sizes from 6 to 54 points, as Apple's guidelines list them for iOS.
  private static let small: [CGFloat] = [
    24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29,
    38, 40, 40, 39, 41, 40, 40, 38, 37, 36, 37, 38, 37, 36, 37, 38, 37, 35, 36, 37, 35, 33, 34, 35,
    33, 31, 32,
  ]

  /// Sizes above 54 points, and hundredths of a point; from 80 on there is none.
  private static let large: [(size: CGFloat, hundredths: CGFloat)] = [
    (54, 32), (56, 30), (58, 28), (60, 26), (62, 24), (64, 22), (66, 19), (68, 17), (70, 14),
    (72, 14), (76, 7), (80, 0),
  ]

  /// The points after each character; between two sizes of the table what lies between.
  ///
  /// - Parameter size: points. Below 6 the tracking is in the ratio of the size that it has at 6.
  /// - Returns: points, negative where characters move together.
  static func points(at size: CGFloat) -> CGFloat {
    if size < 6 { return max(size, 0) / 6 * small[0] / 100 }
    if size < 54 {
      let index = Int(clamped: size) - 6
      return mix(small[index], small[index + 1], size - size.rounded(.down)) / 100
    }
    guard let above = large.firstIndex(where: { size < $0.size }), above > 0 else { return 0 }
    let (low, high) = (large[above - 1], large[above])
    return mix(low.hundredths, high.hundredths, (size - low.size) / (high.size - low.size)) / 100
  }

  /// What is added where San Francisco's letters are still between those for reading and for display.
  ///
  /// Apple's letters change step by step, ours at 20 points at once. Recorded widths at 20, 22, 24 and 26
  /// points give 0.0285 em at 20, and nothing from 24 on.
  static func opticalPoints(at size: CGFloat) -> CGFloat {
    size >= 20 && size < 24 ? 0.0285 * size * (24 - size) / 4 : 0
  }

  private static func mix(_ low: CGFloat, _ high: CGFloat, _ part: CGFloat) -> CGFloat {
    low + (high - low) * part
  }
}
