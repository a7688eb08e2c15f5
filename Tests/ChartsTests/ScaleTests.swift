import Foundation
import Testing

@testable import Charts

/// Which values axes have, and where they stand.
@Suite struct ScaleTests {
  private func numbers(
    _ values: [Double], _ settings: ScaleSettings = ScaleSettings()
  ) -> AxisScale? {
    AxisScale.inferred(from: values.map { .value(.numeric($0), end: nil) }, settings)
  }

  @Test(arguments: [
    (10.0, 4, 2.0), (31, 4, 10), (4200, 4, 1000), (100, 4, 20), (100, 2, 50), (0.3, 3, 0.1),
    (7, 1, 5), (8, 0, 10),
  ])
  func stepsAreRound(length: Double, count: Int, step: Double) {
    #expect((Ticks.step(for: length, count: count) - step).magnitude < 1e-12)
  }

  @Test func multiplesAreExact() {
    #expect(Ticks.multiples(of: 0.1, in: 0...0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(
      Ticks.multiples(of: 10, in: -20...20).map(\.description) == [
        "-20.0", "-10.0", "0.0", "10.0", "20.0",
      ])
    #expect(Ticks.multiples(of: 1, in: 0.5...0.6) == [])
    #expect(Ticks.multiples(of: 0, in: 0...1) == [])
    #expect(Ticks.multiples(of: 1, in: 0...1e9) == [])
  }

  @Test func numbersBeginWithZeroAndEndRound() {
    #expect(numbers([12, 31])?.domain == .numeric(0...40))
    #expect(numbers([-3, -18])?.domain == .numeric(-20...0))
    #expect(numbers([0, 0])?.domain == .numeric(0...1))
    #expect(numbers([]) == nil)
    var settings = ScaleSettings()
    settings.domain = .automatic(includesZero: false, isReversed: false)
    #expect(numbers([81, 84], settings)?.domain == .numeric(81...84))
    settings.domain = .values([.numeric(0), .numeric(33)])
    #expect(numbers([12], settings)?.domain == .numeric(0...33))
  }

  @Test func categoriesKeepTheirOrder() throws {
    let extents = ["b", "a", "b", "c"].map { Extent.value(.category($0), end: nil) }
    let scale = try #require(AxisScale.inferred(from: extents, ScaleSettings()))
    #expect(scale.domain == .category(["b", "a", "c"]))
    #expect(scale.fraction(of: .category("a")) == 0.5)
    #expect(scale.fraction(of: .category("d")) == nil)
    let band = try #require(scale.band(of: .category("c"), end: nil))
    #expect((band.start - 2 / 3).magnitude < 1e-12 && band.end == 1)
    #expect(scale.datum(at: 0.4) == .category("a") && scale.datum(at: 9) == .category("c"))
    #expect(scale.beginning(2).domain == .category(["b", "a"]))
  }

  @Test func reversedAndLogarithmicScalesTurnBack() throws {
    var scale = AxisScale(domain: .numeric(0...10), isReversed: true)
    #expect(scale.fraction(of: .numeric(2)) == 0.8)
    #expect(scale.datum(at: 0.8) == .numeric(scale.datum(at: 0.8).quantity ?? 0))
    #expect(((scale.datum(at: 0.8).quantity ?? 0) - 2).magnitude < 1e-12)
    scale = AxisScale(domain: .numeric(1...100), isLogarithmic: true)
    #expect(scale.fraction(of: .numeric(10)) == 0.5 && scale.datum(at: 0.5) == .numeric(10))
  }

  private let calendar = Calendar(identifier: .gregorian)

  private func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) throws -> Double {
    let date = calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour))
    return try #require(date).timeIntervalSinceReferenceDate
  }

  private func days(_ dates: [Date]) -> [String] {
    dates.map {
      let parts = calendar.dateComponents([.month, .day, .hour], from: $0)
      return "\(parts.month ?? 0)-\(parts.day ?? 0)-\(parts.hour ?? 0)"
    }
  }

  @Test func datesAreRound() throws {
    let week = try seconds(2024, 1, 1, 5)...seconds(2024, 1, 8)
    var step = DateTicks.step(for: week.upperBound - week.lowerBound, count: 7)
    #expect(step == DateTicks.Step(unit: .day, count: 1))
    #expect(
      days(DateTicks.dates(every: step, in: week, calendar: calendar))
        == ["1-2-0", "1-3-0", "1-4-0", "1-5-0", "1-6-0", "1-7-0", "1-8-0"])
    let year = try seconds(2024, 2, 1)...seconds(2025, 1, 1)
    step = DateTicks.step(for: year.upperBound - year.lowerBound, count: 6)
    #expect(step == DateTicks.Step(unit: .month, count: 3))
    #expect(
      days(DateTicks.dates(every: step, in: year, calendar: calendar))
        == ["4-1-0", "7-1-0", "10-1-0", "1-1-0"])
    let day = try seconds(2024, 1, 1, 1)...seconds(2024, 1, 1, 20)
    step = DateTicks.step(for: day.upperBound - day.lowerBound, count: 4)
    #expect(step == DateTicks.Step(unit: .hour, count: 6))
    #expect(
      days(DateTicks.dates(every: step, in: day, calendar: calendar))
        == ["1-1-6", "1-1-12", "1-1-18"])
  }

  @Test func distancesHaveUnits() {
    #expect(DateTicks.unit(of: 60) == .minute && DateTicks.unit(of: 86_400) == .day)
    #expect(DateTicks.unit(of: 28 * 86_400) == .month && DateTicks.unit(of: 366 * 86_400) == .year)
  }

  private enum Kind: String, Plottable { case tea, coffee }

  @Test func valuesGoThereAndBack() {
    #expect(Datum(Kind.tea) == .category("tea") && Datum(3) == .numeric(3))
    #expect(Datum(Decimal(2.5)) == .numeric(2.5) && Datum(Float(0.5)) == .numeric(0.5))
    #expect(Datum.category("coffee").value(as: Kind.self) == .coffee)
    #expect(Datum.category("cocoa").value(as: Kind.self) == nil)
    #expect(
      Datum.numeric(2.6).value(as: Int.self) == 3
        && Datum.numeric(2.5).value(as: CGFloat.self) == 2.5
    )
    #expect(Datum.numeric(.infinity).value(as: Int.self) == nil)
    #expect(Datum.numeric(1).value(as: String.self) == nil)
  }
}
