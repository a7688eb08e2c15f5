import TintypeText

/// A font, resolved for the environment when it is used.
public struct Font: Hashable, Sendable {
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
  /// Whether lines stand as close as the letters let them, whatever the style says.
  var hasTightLines = false
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
  /// The font with lines as close as its letters let them: `Rules/Lists#Headers-and-footers`.
  package var withTightLines: Font { with { $0.hasTightLines = true } }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leadingOverride = leading } }
}
