import Tintype

extension UITraitCollection {
  /// What the traits say in this library's own terms, but for the size classes.
  var variant: Variant {
    Variant(
      appearance: userInterfaceStyle == .unspecified
        ? nil : userInterfaceStyle == .dark ? .dark : .light,
      dynamicType: preferredContentSizeCategory.dynamicTypeSize,
      direction: layoutDirection == .unspecified
        ? nil : layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: displayScale > 0 ? displayScale : nil)
  }

  /// Sets the size classes that the traits say.
  func applySizeClasses(to device: inout Device) {
    if let across = horizontalSizeClass.value { device.horizontalSizeClass = across }
    if let down = verticalSizeClass.value { device.verticalSizeClass = down }
  }

  /// Sets the size classes that the traits say.
  func applySizeClasses(to environment: inout EnvironmentValues) {
    if let across = horizontalSizeClass.value { environment.horizontalSizeClass = across }
    if let down = verticalSizeClass.value { environment.verticalSizeClass = down }
  }
}

extension UIUserInterfaceSizeClass {
  /// The same in SwiftUI's terms; nil where it is not said.
  fileprivate var value: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

extension UIContentSizeCategory {
  /// The same in SwiftUI's terms, which have the same sizes in the same order; nil where it is not said.
  fileprivate var dynamicTypeSize: DynamicTypeSize? {
    zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases)
      .first { "\($0.0)" == rawValue }?.1
  }
}
