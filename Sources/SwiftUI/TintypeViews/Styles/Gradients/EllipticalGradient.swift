import TintypeDrawing

/// A gradient around the middle of a frame that is stretched as the frame is.
public nonisolated struct EllipticalGradient: ShapeStyle, PrimitiveView, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Creates a gradient; radii as shares of the frame's sides.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// The paint around the point of a frame.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    let stops = style.gradient.resolvedStops(in: environment)
    return StylePaint(
      .gradient { rect in
        .gradient(
          stops,
          .elliptical(
            center: style.center.point(in: rect), unit: rect.size,
            startRadius: style.startRadiusFraction, endRadius: style.endRadiusFraction))
      })
  }

  /// Adds one node that fills what it is proposed.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addStyle(view, kind: "EllipticalGradient")
  }
}
