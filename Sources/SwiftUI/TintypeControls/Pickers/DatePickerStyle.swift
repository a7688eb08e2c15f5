/// The look of date pickers; one of the built-in types.
public protocol DatePickerStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: DatePickerLook { get }
}

extension EnvironmentValues {
  private enum DatePickerLookKey: EnvironmentKey {
    static var defaultValue: DatePickerLook { .compact }
  }

  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers inside.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, S.look)
  }
}
