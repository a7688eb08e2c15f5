import Foundation

extension RelativeDateTimeFormatter {
  /// A time in the words of its largest unit, as Foundation's own style of relative dates writes it.
  func spelled(_ interval: TimeInterval, reference: Date) -> String {
    let seconds = abs(interval)
    let units: [(length: TimeInterval, unit: String, short: String, narrow: String)] = [
      (31_557_600, "year", "yr.", "y"), (2_629_800, "month", "mo.", "mo"),
      (604_800, "week", "wk.", "w"), (86_400, "day", "day", "d"), (3600, "hour", "hr.", "h"),
      (60, "minute", "min.", "min"), (1, "second", "sec.", "s"),
    ]
    let found = units.first { seconds >= $0.length } ?? units[units.count - 1]
    let count = Int(clamped: (seconds / found.length).rounded(.down))
    if dateTimeStyle == .named, let name = name(of: found.unit, count, isPast: interval < 0) {
      return name
    }
    let plural = count == 1 ? "" : "s"
    let text =
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(found.unit)\(plural)"
      case .short: "\(count) \(found.short)\(found.short == "day" ? plural : "")"
      case .abbreviated: "\(count)\(found.narrow)"
      }
    return interval > 0 ? "in \(text)" : "\(text) ago"
  }

  private func name(of unit: String, _ count: Int, isPast: Bool) -> String? {
    switch (unit, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): "\(isPast ? "last" : "next") \(unit)"
    default: nil
    }
  }
}
