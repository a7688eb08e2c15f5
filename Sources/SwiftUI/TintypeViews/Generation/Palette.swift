package import TintypeDrawing

/// What the system's colors look like in one generation of the system.
package struct Palette: Sendable {
  /// A color in both appearances, as usual and with increased contrast.
  package struct Shades: Hashable, Sendable {
    /// In light.
    package var light: RGBA
    /// In dark.
    package var dark: RGBA
    /// In light, where the user wants more contrast.
    package var lightIncreased: RGBA
    /// In dark, where the user wants more contrast.
    package var darkIncreased: RGBA
  }

  /// A color on both levels of a screen.
  package struct Look: Hashable, Sendable {
    /// On the screen itself.
    package var base: Shades
    /// On what lies over the screen, such as a sheet.
    package var elevated: Shades

    /// The same on both levels.
    init(_ base: Shades) { (self.base, elevated) = (base, base) }
  }

  private let entries: [Look]

  /// Creates a palette from what each color looks like, so that none can be left out.
  package init(_ look: (SystemColor) -> Look) {
    entries = SystemColor.allCases.map(look)
  }

  /// What a color looks like.
  package subscript(_ color: SystemColor) -> Look { entries[color.rawValue] }
}

/// Short forms for tables of colors: red, green and blue are one number, as in `0x0088FF`.
extension Palette.Look {
  /// An opaque color.
  static func opaque(
    _ light: UInt32, _ dark: UInt32, increased: (light: UInt32, dark: UInt32)
  ) -> Self {
    Self(
      Palette.Shades(
        light: RGBA(hex: light), dark: RGBA(hex: dark), lightIncreased: RGBA(hex: increased.light),
        darkIncreased: RGBA(hex: increased.dark)))
  }

  /// A color that looks the same with increased contrast.
  static func opaque(_ light: UInt32, _ dark: UInt32) -> Self {
    opaque(light, dark, increased: (light, dark))
  }

  /// A translucent color, its opacities from 0 to 1.
  static func translucent(
    _ light: UInt32, _ dark: UInt32, _ opacity: (light: Double, dark: Double),
    increased: (light: Double, dark: Double)
  ) -> Self {
    Self(
      Palette.Shades(
        light: RGBA(hex: light).opacity(opacity.light), dark: RGBA(hex: dark).opacity(opacity.dark),
        lightIncreased: RGBA(hex: light).opacity(increased.light),
        darkIncreased: RGBA(hex: dark).opacity(increased.dark)))
  }

  /// The color with another dark look on what lies over the screen.
  func elevated(dark: UInt32, increased: UInt32) -> Self {
    var look = self
    look.elevated.dark = RGBA(hex: dark)
    look.elevated.darkIncreased = RGBA(hex: increased)
    return look
  }
}

extension RGBA {
  /// Creates an opaque color from red, green and blue in one number, as in `0x0088FF`.
  fileprivate init(hex: UInt32) {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hex >> shift) }
    self.init(bytes: byte(16), byte(8), byte(0))
  }
}
