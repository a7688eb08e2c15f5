public import Tintype

/// One way to look at a view: appearance, text size, direction, device, scale.
///
/// It names itself.
public struct Variant: Sendable, Hashable, CustomStringConvertible {
  /// Light or dark; nil for what the view has.
  public var appearance: ColorScheme?
  /// The size of text; nil for what the view has.
  public var dynamicType: DynamicTypeSize?
  /// The direction of layout; nil for what the view has.
  public var direction: LayoutDirection?
  /// The device on whose screen the view stands; nil for none.
  public var device: Device?
  /// Pixels a point; nil for the device's, or 2.
  public var scale: CGFloat?

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - appearance: light or dark.
  ///   - dynamicType: the size of text.
  ///   - direction: the direction of layout.
  ///   - device: the device on whose screen the view stands.
  ///   - scale: pixels a point.
  public init(
    appearance: ColorScheme? = nil, dynamicType: DynamicTypeSize? = nil,
    direction: LayoutDirection? = nil, device: Device? = nil, scale: CGFloat? = nil
  ) {
    self.appearance = appearance
    self.dynamicType = dynamicType
    self.direction = direction
    self.device = device
    self.scale = scale
  }

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

  /// The name.
  public var description: String { name.isEmpty ? "default" : name }

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

/// Variants along one axis.
public struct VariantAxis: Sendable, Hashable {
  /// The variants; each sets one part.
  public var values: [Variant]

  /// Creates an axis from variants.
  public init(values: [Variant]) { self.values = values }

  /// Light and dark.
  public static let appearances = VariantAxis(values: [
    Variant(appearance: .light), Variant(appearance: .dark),
  ])
  /// Left to right and right to left.
  public static let directions = VariantAxis(values: [
    Variant(direction: .leftToRight), Variant(direction: .rightToLeft),
  ])
  /// The default size of text, the largest ordinary one and the largest of all.
  public static let dynamicType = dynamicType(.large, .xxxLarge, .accessibility5)

  /// Sizes of text.
  public static func dynamicType(_ sizes: DynamicTypeSize...) -> VariantAxis {
    VariantAxis(values: sizes.map { Variant(dynamicType: $0) })
  }

  /// Devices.
  public static func devices(_ devices: Device...) -> VariantAxis {
    VariantAxis(values: devices.map { Variant(device: $0) })
  }

  /// Pixels a point.
  public static func scales(_ scales: CGFloat...) -> VariantAxis {
    VariantAxis(values: scales.map { Variant(scale: $0) })
  }
}
