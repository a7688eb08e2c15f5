extension ColorScheme {
  /// UIKit's appearance; nil where it says none.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    guard uiUserInterfaceStyle != .unspecified else { return nil }
    self = uiUserInterfaceStyle == .dark ? .dark : .light
  }
}

extension UserInterfaceSizeClass {
  /// UIKit's size class; nil where it says none.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    guard uiUserInterfaceSizeClass != .unspecified else { return nil }
    self = uiUserInterfaceSizeClass == .compact ? .compact : .regular
  }
}

extension LayoutDirection {
  /// UIKit's direction; nil where it says none.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    guard uiLayoutDirection != .unspecified else { return nil }
    self = uiLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension ContentSizeCategory {
  /// UIKit's size of text, which has the same names; nil where it says none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let same = Self.allCases.first(where: { "\($0)" == uiSizeCategory.rawValue }) else {
      return nil
    }
    self = same
  }
}

extension DynamicTypeSize {
  /// UIKit's size of text, of which there are as many in the same order; nil where it says none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let category = ContentSizeCategory(uiSizeCategory),
      let same = zip(ContentSizeCategory.allCases, Self.allCases).first(where: { $0.0 == category })
    else { return nil }
    self = same.1
  }
}
