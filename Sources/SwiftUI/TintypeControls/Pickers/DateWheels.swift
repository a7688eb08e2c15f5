/// Wheels of the parts of a date side by side (`Rules/Controls#Wheels`).
nonisolated struct DateWheels: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.currentDate) private var today
  let date: Date
  let components: DatePickerComponents
  let formats: DateFormats

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(columns, id: \.id) { column in
        Wheel(offsets: column.offsets) { offset in
          Text(verbatim: column.text(offset))
            .frame(maxWidth: .infinity, alignment: column.alignment)
        }
        .frame(width: column.width)
      }
    }
    .frame(width: generation.controls.wheel.width, height: generation.controls.wheel.height)
    .background { WheelMark() }
    .inUIKitsColor()
  }

  /// One wheel.
  private struct Column {
    let id: String
    let width: CGFloat
    var alignment = Alignment.center
    var offsets = Array(-5...5)
    let text: (Int) -> String
  }

  private var columns: [Column] {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, false): dateColumns
    case (false, true): timeColumns(width: 64)
    default: [dayColumn] + timeColumns(width: 50)
    }
  }

  private var dateColumns: [Column] {
    let days = formats.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    let day = formats.calendar.component(.day, from: date)
    return [
      Column(id: "month", width: 140, alignment: .leading) { offset in
        formats.text("MMMM", moved(.month, offset))
      },
      Column(id: "day", width: 50) { "\((day - 1 + $0 + 2 * days) % days + 1)" },
      Column(id: "year", width: 90) { formats.text("yyyy", moved(.year, $0)) },
    ]
  }

  private var dayColumn: Column {
    Column(id: "date", width: 130, alignment: .trailing) { offset in
      let day = moved(.day, offset)
      return formats.calendar.isDate(day, inSameDayAs: today)
        ? "Today" : formats.text("EEE MMM d", day)
    }
  }

  private func timeColumns(width: CGFloat) -> [Column] {
    let hour = formats.calendar.component(.hour, from: date)
    let clock = [
      Column(id: "hour", width: width) { offset in
        formats.text(formats.hasHalves ? "h" : "HH", moved(.hour, offset))
      },
      Column(id: "minute", width: width) { formats.text("mm", moved(.minute, $0)) },
    ]
    guard formats.hasHalves else { return clock }
    // The halves of a day are two rows that do not come again.
    let half = Column(
      id: "half", width: width, offsets: hour < 12 ? [0, 1] : [-1, 0]
    ) { formats.text("a", moved(.hour, 12 * $0)) }
    return clock + [half]
  }

  private func moved(_ component: Calendar.Component, _ count: Int) -> Date {
    formats.calendar.date(byAdding: component, value: count, to: date) ?? date
  }
}
