/// A screen: its size, the parts that hardware and system cover, its scale, and how much space it
/// counts as.
public struct Device: Sendable, Hashable {
  /// A short name, such as `iPhone15`.
  public var name: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// The parts at the edges that are kept free, in points.
  public var safeAreaInsets: EdgeInsets
  /// Pixels a point.
  public var scale: CGFloat

  private var givenHorizontalSizeClass: UserInterfaceSizeClass?
  private var givenVerticalSizeClass: UserInterfaceSizeClass?

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: a short name.
  ///   - size: the size of the screen, in points.
  ///   - safeAreaInsets: the parts at the edges that are kept free, in points.
  ///   - scale: pixels a point, a positive number.
  ///   - horizontalSizeClass: how much space there is across; nil for what the size says.
  ///   - verticalSizeClass: how much space there is down; nil for what the size says.
  public init(
    name: String, size: CGSize, safeAreaInsets: EdgeInsets, scale: CGFloat,
    horizontalSizeClass: UserInterfaceSizeClass? = nil,
    verticalSizeClass: UserInterfaceSizeClass? = nil
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    givenHorizontalSizeClass = horizontalSizeClass
    givenVerticalSizeClass = verticalSizeClass
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
  public static let iPadPro11 = tablet("iPadPro11", 834, 1194)
  /// The iPad Pro with 13 inches, upright.
  public static let iPadPro13 = tablet("iPadPro13", 1032, 1376)

  /// A window without covered parts, at two pixels a point.
  ///
  /// Its size classes are regular at every size, as on a Mac.
  ///
  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  /// - Returns: the window.
  public static func desktop(width: CGFloat, height: CGFloat) -> Device {
    Device(
      name: "desktop", size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(),
      scale: 2, horizontalSizeClass: .regular, verticalSizeClass: .regular)
  }

  /// An iPhone, upright: the status bar or the cut-out above, the home indicator below.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    scale: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height),
      safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), scale: scale)
  }

  /// An iPad without a home button, upright: the status bar above, the home indicator below.
  private static func tablet(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height),
      safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), scale: 2)
  }

  /// The devices that have a name of their own.
  public static let presets: [Device] = [
    .iPhoneSE, .iPhone13Mini, .iPhone15, .iPhone15Pro, .iPhone15ProMax, .iPhone16Pro, .iPadPro11,
    .iPadPro13,
  ]

  /// The device lying on its side: what is covered above moves to both sides.
  ///
  /// Size classes follow the new size, unless the device was created with its own.
  public var landscape: Device {
    let isNotched = safeAreaInsets.bottom > 20
    return Device(
      name: "\(name)-landscape", size: CGSize(width: size.height, height: size.width),
      safeAreaInsets: isNotched
        ? EdgeInsets(
          top: 0, leading: safeAreaInsets.top, bottom: 21, trailing: safeAreaInsets.top)
        : EdgeInsets(
          top: safeAreaInsets.top, leading: 0, bottom: safeAreaInsets.bottom, trailing: 0),
      scale: scale, horizontalSizeClass: givenHorizontalSizeClass,
      verticalSizeClass: givenVerticalSizeClass)
  }
}

/// How much space a screen counts as, after the table of size classes under "Layout" in Apple's
/// Human Interface Guidelines.
extension Device {
  /// Whether there is much space across.
  ///
  /// What the device was given, or else by its size: regular from 640 points on, as are whole iPads and the
  /// larger part of a divided one, and compact below, as are upright iPhones. A screen less than 414 points
  /// high is compact at any width: an iPhone on its side has much space across only if it is a Plus
  /// or Max.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get {
      givenHorizontalSizeClass ?? (size.width >= 640 && size.height >= 414 ? .regular : .compact)
    }
    set { givenHorizontalSizeClass = newValue }
  }

  /// Whether there is much space down.
  ///
  /// What the device was given, or else by its size: compact below 500 points, as is every iPhone on its
  /// side, and regular from there on.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { givenVerticalSizeClass ?? (size.height >= 500 ? .regular : .compact) }
    set { givenVerticalSizeClass = newValue }
  }
}
