#if os(Linux)
import Foundation
import Tintype

/// An outline of a chart, in points of the part with the marks.
struct DrawnMark {
  /// What it is filled with, or stroked.
  var path = Path()
  /// How it is stroked; nil for a fill.
  var stroke: StrokeStyle?
  let paint: AnyShapeStyle
  /// A view in its stead.
  var view: AnyView?
  /// What views stand beside.
  var frame: CGRect
  let opacity: Double
  let zIndex: Double
  var annotations: [MarkAnnotation] = []

  init(_ mark: Mark, _ path: Path, _ styles: StyleScale, isStroked: Bool = false) {
    let (dx, dy) = (mark.style.offset.width, mark.style.offset.height)
    self.path = path.offsetBy(dx: dx, dy: dy)
    stroke = isStroked ? styles.stroke(of: mark) : nil
    paint = styles.paint(of: mark)
    frame = self.path.boundingRect
    opacity = mark.style.opacity
    zIndex = mark.style.zIndex
  }
}

/// Draws the marks of a chart into a size.
struct MarkPlotter {
  let plan: ChartPlan
  let size: CGSize
  private let x: AxisMap?
  private let y: AxisMap?

  /// The part of a band that bars take, and their width where there are no bands, in points; neither is measured.
  static let usualBar: (part: CGFloat, points: CGFloat) = (0.7, 8)

  init(_ plan: ChartPlan, in size: CGSize) {
    self.plan = plan
    self.size = size
    x = plan.xMap(size)
    y = plan.yMap(size)
  }

  /// All marks, the lowest first.
  func drawn() -> [DrawnMark] {
    var result: [DrawnMark] = []
    var seen: Set<[String]> = []
    let sectors = SectorPlotter(plan.marks.filter { $0.kind == .sector }, in: size, plan.styles)
    var sectorIndex = 0
    for mark in plan.marks {
      switch mark.kind {
      case .bar, .rectangle: result += box(mark)
      case .rule: result += rule(mark)
      case .point: result += point(mark)
      case .sector:
        result += sectors.drawn(sectorIndex)
        sectorIndex += 1
      case .line, .area:
        let key = ["\(mark.kind)", mark.series?.name ?? ""]
        guard seen.insert(key).inserted else { continue }
        let group = plan.marks.filter { $0.kind == mark.kind && $0.series == mark.series }
        result += mark.kind == .line ? line(group) : area(group)
      }
    }
    // The order of equals stays.
    return result.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private func annotated(_ drawn: DrawnMark, _ mark: Mark) -> DrawnMark {
    var drawn = drawn
    drawn.annotations = mark.style.annotations
    return drawn
  }

  /// A range on an axis; all of it where the axis has no values.
  private func range(
    _ extent: Extent, _ map: AxisMap?, _ length: CGFloat, _ dimension: MarkDimension,
    _ usual: (part: CGFloat, points: CGFloat)
  ) -> ClosedRange<CGFloat>? {
    guard let map else {
      guard case .edges(let start, let end) = extent else { return nil }
      return min(start ?? 0, end ?? length)...max(start ?? 0, end ?? length)
    }
    return map.range(of: extent, dimension, usual: usual)
  }

  private func box(_ mark: Mark) -> [DrawnMark] {
    let usual = mark.kind == .bar ? Self.usualBar : (1, 10)
    guard var across = range(mark.x, x, size.width, mark.width, usual),
      var along = range(mark.y, y, size.height, mark.height, usual)
    else { return [] }
    if let slot = mark.style.positionBy, let index = plan.slots.firstIndex(of: slot) {
      if case .interval = mark.y {
        across = across.part(index, of: plan.slots.count)
      } else {
        along = along.part(index, of: plan.slots.count)
      }
    }
    let rect = CGRect(
      x: across.lowerBound, y: along.lowerBound, width: across.upperBound - across.lowerBound,
      height: along.upperBound - along.lowerBound)
    let radius = min(mark.style.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    let path =
      radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: .continuous) : Path(rect)
    var drawn = DrawnMark(mark, path, plan.styles)
    // A bar of no height has a place all the same.
    drawn.frame = rect.offsetBy(dx: mark.style.offset.width, dy: mark.style.offset.height)
    return [annotated(drawn, mark)]
  }

  private func rule(_ mark: Mark) -> [DrawnMark] {
    let usual: (part: CGFloat, points: CGFloat) = (0, 0)
    guard let across = range(mark.x, x, size.width, .fixed(0), usual),
      let along = range(mark.y, y, size.height, .fixed(0), usual)
    else { return [] }
    var path = Path()
    path.move(to: CGPoint(x: across.lowerBound, y: along.lowerBound))
    path.addLine(to: CGPoint(x: across.upperBound, y: along.upperBound))
    return [annotated(DrawnMark(mark, path, plan.styles, isStroked: true), mark)]
  }

  private func coordinate(_ mark: Mark) -> CGPoint? {
    let across = x.map { $0.middle(mark.x) } ?? Self.middle(mark.x, size.width)
    let along = y.map { $0.middle(mark.y) } ?? Self.middle(mark.y, size.height)
    return across.flatMap { across in along.map { CGPoint(x: across, y: $0) } }
  }

  private static func middle(_ extent: Extent, _ length: CGFloat) -> CGFloat? {
    if case .edges(let start, _) = extent { start ?? length / 2 } else { nil }
  }

  /// The side of a square of the area of a symbol: 50 square points where nobody says, which is not measured.
  private func side(_ mark: Mark) -> CGFloat {
    if let value = mark.style.symbolAreaBy?.quantity {
      let largest = plan.marks.compactMap { $0.style.symbolAreaBy?.quantity }.max() ?? 1
      return largest > 0 ? (16 + 240 * max(0, value) / largest).squareRoot() : 4
    }
    return max(0, mark.style.symbolArea ?? 50).squareRoot()
  }

  private func point(_ mark: Mark) -> [DrawnMark] {
    guard let coordinate = coordinate(mark) else { return [] }
    let side = side(mark)
    let rect = CGRect(
      x: coordinate.x - side / 2, y: coordinate.y - side / 2, width: side, height: side)
    guard mark.style.symbolView == nil else {
      var drawn = DrawnMark(mark, Path(rect), plan.styles)
      drawn.view = mark.style.symbolView
      return [annotated(drawn, mark)]
    }
    guard let symbol = plan.styles.symbol(of: mark) else {
      guard !mark.style.annotations.isEmpty else { return [] }
      var drawn = DrawnMark(mark, Path(), plan.styles)
      drawn.frame = rect.insetBy(dx: side / 2, dy: side / 2)
      return [annotated(drawn, mark)]
    }
    return [annotated(DrawnMark(mark, symbol.path(in: rect), plan.styles), mark)]
  }

  private func line(_ group: [Mark]) -> [DrawnMark] {
    guard let first = group.first else { return [] }
    var path = Path()
    Interpolation.add(
      group.compactMap { coordinate($0) }, first.style.interpolation ?? .linear, to: &path)
    return [DrawnMark(first, path, plan.styles, isStroked: true)] + group.flatMap { point($0) }
  }

  private func area(_ group: [Mark]) -> [DrawnMark] {
    guard let first = group.first, let x, let y else { return [] }
    var (upper, lower): ([CGPoint], [CGPoint]) = ([], [])
    for mark in group {
      if case .interval(let start, let end) = mark.y, let across = x.middle(mark.x),
        let low = y.position(start), let high = y.position(end)
      {
        upper.append(CGPoint(x: across, y: high))
        lower.append(CGPoint(x: across, y: low))
      } else if case .interval(let start, let end) = mark.x, let along = y.middle(mark.y),
        let low = x.position(start), let high = x.position(end)
      {
        upper.append(CGPoint(x: high, y: along))
        lower.append(CGPoint(x: low, y: along))
      }
    }
    let method = first.style.interpolation ?? .linear
    var path = Path()
    Interpolation.add(upper, method, to: &path)
    Interpolation.add(lower.reversed(), method.reversed, to: &path)
    path.closeSubpath()
    return [DrawnMark(first, path, plan.styles)]
      + zip(group, upper).flatMap { mark, coordinate in
        mark.style.annotations.isEmpty
          ? []
          : [
            annotated(
              DrawnMark(mark, Path(CGRect(origin: coordinate, size: .zero)), plan.styles), mark)
          ]
      }
  }
}

extension InterpolationMethod {
  /// The method by which a line goes the same way back.
  fileprivate var reversed: InterpolationMethod {
    switch form {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    case .linear, .monotone, .catmullRom, .cardinal, .stepCenter: self
    }
  }
}

extension ClosedRange<CGFloat> {
  /// One of several equal parts.
  fileprivate func part(_ index: Int, of count: Int) -> ClosedRange<CGFloat> {
    let width = (upperBound - lowerBound) / CGFloat(Swift.max(count, 1))
    let start = lowerBound + width * CGFloat(index)
    return start...start + width
  }
}
#endif
