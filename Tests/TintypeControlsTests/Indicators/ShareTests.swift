import Foundation
import Testing
import Tintype

@testable import TintypeControls

/// Shares that controls show, dates that pickers admit and paths of screens, at their ends and beyond.
@MainActor @Suite struct ShareTests {
  private func value(_ view: some View) -> String? {
    ImageRenderer(content: view.frame(width: 100)).layout().accessibilityElements
      .compactMap(\.value).first
  }

  @Test(
    arguments: [
      (-5, "0 %"), (0, "0 %"), (2.5, "25 %"), (9.96, "100 %"), (10, "100 %"), (15, "100 %"),
    ] as [(Double, String)])
  func sharesOfARange(amount: Double, share: String) {
    #expect(value(Slider(value: .constant(amount), in: 0...10)) == share)
    #expect(value(Gauge(value: amount, in: 0...10) { EmptyView() }) == share)
    #expect(value(ProgressView(value: amount, total: 10)) == share)
    #expect(value(Slider(value: .constant(amount + 20), in: 20...30)) == share)
  }

  @Test func sharesOfNothing() {
    #expect(value(ProgressView(value: 1, total: 0)) == "0 %")
    #expect(value(ProgressView(value: 1, total: -1)) == "0 %")
    #expect(value(Slider(value: .constant(3), in: 5...5)) == "0 %")
    #expect(value(Gauge(value: 3, in: 5...5) { EmptyView() }) == "0 %")
  }

  /// A timer stands still before and after its time.
  @Test(
    arguments: [
      (10, 20, "100 %", "0 %"), (-5, 20, "75 %", "25 %"), (-20, 20, "0 %", "100 %"),
      (-30, 20, "0 %", "100 %"), (0, 0, "0 %", "100 %"), (5, 0, "100 %", "0 %"),
    ] as [(Double, Double, String, String)])
  func sharesOfTimers(start: Double, length: Double, left: String, passed: String) {
    let from = Date(timeIntervalSinceReferenceDate: start)
    let interval = from...from.addingTimeInterval(length)
    for (countsDown, share) in [(true, left), (false, passed)] {
      let view = ProgressView(
        timerInterval: interval, countsDown: countsDown, label: { EmptyView() },
        currentValueLabel: { EmptyView() })
      #expect(value(view) == share)
    }
  }

  @Test func datesWithinBounds() {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    func clamped(_ bounds: DateBounds) -> [Double] {
      [-5, 0, 5, 10, 15].map { bounds.clamped(date($0)).timeIntervalSinceReferenceDate }
    }
    #expect(clamped(DateBounds()) == [-5, 0, 5, 10, 15])
    #expect(clamped(DateBounds(date(0)...date(10))) == [0, 0, 5, 10, 10])
    #expect(clamped(DateBounds(date(0)..<date(10))) == [0, 0, 5, 9, 9])
    #expect(clamped(DateBounds(date(0)...)) == [0, 0, 5, 10, 15])
    #expect(clamped(DateBounds(...date(10))) == [-5, 0, 5, 10, 10])
    #expect(clamped(DateBounds(..<date(10))) == [-5, 0, 5, 9, 9])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = 86_400.0
    func admits(_ bounds: DateBounds) -> [Bool] {
      [-1, 0, day - 1, day, 2 * day].map { bounds.admits(dayOf: date($0), calendar) }
    }
    #expect(admits(DateBounds()) == [true, true, true, true, true])
    #expect(admits(DateBounds(date(day / 2)...date(day))) == [false, true, true, true, false])
    #expect(admits(DateBounds(date(day / 2)..<date(day))) == [false, true, true, false, false])
    #expect(admits(DateBounds(date(day)...)) == [false, false, false, true, true])
    #expect(admits(DateBounds(...date(0))) == [true, true, true, false, false])
  }

  @Test func screensThatAreTakenOff() {
    for (count, left) in [(-1, 3), (0, 3), (1, 2), (3, 0), (9, 0)] {
      var path = NavigationPath(["a", "b", "c"])
      path.removeLast(count)
      #expect(path.count == left && path.isEmpty == (left == 0))
    }
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    path.removeLast()
    #expect(path == NavigationPath([1]))
  }
}
