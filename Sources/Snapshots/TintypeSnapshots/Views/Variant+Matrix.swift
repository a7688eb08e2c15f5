import Tintype

extension Variant {
  /// What tells the variant from others, such as `dark-ax3-rtl-iPhone15-2x`; empty where nothing is set.
  public var name: String {
    var parts: [String] = []
    if let appearance { parts.append(appearance == .dark ? "dark" : "light") }
    if let dynamicType { parts.append(Self.name(dynamicType)) }
    if let direction { parts.append(direction == .rightToLeft ? "rtl" : "ltr") }
    if let device { parts.append(device.name) }
    if let scale { parts.append("\(Tolerance.short(Double(scale)))x") }
    return parts.joined(separator: "-")
  }

  private static func name(_ size: DynamicTypeSize) -> String {
    "\(size)".replacingOccurrences(of: "accessibility", with: "ax")
  }

  /// Every combination of some axes, the last one changing fastest.
  ///
  /// - Parameter axes: what to vary.
  /// - Returns: the variants.
  public static func matrix(_ axes: VariantAxis...) -> [Variant] { matrix(axes) }

  static func matrix(_ axes: [VariantAxis]) -> [Variant] {
    axes.reduce([Variant()]) { variants, axis in
      variants.flatMap { variant in axis.values.map { variant.merged(with: $0) } }
    }
  }

  /// The variant with what another one sets.
  func merged(with other: Variant) -> Variant {
    Variant(
      appearance: other.appearance ?? appearance, dynamicType: other.dynamicType ?? dynamicType,
      direction: other.direction ?? direction, device: other.device ?? device,
      scale: other.scale ?? scale)
  }

  /// Sets what the variant sets.
  func apply(to environment: inout EnvironmentValues) {
    if let appearance { environment.colorScheme = appearance }
    if let dynamicType { environment.dynamicTypeSize = dynamicType }
    if let direction { environment.layoutDirection = direction }
  }
}
