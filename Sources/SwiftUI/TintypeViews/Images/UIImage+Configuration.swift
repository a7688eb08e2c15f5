import Foundation
import TintypeImages

extension UIImage {
  /// How symbols are drawn, as code of UIKit says it.
  public class Configuration: Hashable, @unchecked Sendable {
    /// Whether both say the same.
    public static func == (a: Configuration, b: Configuration) -> Bool { a.isEqual(to: b) }
    /// Hashes nothing; configurations are compared.
    public func hash(into hasher: inout Hasher) {}
    fileprivate func isEqual(to other: Configuration) -> Bool { self === other }
  }

  /// The size, weight and colors of symbols, as code of UIKit says them.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: Font?
    let weight: Font.Weight?
    let scale: Image.Scale?
    /// The colors of the symbol's layers; empty for that of the place.
    let colors: [Color]

    init(font: Font?, weight: Font.Weight?, scale: Image.Scale?, colors: [Color] = []) {
      (self.font, self.weight, self.scale, self.colors) = (font, weight, scale, colors)
    }

    /// What says nothing.
    public static let unspecified = SymbolConfiguration(font: nil, weight: nil, scale: nil)
    /// Creates a configuration of a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(
        font: .system(size: pointSize), weight: weight.fontWeight, scale: scale.imageScale)
    }
    /// Creates a configuration of the size of a text style.
    public convenience init(
      textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified
    ) {
      self.init(font: .system(textStyle.style), weight: nil, scale: scale.imageScale)
    }
    /// Creates a configuration of the size and weight of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(font: font.font, weight: nil, scale: scale.imageScale)
    }
    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(font: nil, weight: nil, scale: scale.imageScale)
    }
    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(font: nil, weight: weight.fontWeight, scale: nil)
    }
    /// Creates a configuration of a color for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil, weight: nil, scale: nil, colors: paletteColors.map(\.color))
    }
    /// Creates a configuration of one color, of which layers further back show less.
    public convenience init(hierarchicalColor: UIColor) {
      let colors = [1, 0.5, 0.25].map { hierarchicalColor.color.opacity($0) }
      self.init(font: nil, weight: nil, scale: nil, colors: colors)
    }
    /// A configuration of the symbol's own colors, which changes nothing here.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }
    /// A configuration of one color, which is what symbols have.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// What this one says, and what another says of the rest or instead.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        font: other.font ?? font, weight: other.weight ?? weight, scale: other.scale ?? scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    fileprivate override func isEqual(to other: Configuration) -> Bool {
      guard let other = other as? SymbolConfiguration else { return false }
      return font == other.font && weight == other.weight && scale == other.scale
        && colors == other.colors
    }
  }

  /// Creates a symbol by Apple's name for it; nil for an empty name.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    guard !systemName.isEmpty else { return nil }
    self.init(
      .symbol(systemName, value: nil), .automatic, configuration as? SymbolConfiguration)
  }
  /// Creates a symbol that shows an amount, 0 to 1; nil for an empty name.
  public convenience init?(
    systemName: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    guard !systemName.isEmpty else { return nil }
    self.init(
      .symbol(systemName, value: variableValue), .automatic, configuration as? SymbolConfiguration)
  }
  /// Creates a symbol; the traits are of no account.
  public convenience init?(systemName: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: systemName)
  }
  /// Creates a picture by its name, in a bundle first; nil where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  /// Creates the picture of an image literal; one of nothing where there is none.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.source ?? .empty)
  }
  /// Creates a picture of pixels, of a scale and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale)
  }

  /// The same picture with another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(source, renderingMode, configuration as? SymbolConfiguration, tint: tint)
  }
  /// The same picture with what a configuration says beside its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
  /// The same picture in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }
  /// The same picture in a color, which shows unless it is a template.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode, symbolConfiguration, tint: color.color)
  }
  /// Whether it is one of Apple's symbols.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
}

extension UIImage.SymbolWeight {
  fileprivate var fontWeight: Font.Weight? {
    switch self {
    case .unspecified: nil
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension UIImage.SymbolScale {
  fileprivate var imageScale: Image.Scale? {
    switch self {
    case .default, .unspecified: nil
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// What an image literal of Xcode's is without a word of its type; the compiler knows it by this name.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
