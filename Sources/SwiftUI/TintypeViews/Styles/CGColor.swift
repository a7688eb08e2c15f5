/// A color of Core Graphics, as far as code draws with it.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Creates a color from components of sRGB, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray, 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: gray, opacity: alpha))
  }

  /// Whether two colors are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  /// Feeds the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The color for Core Graphics; one with appearances keeps them.
  public var cgColor: CGColor { CGColor(color) }
}

extension Color {
  /// The color for Core Graphics.
  public var cgColor: CGColor? { CGColor(self) }

  /// Creates a color from one of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a color from one of Core Graphics.
  @_disfavoredOverload
  public init(_ color: CGColor) { self = color.color }
}
