import TintypeDrawing

/// A gradient whose place is left to whoever paints with it: from top to bottom, unless a style says otherwise.
public nonisolated struct AnyGradient: ShapeStyle, Hashable, Sendable {
  package let gradient: Gradient

  /// Creates a gradient of colors.
  public nonisolated init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with its colors mixed in a space, which is always that of the device here.
  public nonisolated func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// A gradient from top to bottom.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    Gradient.resolvedPaint(of: style.gradient, in: environment)
  }
}

extension Gradient {
  /// The gradient with its colors mixed in a space, which is always that of the device here.
  public nonisolated func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self)
  }
}

extension Color {
  /// A soft gradient from a lighter tone to the color.
  public nonisolated var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: Color(rgba: .white), by: 0.18, in: .device), self]))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles; radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient that is stretched as the frame is; radii are shares of the frame's sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient around a point of a whole turn.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}
