/// A month with its days, and the time below (`Rules/Controls#Calendars`).
nonisolated struct DateCalendar: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.currentDate) private var today
  /// A date of the month that shows, and of the time.
  let date: Date
  /// The days that are chosen; nil for that of the date.
  var chosen: Set<DateComponents>?
  var bounds = DateBounds()
  let components: DatePickerComponents
  let formats: DateFormats

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        heading
        weekdays
        ForEach(0..<weeks, id: \.self) { week in
          // Whole points, unlike the names above.
          EqualWidths(isWhole: true) {
            ForEach(0..<7, id: \.self) { day in
              cell(ordinal(week: week, day: day))
            }
          }
        }
      }
      if components.contains(.hourAndMinute) { time }
    }
    .inUIKitsColor()
    .padding(.bottom, 9)
    // As wide as UIKit's where nothing proposes a width.
    .frame(idealWidth: 320)
  }

  @MainActor private var heading: some View {
    HStack(spacing: 3) {
      Text(verbatim: formats.text("MMMM yyyy", date)).font(.headline)
      mark("chevron.right").font(.system(size: 14, weight: .bold))
      Spacer()
      HStack(spacing: 27.7) {
        mark("chevron.left")
        mark("chevron.right")
      }
      .font(.system(size: 20, weight: .medium))
    }
    .padding(.leading, 12)
    .padding(.trailing, 8.2)
    .frame(height: 44)
    .padding(.vertical, 12.5)
  }

  @MainActor private func mark(_ name: String) -> some View {
    Image(systemName: name).foregroundStyle(TintShapeStyle())
  }

  @MainActor private var weekdays: some View {
    EqualWidths {
      ForEach(Array(formats.weekdays.enumerated()), id: \.offset) { _, name in
        Text(verbatim: name)
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color(system: .tertiaryLabel))
          .lineLimit(1)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 17)
  }

  @MainActor private var time: some View {
    HStack {
      Text("Time")
      Spacer()
      DatePill(text: formats.time(date))
    }
    .padding(.horizontal, 12)
    .padding(.top, 8)
  }

  private var firstDay: Date {
    let parts = formats.calendar.dateComponents([.year, .month], from: date)
    return formats.calendar.date(from: parts) ?? date
  }

  private var length: Int { formats.calendar.range(of: .day, in: .month, for: date)?.count ?? 0 }

  /// How many days of the first week belong to the month before.
  private var lead: Int {
    let weekday = formats.calendar.component(.weekday, from: firstDay)
    return (weekday - formats.calendar.firstWeekday + 7) % 7
  }

  private var weeks: Int { (lead + length + 6) / 7 }

  /// The day of the month at a position; nil for a day of another month.
  private func ordinal(week: Int, day: Int) -> Int? {
    let ordinal = week * 7 + day - lead + 1
    return (1...max(length, 1)).contains(ordinal) ? ordinal : nil
  }

  @MainActor private func cell(_ ordinal: Int?) -> DayCell {
    let calendar = formats.calendar
    guard let ordinal, let day = calendar.date(byAdding: .day, value: ordinal - 1, to: firstDay)
    else { return DayCell(day: nil, isChosen: false, isToday: false, isAvailable: true) }
    return DayCell(
      day: ordinal, isChosen: isChosen(day), isToday: calendar.isDate(day, inSameDayAs: today),
      isAvailable: bounds.admits(dayOf: day, calendar))
  }

  private func isChosen(_ day: Date) -> Bool {
    let calendar = formats.calendar
    guard let chosen else { return calendar.isDate(day, inSameDayAs: date) }
    return chosen.contains { parts in
      calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }
}

/// A day of a calendar: the chosen one on a disc, today in the accent color.
private nonisolated struct DayCell: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  let day: Int?
  let isChosen: Bool
  let isToday: Bool
  let isAvailable: Bool

  @MainActor var body: some View {
    Text(verbatim: day.map { "\($0)" } ?? "")
      .font(isChosen ? .system(size: 22, weight: .medium) : .system(size: 20))
      .foregroundStyle(style)
      .frame(maxWidth: .infinity)
      .frame(height: generation.controls.calendarWeek)
      .background {
        if isChosen {
          Circle()
            .fill(isToday ? Color.accentColor : Color.accentColor.opacity(faintness))
            .frame(
              width: generation.controls.calendarDay, height: generation.controls.calendarDay)
        }
      }
  }

  /// How much of the accent color a disc has; the same share would not be seen on black.
  @MainActor private var faintness: Double { colorScheme == .dark ? 0.24 : 0.12 }

  @MainActor private var style: AnyShapeStyle {
    if !isEnabled || !isAvailable { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    if isChosen && isToday { return AnyShapeStyle(Color.white) }
    return isChosen || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }
}
