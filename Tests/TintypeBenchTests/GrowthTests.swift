import Foundation
import Testing

@testable import TintypeBench

/// What is told of measured times; the times themselves are no test's business.
@Suite struct GrowthTests {
  private func growth(_ name: String = "cost", _ time: (Double) -> Double) -> Growth {
    var growth = Growth(name: name, unit: "things")
    growth.points = [10, 100, 1000].map { size in
      var measurement = Measurement()
      // The least counts, whatever came between.
      measurement.append(time(Double(size)) * 3)
      measurement.append(time(Double(size)))
      return (size, measurement)
    }
    return growth
  }

  @Test(arguments: [0, 0.5, 1, 2])
  func theExponentIsThePowerOfTheSize(power: Double) throws {
    let exponent = try #require(growth { 0.25 * pow($0, power) }.exponent)
    #expect(abs(exponent - power) < 1e-9)
  }

  @Test func growthBeyondTheSizeIsReported() {
    #expect(growth { pow($0, 1.06) }.isTooFast && growth { pow($0, 1.06) }.line.contains("above"))
    #expect(!growth { pow($0, 1.04) }.isTooFast && !growth { $0 + 5 }.isTooFast)
    #expect(growth { 1000 / $0 }.exponentText == "-1.00")
  }

  @Test func oneSizeHasNoExponent() {
    var growth = Growth(name: "cost", unit: "things")
    #expect(growth.exponent == nil && growth.exponentText == "-")
    var time = Measurement()
    time.append(2)
    growth.points = [(10, time)]
    #expect(growth.exponent == nil && !growth.isTooFast)
  }

  /// Every plot is a file that the page shows, with the numbers as its words.
  @Test @MainActor func aPageShowsEveryPlot() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "growth-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let growths = [growth("first") { $0 }, growth("second") { $0 * $0 }]
    let page = try GrowthPage(growths: growths, runs: 2).write(to: folder)
    let html = try String(contentsOf: page, encoding: .utf8)
    for (index, growth) in growths.enumerated() {
      let name = "growth-\(index + 1).svg"
      #expect(html.contains("src=\"\(name)\"") && html.contains(growth.line))
      let plot = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(plot.contains(growth.name) && plot.contains("prefers-color-scheme"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }
}
