import TintypeDrawing

/// The colors of UIKit that SwiftUI code names, such as `Color(.systemGray6)`.
///
/// A class as on a device, so that sources may add convenience initializers.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a color of SwiftUI's.
  public init(_ color: Color) { self.color = color }
  /// Creates a color that follows the appearance.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    color = Color(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color)
  }
  /// Creates a color from components, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  /// Creates a gray, 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }
  /// Creates a color from hue, saturation and brightness, each 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }
  /// The color with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  /// Two colors are equal where SwiftUI's are.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  /// Adds the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The components in light appearance, each 0 to 1.
  ///
  /// - Parameters:
  ///   - red: takes the red component.
  ///   - green: takes the green component.
  ///   - blue: takes the blue component.
  ///   - alpha: takes the opacity.
  /// - Returns: true: every color has components here.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = color.rgba(in: EnvironmentValues())
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
}

extension Color {
  /// Creates a color of UIKit's.
  public nonisolated init(uiColor: UIColor) { self = uiColor.color }
  /// Creates a color of UIKit's.
  public nonisolated init(_ color: UIColor) { self = color.color }
  /// Creates the same color, as in `Color(.mint)` and `Color(.mint.opacity(0.5))`.
  ///
  /// UIKit's colors go first: `Color(.red)` is a `UIColor`.
  @_disfavoredOverload
  public nonisolated init(_ color: Color) { self = color }
}

// swift-format-ignore: NoLeadingUnderscores
/// What a color literal of Xcode's is without a word of its type; the compiler knows it by this name.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a literal from components, each 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
