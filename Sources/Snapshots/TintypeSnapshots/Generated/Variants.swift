// Made of Fixtures/Names/TintypeSnapshots/Variants.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Tintype

/// One way to look at a view: appearance, text size, direction, device, scale. It names itself.
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
  ///   - appearance: light or dark; nil for what the view has.
  ///   - dynamicType: the size of text; nil for what the view has.
  ///   - direction: the direction of layout; nil for what the view has.
  ///   - device: the device on whose screen the view stands; nil for none.
  ///   - scale: pixels a point; nil for the device's, or 2.
  public init(appearance: ColorScheme? = nil, dynamicType: DynamicTypeSize? = nil, direction: LayoutDirection? = nil, device: Device? = nil, scale: CGFloat? = nil) { self.appearance = appearance; self.dynamicType = dynamicType; self.direction = direction; self.device = device; self.scale = scale }
  /// The name.
  public var description: String { name.isEmpty ? "default" : name }
}

/// Variants along one axis.
public struct VariantAxis: Sendable, Hashable {
  /// The variants; each sets one part.
  public var values: [Variant]
  /// Creates an axis from variants.
  ///
  /// - Parameter values: the variants; each sets one part.
  public init(values: [Variant]) { self.values = values }
  /// Light and dark.
  public static let appearances = VariantAxis(values: [Variant(appearance: .light), Variant(appearance: .dark)])
  /// Left to right and right to left.
  public static let directions = VariantAxis(values: [Variant(direction: .leftToRight), Variant(direction: .rightToLeft)])
  /// The default size of text, the largest ordinary one and the largest of all.
  public static let dynamicType = dynamicType(.large, .xxxLarge, .accessibility5)
  /// Sizes of text.
  public static func dynamicType(_ sizes: DynamicTypeSize...) -> VariantAxis { VariantAxis(values: sizes.map { Variant(dynamicType: $0) }) }
  /// Devices.
  public static func devices(_ devices: Device...) -> VariantAxis { VariantAxis(values: devices.map { Variant(device: $0) }) }
  /// Pixels a point.
  public static func scales(_ scales: CGFloat...) -> VariantAxis { VariantAxis(values: scales.map { Variant(scale: $0) }) }
}
