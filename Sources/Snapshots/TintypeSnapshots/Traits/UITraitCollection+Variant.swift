import Tintype

extension UITraitCollection {
  /// What the traits say in this library's own terms, but for the size classes.
  var variant: Variant {
    Variant(
      appearance: userInterfaceStyle == .unspecified
        ? nil : userInterfaceStyle == .dark ? .dark : .light,
      dynamicType: DynamicTypeSize(preferredContentSizeCategory),
      direction: layoutDirection == .unspecified
        ? nil : layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: displayScale > 0 ? displayScale : nil)
  }

  /// Sets the size classes that the traits say.
  func applySizeClasses(to device: inout Device) {
    if let across = UserInterfaceSizeClass(horizontalSizeClass) {
      device.horizontalSizeClass = across
    }
    if let down = UserInterfaceSizeClass(verticalSizeClass) { device.verticalSizeClass = down }
  }

  /// Sets the size classes that the traits say.
  func applySizeClasses(to environment: inout EnvironmentValues) {
    if let across = UserInterfaceSizeClass(horizontalSizeClass) {
      environment.horizontalSizeClass = across
    }
    if let down = UserInterfaceSizeClass(verticalSizeClass) { environment.verticalSizeClass = down }
  }
}
