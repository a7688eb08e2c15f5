import TintypeDrawing

/// A color, gradient or pattern that shapes and text are filled with.
public protocol ShapeStyle {
  /// The type of the style that `resolve(in:)` returns.
  associatedtype Resolved: ShapeStyle = Never

  /// The style for an environment, for styles of your own.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for an environment; the engine's hook for its own styles.
  @_documentation(visibility: internal)
  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint

  /// The paint at a level of importance, 0 for primary to 4 for quinary.
  @_documentation(visibility: internal)
  static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint
}

/// What a style paints with.
@_documentation(visibility: internal)
public struct StylePaint {
  package let paint: ResolvedPaint
  package init(_ paint: ResolvedPaint) { self.paint = paint }
}

extension Never: ShapeStyle {
  /// Never called: the engine asks for the paint instead.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("Never has no values")
  }
  /// Never called: `Never` has no values.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Never, in environment: EnvironmentValues
  ) -> StylePaint {
    fatalError("Never has no values")
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the engine resolves its own styles without it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the engine")
  }
}

extension ShapeStyle {
  /// The paint of the style that this one resolves to.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    let resolved = style.resolve(in: environment)
    return Resolved.resolvedPaint(of: resolved, in: environment)
  }

  package func paint(in environment: EnvironmentValues) -> ResolvedPaint {
    Self.resolvedPaint(of: self, in: environment).paint
  }
}

extension EnvironmentValues {
  /// The paint of content, by its importance: 0 for primary to 4 for quinary.
  func foregroundPaint(level: Int) -> ResolvedPaint {
    let styles = foregroundStyles
    if level < styles.count { return styles[level].paint(in: withoutForeground) }
    guard let base = styles.first?.styleOfLevels else {
      let labels: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
      ]
      return .color(labels[min(level, 4)].rgba(in: self))
    }
    // A style of the user's own fades with the level.
    return base.paint(in: withoutForeground).opacity(styleLevelOpacity(level))
  }

  /// The environment in which a foreground style means the default one, not itself.
  private var withoutForeground: EnvironmentValues {
    var copy = self
    copy.foregroundStyles = []
    return copy
  }
}

/// The style of content of an importance.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Sendable {
  let level: Int

  /// The main content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Less important content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Still less important content.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Hardly important content.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The least important content.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The paint of the environment's foreground at the level.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(environment.foregroundPaint(level: style.level))
  }

  /// The paint of the environment's foreground, by as many levels further down.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(environment.foregroundPaint(level: min(style.level + level, 4)))
  }
}

/// The foreground style of the environment.
public nonisolated struct ForegroundStyle: ShapeStyle, Sendable {
  /// Creates the style, for which `.foreground` is short.
  public nonisolated init() {}
  /// The paint of the environment's foreground.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(environment.foregroundPaint(level: 0))
  }

  /// The paint of the environment's foreground at the level.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(environment.foregroundPaint(level: min(level, 4)))
  }
}

/// The color of the background that content stands on.
public nonisolated struct BackgroundStyle: ShapeStyle, Sendable {
  /// Creates the style, for which `.background` is short.
  public nonisolated init() {}
  /// The style that `backgroundStyle` set, or white in light and black in dark.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    if let style = environment.backgroundStyle {
      var outer = environment
      outer.backgroundStyle = nil
      return StylePaint(style.paint(in: outer))
    }
    return StylePaint(.color(SystemColor.background.rgba(in: environment)))
  }

  /// The system's background of the level; a style of the author's own fades.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    guard environment.backgroundStyle == nil, let color = SystemColor.background.atLevel(level)
    else {
      let paint = resolvedPaint(of: style, in: environment).paint
      return StylePaint(paint.opacity(styleLevelOpacity(level)))
    }
    return StylePaint(.color(color.rgba(in: environment)))
  }
}

/// The tint of the environment.
public nonisolated struct TintShapeStyle: ShapeStyle, Sendable {
  /// Creates the style, for which `.tint` is short.
  public nonisolated init() {}
  /// The paint of the style that `tint` set, or of the accent color.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    if let style = environment.tintStyle {
      // A tint that is made of the tint means the one around it.
      var outer = environment
      outer.tintStyle = nil
      return StylePaint(style.paint(in: outer))
    }
    return StylePaint(.color(Color.accentColor.rgba(in: environment)))
  }
}

/// The color of lines between content.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Sendable {
  /// Creates the style, for which `.separator` is short.
  public nonisolated init() {}
  /// The separator's color.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(.color(SystemColor.separator.rgba(in: environment)))
  }
}

/// A style whose type is erased.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Erases the type of a style.
  public nonisolated init<S: ShapeStyle>(_ style: S) { base = style }

  /// The style whose type was erased, or a style that still has its own.
  nonisolated static func unwrapped(_ style: any ShapeStyle) -> any ShapeStyle {
    (style as? AnyShapeStyle).map { unwrapped($0.base) } ?? style
  }

  /// The paint of the style inside.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(style.base.paint(in: environment))
  }

  /// The paint of the style inside at the level.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    func paint<S: ShapeStyle>(_ base: S) -> StylePaint {
      S.resolvedPaint(of: base, level: level, in: environment)
    }
    return paint(style.base)
  }
}

/// A style with a changed opacity.
nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let factor: Double

  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(style.base.paint(in: environment).opacity(style.factor))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, factor: opacity)
  }
}
