/// The look of pickers; one of the built-in types.
public protocol PickerStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: PickerLook { get }
}

/// How a picker looks.
@_documentation(visibility: internal)
public enum PickerLook: Hashable, Sendable {
  /// A menu.
  case automatic
  /// The chosen value with a mark that opens a menu.
  case menu
  /// All values side by side.
  case segmented
  /// All values on a wheel.
  case wheel
  /// All values as rows of the list around.
  case inline
  /// The chosen value in a row that leads to a screen of all values.
  case navigationLink
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
