// Made of Fixtures/Names/TintypeViews/Traits.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// As around.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// How much space there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// As the size says.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// Where lines begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  /// As around.
  case unspecified = -1
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// The size of text.
public enum UIContentSizeCategory: String, Sendable, Hashable {
  /// As around.
  case unspecified
  /// The smallest.
  case extraSmall
  /// Below the middle.
  case small
  /// The middle, one below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case extraLarge
  /// Two above the default.
  case extraExtraLarge
  /// The largest ordinary size.
  case extraExtraExtraLarge
  /// The smallest of the larger sizes.
  case accessibilityMedium
  /// The second of the larger sizes.
  case accessibilityLarge
  /// The third of the larger sizes.
  case accessibilityExtraLarge
  /// The fourth of the larger sizes.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge
}

/// The kind of machine that a view runs on.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

extension UIUserInterfaceStyle {
  /// The style of a color scheme; unspecified for nil.
  public init(_ colorScheme: ColorScheme?) { self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's name of how much space there is; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) { self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified }
}

extension UITraitEnvironmentLayoutDirection {
  /// UIKit's name of where lines begin.
  public init(_ layoutDirection: LayoutDirection) { self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
