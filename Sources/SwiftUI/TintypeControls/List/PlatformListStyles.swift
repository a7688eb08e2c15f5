/// Lists of a Mac in a frame; with the metrics of the plain style here.
public nonisolated struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.bordered` is short.
  public nonisolated init() {}
  /// Creates the style with rows on two backgrounds in turn, which a Mac shows.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
  /// Plain.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .plain }
}

/// Lists of a watch, with the metrics of the plain style, since none are recorded.
public nonisolated struct EllipticalListStyle: ListStyle, Sendable {
  /// Creates the style, for which `.elliptical` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal)
  public nonisolated static var look: ListLook { .plain }
}
