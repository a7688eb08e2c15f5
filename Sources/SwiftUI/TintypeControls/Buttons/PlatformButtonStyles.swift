/// Buttons of a television, as cards; on a phone as their labels, which rise there as somebody looks at them.
public nonisolated struct CardButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.card` is short.
  public nonisolated init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonStyle().makeBody(configuration: configuration)
  }
}

/// Buttons that narrow a search in a Mac's bars; as bordered ones elsewhere.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.accessoryBar` is short.
  public nonisolated init() {}
  /// Tinted text.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// Buttons that do something in a Mac's bars; as bordered ones elsewhere.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.accessoryBarAction` is short.
  public nonisolated init() {}
  /// Tinted text on a light background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}
