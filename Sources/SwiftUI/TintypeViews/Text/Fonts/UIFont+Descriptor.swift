import TintypeText

/// What a font of UIKit's is found by.
public final class UIFontDescriptor: Sendable {
  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// Creates a description of a font by its name and its size, in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
  /// The description of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The size of an em, in points.
  public var pointSize: CGFloat { font.pointSize }
  /// Whether the font is bold, slanted or of equally wide letters.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.request.weight >= Font.Weight.semibold.value { traits.insert(.traitBold) }
    if font.request.isItalic { traits.insert(.traitItalic) }
    if font.request.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// The description with some of bold, slanted and equally wide; nil never.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed { request in
      if traits.contains(.traitBold) { request.weight = Font.Weight.bold.value }
      request.isItalic = traits.contains(.traitItalic)
      if traits.contains(.traitMonoSpace) { request.family = .system(.monospaced) }
    }
  }
  /// The description of another look of the system font; nil never.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { request in
      switch design {
      case .default: request.family = .system(.default)
      case .serif: request.family = .system(.serif)
      case .monospaced: request.family = .system(.monospaced)
      case .rounded: request.family = .system(.rounded)
      }
    }
  }
  /// The description of another size, in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(size))
  }
  /// The same description: what attributes say otherwise is of no account.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
  /// The same font of another family.
  public func withFamily(_ family: String) -> UIFontDescriptor {
    changed { $0.family = .named(family) }
  }

  private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = font.request
    change(&request)
    return UIFontDescriptor(UIFont(request, library: font.library))
  }
}

extension UIFont {
  /// Creates the font of a description; a size of 0 is that of the description.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var request = descriptor.font.request
    if size > 0 { request.resize(to: size) }
    self.init(request, library: descriptor.font.library)
  }
  /// What the font is found by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// The font at another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var request = request
    request.resize(to: size)
    return UIFont(request, library: library)
  }
  /// The name of the family that was asked for, or that of the system font.
  public var familyName: String {
    if case .named(let name) = request.family { name } else { ".AppleSystemUIFont" }
  }
  /// The name by which the font was asked for.
  public var fontName: String { familyName }

  /// The system font whose digits are all equally wide, at a size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      Font.system(size: size, weight: weight).monospacedDigit()
        .request(at: .large, TextAttributes()), library: .standard)
  }
  /// The system font whose letters are all equally wide, at a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      Font.system(size: size, weight: weight, design: .monospaced)
        .request(at: .large, TextAttributes()), library: .standard)
  }
  /// The system font of a width, at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      Font.system(size: size, weight: weight).width(width).request(at: .large, TextAttributes()),
      library: .standard)
  }
  /// The font of a style at the size of text that traits say; at the standard size where they say none.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = traits.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) } ?? .large
    return UIFont(
      Font.system(style.style).request(at: size, TextAttributes()), library: .standard)
  }
}

extension FontRequest {
  /// Takes another size, in points, with the distance of lines that the font has there.
  fileprivate mutating func resize(to size: CGFloat) {
    pitch = pitch.map { _ in size * (1950 + 494) / 2048 }
    self.size = size
  }
}

/// Sizes that grow with the size of text, as code of UIKit asks for them.
public final class UIFontMetrics: Sendable {
  private let style: Font.TextStyle

  /// What grows as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Creates what grows as a text style does.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style.style }

  /// A length at the standard size of text, in points: as it is.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// A length at the size of text that traits say, in points; as it is where they say none.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    guard let size = traits.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) }) else {
      return value
    }
    let now = TextStyleTable.metrics(of: style, at: size).pitch
    return value * now / TextStyleTable.metrics(of: style, at: .large).pitch
  }
  /// A font at the standard size of text: as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// A font at the standard size of text, no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize && maximumPointSize > 0
      ? font.withSize(maximumPointSize) : font
  }
  /// A font at the size of text that traits say.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }
}
