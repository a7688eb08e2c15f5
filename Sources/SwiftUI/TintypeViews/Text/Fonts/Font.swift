import TintypeText

/// A font, resolved for the environment when it is used.
public struct Font: Hashable, Sendable {
  /// A role of text, whose size follows the preferred size of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A second-level caption.
    case caption2
    /// A very large title.
    case extraLargeTitle
    /// A second-level very large title.
    case extraLargeTitle2
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// 100 for the thinnest to 900 for the thickest; 400 is regular.
    package let value: Int
    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// The thickest.
    public static let black = Weight(value: 900)
  }

  /// The width of characters.
  public struct Width: Hashable, Sendable {
    /// The width relative to the normal one, -1 to 1.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Very narrow.
    public static let compressed = Width(-0.8)
    /// Narrow.
    public static let condensed = Width(-0.4)
    /// Normal.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.4)
  }

  /// The look of a system font.
  public enum Design: Hashable, Sendable {
    /// The plain face.
    case `default`
    /// The face with serifs.
    case serif
    /// The face with round ends.
    case rounded
    /// The face whose characters are all equally wide.
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  var weightOverride: Weight?
  var widthOverride: Width?
  var isItalic = false
  var isBold = false
  var features: [FontFeature] = []
  var leadingOverride: Leading = .standard
  /// How much larger letters and lines are than the font says.
  var factor: CGFloat = 1

  init(_ base: Base) { self.base = base }

  /// The font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system font at a size in points, which does not follow the preferred size of text.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size, weight, design))
  }

  /// A font by its family's name, at a size that follows the body style's.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  /// A font by its family's name, at a size that follows a text style's.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  /// A font by its family's name, at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  /// The font of text that says none: the body style's.
  public static let `default` = system(.body)
  /// The font of large titles.
  public static let largeTitle = system(.largeTitle)
  /// Very large titles.
  public static let extraLargeTitle = system(.extraLargeTitle)
  /// Titles nearly as large.
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  /// The font of titles.
  public static let title = system(.title)
  /// The font of second-level titles.
  public static let title2 = system(.title2)
  /// The font of third-level titles.
  public static let title3 = system(.title3)
  /// The font of headings.
  public static let headline = system(.headline)
  /// The font of subheadings.
  public static let subheadline = system(.subheadline)
  /// The font of body text.
  public static let body = system(.body)
  /// The font of callouts.
  public static let callout = system(.callout)
  /// The font of footnotes.
  public static let footnote = system(.footnote)
  /// The font of captions.
  public static let caption = system(.caption)
  /// The font of second-level captions.
  public static let caption2 = system(.caption2)

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weightOverride = weight } }
  /// The font in a width.
  public func width(_ width: Width) -> Font { with { $0.widthOverride = width } }
  /// The font in bold.
  public func bold() -> Font { bold(true) }
  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }
  /// The font slanted.
  public func italic() -> Font { italic(true) }
  /// The font slanted, or not.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  /// The font with digits that are all equally wide.
  public func monospacedDigit() -> Font { with { $0.features.append(.monospacedDigit) } }
  /// The face whose characters are all equally wide.
  public func monospaced() -> Font { monospaced(true) }
  /// The face whose characters are all equally wide, or the plain one.
  public func monospaced(_ isActive: Bool) -> Font {
    let design: Design = isActive ? .monospaced : .default
    return with { font in
      switch font.base {
      case .style(let style, _, let weight): font.base = .style(style, design, weight)
      case .system(let size, let weight, _): font.base = .system(size, weight, design)
      case .custom: break
      }
    }
  }
  /// The font with small capitals.
  public func smallCaps() -> Font {
    with { $0.features += [.lowercaseSmallCaps, .uppercaseSmallCaps] }
  }
  /// The font with small capitals in place of lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.features.append(.lowercaseSmallCaps) } }
  /// The font with small capitals in place of small letters, or without.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    with {
      $0.features.removeAll { $0 == .lowercaseSmallCaps }
      if isActive { $0.features.append(.lowercaseSmallCaps) }
    }
  }
  /// The font with small capitals in place of capitals, or without.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    with {
      $0.features.removeAll { $0 == .uppercaseSmallCaps }
      if isActive { $0.features.append(.uppercaseSmallCaps) }
    }
  }
  /// The font at another size in points, which does not follow the preferred size of text.
  public func pointSize(_ size: CGFloat) -> Font {
    with {
      switch $0.base {
      case .style(_, let design, let weight): $0.base = .system(size, weight, design)
      case .system(_, let weight, let design): $0.base = .system(size, weight, design)
      case .custom(let name, _, _): $0.base = .custom(name, size, relativeTo: nil)
      }
    }
  }
  /// The font with letters and lines larger by a factor.
  public func scaled(by factor: CGFloat) -> Font { with { $0.factor *= factor } }
  /// The font with small capitals in place of capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.features.append(.uppercaseSmallCaps) } }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leadingOverride = leading } }
}
