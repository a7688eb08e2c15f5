import TintypeAssets
package import TintypeDrawing

/// A color that adapts to the environment; as a view, it fills the space that it is proposed.
public nonisolated struct Color: ShapeStyle, PrimitiveView, Hashable, Sendable,
  CustomStringConvertible
{
  private indirect enum Provider: Hashable, Sendable {
    case system(SystemColor)
    case constant(RGBA)
    case opacity(Color, Double)
    case accent
    case mix(Color, Color, Double, Gradient.ColorSpace)
    case named(String, bundle: String?)
    case byAppearance(light: Color, dark: Color)
  }

  private let provider: Provider

  private nonisolated init(_ provider: Provider) { self.provider = provider }

  /// A color of the system.
  package nonisolated init(system: SystemColor) { self.init(.system(system)) }
  /// A fixed color.
  package nonisolated init(rgba: RGBA) { self.init(.constant(rgba)) }

  /// A color for each appearance.
  nonisolated init(light: Color, dark: Color) {
    self.init(.byAppearance(light: light, dark: dark))
  }

  /// Creates a color from components, each 0 to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.encoded(red, green, blue)
    self.init(.constant(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
  }

  /// Creates a gray, 0 for black to 1 for white.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each 0 to 1.
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a color of an asset catalog by its name; gray, and reported, where no catalog has it.
  ///
  /// The bundle's catalogs are looked at first, then those of ``ImageCatalog``.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: BundleResources.folder(of: bundle)))
  }

  /// Creates a color of an asset catalog by the name that Xcode makes for code.
  public nonisolated init(_ resource: ColorResource) {
    self.init(.named(resource.name, bundle: resource.bundle))
  }

  /// The tint of the environment.
  public static let accentColor = Color(.accent)

  /// The color with its opacity multiplied by a factor.
  public nonisolated func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// The color mixed with another one.
  ///
  /// - Parameters:
  ///   - other: the other color.
  ///   - fraction: its share, 0 to 1.
  ///   - colorSpace: in which space steps are equal.
  /// - Returns: the mixed color.
  public nonisolated func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, other, min(max(fraction, 0), 1), colorSpace))
  }

  /// The color for an environment.
  package nonisolated func rgba(in environment: EnvironmentValues) -> RGBA {
    switch provider {
    case .system(let color): return color.rgba(in: environment)
    case .constant(let color): return color
    case .opacity(let color, let factor): return color.rgba(in: environment).opacity(factor)
    case .accent:
      guard let tint = environment.tint else {
        return environment.accentOfAssets ?? SystemColor.blue.rgba(in: environment)
      }
      // A tint that is made of the accent color, as `.tint(.accentColor)`, means the app's.
      var outer = environment
      outer.tint = nil
      return tint.rgba(in: outer)
    case .mix(let first, let second, let fraction, let space):
      let (a, b) = (first.rgba(in: environment), second.rgba(in: environment))
      if space == .perceptual {
        let (from, to) = (PerceptualColor.components(a), PerceptualColor.components(b))
        return PerceptualColor.color(from + (to - from) * fraction).clamped
      }
      func blend(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
      return RGBA(
        red: blend(a.red, b.red), green: blend(a.green, b.green), blue: blend(a.blue, b.blue),
        alpha: blend(a.alpha, b.alpha))
    case .named(let name, let bundle):
      return environment.assetColor(named: name, in: bundle)
        ?? SystemColor.gray.rgba(in: environment)
    case .byAppearance(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).rgba(in: environment)
    }
  }

  /// The paint of the color.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Color, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(.color(style.rgba(in: environment)))
  }

  /// Adds one node that fills what it is proposed.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.add(
      resolver.makeNode(
        .greedy, kind: "Color", role: .color,
        drawing: .fill(.color(view.rgba(in: resolver.environment)))))
  }

  /// The name of the color where it has one.
  public nonisolated var description: String {
    switch provider {
    case .system(let color): "\(color)"
    case .constant(let color): "\(color)"
    case .opacity(let color, let factor): "\(color) at \(factor)"
    case .accent: "accentColor"
    case .mix(let first, let second, let fraction, _):
      "mix of \(first) and \(second) by \(fraction)"
    case .named(let name, _): name
    case .byAppearance(let light, let dark): "\(light), or \(dark) in dark"
    }
  }
}

extension Color.RGBColorSpace {
  /// Components of the space with sRGB's curve, the only space that pictures are made in.
  nonisolated func encoded(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB: (red, green, blue)
    case .sRGBLinear:
      (ColorSpaces.encoded(red), ColorSpaces.encoded(green), ColorSpaces.encoded(blue))
    case .displayP3: ColorSpaces.sRGB(displayP3: (red, green, blue))
    }
  }
}
