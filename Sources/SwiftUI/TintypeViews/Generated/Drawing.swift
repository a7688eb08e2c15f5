// Made of Fixtures/Names/TintypeViews/Drawing.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How a view's pixels meet those below.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// On top.
  case normal
  /// Multiplied.
  case multiply
  /// The complements multiplied.
  case screen
  /// Multiplied or screened by what is below.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is below brightened.
  case colorDodge
  /// What is below darkened.
  case colorBurn
  /// Softly darkened or lightened.
  case softLight
  /// Multiplied or screened by what is on top.
  case hardLight
  /// The distance.
  case difference
  /// The distance with less contrast.
  case exclusion
  /// The hue of what is on top.
  case hue
  /// The saturation of what is on top.
  case saturation
  /// The color of what is on top.
  case color
  /// The brightness of what is on top.
  case luminosity
  /// Only where something is below.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// Cut out of what is below.
  case destinationOut
  /// The sum of darkness.
  case plusDarker
  /// The sum of light.
  case plusLighter
}

extension GraphicsContext {
  /// How a blur is made.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is blurred has no transparency.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Steps of color are hidden by noise, which pictures here have none of.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }
  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what casts it; here it is below.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without what casts it.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Of what is around; here it is of what is drawn.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Of each part by itself; here it is of all together.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// To colors without sRGB's curve; here it is applied to colors with it.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }
}
