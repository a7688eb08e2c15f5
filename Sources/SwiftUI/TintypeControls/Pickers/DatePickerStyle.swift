/// The look of date pickers; one of the built-in types.
public protocol DatePickerStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: DatePickerLook { get }
}

/// How a date picker looks.
@_documentation(visibility: internal)
public enum DatePickerLook: Hashable, Sendable {
  /// Pills of text.
  case compact
  /// Wheels.
  case wheel
  /// A month with its days.
  case graphical
}

/// The platform's style of date pickers: pills of text.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal)
  public nonisolated static var look: DatePickerLook { .compact }
}

/// Date pickers as pills of text.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.compact` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal)
  public nonisolated static var look: DatePickerLook { .compact }
}

/// Date pickers as wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.wheel` is short.
  public nonisolated init() {}
  /// Wheels.
  @_documentation(visibility: internal)
  public nonisolated static var look: DatePickerLook { .wheel }
}

/// Date pickers as a month with its days.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.graphical` is short.
  public nonisolated init() {}
  /// A month.
  @_documentation(visibility: internal)
  public nonisolated static var look: DatePickerLook { .graphical }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's: compact.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Pills of text.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month with its days.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
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

/// Date pickers of a Mac as fields; pills of text elsewhere.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.field` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal)
  public nonisolated static var look: DatePickerLook { .compact }
}

/// Date pickers of a Mac as fields with a stepper; pills of text elsewhere.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style, for which `.stepperField` is short.
  public nonisolated init() {}
  /// Pills of text.
  @_documentation(visibility: internal)
  public nonisolated static var look: DatePickerLook { .compact }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Fields.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Fields with a stepper.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
