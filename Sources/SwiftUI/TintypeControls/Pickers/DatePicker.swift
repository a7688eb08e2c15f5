/// A control that chooses a date.
public nonisolated struct DatePicker<Label: View>: View, BuiltIn {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.datePickerLook) private var look
  @Environment(\.generation) private var generation
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: DatePickerComponents
  private let label: Label

  init(
    _ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents,
    _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  /// Label and pills, wheels, or a month (`Rules/Controls#Date-pickers`).
  @MainActor public var body: some View {
    content.isControl(.datePicker(isClosed: look == .compact), style: .look("\(look)"))
      .isCalled(by: label)
  }

  @MainActor @ViewBuilder private var content: some View {
    switch look {
    case .wheel:
      DateWheels(date: selection.wrappedValue, components: components, formats: formats)
        .startsRowSeparator()
    case .graphical:
      DateCalendar(
        date: selection.wrappedValue, bounds: bounds, components: components, formats: formats
      )
      .startsRowSeparator()
    case .compact where areLabelsHidden: pills.startsRowSeparator()
    case .compact:
      LabeledControlLayout(minHeight: 0, fitsLongestWord: true) {
        LabelParts(label, isOfControl: true)
        pills
      }
    }
  }

  /// The pills, in a shorter form and below one another where the label leaves little space.
  @MainActor private var pills: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: generation.controls.datePillGap) { parts("MMM d, yyyy") }
      HStack(spacing: generation.controls.datePillGap) { parts("M/d/yy") }
      VStack(alignment: .trailing, spacing: generation.controls.datePillGap) { parts("M/d/yy") }
    }
  }

  @MainActor @ViewBuilder private func parts(_ pattern: String) -> some View {
    if components.contains(.date) {
      DatePill(text: formats.text(pattern, selection.wrappedValue))
    }
    if components.contains(.hourAndMinute) {
      DatePill(text: formats.time(selection.wrappedValue))
        .frame(minHeight: generation.controls.timePill)
    }
  }

  private var formats: DateFormats {
    DateFormats(locale: locale, timeZone: timeZone, calendar: calendar)
  }
}

/// A part of a date on its background: the line and 14 points high, in UIKit's font and color.
nonisolated struct DatePill: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.isEnabled) private var isEnabled
  let text: String

  @MainActor var body: some View {
    Text(verbatim: text)
      .font(.body)
      .foregroundStyle(Color(system: isEnabled ? .label : .tertiaryLabel))
      .lineLimit(1)
      .padding(.horizontal, generation.controls.datePill.across)
      .padding(.vertical, generation.controls.datePill.down)
      .background { Capsule().fill(Color(system: .tertiaryFill)) }
  }
}
