import Foundation
import Testing

@testable import TintypeControls

/// Dates as texts, by language, region and zone.
@Suite struct DateFormatTests {
  private func formats(_ locale: String, _ zone: Int = 0) throws -> DateFormats {
    DateFormats(
      locale: Locale(identifier: locale), timeZone: try #require(TimeZone(secondsFromGMT: zone)),
      calendar: Calendar(identifier: .gregorian))
  }

  @Test(
    arguments: [
      ("en_US", ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]),
      ("en_GB", ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"]),
      ("ar_EG", nil), ("fa_IR", nil),
    ] as [(String, [String]?)])
  func theWeekBeginsWhereItDoes(_ locale: String, _ days: [String]?) throws {
    let formats = try formats(locale)
    #expect(formats.weekdays.count == 7)
    if let days { #expect(formats.weekdays == days) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    #expect(
      formats.weekdays.first
        == names[calendar.firstWeekday - 1].uppercased(with: calendar.locale))
  }

  @Test(arguments: [
    ("en_US", true, "9:41 AM"), ("de_DE", false, "09:41"), ("ja_JP", false, "09:41"),
    ("en_GB", false, "09:41"), ("en_US@hours=h23", false, "09:41"),
  ])
  func hoursAreCountedAsTheRegionDoes(_ locale: String, _ hasHalves: Bool, _ time: String) throws {
    let formats = try formats(locale)
    #expect(formats.hasHalves == hasHalves)
    let text = formats.time(Date(timeIntervalSince1970: 9 * 3600 + 41 * 60))
    #expect(text.replacing("\u{202F}", with: " ") == time)
  }

  @Test func theZoneCounts() throws {
    let date = Date(timeIntervalSince1970: 0)
    #expect(try formats("en_GB", 3600).text("yyyy-MM-dd HH:mm", date) == "1970-01-01 01:00")
    #expect(try formats("en_GB", -60).text("yyyy-MM-dd HH:mm", date) == "1969-12-31 23:59")
  }
}
