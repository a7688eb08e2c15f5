/// The values of the environment that content is painted with.
package struct StyleEnvironment: EnvironmentFeature {
  package static let slot = EnvironmentSlot.styles
  // It is never written to: whoever sets a value copies it before.
  package nonisolated(unsafe) static let standard = EnvironmentBox(StyleEnvironment())

  var foregroundStyles: [any ShapeStyle] = []
  var tint: Color?
  var tintStyle: (any ShapeStyle)?
  var backgroundStyle: AnyShapeStyle?
  var generation = Generation.iOS26
  var contrast = ColorSchemeContrast.standard
  var isElevated = false
}

extension EnvironmentValues {
  /// The styles of content by importance; empty for the system's.
  package var foregroundStyles: [any ShapeStyle] {
    get { self[feature: StyleEnvironment.self].foregroundStyles }
    set { self[feature: StyleEnvironment.self].foregroundStyles = newValue }
  }

  /// The accent color; nil for the system's.
  package var tint: Color? {
    get { self[feature: StyleEnvironment.self].tint }
    set { self[feature: StyleEnvironment.self].tint = newValue }
  }

  /// The style that controls take for their accent, where it is no color; nil for `tint`.
  package var tintStyle: (any ShapeStyle)? {
    get { self[feature: StyleEnvironment.self].tintStyle }
    set { self[feature: StyleEnvironment.self].tintStyle = newValue }
  }

  /// The style of backgrounds; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[feature: StyleEnvironment.self].backgroundStyle }
    set { self[feature: StyleEnvironment.self].backgroundStyle = newValue }
  }
}
