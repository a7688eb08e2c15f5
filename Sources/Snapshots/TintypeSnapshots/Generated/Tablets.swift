// Made of Fixtures/Names/TintypeSnapshots/Tablets.txt by `make names`: change that file instead.
// swift-format-ignore-file

import Foundation
public import Tintype

extension TabletScreen {
  fileprivate static let iPadMini = TabletScreen(short: 768, across: (320, 507, 694, 1024), upright: (320, 438))
  fileprivate static let iPad10_2 = TabletScreen(short: 810, across: (320, 535, 750, 1080), upright: (320, 480))
  fileprivate static let iPadPro10_5 = TabletScreen(short: 834, across: (320, 551, 782, 1112), upright: (320, 504))
  fileprivate static let iPadPro11 = TabletScreen(short: 834, across: (375, 592, 809, 1194), upright: (320, 504), top: 24, bottom: 20)
  fileprivate static let iPadPro12_9 = TabletScreen(short: 1024, across: (375, 678, 981, 1366), upright: (375, 639), isLarge: true)
}

extension ViewImageConfig {
  /// The iPad mini, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// The iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.iPadMini.config(orientation) }
  /// A part of the iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { TabletScreen.iPadMini.config(orientation) }
  /// The iPad with 9.7 inches, on its side.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// The iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.iPadMini.config(orientation) }
  /// A part of the iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { TabletScreen.iPadMini.config(orientation) }
  /// The iPad with 10.2 inches, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// The iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.iPad10_2.config(orientation) }
  /// A part of the iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { TabletScreen.iPad10_2.config(orientation) }
  /// The iPad Pro with 10.5 inches, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// The iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.iPadPro10_5.config(orientation) }
  /// A part of the iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig { TabletScreen.iPadPro10_5.config(orientation) }
  /// The iPad Pro with 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// The iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.iPadPro11.config(orientation) }
  /// A part of the iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig { TabletScreen.iPadPro11.config(orientation) }
  /// The iPad Pro with 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// The iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.iPadPro12_9.config(orientation) }
  /// A part of the iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig { TabletScreen.iPadPro12_9.config(orientation) }
}

extension UITraitCollection {
  private static let whole = TabletScreen.traits(across: .regular)
  private static let part = TabletScreen.traits(across: .compact)
  /// What a view inherits from the iPad mini.
  public static let iPadMini = whole
  /// What a view inherits from a small part of the iPad mini.
  public static let iPadMini_Compact_SplitView = part
  /// What a view inherits from the iPad with 9.7 inches.
  public static let iPad9_7 = whole
  /// What a view inherits from a small part of the iPad with 9.7 inches.
  public static let iPad9_7_Compact_SplitView = part
  /// What a view inherits from the iPad with 10.2 inches.
  public static let iPad10_2 = whole
  /// What a view inherits from a small part of the iPad with 10.2 inches.
  public static let iPad10_2_Compact_SplitView = part
  /// What a view inherits from the iPad Pro with 10.5 inches.
  public static let iPadPro10_5 = whole
  /// What a view inherits from a small part of the iPad Pro with 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = part
  /// What a view inherits from the iPad Pro with 11 inches.
  public static let iPadPro11 = whole
  /// What a view inherits from a small part of the iPad Pro with 11 inches.
  public static let iPadPro11_Compact_SplitView = part
  /// What a view inherits from the iPad Pro with 12.9 inches.
  public static let iPadPro12_9 = whole
  /// What a view inherits from a small part of the iPad Pro with 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = part
}
