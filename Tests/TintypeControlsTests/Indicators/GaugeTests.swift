import Testing
import Tintype
import TintypeTestSupport

/// `Rules/Controls#Gauges`: what is painted where.
@MainActor
@Suite struct GaugeTests {
  private let ends = Gradient(colors: [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
  ])

  private func ring(_ value: Double) throws -> DrawnView {
    try DrawnView(58, 58) {
      Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(ends)
    }
  }

  /// The colors go around the whole ring, whatever the value is.
  @Test(arguments: [0.25, 0.75]) func aRingIsPaintedAlongItsLength(value: Double) throws {
    let view = try ring(value)
    // On the line in the lower corners, where it starts and ends.
    let (start, end) = (view[11, 46], view[46, 46])
    #expect(start.hasPrefix("f") && start.hasSuffix("00"), "\(start)")
    #expect(end.hasPrefix("0") && !end.hasSuffix("00"), "\(end)")
    // Nothing is painted in the gap below.
    #expect(view[29, 55] == "ffffff")
  }

  /// The mark is a dot with a gap around it.
  @Test func theMarkStandsAtTheValue() throws {
    let middle = try ring(0.5)
    #expect(middle[29, 3] != "ffffff" && middle[24, 3] == "ffffff" && middle[33, 3] == "ffffff")
    let start = try ring(0)
    #expect(start[24, 3] != "ffffff" && start[29, 3] != "ffffff")
  }

  @Test func aMarkedBarIsPaintedAlongItsLength() throws {
    let bar = try DrawnView(100, 8) {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(.red)
    }
    #expect(bar[20, 4] == "ff383c" && bar[80, 4] == "ff383c" && bar[50, 4] == "ff383c")
    #expect(bar[44, 4] == "ffffff" && bar[55, 4] == "ffffff")
  }

  @Test func aFilledBarEndsAtTheValue() throws {
    let bar = try DrawnView(100, 4) { Gauge(value: 0.5) { EmptyView() }.tint(.red) }
    #expect(bar[30, 2] == "ff383c" && bar[80, 2] != "ff383c" && bar[80, 2] != "ffffff")
  }
}
