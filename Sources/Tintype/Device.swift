/// A screen: its size, the parts that hardware and system cover, and its scale.
public struct Device: Sendable, Hashable {
  /// The name, as `--device` takes it.
  public var name: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// The parts at the edges that are kept free, in points.
  public var safeAreaInsets: EdgeInsets
  /// Pixels a point.
  public var scale: CGFloat

  /// Creates a device.
  public init(name: String, size: CGSize, safeAreaInsets: EdgeInsets, scale: CGFloat) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    scale: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height),
      safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), scale: scale)
  }

  /// The iPhone SE of the third generation, upright.
  public static let iPhoneSE = phone("iPhoneSE", 375, 667, top: 20, bottom: 0, scale: 2)
  /// The iPhone 13 mini, upright.
  public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, top: 50, bottom: 34, scale: 3)
  /// The iPhone 15, upright.
  public static let iPhone15 = phone("iPhone15", 393, 852, top: 59, bottom: 34, scale: 3)
  /// The iPhone 15 Pro, upright.
  public static let iPhone15Pro = phone("iPhone15Pro", 393, 852, top: 59, bottom: 34, scale: 3)
  /// The iPhone 15 Pro Max, upright.
  public static let iPhone15ProMax = phone(
    "iPhone15ProMax", 430, 932, top: 59, bottom: 34, scale: 3)
  /// The iPhone 16 Pro, upright.
  public static let iPhone16Pro = phone("iPhone16Pro", 402, 874, top: 62, bottom: 34, scale: 3)
  /// The iPad Pro with 11 inches, upright.
  public static let iPadPro11 = phone("iPadPro11", 834, 1194, top: 24, bottom: 20, scale: 2)
  /// The iPad Pro with 13 inches, upright.
  public static let iPadPro13 = phone("iPadPro13", 1032, 1376, top: 24, bottom: 20, scale: 2)

  /// A window without covered parts, at two pixels a point.
  public static func desktop(width: CGFloat, height: CGFloat) -> Device {
    Device(
      name: "desktop", size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(),
      scale: 2)
  }

  /// The devices that have a name of their own.
  public static let presets: [Device] = [
    .iPhoneSE, .iPhone13Mini, .iPhone15, .iPhone15Pro, .iPhone15ProMax, .iPhone16Pro, .iPadPro11,
    .iPadPro13,
  ]

  /// The device lying on its side: what is covered above moves to both sides.
  public var landscape: Device {
    let isNotched = safeAreaInsets.bottom > 20
    return Device(
      name: "\(name)-landscape", size: CGSize(width: size.height, height: size.width),
      safeAreaInsets: isNotched
        ? EdgeInsets(
          top: 0, leading: safeAreaInsets.top, bottom: 21, trailing: safeAreaInsets.top)
        : EdgeInsets(
          top: safeAreaInsets.top, leading: 0, bottom: safeAreaInsets.bottom, trailing: 0),
      scale: scale)
  }
}
