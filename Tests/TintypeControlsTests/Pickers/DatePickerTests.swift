import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Date pickers and their styles.
@MainActor
@Suite struct DatePickerTests {
  @Test func datePickerStyleChoosesTheWheel() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    FrameExpectation(nil, nil)("size 320 216") {
      DatePicker("x", selection: date).datePickerStyle(.wheel)
    }
    let compact = ImageRenderer(
      content: DatePicker("x", selection: date).datePickerStyle(.wheel).datePickerStyle(.compact))
    #expect(compact.layout().size == CGSize(width: 320, height: 216))
    let inner = ImageRenderer(
      content: DatePicker("x", selection: date).datePickerStyle(.compact).datePickerStyle(.wheel))
    #expect(inner.layout().size.height < 60)
  }

  /// `Rules/Controls#Date-pickers`: UIKit draws the dates, so that styles and fonts around them change nothing.
  @Test(arguments: ["compact", "graphical", "wheel"])
  func datesHaveAFontAndColorOfTheirOwn(style: String) throws {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let picker = DatePicker("x", selection: date).labelsHidden()
    let shown: AnyView =
      switch style {
      case "compact": AnyView(picker.datePickerStyle(.compact))
      case "graphical": AnyView(picker.datePickerStyle(.graphical))
      default: AnyView(picker.datePickerStyle(.wheel))
      }
    #expect(
      try ImageRenderer(content: shown).pngData()
        == ImageRenderer(content: shown.foregroundStyle(.red)).pngData())
  }

  private func texts<V: View>(_ view: V) -> [String] {
    ImageRenderer(content: view).layout().nodes(kind: "Text").flatMap(\.lines)
  }

  /// `Rules/Controls#Date-pickers`: the date becomes shorter before a label breaks within a word.
  @Test func labelsKeepTheirWidth() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    func lines(_ title: String, _ width: CGFloat) -> [String] {
      texts(DatePicker(title, selection: date).frame(width: width))
    }
    #expect(
      lines("Please enter a date", 288) == [
        "Please", "enter a", "date", "Jan 1, 1970", "12:00 AM",
      ])
    #expect(lines("Starts", 340) == ["Starts", "Jan 1, 1970", "12:00 AM"])
    #expect(lines("Starts", 256) == ["Starts", "1/1/70", "12:00 AM"])
    #expect(lines("Appointment starts", 256) == ["Appointment starts", "1/1/70", "12:00 AM"])
  }

  /// `Rules/Controls#Wheels`: all parts of a date, each with its neighbors.
  @Test func wheelsShowNeighbors() {
    // 9 June 2026, 10:13.
    let date = Binding.constant(Date(timeIntervalSince1970: 1_781_000_000))
    let day = texts(
      DatePicker("x", selection: date, displayedComponents: .date).datePickerStyle(.wheel))
    #expect(Set(["May", "June", "July", "8", "9", "10", "2025", "2026", "2027"]).isSubset(of: day))
    let time = texts(
      DatePicker("x", selection: date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel))
    #expect(Set(["9", "10", "11", "12", "13", "14", "AM", "PM"]).isSubset(of: time))
    #expect(!time.contains("June"))
    let whole = texts(
      DatePicker("x", selection: date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(whole.contains("10") && !whole.contains("AM") && !whole.contains("PM"))
  }

  /// `Rules/Controls#Calendars`: the days of one month, from the first day of a week.
  @Test func aCalendarShowsTheMonth() {
    let date = Binding.constant(Date(timeIntervalSince1970: 1_781_000_000))
    let month = texts(
      DatePicker("x", selection: date, displayedComponents: .date).datePickerStyle(.graphical))
    #expect(month.filter { Int($0) != nil } == (1...30).map { "\($0)" })
    #expect(month.first == "June 2026" && month.contains("SUN"))
    #expect(!month.contains("10:13 AM"))
  }

  @Test func severalDaysMayBeChosen() {
    let days = Binding.constant(
      Set([
        DateComponents(year: 2001, month: 1, day: 3), DateComponents(year: 2001, month: 1, day: 9),
      ]))
    let renderer = ImageRenderer(content: MultiDatePicker("x", selection: days))
    let month = texts(MultiDatePicker("x", selection: days))
    #expect(month.first == "January 2001" && month.filter { Int($0) != nil }.count == 31)
    // A disc behind each of the two days.
    #expect(renderer.layout().nodes(kind: "Circle").count == 2)
  }

  /// What can be seen on white must be seen on black: a disc has some of the accent color's blue.
  @Test func discsOfChosenDaysAreSeenInDark() throws {
    let days = Binding.constant(
      Set([DateComponents(calendar: Calendar(identifier: .gregorian), year: 2001, month: 1, day: 9)]
      ))
    let view = MultiDatePicker("x", selection: days).environment(\.colorScheme, .dark)
    let renderer = ImageRenderer(content: view)
    let disc = try #require(renderer.layout().nodes(kind: "Circle").first).frame
    let size = renderer.layout().size
    let drawn = try DrawnView(size.width, size.height) { view.background(.black) }
    let color = drawn[Int(disc.midX), Int(disc.minY) + 3]
    let blue = try #require(Int(color.suffix(2), radix: 16))
    #expect(blue > 50)
  }

  @Test func theMonthIsTheNearestInTheBounds() {
    let none = Binding.constant(Set<DateComponents>())
    let date = Date(timeIntervalSince1970: 1_781_000_000)
    #expect(texts(MultiDatePicker("x", selection: none, in: date...)).first == "June 2026")
    #expect(texts(MultiDatePicker("x", selection: none, in: ..<date)).first == "January 2001")
  }

  @Test func daysOutsideTheBoundsAreFaint() throws {
    let date = Date(timeIntervalSince1970: 1_781_000_000)
    func picker(_ range: PartialRangeFrom<Date>) -> some View {
      DatePicker("x", selection: .constant(date), in: range, displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    let all = try DrawnView(320, 320) { picker(Date.distantPast...) }
    let some = try DrawnView(320, 320) { picker(date...) }
    // The first week is before the 9th, the last one after it.
    func darkest(_ drawn: DrawnView, _ rows: Range<Int>) -> String {
      rows.flatMap { y in (0..<320).map { drawn[$0, y] } }.min() ?? ""
    }
    #expect(darkest(all, 66..<108) < "333333" && darkest(some, 66..<108) > "888888")
    #expect(darkest(all, 200..<240) == darkest(some, 200..<240))
  }
}
