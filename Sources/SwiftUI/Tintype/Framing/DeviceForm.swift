import TintypeGeometry

/// What a device's housing and the front of its screen look like, which follows from its safe area.
struct DeviceForm {
  /// What is at the upper edge of the screen.
  enum Kind {
    /// A phone with an island in the screen.
    case island
    /// A phone with a cut-out at the screen's edge.
    case notch
    /// A phone with a button below the screen.
    case button
    /// A tablet.
    case tablet
    /// A window without hardware.
    case window
  }

  let kind: Kind
  /// Whether a phone with a cut-out lies on its side.
  let isOnItsSide: Bool
  let device: Device

  /// Looks at a device's size and safe area.
  init(_ device: Device) {
    self.device = device
    let insets = device.safeAreaInsets
    let cover = max(insets.top, insets.leading, insets.trailing)
    isOnItsSide = insets.top < cover
    if cover <= 0 {
      kind = .window
    } else if min(device.size.width, device.size.height) >= 600 {
      kind = .tablet
    } else if cover > 51 {
      kind = .island
    } else {
      kind = cover > 30 ? .notch : .button
    }
  }

  /// The radius of the screen's corners, in points; by eye.
  var screenRadius: CGFloat {
    switch kind {
    case .island: device.safeAreaInsets.top >= 62 ? 62 : 55
    case .notch: 44
    case .button: 0
    case .tablet: 18
    case .window: 12
    }
  }

  /// The radius of the housing's corners, in points.
  var bodyRadius: CGFloat {
    switch kind {
    case .island, .notch, .tablet: screenRadius + bezel.leading
    case .button: 56
    case .window: screenRadius
    }
  }

  /// The housing around the screen, in points.
  var bezel: EdgeInsets {
    switch kind {
    case .island, .notch: EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14)
    case .tablet: EdgeInsets(top: 26, leading: 26, bottom: 26, trailing: 26)
    case .button:
      device.size.width > device.size.height
        ? EdgeInsets(top: 20, leading: 98, bottom: 20, trailing: 98)
        : EdgeInsets(top: 98, leading: 20, bottom: 98, trailing: 20)
    case .window: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    }
  }

  /// The island or the cut-out in the screen's coordinates; nil for none.
  var cutOut: CGRect? {
    let size = device.size
    let length: CGFloat = kind == .island ? 125 : 175
    let (near, far): (CGFloat, CGFloat) = kind == .island ? (islandTop, islandTop + 37) : (-20, 30)
    switch kind {
    case .button, .tablet, .window: return nil
    case .island, .notch:
      return isOnItsSide
        ? CGRect(x: near, y: (size.height - length) / 2, width: far - near, height: length)
        : CGRect(x: (size.width - length) / 2, y: near, width: length, height: far - near)
    }
  }

  /// The home indicator in the screen's coordinates; nil where the lower edge is not covered.
  var homeIndicator: CGRect? {
    guard device.safeAreaInsets.bottom > 0 else { return nil }
    let width: CGFloat = kind == .tablet ? 290 : isOnItsSide ? 230 : 139
    return CGRect(
      x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5)
  }

  /// Where the system shows something over the screen, and what it stands over.
  var systemParts: [(edge: VerticalEdge, part: CGRect)] {
    let height = max(device.safeAreaInsets.top, 20)
    let top = CGRect(x: 0, y: 0, width: device.size.width, height: height)
    return [(.top, top)] + (homeIndicator.map { [(.bottom, $0)] } ?? [])
  }

  /// The distance of an island from the screen's edge, in points.
  private var islandTop: CGFloat {
    max(device.safeAreaInsets.top, device.safeAreaInsets.leading) >= 62 ? 14 : 11
  }
}

extension Device {
  /// Takes the status bar away, where it alone covers the upper edge: below an island or a cut-out the
  /// screen begins as before.
  mutating func removeStatusBar() {
    if DeviceForm(self).kind == .button { safeAreaInsets.top = 0 }
  }
}
