/// The look of tables; all of them look alike.
public protocol TableStyle: Sendable {}

/// The platform's style of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style, for which `.automatic` is short.
  public init() {}
}

/// Tables with room around their rows.
public struct InsetTableStyle: TableStyle {
  /// Creates the style, for which `.inset` is short.
  public init() {}
}

/// Tables in a frame.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style, for which `.bordered` is short.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With room around rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// In a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Changes nothing: all tables look alike.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

extension TableStyle where Self == InsetTableStyle {
  /// With room around rows, on two backgrounds in turn, which a Mac shows.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// In a frame, with rows on two backgrounds in turn, which a Mac shows.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle()
  }
}
