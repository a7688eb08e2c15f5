/// The background of a small widget on a locked screen: a light veil.
public nonisolated struct AccessoryWidgetBackground: View, BuiltIn {
  /// Creates the background.
  public nonisolated init() {}
  /// The veil.
  @MainActor public var body: some View { Color.primary.opacity(0.12) }
}
