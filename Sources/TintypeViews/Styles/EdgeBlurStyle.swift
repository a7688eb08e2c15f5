import TintypeDrawing

/// What is below, blurred and no more: the style of scroll edges.
package nonisolated struct EdgeBlurStyle: ShapeStyle, Sendable {
  /// Creates the style.
  package nonisolated init() {}

  /// A backdrop without a veil.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    StylePaint(.backdrop(Backdrop(blurRadius: 6, saturation: 1, veil: .clear)))
  }
}
