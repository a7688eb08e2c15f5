/// The look of pickers; one of the built-in types.
public protocol PickerStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: PickerLook { get }
}

extension EnvironmentValues {
  private enum PickerLookKey: EnvironmentKey {
    static var defaultValue: PickerLook { .automatic }
  }

  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers inside.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, S.look)
  }
}
