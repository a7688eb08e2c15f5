/// A control that chooses a date; a still picture shows its compact form.
public nonisolated struct DatePicker<Label: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.datePickerStyleKind) private var style
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let label: Label

  /// Creates a date picker.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  /// Creates a date picker of a range of dates.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Label and pills, or a wheel of 320 x 216 points (`Rules/Controls#Date-pickers`).
  @MainActor public var body: some View {
    switch style {
    case .wheel: wheel
    case .compact:
      if areLabelsHidden {
        pills
      } else {
        LabeledControlLayout(minHeight: 0) {
          VStack(alignment: .leading) { label }
          pills
        }
      }
    }
  }

  @MainActor private var pills: some View {
    HStack(spacing: 5) {
      if components.contains(.date) {
        DatePill(text: format("MMM d, yyyy"))
      }
      if components.contains(.hourAndMinute) {
        DatePill(text: format("h:mm a")).frame(minHeight: 40)
      }
    }
  }

  @MainActor private var wheel: some View {
    VStack { Text(verbatim: format("EEE MMM d    h    mm    a")).font(.title3) }
      .frame(width: 320, height: 216)
      .background {
        RoundedRectangle(cornerRadius: 8).fill(Color(system: .controlFill)).frame(height: 34)
      }
  }

  private func format(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.calendar = calendar
    formatter.dateFormat = pattern
    return formatter.string(from: selection.wrappedValue)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a date picker of a range of dates with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker of dates from one on, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker of dates up to one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The look of date pickers.
public struct DatePickerStyle: Hashable, Sendable {
  enum Kind { case compact, wheel }
  let kind: Kind
  /// The platform's: compact.
  public static let automatic = DatePickerStyle(kind: .compact)
  /// Pills of text.
  public static let compact = DatePickerStyle(kind: .compact)
  /// Wheels.
  public static let wheel = DatePickerStyle(kind: .wheel)
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: DatePickerStyle.Kind { .compact }
  }

  var datePickerStyleKind: DatePickerStyle.Kind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers inside.
  public nonisolated func datePickerStyle(_ style: DatePickerStyle) -> some View {
    environment(\.datePickerStyleKind, style.kind)
  }
}

/// A part of a date on its background: the line and 14 points high.
private nonisolated struct DatePill: View {
  @Environment(\.isEnabled) private var isEnabled
  let text: String

  @MainActor var body: some View {
    Text(verbatim: text)
      .foregroundStyle(
        isEnabled ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(Color(system: .tertiaryLabel))
      )
      .lineLimit(1)
      .padding(.horizontal, 13.5)
      .padding(.vertical, 7)
      .background { RoundedRectangle(cornerRadius: 8).fill(Color(system: .controlFill)) }
  }
}

/// A control that chooses a color; a still picture shows the chosen one.
public nonisolated struct ColorPicker<Label: View>: View {
  @Environment(\.listRowContext) private var row
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a color picker.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The label, and a disc of the color.
  @MainActor public var body: some View {
    LabeledControlLayout(minHeight: 0, ignoresControlHeight: row != nil) {
      VStack(alignment: .leading) { label }
      Circle().fill(selection.wrappedValue)
        .padding(4)
        .overlay { Circle().strokeBorder(Color(system: .separator), lineWidth: 3) }
        .frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a color picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
