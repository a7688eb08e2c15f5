/// A month whose days are chosen one by one (`Rules/Controls#Calendars`).
///
/// It shows the month of the environment's `currentDate`, or the nearest one that is proposed; its
/// label is for assistive technology.
public nonisolated struct MultiDatePicker<Label: View>: View, BuiltIn {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.currentDate) private var today
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateBounds

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }

  /// The month.
  @MainActor public var body: some View {
    DateCalendar(
      date: bounds.clamped(today), chosen: selection.wrappedValue, bounds: bounds,
      components: .date,
      formats: DateFormats(locale: locale, timeZone: timeZone, calendar: calendar))
  }
}
