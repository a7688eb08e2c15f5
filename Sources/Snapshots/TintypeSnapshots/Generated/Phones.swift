// Made of Fixtures/Names/TintypeSnapshots/Phones.txt by `make names`: change that file instead.
// swift-format-ignore-file

import Foundation
public import Tintype

extension PhoneScreen {
  fileprivate static let iPhoneSe = PhoneScreen(width: 320, height: 568, top: 20, bottom: 0, scale: 2)
  fileprivate static let iPhone8 = PhoneScreen(width: 375, height: 667, top: 20, bottom: 0, scale: 2)
  fileprivate static let iPhone8Plus = PhoneScreen(width: 414, height: 736, top: 20, bottom: 0, scale: 3, isWide: true)
  fileprivate static let iPhoneX = PhoneScreen(width: 375, height: 812, top: 44, bottom: 34, bottomOnSide: 24, scale: 3)
  fileprivate static let iPhoneXsMax = PhoneScreen(width: 414, height: 896, top: 44, bottom: 34, bottomOnSide: 24, scale: 3, isWide: true)
  fileprivate static let iPhoneXr = PhoneScreen(width: 414, height: 896, top: 44, bottom: 34, bottomOnSide: 24, scale: 2, isWide: true)
  fileprivate static let iPhone12 = PhoneScreen(width: 390, height: 844, top: 47, bottom: 34, bottomOnSide: 21, scale: 3)
  fileprivate static let iPhone12ProMax = PhoneScreen(width: 428, height: 926, top: 47, bottom: 34, bottomOnSide: 21, scale: 3, isWide: true)
  fileprivate static let iPhone13Mini = PhoneScreen(width: 375, height: 812, top: 50, bottom: 34, bottomOnSide: 21, scale: 3)
}

extension ViewImageConfig {
  /// The iPhone SE of the first generation, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhoneSe.config(orientation) }
  /// The iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)
  /// The iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone8.config(orientation) }
  /// The iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// The iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone8Plus.config(orientation) }
  /// The iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)
  /// The iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhoneX.config(orientation) }
  /// The iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// The iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhoneXsMax.config(orientation) }
  /// The iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// The iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhoneXr.config(orientation) }
  /// The iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)
  /// The iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone12.config(orientation) }
  /// The iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// The iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone12.config(orientation) }
  /// The iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// The iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone12ProMax.config(orientation) }
  /// The iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)
  /// The iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone12.config(orientation) }
  /// The iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// The iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone13Mini.config(orientation) }
  /// The iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// The iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone12.config(orientation) }
  /// The iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// The iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.iPhone12ProMax.config(orientation) }
}

extension UITraitCollection {
  /// What a view inherits from the iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneSe(orientation).traits }
  /// What a view inherits from the iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone8(orientation).traits }
  /// What a view inherits from the iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone8Plus(orientation).traits }
  /// What a view inherits from the iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneX(orientation).traits }
  /// What a view inherits from the iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneXsMax(orientation).traits }
  /// What a view inherits from the iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneXr(orientation).traits }
  /// What a view inherits from the iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone12(orientation).traits }
  /// What a view inherits from the iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone12ProMax(orientation).traits }
  /// What a view inherits from the iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone13(orientation).traits }
  /// What a view inherits from the iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone13ProMax(orientation).traits }
}
