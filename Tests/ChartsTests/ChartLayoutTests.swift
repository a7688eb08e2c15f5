import Foundation
import SwiftUI
import Testing
import Tintype
import TintypeTestSupport

@testable import Charts

/// Axes, legends and what stands over charts.
@MainActor @Suite struct ChartLayoutTests {
  private func values(
    _ values: AxisMarkValues, _ scale: AxisScale, _ length: CGFloat = 300
  ) -> [Datum] {
    PlacedAxis.values(values, of: scale, length: length, isUpright: false)
  }

  @Test func axesHaveRoundValues() {
    let scale = AxisScale(domain: .numeric(0...40))
    #expect(values(.automatic, scale) == [0, 10, 20, 30, 40].map { .numeric($0) })
    #expect(values(.automatic(desiredCount: 2), scale) == [0, 20, 40].map { .numeric($0) })
    #expect(values(.stride(by: 15), scale) == [0, 15, 30].map { .numeric($0) })
    #expect(values(AxisMarkValues(data: [7, 9]), scale) == [.numeric(7), .numeric(9)])
    let powers = AxisScale(domain: .numeric(1...1000), isLogarithmic: true)
    #expect(values(.automatic, powers) == [1, 10, 100, 1000].map { .numeric($0) })
    let names = AxisScale(domain: .category(["a", "b"]))
    #expect(values(.automatic, names) == [.category("a"), .category("b")])
  }

  @Test func labelsTakeSpaceAroundTheMarks() {
    let plot = ChartAxesLayout.plot(
      in: CGRect(x: 0, y: 0, width: 200, height: 100),
      labels: [
        (.trailing, CGSize(width: 14, height: 12)), (.trailing, CGSize(width: 20, height: 12)),
        (.bottom, CGSize(width: 30, height: 12)),
      ])
    #expect(plot == CGRect(x: 0, y: 6, width: 174, height: 78))
    let bare = ChartAxesLayout.plot(in: CGRect(x: 0, y: 0, width: 20, height: 10), labels: [])
    #expect(bare == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func linesAndLabelsStandAtTheirValues() {
    let map = AxisMap(
      scale: AxisScale(domain: .numeric(0...40)), length: 1, isVertical: true)
    let axis = PlacedAxis([AxisPlan()], map, length: 200)
    #expect(axis.lines.map(\.coordinate) == [1, 0.75, 0.5, 0.25, 0])
    #expect(axis.labels.count == 5)
    let marks = AxisMarks(position: .leading, values: [0, 20]) { value in
      if value.index == 0 { AxisGridLine() }
      AxisTick(length: 7)
      AxisValueLabel("x")
    }
    let own = PlacedAxis(marks.plans, map, length: 200)
    #expect(own.lines.map(\.side) == [nil, .leading, .leading])
    #expect(own.lines.map(\.length) == [0, 7, 7])
    #expect(own.labels.count == 2)
  }

  @Test func namesOfALegendWrap() {
    let positions = WrappingLayout(spacing: CGSize(width: 10, height: 4)).positions(
      Array(repeating: CGSize(width: 40, height: 12), count: 3), width: 95)
    #expect(positions == [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 16)])
  }

  private func bars() -> some View {
    Chart {
      BarMark(x: .value("Day", "a"), y: .value("Sum", 10), width: .ratio(1)).foregroundStyle(.red)
      BarMark(x: .value("Day", "b"), y: .value("Sum", 5), width: .ratio(1)).foregroundStyle(.blue)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func barsAreDrawn() throws {
    let view = try DrawnView(40, 20) { bars() }
    #expect(view.isPlain(0..<20, 0..<20, "ff383c"))
    #expect(view.isPlain(20..<40, 10..<20, "0088ff") && view.isPlain(20..<40, 0..<10, "ffffff"))
  }

  @Test func modifiersOfAViewAroundHoldForCharts() throws {
    let view = try DrawnView(40, 20) {
      VStack { bars().chartYScale(domain: 0...20) }.chartPlotStyle { $0.background(.black) }
    }
    #expect(view.isPlain(0..<20, 10..<20, "ff383c") && view.isPlain(0..<20, 0..<10, "000000"))
  }

  @Test func aProxyTellsWhereValuesAre() {
    var (coordinate, value, name): (CGPoint?, Double?, String?)
    _ = ImageRenderer(
      content:
        bars().chartOverlay { proxy in
          GeometryReader { geometry in
            let frame = proxy.plotFrame.map { geometry[$0] }
            Color.clear.onAppear {
              coordinate = proxy.position(for: (x: "b", y: 5.0))
              value = proxy.value(atY: 10)
              name = proxy.value(atX: 70)
              #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 50))
              #expect(proxy.plotSize == CGSize(width: 100, height: 50))
              #expect(proxy.position(forX: "c") == nil)
            }
          }
        }
        .frame(width: 100, height: 50)
    ).layout()
    #expect(coordinate == CGPoint(x: 75, y: 25))
    #expect(value == 8 && name == "b")
  }

  /// A layout reads the marks twice, whatever their number; each is made once every time.
  @Test func marksAreMadeTwiceAtMost() {
    var count = 0
    func counted(_ value: Int) -> Int {
      count += 1
      return value
    }
    _ = ImageRenderer(
      content:
        Chart([1, 2, 3], id: \.self) { BarMark(x: .value("", "\($0)"), y: .value("", counted($0))) }
        .frame(width: 100, height: 50)
    ).layout()
    #expect(count <= 6)
  }
}
