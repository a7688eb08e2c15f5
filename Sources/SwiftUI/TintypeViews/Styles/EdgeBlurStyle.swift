import TintypeDrawing

/// What is below, blurred and covered with its background's color: the style of scroll edges.
package nonisolated struct EdgeBlurStyle: ShapeStyle, Sendable {
  /// Creates the style.
  package nonisolated init() {}

  /// A backdrop without a veil of its own, by eye beside pictures of iOS 26.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    var backdrop = Backdrop(blurRadius: 6, saturation: 1, veil: .clear)
    backdrop.fade = 0.86
    return StylePaint(.backdrop(backdrop))
  }
}
