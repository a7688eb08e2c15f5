import TintypeAssets
import TintypeDrawing

extension UIColor {
  /// Creates a color by its name in an asset catalog; nil where there is none.
  ///
  /// Outside of a render it is taken to be there.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// Creates a color by its name, in a bundle first; nil where there is none.
  ///
  /// The traits are of no account.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let folder = BundleResources.folder(of: bundle)
    guard !name.isEmpty, Self.isThere(name, folder) else { return nil }
    self.init(Color(name, bundle: bundle))
  }
  /// Creates a color of an asset catalog by the name that Xcode makes for code.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  /// Creates a color of the wide gamut of displays, each part 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  /// Creates a color of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  private static func isThere(_ name: String, _ folder: String?) -> Bool {
    guard let scope = RenderScope.current else { return true }
    let own = folder.map { BundleResources.resources(at: $0) }
    return own?.color(named: name) != nil || scope.resources?.color(named: name) != nil
  }

  /// The color as it is in an appearance; light where the traits say none.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    let rgba = color.rgba(in: environment)
    return UIColor(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
      alpha: CGFloat(rgba.alpha))
  }

  /// Hue, saturation and brightness in light appearance, each 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? []
    guard parts.count == 4, let most = parts.prefix(3).max(), let least = parts.prefix(3).min()
    else { return false }
    let range = most - least
    var sixth: CGFloat = 0
    if range > 0 {
      if most == parts[0] {
        sixth = (parts[1] - parts[2]) / range
      } else if most == parts[1] {
        sixth = 2 + (parts[2] - parts[0]) / range
      } else {
        sixth = 4 + (parts[0] - parts[1]) / range
      }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }
  /// The gray of equal lightness in light appearance, 0 to 1.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else { return false }
    white?.pointee = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  /// Sets nothing: UIKit's drawing is not done.
  public func setFill() {}
  /// Sets nothing: UIKit's drawing is not done.
  public func setStroke() {}
  /// Sets nothing: UIKit's drawing is not done.
  public func set() {}
}

extension CGColor {
  /// Red, green, blue and opacity in light appearance, each 0 to 1; those of gray as well.
  public var components: [CGFloat]? {
    let rgba = color.rgba(in: EnvironmentValues())
    return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) }
  }
  /// How many parts ``components`` has: four.
  public var numberOfComponents: Int { 4 }
  /// How opaque the color is, 0 to 1.
  public var alpha: CGFloat { CGFloat(color.rgba(in: EnvironmentValues()).alpha) }
  /// The color with another opacity, 0 to 1; nil never.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? []
    return parts.count == 4
      ? CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha) : nil
  }
  /// The color in sRGB, each part 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
