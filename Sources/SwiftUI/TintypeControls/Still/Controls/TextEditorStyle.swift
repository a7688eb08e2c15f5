/// The look of text editors; all of them look alike on iOS.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The platform's style of text editors.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
}

/// Text editors without a border.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style, for which `.plain` is short.
  public nonisolated init() {}
}

/// Text editors of a headset in a border, without one here.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style, for which `.roundedBorder` is short.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// In a border, which a headset alone has.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's style.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a border, as on iOS all of them are.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Changes nothing: text editors of iOS have no border in any style.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
