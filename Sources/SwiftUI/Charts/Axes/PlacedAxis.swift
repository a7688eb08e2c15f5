#if os(Linux)
import Foundation
import Tintype

/// The lines and labels of an axis in a size.
struct PlacedAxis {
  /// A line across the part with the marks, or a short one beside it.
  struct Line {
    let isUpright: Bool
    /// Where it stands, from 0 to 1 from the left or the top.
    let coordinate: CGFloat
    /// The side on which a short line is; nil for one across.
    var side: ChartSide?
    var length: CGFloat = 0
    let stroke: StrokeStyle
    let style: AnyShapeStyle
  }
  /// A label.
  struct Label {
    let role: ChartRole
    let view: AnyView
  }
  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []

  private let map: AxisMap
  private let isUpright: Bool

  /// Lines of a grid are hairlines of a light gray, ticks 4 points long; Apple's constants are not known.
  private static var gridStyle: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.3)) }
  private static let hairline = StrokeStyle(lineWidth: 0.5)
  private static let tickLength: CGFloat = 4

  /// Places what is said of an axis.
  ///
  /// - Parameters:
  ///   - plans: what is said.
  ///   - map: the axis, one point long.
  ///   - length: how long it is about, in points.
  init(_ plans: [AxisPlan], _ map: AxisMap, length: CGFloat) {
    self.map = map
    isUpright = map.isVertical
    for plan in plans { add(plan, length) }
  }

  /// The values at which there are marks.
  static func values(
    _ values: AxisMarkValues, of scale: AxisScale, length: CGFloat, isUpright: Bool
  ) -> [Datum] {
    switch (values.form, scale.domain) {
    case (.data(let data), _): return data
    case (.numbers(let step), .numeric(let range)):
      return Ticks.multiples(of: step, in: range).map { .numeric($0) }
    case (.dates(let step, let calendar), .date(let range)):
      return DateTicks.dates(every: step, in: range, calendar: calendar).map { .date($0) }
    case (_, .category(let names)): return names.map { .category($0) }
    case (.automatic(let count), .numeric(let range)):
      if scale.isLogarithmic, range.lowerBound > 0 { return powers(in: range) }
      let most = max(1, Int(exactly: (length / (isUpright ? 30 : 50)).rounded(.down)) ?? 1)
      let usual = min(most, Ticks.usualCount)
      return Ticks.numbers(in: range, count: count ?? usual).map { .numeric($0) }
    case (.automatic(let count), .date(let range)):
      let usual = min(max(1, Int(exactly: (length / 45).rounded(.down)) ?? 1), 7)
      let step = DateTicks.step(
        for: range.upperBound - range.lowerBound, count: count ?? usual)
      return DateTicks.dates(every: step, in: range).map { .date($0) }
    case (.numbers, .date(let range)), (.dates, .numeric(let range)):
      return Ticks.numbers(in: range, count: Ticks.usualCount).map { .numeric($0) }
    }
  }

  private static func powers(in range: ClosedRange<Double>) -> [Datum] {
    let first = log10(range.lowerBound).rounded(.up)
    let last = log10(range.upperBound).rounded(.down)
    return stride(from: first, through: max(first, last), by: 1).prefix(40)
      .map { .numeric(pow(10, $0)) }
  }

  private mutating func add(_ plan: AxisPlan, _ length: CGFloat) {
    let scale = map.scale
    let data = Self.values(plan.values, of: scale, length: length, isUpright: isUpright)
      .filter { datum in
        scale.fraction(of: datum).map { $0 > -1e-9 && $0 < 1 + 1e-9 } ?? false
      }
    let side = side(of: plan)
    for (index, datum) in data.enumerated() {
      let next = data.indices.contains(index + 1) ? data[index + 1] : nil
      let value = AxisValue(datum: datum, index: index, count: data.count)
      for part in plan.parts?(value) ?? usualParts(plan, side) {
        let usual = usualLabel(plan, datum, among: data)
        add(part, datum, next, side, usual: usual)
      }
    }
  }

  private func side(of plan: AxisPlan) -> ChartSide {
    switch plan.position {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: isUpright ? .trailing : .bottom
    }
  }

  /// Categories have labels alone, numbers and dates also lines; along the bottom with ticks.
  private func usualParts(_ plan: AxisPlan, _ side: ChartSide) -> [AxisPart] {
    let label = AxisPart(kind: .label { _ in nil })
    if map.scale.isCategory { return [label] }
    let grid = AxisPart(kind: .grid, stroke: plan.stroke)
    return isUpright ? [grid, label] : [grid, AxisPart(kind: .tick(nil)), label]
  }

  private func usualLabel(_ plan: AxisPlan, _ datum: Datum, among data: [Datum]) -> AnyView {
    if let label = plan.label { return AnyView(label(datum)) }
    switch datum {
    case .category(let name): return AnyView(Text(verbatim: name))
    case .numeric(let numeric): return AnyView(Text(numeric, format: .number))
    case .date(let date):
      let seconds = zip(data, data.dropFirst()).compactMap { first, second in
        first.quantity.flatMap { first in second.quantity.map { $0 - first } }
      }
      let unit = DateTicks.unit(of: seconds.min() ?? 86_400)
      return AnyView(Text(date, format: DateTicks.format(for: unit)))
    }
  }

  private mutating func add(
    _ part: AxisPart, _ datum: Datum, _ next: Datum?, _ side: ChartSide,
    usual: AnyView
  ) {
    guard let start = map.position(datum) else { return }
    // Beyond the last value the axis is as long as before it.
    let end = next.flatMap { map.position($0) }
    let middle = end.map { (start + $0) / 2 }
    switch part.kind {
    case .grid, .tick:
      var line = Line(
        isUpright: !isUpright, coordinate: part.isCentered == true ? middle ?? start : start,
        stroke: part.stroke ?? Self.hairline, style: part.style ?? Self.gridStyle)
      if case .tick(let length) = part.kind {
        (line.side, line.length) = (side, length ?? Self.tickLength)
      }
      lines.append(line)
    case .label(let make):
      let isBand = map.scale.isCategory
      let isCentered = part.isCentered ?? false
      let view = (make(datum) ?? usual)
        .font(part.font ?? .caption2)
        .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
        .lineLimit(isBand && !isUpright ? 1 : nil)
        .offset(part.offset)
      let available = isBand && !isUpright ? 1 / CGFloat(max(bandCount, 1)) : nil
      // A unit without a next one ends with the axis.
      let coordinate = isCentered && !isBand ? middle ?? (start + 1) / 2 : start
      // A label that begins with the end of the axis, or what ends with its beginning, has no place on it.
      if case .date = datum, !isUpright, start > 1 - 1e-6, part.anchor == nil { return }
      labels.append(
        Label(
          role: .label(
            side, point: coordinate, available: available,
            anchor: part.anchor ?? Self.anchor(side, isBand || isCentered)),
          view: AnyView(view)))
    }
  }

  private var bandCount: Int {
    if case .category(let names) = map.scale.domain { names.count } else { 0 }
  }

  /// Labels below an axis of numbers or dates begin at their values, as `AxisValueLabel(anchor:)` lets one see.
  private static func anchor(_ side: ChartSide, _ isCentered: Bool) -> UnitPoint {
    switch side {
    case .leading: .trailing
    case .trailing: .leading
    case .top: isCentered ? .bottom : .bottomLeading
    case .bottom: isCentered ? .top : .topLeading
    }
  }
}
#endif
