import TintypeDrawing

/// What is below, covered with its background's color and blurred or not: the style of scroll edges.
package nonisolated struct EdgeBlurStyle: ShapeStyle, Sendable {
  private let isSharp: Bool

  /// Creates the style.
  ///
  /// - Parameter isSharp: whether what is below stays sharp.
  package nonisolated init(isSharp: Bool = false) { self.isSharp = isSharp }

  /// A backdrop without a veil of its own, by eye beside pictures of iOS 26.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    var backdrop = Backdrop(blurRadius: style.isSharp ? 0 : 6, saturation: 1, veil: .clear)
    backdrop.fade = 0.86
    return StylePaint(.backdrop(backdrop))
  }
}
