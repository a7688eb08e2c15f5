import Foundation
import TintypeGeometry

/// A moment as a person writes it: `2026-03-01`, `2026-03-01T18:30`, `2026-03-01T18:30:15+01:00`.
///
/// Without a zone it is Greenwich's time, without a time of day nine forty-one.
struct PictureDate: Codable, Equatable {
  /// Seconds since 1970.
  let seconds: Int64

  /// The machine's time, to the second.
  static var now: PictureDate { PictureDate(seconds: Int64(clamped: Date().timeIntervalSince1970)) }

  private init(seconds: Int64) { self.seconds = seconds }

  init?(_ text: String) {
    let form =
      #/(\d{4})-(\d\d)-(\d\d)(?:[Tt](\d\d):(\d\d)(?::(\d\d))?(?:[Zz]|([+-])(\d\d):?(\d\d))?)?/#
    guard let match = text.wholeMatch(of: form) else { return nil }
    let (_, year, month, day, hour, minute, second, sign, hours, minutes) = match.output
    func value(_ digits: Substring?, _ usual: Int) -> Int { digits.flatMap { Int($0) } ?? usual }
    let moment = DateComponents(
      calendar: Self.calendar, timeZone: Self.calendar.timeZone, year: Int(year),
      month: Int(month), day: Int(day), hour: value(hour, 9),
      minute: value(minute, 41), second: value(second, 0))
    let shift = value(hours, 0) * 3600 + value(minutes, 0) * 60
    guard moment.isValidDate, let date = moment.date, shift < 86_400 else { return nil }
    seconds = Int64(clamped: date.timeIntervalSince1970) - Int64(sign == "-" ? -shift : shift)
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
