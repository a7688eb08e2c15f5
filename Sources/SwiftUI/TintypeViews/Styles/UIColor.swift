import TintypeDrawing

/// The colors of UIKit that SwiftUI code names, such as `Color(.systemGray6)`.
///
/// A class as on a device, so that sources may add convenience initializers.
public final class UIColor: Hashable, Sendable {
  let color: Color

  private init(color: SystemColor) { self.color = Color(system: color) }

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

  /// Black.
  public static let black = UIColor(.black)
  /// White.
  public static let white = UIColor(.white)
  /// Nothing.
  public static let clear = UIColor(.clear)
  /// UIKit's color of that name.
  public static let darkText = UIColor(.black)
  /// UIKit's color of that name.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// UIKit's color of that name.
  public static let systemBackground = UIColor(color: .background)
  /// UIKit's color of that name.
  public static let systemGroupedBackground = UIColor(color: .groupedBackground)
  /// UIKit's color of that name.
  public static let secondarySystemGroupedBackground = UIColor(color: .groupedCell)
  /// UIKit's color of that name.
  public static let label = UIColor(color: .label)
  /// UIKit's color of that name.
  public static let secondaryLabel = UIColor(color: .secondaryLabel)
  /// UIKit's color of that name.
  public static let tertiaryLabel = UIColor(color: .tertiaryLabel)
  /// UIKit's color of that name.
  public static let quaternaryLabel = UIColor(color: .quaternaryLabel)
  /// UIKit's color of that name.
  public static let separator = UIColor(color: .separator)
  /// UIKit's color of that name.
  public static let systemFill = UIColor(color: .fill)
  /// UIKit's color of that name.
  public static let systemRed = UIColor(color: .red)
  /// UIKit's color of that name.
  public static let systemOrange = UIColor(color: .orange)
  /// UIKit's color of that name.
  public static let systemYellow = UIColor(color: .yellow)
  /// UIKit's color of that name.
  public static let systemGreen = UIColor(color: .green)
  /// UIKit's color of that name.
  public static let systemMint = UIColor(color: .mint)
  /// UIKit's color of that name.
  public static let systemTeal = UIColor(color: .teal)
  /// UIKit's color of that name.
  public static let systemCyan = UIColor(color: .cyan)
  /// UIKit's color of that name.
  public static let systemBlue = UIColor(color: .blue)
  /// UIKit's color of that name.
  public static let systemIndigo = UIColor(color: .indigo)
  /// UIKit's color of that name.
  public static let systemPurple = UIColor(color: .purple)
  /// UIKit's color of that name.
  public static let systemPink = UIColor(color: .pink)
  /// UIKit's color of that name.
  public static let systemBrown = UIColor(color: .brown)
  /// UIKit's color of that name.
  public static let systemGray = UIColor(color: .gray)
  /// UIKit's color of that name.
  public static let systemGray2 = UIColor(color: .gray2)
  /// UIKit's color of that name.
  public static let systemGray3 = UIColor(color: .gray3)
  /// UIKit's color of that name.
  public static let systemGray4 = UIColor(color: .gray4)
  /// UIKit's color of that name.
  public static let systemGray5 = UIColor(color: .gray5)
  /// UIKit's color of that name.
  public static let systemGray6 = UIColor(color: .gray6)
  /// UIKit's color of that name.
  public static let secondarySystemBackground = UIColor(color: .secondaryBackground)
  /// UIKit's color of that name.
  public static let tertiarySystemBackground = UIColor(color: .tertiaryBackground)
  /// UIKit's color of that name.
  public static let tertiarySystemGroupedBackground = UIColor(color: .tertiaryGroupedBackground)
  /// UIKit's color of that name.
  public static let secondarySystemFill = UIColor(color: .secondaryFill)
  /// UIKit's color of that name.
  public static let tertiarySystemFill = UIColor(color: .tertiaryFill)
  /// UIKit's color of that name.
  public static let quaternarySystemFill = UIColor(color: .quaternaryFill)
  /// UIKit's color of that name.
  public static let opaqueSeparator = UIColor(color: .opaqueSeparator)
  /// UIKit's color of that name.
  public static let link = UIColor(color: .link)
  /// UIKit's color of that name.
  public static let placeholderText = UIColor(color: .placeholderText)
  /// UIKit's color of that name.
  public static let tintColor = UIColor(color: .blue)
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
