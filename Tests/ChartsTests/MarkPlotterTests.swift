import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Where marks are drawn, in a part of 100 × 100 points.
@MainActor @Suite struct MarkPlotterTests {
  private func drawn(
    _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> [DrawnMark] {
    MarkPlotter(ChartPlan(content(), settings), in: CGSize(width: 100, height: 100)).drawn()
  }

  private func frames(
    _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> [CGRect] {
    drawn(settings, content).map { frame in
      let parts = [frame.frame.minX, frame.frame.minY, frame.frame.width, frame.frame.height]
        .map { ($0 * 100).rounded() / 100 }
      return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
  }

  @Test func numbersAboveAndBelowZeroAreStackedApart() {
    let spans = Stacking.spans(of: [2, -1, 3, -2], .standard)
    #expect(spans.map(\.0) == [0, 0, 2, -1] && spans.map(\.1) == [2, -1, 5, -3])
    let parts = Stacking.spans(of: [1, 3], .normalized)
    #expect(parts.map(\.0) == [0, 0.25] && parts.map(\.1) == [0.25, 1])
    let middle = Stacking.spans(of: [1, 3], .center)
    #expect(middle.map(\.0) == [-2, -1] && middle.map(\.1) == [-1, 2])
    #expect(Stacking.spans(of: [1, 3], .unstacked).map(\.1) == [1, 3])
    #expect(Stacking.spans(of: [0, 0], .normalized).map(\.1) == [0, 0])
  }

  @Test func barsOfACategoryStandOnEachOther() {
    let frames = frames {
      BarMark(x: .value("", "a"), y: .value("", 10))
      BarMark(x: .value("", "b"), y: .value("", 4))
      BarMark(x: .value("", "a"), y: .value("", 30))
    }
    // Two bands of 50, of which 35 are taken; the axis ends with 40.
    #expect(frames[0] == CGRect(x: 7.5, y: 75, width: 35, height: 25))
    #expect(frames[1] == CGRect(x: 57.5, y: 90, width: 35, height: 10))
    #expect(frames[2] == CGRect(x: 7.5, y: 0, width: 35, height: 75))
  }

  @Test func barsStandSideBySideByAValue() {
    let frames = frames {
      ForEach(["p", "q"], id: \.self) { kind in
        BarMark(x: .value("", "a"), y: .value("", 20), width: .fixed(40))
          .position(by: .value("", kind))
      }
    }
    #expect(frames.map(\.minX) == [30, 50] && frames.map(\.width) == [20, 20])
    #expect(frames.map(\.height) == [100, 100])
  }

  @Test func barsLieWhereTheirLengthIsAlongX() {
    let frames = frames {
      BarMark(x: .value("", 5), y: .value("", "a"), height: .ratio(0.5))
      BarMark(x: .value("", 10), y: .value("", "b"), height: .inset(5))
    }
    #expect(frames[0] == CGRect(x: 0, y: 12.5, width: 50, height: 25))
    #expect(frames[1] == CGRect(x: 0, y: 55, width: 100, height: 40))
  }

  @Test func barsOfDaysTakeTheirDays() throws {
    let start = try #require(
      Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: 1)))
    let frames = frames {
      ForEach(0..<5) { day in
        BarMark(
          x: .value("", start.addingTimeInterval(Double(day) * 86_400 + 7200), unit: .day),
          y: .value("", 1))
      }
    }
    #expect(
      frames.map(\.minX) == [3, 23, 43, 63, 83]
        && frames.map(\.width) == Array(repeating: 14, count: 5))
  }

  @Test func aLineGoesThroughThePointsOfItsSeries() {
    let marks = drawn {
      ForEach([0.0, 10, 20], id: \.self) { x in
        LineMark(x: .value("", x), y: .value("", x)).foregroundStyle(by: .value("", "up"))
        LineMark(x: .value("", x), y: .value("", 20 - x)).foregroundStyle(by: .value("", "down"))
      }
      RuleMark(y: .value("", 5))
    }
    #expect(marks.count == 3 && marks.allSatisfy { $0.stroke != nil })
    #expect(marks[0].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(marks[2].frame == CGRect(x: 0, y: 75, width: 100, height: 0))
  }

  @Test func monotoneCurvesStayBetweenTheirPoints() {
    let points = [(0, 0), (10, 0), (20, 50), (30, 50)].map { CGPoint(x: $0.0, y: $0.1) }
    for method in [InterpolationMethod.monotone, .linear, .stepStart, .stepCenter, .stepEnd] {
      var path = Path()
      Interpolation.add(points, method, to: &path)
      #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 50), "\(method)")
    }
    var curve = Path()
    Interpolation.add(points, .catmullRom, to: &curve)
    #expect(curve.boundingRect.minY < -1 && curve.boundingRect.maxY > 51)
    Interpolation.add([], .monotone, to: &curve)
    Interpolation.add([points[0]], .monotone, to: &curve)
  }

  @Test func areasReachFromTheirLowerEdges() {
    let marks = drawn {
      ForEach([0.0, 10], id: \.self) { x in
        AreaMark(x: .value("", x), y: .value("", 4)).foregroundStyle(by: .value("", "a"))
        AreaMark(x: .value("", x), y: .value("", 6)).foregroundStyle(by: .value("", "b"))
      }
    }
    #expect(
      marks.map(\.frame) == [
        CGRect(x: 0, y: 60, width: 100, height: 40), CGRect(x: 0, y: 0, width: 100, height: 60),
      ])
  }

  @Test func sectorsShareACircle() {
    let angles = SectorPlotter.angles(of: [1, 3])
    #expect(angles[0].end == .pi / 2 && angles[1].start == .pi / 2 && angles[1].end == 2 * .pi)
    #expect(SectorPlotter.angles(of: [0, 0]).map(\.end) == [0, 0])
    let marks = drawn {
      SectorMark(angle: .value("", 1), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("", 3), innerRadius: .ratio(0.5)).cornerRadius(4)
    }
    let quarter = marks[0].path
    #expect(quarter.boundingRect == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(quarter.contains(CGPoint(x: 76, y: 24)) && !quarter.contains(CGPoint(x: 60, y: 40)))
    let rounded = marks[1].path
    #expect(rounded.contains(CGPoint(x: 24, y: 76)) && !rounded.contains(CGPoint(x: 99.8, y: 50.2)))
  }

  @Test func stylesAreOfTheInnermost() {
    let marks = drawn {
      Plot {
        PointMark(x: .value("", 1), y: .value("", 1)).opacity(0.5).symbolSize(16)
        PointMark(x: .value("", 2), y: .value("", 2)).zIndex(-1)
      }
      .opacity(0.5).symbolSize(100).offset(x: 3, y: 0)
    }
    // The second is lower.
    #expect(marks.map(\.opacity) == [0.5, 0.25])
    #expect(marks.map(\.frame.width) == [10, 4])
    #expect(marks[0].frame.midX == 103)
  }

  @Test func conditionsAndLoopsAreContent() {
    let isShown = false
    let value: Int? = 4
    let frames = frames {
      if isShown { RuleMark(y: .value("", 1)) }
      if let value {
        BarMark(x: .value("", "a"), y: .value("", value))
      } else {
        RuleMark(x: .value("", "a"))
      }
      for index in 0..<2 { BarMark(x: .value("", "\(index)"), y: .value("", 4)) }
    }
    #expect(frames.count == 3)
  }

  @Test func valuesGetColorsInOrder() {
    let plan = ChartPlan(
      ChartContentGroup(
        parts: ["b", "a", "b"].map {
          PointMark(x: .value("", 1), y: .value("", 1)).foregroundStyle(by: .value("", $0))
        }), ChartSettings())
    #expect(plan.styles.names == ["b", "a"])
  }
}
