import TintypeAssets
import TintypeDrawing
import TintypeGeometry

extension Color {
  /// A color as an environment makes it: its components, without what they come from.
  public nonisolated struct Resolved: ShapeStyle, Hashable, Sendable, Codable,
    CustomStringConvertible
  {
    /// The style is not made of another one.
    public typealias Resolved = Never

    /// Red without sRGB's curve, 0 to 1.
    public var linearRed: Float
    /// Green without sRGB's curve, 0 to 1.
    public var linearGreen: Float
    /// Blue without sRGB's curve, 0 to 1.
    public var linearBlue: Float
    /// The opacity, 0 to 1.
    public var opacity: Float

    /// Creates a color from components, each 0 to 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = colorSpace.encoded(Double(red), Double(green), Double(blue))
      (linearRed, linearGreen, linearBlue) = (
        Self.linear(Float(color.red)), Self.linear(Float(color.green)),
        Self.linear(Float(color.blue))
      )
      self.opacity = opacity
    }

    fileprivate init(_ color: RGBA) {
      self.init(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        opacity: Float(color.alpha))
    }

    /// Red, 0 to 1.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    /// Green, 0 to 1.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    /// Blue, 0 to 1.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The color for Core Graphics.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    /// The components with two hexadecimal digits each.
    public var description: String {
      "#"
        + [red, green, blue, opacity].map { part in
          let byte = Int(clamped: Double((min(max(part, 0), 1) * 255).rounded()))
          let digits = String(byte, radix: 16)
          return (digits.count == 1 ? "0" : "") + digits.uppercased()
        }.joined()
    }

    private static func linear(_ value: Float) -> Float {
      Float(ColorSpaces.decoded(Double(value)))
    }
    private static func encoded(_ value: Float) -> Float {
      Float(ColorSpaces.encoded(Double(value)))
    }

    fileprivate var rgba: RGBA {
      RGBA(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }

    /// The paint of the color.
    @_documentation(visibility: internal)
    public static func resolvedPaint(
      of style: Self, in environment: EnvironmentValues
    ) -> StylePaint {
      StylePaint(.color(style.rgba))
    }
  }

  /// The color's components in an environment.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(rgba(in: environment))
  }

  /// Creates a color from components.
  public nonisolated init(_ resolved: Resolved) { self.init(rgba: resolved.rgba) }

  /// The color itself: pictures have no light beyond white.
  public nonisolated func headroom(_ headroom: Double?) -> Color { self }
}
