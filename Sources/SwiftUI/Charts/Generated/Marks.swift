// Made of Fixtures/Names/Charts/Marks.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
import Tintype

/// A bar.
public nonisolated struct BarMark: BuiltInContent {
  internal let mark: Mark
  @MainActor internal func add(to marks: inout [Mark]) { marks.append(mark) }
  /// Creates a bar from 0 to a value; the number, where one of both is no number, is its length.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) { mark = Mark(.bar, x.extent, y.extent, width: width, height: height, stacking: stacking) }
  /// Creates a bar from one value to another.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) { mark = Mark(.bar, x.extent, Extent(yStart, yEnd), width: width) }
  /// Creates a lying bar from one value to another.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) { mark = Mark(.bar, Extent(xStart, xEnd), y.extent, height: height) }
  /// Creates a bar between two places of the chart, in points; nil for its edge.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) { mark = Mark(.bar, x.extent, .edges(yStart, yEnd), width: width, stacking: stacking) }
  /// Creates a lying bar between two places of the chart, in points; nil for its edge.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) { mark = Mark(.bar, .edges(xStart, xEnd), y.extent, height: height, stacking: stacking) }
  /// Creates a bar between values on one axis.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { mark = Mark(.bar, Extent(xStart, xEnd), .edges(yStart, yEnd)) }
  /// Creates a bar between values on both axes.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { mark = Mark(.bar, Extent(xStart, xEnd), Extent(yStart, yEnd)) }
}

/// A point of a line that joins all points of its series.
public nonisolated struct LineMark: BuiltInContent {
  internal let mark: Mark
  @MainActor internal func add(to marks: inout [Mark]) { marks.append(mark) }
  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = Mark(.line, x.extent, y.extent) }
  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) { mark = Mark(.line, x.extent, y.extent, series: series.datum) }
}

/// A point.
public nonisolated struct PointMark: BuiltInContent {
  internal let mark: Mark
  @MainActor internal func add(to marks: inout [Mark]) { marks.append(mark) }
  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = Mark(.point, x.extent, y.extent) }
  /// Creates a point at a height of the chart, in points; nil for its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { mark = Mark(.point, x.extent, .edges(y, y)) }
  /// Creates a point at a place along the chart, in points; nil for its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { mark = Mark(.point, .edges(x, x), y.extent) }
}

/// A point of the upper edge of an area.
public nonisolated struct AreaMark: BuiltInContent {
  internal let mark: Mark
  @MainActor internal func add(to marks: inout [Mark]) { marks.append(mark) }
  /// Creates a point above 0.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) { mark = Mark(.area, x.extent, y.extent, stacking: stacking) }
  /// Creates a point above 0 of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) { mark = Mark(.area, x.extent, y.extent, stacking: stacking, series: series.datum) }
  /// Creates a place of a band.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { mark = Mark(.area, x.extent, Extent(yStart, yEnd), stacking: .unstacked) }
  /// Creates a place of one of several bands.
  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) { mark = Mark(.area, x.extent, Extent(yStart, yEnd), stacking: .unstacked, series: series.datum) }
}

/// A line across the chart, or a part of it.
public nonisolated struct RuleMark: BuiltInContent {
  internal let mark: Mark
  @MainActor internal func add(to marks: inout [Mark]) { marks.append(mark) }
  /// Creates an upright line; in points from one place to another, nil for the edge.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { mark = Mark(.rule, x.extent, .edges(yStart, yEnd)) }
  /// Creates a level line; in points from one place to another, nil for the edge.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) { mark = Mark(.rule, .edges(xStart, xEnd), y.extent) }
  /// Creates an upright line between two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { mark = Mark(.rule, x.extent, Extent(yStart, yEnd)) }
  /// Creates a level line between two values.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) { mark = Mark(.rule, Extent(xStart, xEnd), y.extent) }
}

/// A rectangle.
public nonisolated struct RectangleMark: BuiltInContent {
  internal let mark: Mark
  @MainActor internal func add(to marks: inout [Mark]) { marks.append(mark) }
  /// Creates a rectangle at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) { mark = Mark(.rectangle, x.extent, y.extent, width: width, height: height) }
  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { mark = Mark(.rectangle, Extent(xStart, xEnd), Extent(yStart, yEnd)) }
  /// Creates a rectangle between values on one axis and places on the other, in points; nil for the edge.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { mark = Mark(.rectangle, Extent(xStart, xEnd), .edges(yStart, yEnd)) }
  /// Creates a rectangle between values on one axis and places on the other, in points; nil for the edge.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { mark = Mark(.rectangle, .edges(xStart, xEnd), Extent(yStart, yEnd)) }
  /// Creates a rectangle at a value, between values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) { mark = Mark(.rectangle, x.extent, Extent(yStart, yEnd), width: width) }
  /// Creates a rectangle between values, at a value.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) { mark = Mark(.rectangle, Extent(xStart, xEnd), y.extent, height: height) }
  /// Creates a strip at a value, between places in points; nil for the edge.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) { mark = Mark(.rectangle, x.extent, .edges(yStart, yEnd), width: width) }
}

/// A sector of a circle.
public nonisolated struct SectorMark: BuiltInContent {
  internal let mark: Mark
  @MainActor internal func add(to marks: inout [Mark]) { marks.append(mark) }
  /// Creates a sector, as large a part of the circle as its value is of the sum.
  public init<V: Plottable>(angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) { mark = Mark(sector: angle.extent, innerRadius, outerRadius, inset: angularInset) }
}
#endif
