import Testing
import Tintype
import TintypeTestSupport

/// Values in texts: always in the environment's fixed locale, time zone and moment.
@MainActor
@Suite struct TextFormatTests {
  /// June 3, 2019, 23:23:45 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_559_604_225)

  /// What a text shows, with ordinary spaces.
  private func shown(_ view: some View) -> String {
    TextMeasure.string(view).replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
  }

  @Test func numbers() {
    #expect(shown(Text(1234567, format: .number)) == "1,234,567")
    #expect(shown(Text(0.256, format: .percent)) == "25.6%")
    #expect(shown(Text(1234.5, format: .currency(code: "EUR"))) == "€1,234.50")
    #expect(shown(Text(3.14159, format: .number.precision(.fractionLength(2)))) == "3.14")
    #expect(shown(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b, and c")
    #expect(
      shown(Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE")))
        == "1.234,5")
  }

  /// What changes with time is what it is at the environment's date.
  @Test func sourcesOfTime() {
    let time = Text(.currentDate, format: .dateTime.hour().minute())
    #expect(shown(time.environment(\.currentDate, date)) == "11:23 PM")
    let since = Text(
      .durationOffset(to: date), format: .units(allowed: [.minutes], width: .wide))
    #expect(shown(since.environment(\.currentDate, date.addingTimeInterval(180))) == "3 minutes")
    let range = TimeDataSource.dateRange(startingAt: date)
    #expect(range.value(date.addingTimeInterval(60)) == date..<date.addingTimeInterval(60))
    #expect(TimeDataSource.dateRange(endingAt: date).value(date).isEmpty)
  }

  @Test func dates() {
    #expect(shown(Text(date, style: .date)) == "June 3, 2019")
    #expect(shown(Text(date, style: .time)) == "11:23 PM")
    #expect(shown(Text(date, format: .dateTime.year().month().day())) == "Jun 3, 2019")
    #expect(shown(Text(date, format: .dateTime.hour().minute())) == "11:23 PM")
    #expect(shown(Text(date...date.addingTimeInterval(1800))).contains("11:23"))
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumIntegerDigits = 4
    #expect(shown(Text(NSNumber(value: 42), formatter: formatter)) == "0042")
    let tokyo = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    #expect(shown(Text(date, style: .time).environment(\.timeZone, tokyo)) == "8:23 AM")
    #expect(
      shown(Text(date, format: .dateTime.day()).environment(\.timeZone, tokyo)) == "4")
  }

  /// A timer stands still before and after its time, and from where it is paused on.
  @Test(
    arguments: [
      (-10, nil, "1:01:40", "0:00"), (0, nil, "1:01:40", "0:00"), (100, nil, "1:00:00", "1:40"),
      (3700, nil, "0:00", "1:01:40"), (5000, nil, "0:00", "1:01:40"), (100, 50, "1:00:50", "0:50"),
      (100, 200, "1:00:00", "1:40"), (100, -50, "1:01:40", "0:00"),
    ] as [(TimeInterval, TimeInterval?, String, String)])
  func timers(moment: TimeInterval, pause: TimeInterval?, left: String, passed: String) {
    let interval = date...date.addingTimeInterval(3700)
    for countsDown in [true, false] {
      let text = Text(
        timerInterval: interval, pauseTime: pause.map { date.addingTimeInterval($0) },
        countsDown: countsDown)
      #expect(
        shown(text.environment(\.currentDate, date.addingTimeInterval(moment)))
          == (countsDown ? left : passed))
    }
  }

  @Test("Distances count from the environment's moment, not from the clock") func relativeDates() {
    func shown(_ style: Text.DateStyle, after seconds: TimeInterval) -> String {
      self.shown(
        Text(date.addingTimeInterval(seconds), style: style).environment(\.currentDate, date))
    }
    #expect(shown(.relative, after: 2 * 3600 + 23 * 60 + 5) == "2 hours, 23 minutes")
    #expect(shown(.relative, after: -61) == "1 minute, 1 second")
    #expect(shown(.relative, after: 0) == "0 seconds")
    #expect(shown(.offset, after: 2 * 3600 + 60) == "+2 hours")
    #expect(shown(.offset, after: -86400) == "-1 day")
    #expect(shown(.timer, after: 152) == "2:32")
    #expect(shown(.timer, after: 36 * 3600 + 59 * 60 + 1) == "36:59:01")
    #expect(
      TextMeasure.string(Text(date, style: .relative))
        == TextMeasure.string(Text(date, style: .relative)))
  }

  @Test func timers() {
    let interval = date...date.addingTimeInterval(5400)
    func shown(_ text: Text, at seconds: TimeInterval) -> String {
      self.shown(text.environment(\.currentDate, date.addingTimeInterval(seconds)))
    }
    #expect(shown(Text(timerInterval: interval), at: 60) == "1:29:00")
    #expect(shown(Text(timerInterval: interval, showsHours: false), at: 60) == "89:00")
    #expect(shown(Text(timerInterval: interval, countsDown: false), at: 61) == "1:01")
    #expect(shown(Text(timerInterval: interval), at: 1e6) == "0:00")
    let paused = Text(timerInterval: interval, pauseTime: date.addingTimeInterval(5340))
    #expect(shown(paused, at: 1e6) == "1:00")
  }

  @Test("Values in literals are formatted as SwiftUI does") func interpolations() {
    #expect(shown(Text("\(12345) rows")) == "12,345 rows")
    #expect(shown(Text("\(UInt8(7)) of \(1.5)")) == "7 of 1.500000")
    #expect(shown(Text("\(1234.5, specifier: "%.2f")")) == "1,234.50")
    #expect(shown(Text("\(0.5, format: .percent) of \("*all*")")) == "50% of *all*")
    #expect(shown(Text("On \(date, style: .date)")) == "On June 3, 2019")
    #expect(shown(Text("\(true)")) == "true")
    #expect(shown(Text("**\(7)** wonders of [\("a")](https://\("b").c)")) == "7 wonders of a")
    #expect(TextMeasure.runs(Text("**\(7)** wonders")).count == 2)
    let nested = TextMeasure.runs(Text("a \(Text("b").bold())"))
    #expect(nested.map(\.font).count == 2 && nested[0].font != nested[1].font)
  }
}
