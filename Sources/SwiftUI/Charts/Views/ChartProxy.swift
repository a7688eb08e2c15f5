#if os(Linux)
public import Foundation
public import Tintype

/// Tells views over a chart where its values are.
public struct ChartProxy {
  private let anchor: Anchor<CGRect>
  private let x: AxisMap?
  private let y: AxisMap?
  /// The size of the part with the marks, in points.
  public let plotSize: CGSize

  init(anchor: Anchor<CGRect>, size: CGSize, x: AxisMap?, y: AxisMap?) {
    self.anchor = anchor
    plotSize = size
    self.x = x
    self.y = y
  }

  /// Where the part with the marks is.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// Where the part with the marks is, by its earlier name.
  public var plotAreaFrame: Anchor<CGRect> { anchor }
  /// The size of the part with the marks, by its earlier name.
  public var plotAreaSize: CGSize { plotSize }
  /// Where the part with the marks is, by its own name for charts in a scroll view.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  /// Where a value is along the level axis, in points of the part with the marks; nil where the axis does not have it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    Datum(value).flatMap { datum in x?.position(datum) }
  }
  /// Where a value is along the upright axis, in points of the part with the marks; nil where the axis does not have it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    Datum(value).flatMap { datum in y?.position(datum) }
  }
  /// Where two values are, in points of the part with the marks; nil where an axis does not have its value.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    position(forX: values.x).flatMap { x in
      position(forY: values.y).map { CGPoint(x: x, y: $0) }
    }
  }
  /// The value at a place along the level axis; nil where it is of another kind.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x?.datum(at: position).value(as: type)
  }
  /// The value at a place along the upright axis; nil where it is of another kind.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y?.datum(at: position).value(as: type)
  }
  /// The values at a place; nil where one is of another kind.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
  /// The room that a value takes along the level axis, in points; nil for a point of it.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    Datum(value).flatMap { datum in x?.band(datum, nil) }
  }
  /// The room that a value takes along the upright axis, in points; nil for a point of it.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    Datum(value).flatMap { datum in y?.band(datum, nil) }
  }
  /// Changes nothing: nobody touches a still picture.
  public func selectXValue(at position: CGFloat) {}
  /// Changes nothing: nobody touches a still picture.
  public func selectYValue(at position: CGFloat) {}
}
#endif
