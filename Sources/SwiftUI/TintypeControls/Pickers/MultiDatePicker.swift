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

  fileprivate init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }

  /// Creates a picker of days.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds())
  }

  /// Creates a picker of days of a range of dates.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(bounds))
  }

  /// Creates a picker of days from a date on.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(bounds))
  }

  /// Creates a picker of days before a date.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(bounds))
  }

  /// The month.
  @MainActor public var body: some View {
    DateCalendar(
      date: bounds.clamped(today), chosen: selection.wrappedValue, bounds: bounds,
      components: .date,
      formats: DateFormats(locale: locale, timeZone: timeZone, calendar: calendar))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, DateBounds())
  }

  /// Creates a picker of days with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, DateBounds())
  }

  /// Creates a picker of days of a range of dates with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, DateBounds(bounds))
  }

  /// Creates a picker of days from a date on with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, DateBounds(bounds))
  }

  /// Creates a picker of days before a date with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, DateBounds(bounds))
  }
}
