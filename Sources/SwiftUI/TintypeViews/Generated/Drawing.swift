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

/// How what is drawn meets what was drawn before, under Core Graphics' name.
public enum CGBlendMode: Int32, CaseIterable, Hashable, Sendable {
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
  /// Nothing is left.
  case clear
  /// In place of what is below.
  case copy
  /// Only where something is below, which goes.
  case sourceIn
  /// Only where nothing is below; what is there goes.
  case sourceOut
  /// Only where something is below.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// What is below, only where something is on top.
  case destinationIn
  /// Cut out of what is below.
  case destinationOut
  /// What is below, and where nothing is what is on top.
  case destinationAtop
  /// Where only one of the two is.
  case xor
  /// The sum of darkness.
  case plusDarker
  /// The sum of light.
  case plusLighter
}

extension GraphicsContext {
  /// How a part of what is drawn meets what was drawn before; shapes are changed alone.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32
    /// Creates the mode of a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// On top.
    public static var normal: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 0) }
    /// Multiplied.
    public static var multiply: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 1) }
    /// The complements multiplied.
    public static var screen: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 2) }
    /// Multiplied or screened by what is below.
    public static var overlay: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 3) }
    /// The darker one.
    public static var darken: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 4) }
    /// The lighter one.
    public static var lighten: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 5) }
    /// What is below brightened.
    public static var colorDodge: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 6) }
    /// What is below darkened.
    public static var colorBurn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 7) }
    /// Softly darkened or lightened.
    public static var softLight: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 8) }
    /// Multiplied or screened by what is on top.
    public static var hardLight: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 9) }
    /// The distance.
    public static var difference: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 10) }
    /// The distance with less contrast.
    public static var exclusion: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 11) }
    /// The hue of what is on top.
    public static var hue: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 12) }
    /// The saturation of what is on top.
    public static var saturation: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 13) }
    /// The color of what is on top.
    public static var color: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 14) }
    /// The brightness of what is on top.
    public static var luminosity: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 15) }
    /// Nothing is left.
    public static var clear: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 16) }
    /// In place of what is below.
    public static var copy: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 17) }
    /// Only where something is below, which goes.
    public static var sourceIn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 18) }
    /// Only where nothing is below; what is there goes.
    public static var sourceOut: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 19) }
    /// Only where something is below.
    public static var sourceAtop: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 20) }
    /// Below what is there.
    public static var destinationOver: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 21) }
    /// What is below, only where something is on top.
    public static var destinationIn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 22) }
    /// Cut out of what is below.
    public static var destinationOut: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 23) }
    /// What is below, and where nothing is what is on top.
    public static var destinationAtop: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 24) }
    /// Where only one of the two is.
    public static var xor: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 25) }
    /// The sum of darkness.
    public static var plusDarker: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 26) }
    /// The sum of light.
    public static var plusLighter: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 27) }
  }
  /// How a cut is made.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The inside is cut out.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
  /// What a gradient does outside of its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins anew.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// It runs back and forth.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colors are mixed without sRGB's curve; here they are mixed with it.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }
  /// Reads the colors of a shading, which is done where it is drawn with.
  public func resolve(_ shading: Shading) -> Shading { shading }
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

/// What each component of a color becomes: four shares, and what is added.
public struct ColorMatrix: Hashable, Sendable {
  /// The share of red in red.
  public var r1: Float = 1
  /// The share of green in red.
  public var r2: Float = 0
  /// The share of blue in red.
  public var r3: Float = 0
  /// The share of opacity in red.
  public var r4: Float = 0
  /// What is added to red, of 1.
  public var r5: Float = 0
  /// The share of red in green.
  public var g1: Float = 0
  /// The share of green in green.
  public var g2: Float = 1
  /// The share of blue in green.
  public var g3: Float = 0
  /// The share of opacity in green.
  public var g4: Float = 0
  /// What is added to green, of 1.
  public var g5: Float = 0
  /// The share of red in blue.
  public var b1: Float = 0
  /// The share of green in blue.
  public var b2: Float = 0
  /// The share of blue in blue.
  public var b3: Float = 1
  /// The share of opacity in blue.
  public var b4: Float = 0
  /// What is added to blue, of 1.
  public var b5: Float = 0
  /// The share of red in opacity.
  public var a1: Float = 0
  /// The share of green in opacity.
  public var a2: Float = 0
  /// The share of blue in opacity.
  public var a3: Float = 0
  /// The share of opacity in opacity.
  public var a4: Float = 1
  /// What is added to opacity, of 1.
  public var a5: Float = 0
  /// Creates numbers that change nothing.
  public init() {}
}
