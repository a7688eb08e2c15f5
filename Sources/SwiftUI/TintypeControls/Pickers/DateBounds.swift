/// The dates that a picker proposals: from one on, up to another one; nil for no end.
nonisolated struct DateBounds {
  private var first: Date?
  private var last: Date?

  /// All dates.
  init() {}

  init(_ range: ClosedRange<Date>) { (first, last) = (range.lowerBound, range.upperBound) }
  init(_ range: PartialRangeFrom<Date>) { first = range.lowerBound }
  init(_ range: PartialRangeThrough<Date>) { last = range.upperBound }
  /// The end itself is not proposed, nor is a day that begins with it.
  init(_ range: Range<Date>) {
    (first, last) = (range.lowerBound, range.upperBound.addingTimeInterval(-1))
  }
  init(_ range: PartialRangeUpTo<Date>) { last = range.upperBound.addingTimeInterval(-1) }

  /// The proposed date that is nearest to a date.
  func clamped(_ date: Date) -> Date {
    if let first, date < first { return first }
    return last.map { min($0, date) } ?? date
  }

  /// Whether some moment of a day is proposed.
  func admits(dayOf date: Date, _ calendar: Calendar) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let last, day > last { return false }
    return first.map { calendar.startOfDay(for: $0) <= day } ?? true
  }
}
