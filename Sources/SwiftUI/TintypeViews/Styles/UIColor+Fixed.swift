extension UIColor {
  private static func fixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Pure red, the same in every appearance, as are the colors below.
  public static let red = fixed(1, 0, 0)
  /// Pure green.
  public static let green = fixed(0, 1, 0)
  /// Pure blue.
  public static let blue = fixed(0, 0, 1)
  /// Green and blue.
  public static let cyan = fixed(0, 1, 1)
  /// Red and green.
  public static let yellow = fixed(1, 1, 0)
  /// Red and blue.
  public static let magenta = fixed(1, 0, 1)
  /// Red and half of green.
  public static let orange = fixed(1, 0.5, 0)
  /// Half of red and of blue.
  public static let purple = fixed(0.5, 0, 0.5)
  /// A dark orange.
  public static let brown = fixed(0.6, 0.4, 0.2)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
}
