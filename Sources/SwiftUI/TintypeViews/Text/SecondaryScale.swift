/// How much smaller text of the secondary scale is: `Rules/Text-Runs#Smaller-scale`.
enum SecondaryScale {
  /// The part of the size up to 17 points, and from 70 points on.
  private static func parts(for weight: Font.Weight) -> (small: CGFloat, large: CGFloat) {
    switch weight.value {
    case ..<500: (0.80, 0.46)
    case ..<600: (0.80, 0.48)
    case ..<700: (0.84, 0.49)
    case ..<800: (0.85, 0.50)
    case ..<900: (0.85, 0.52)
    default: (0.87, 0.55)
    }
  }

  /// What a size is multiplied with; between 17 and 70 points what lies between.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - weight: heavier text stays larger.
  /// - Returns: a part of 1.
  static func factor(size: CGFloat, weight: Font.Weight) -> CGFloat {
    let (small, large) = parts(for: weight)
    let share = min(max((size - 17) / 53, 0), 1)
    return small - (small - large) * share
  }
}
