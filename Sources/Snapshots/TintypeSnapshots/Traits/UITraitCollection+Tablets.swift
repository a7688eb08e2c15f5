public import Tintype

/// The traits of swift-snapshot-testing's tablets, for views that are proposed other sizes than
/// theirs.
///
/// A name of a whole tablet has much space across, one of a small part little.
extension UITraitCollection {
  private static let whole = TabletScreen.traits(across: .regular)
  private static let part = TabletScreen.traits(across: .compact)

  /// What a view inherits from the iPad mini.
  public static let iPadMini = whole

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from a small part of the iPad mini.
  public static let iPadMini_Compact_SplitView = part

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from the iPad with 9.7 inches.
  public static let iPad9_7 = whole

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from a small part of the iPad with 9.7 inches.
  public static let iPad9_7_Compact_SplitView = part

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from the iPad with 10.2 inches.
  public static let iPad10_2 = whole

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from a small part of the iPad with 10.2 inches.
  public static let iPad10_2_Compact_SplitView = part

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from the iPad Pro with 10.5 inches.
  public static let iPadPro10_5 = whole

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from a small part of the iPad Pro with 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = part

  /// What a view inherits from the iPad Pro with 11 inches.
  public static let iPadPro11 = whole

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from a small part of the iPad Pro with 11 inches.
  public static let iPadPro11_Compact_SplitView = part

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from the iPad Pro with 12.9 inches.
  public static let iPadPro12_9 = whole

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a view inherits from a small part of the iPad Pro with 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = part
}
