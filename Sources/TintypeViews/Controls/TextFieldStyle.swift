/// The look of text fields; one of the built-in types.
public protocol TextFieldStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  nonisolated static var lookNumber: Int { get }
}

/// How a text field looks.
enum TextFieldStyleKind: Int {
  case plain
  case roundedBorder
}

/// The platform's style of text fields: the text alone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Plain.
  public nonisolated static var lookNumber: Int { TextFieldStyleKind.plain.rawValue }
}

/// Text fields of text alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// Plain.
  public nonisolated static var lookNumber: Int { TextFieldStyleKind.plain.rawValue }
}

/// Text fields in a border with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
  /// With a border.
  public nonisolated static var lookNumber: Int { TextFieldStyleKind.roundedBorder.rawValue }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension EnvironmentValues {
  private enum TextFieldStyleKindKey: EnvironmentKey {
    static var defaultValue: TextFieldStyleKind { .plain }
  }

  var textFieldStyleKind: TextFieldStyleKind {
    get { self[TextFieldStyleKindKey.self] }
    set { self[TextFieldStyleKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields inside.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyleKind, TextFieldStyleKind(rawValue: S.lookNumber) ?? .plain)
  }
}
