import TintypeDrawing

/// A shadow as a part of a style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow below what is painted; the radius is the deviation of the blur, in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that falls into what is painted; the radius is the deviation of the blur, in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with a shadow of what it paints.
nonisolated struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(style.shadowed(style.base.paint(in: environment), environment))
  }

  static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    let base = Base.resolvedPaint(of: style.base, level: level, in: environment).paint
    return StylePaint(style.shadowed(base, environment))
  }

  private func shadowed(
    _ paint: ResolvedPaint, _ environment: EnvironmentValues
  ) -> ResolvedPaint {
    let added = PaintShadow(
      shadow: DropShadow(
        color: shadow.color.rgba(in: environment), radius: max(0, shadow.radius), x: shadow.x,
        y: shadow.y),
      isInner: shadow.isInner)
    if case .shadowed(let base, let shadows) = paint { return .shadowed(base, shadows + [added]) }
    return .shadowed(paint, [added])
  }
}

extension ShapeStyle {
  /// The style with a shadow of what it paints.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}
