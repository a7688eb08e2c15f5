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
