/// A control that is one stop of whoever reads a screen aloud; its raw value is the name of its type.
///
/// Those that others may be parts of come first: a view that is the outermost part of several is the first of them.
public enum ControlKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A switch.
  case toggle = "Toggle"
  /// Two buttons that step a value.
  case stepper = "Stepper"
  /// A track with a knob.
  case slider = "Slider"
  /// One of several values.
  case picker = "Picker"
  /// A date.
  case datePicker = "DatePicker"
  /// Text that can be edited.
  case textField = "TextField"
  /// Text that can be edited and not be read.
  case secureField = "SecureField"
  /// How far work has come.
  case progressView = "ProgressView"
  /// A value between two bounds.
  case gauge = "Gauge"
  /// A button that opens a list of actions.
  case menu = "Menu"
  /// What is tapped.
  case button = "Button"
}
