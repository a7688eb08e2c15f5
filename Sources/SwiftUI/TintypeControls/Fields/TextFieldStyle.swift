// The names with an underscore are SwiftUI's, which styles of tutorials have.
// swift-format-ignore-file: NoLeadingUnderscores

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that a text field consists of.
  associatedtype _Body: View
  /// The type of the label of the field that a style is given.
  typealias _Label = TextFieldStyleLabel
  /// The view of a text field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// Which of the built-in looks the style is, nil for one of its own; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: TextFieldLook? { get }
}

extension TextFieldStyle {
  /// A look of its own.
  @_documentation(visibility: internal)
  public nonisolated static var look: TextFieldLook? { nil }
}

/// The label of the field that a style is given.
public nonisolated struct TextFieldStyleLabel: View, BuiltIn {
  let part: ErasedPart
  /// The label as it was given.
  @MainActor public var body: some View { part }
}

/// A text field style of the user's own, whatever its type.
struct TextFieldStyleBox {
  /// What the style is called.
  let name: StyleName
  let make: (TextField<TextFieldStyleLabel>) -> AnyView

  nonisolated init<S: TextFieldStyle>(_ style: S) {
    name = .type(S.self)
    make = { field in
      AnyView(
        StyledBody(style, field) { $0._body(configuration: $1) }
          // The field inside looks plain, or the style would be asked for ever.
          .changingEnvironment {
            $0.textFieldStyleBox = nil
            $0.textFieldLook = .plain
          })
    }
  }
}

/// The platform's style of text fields: the text alone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal)
  public nonisolated static var look: TextFieldLook? { .plain }
  /// The field itself, which knows the look.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text fields of text alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.plain` is short.
  public nonisolated init() {}
  /// Plain.
  @_documentation(visibility: internal)
  public nonisolated static var look: TextFieldLook? { .plain }
  /// The field itself, which knows the look.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text fields in a border with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.roundedBorder` is short.
  public nonisolated init() {}
  /// With a border.
  @_documentation(visibility: internal)
  public nonisolated static var look: TextFieldLook? { .roundedBorder }
  /// The field itself, which knows the look.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text fields of a Mac in a border; as with round corners here.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.squareBorder` is short.
  public nonisolated init() {}
  /// With a border.
  @_documentation(visibility: internal)
  public nonisolated static var look: TextFieldLook? { .roundedBorder }
  /// The field itself, which knows the look.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension EnvironmentValues {
  private enum TextFieldLookKey: EnvironmentKey {
    static var defaultValue: TextFieldLook { .plain }
  }

  private enum TextFieldStyleBoxKey: EnvironmentKey {
    static var defaultValue: TextFieldStyleBox? { nil }
  }

  /// A style of the user's own; nil for one of the built-in looks.
  var textFieldStyleBox: TextFieldStyleBox? {
    get { self[TextFieldStyleBoxKey.self] }
    set { self[TextFieldStyleBoxKey.self] = newValue }
  }

  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields inside.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changingEnvironment {
      let look = S.look
      $0.textFieldStyleBox = look == nil ? TextFieldStyleBox(style) : nil
      $0.textFieldLook = look ?? .plain
    }
  }
}
