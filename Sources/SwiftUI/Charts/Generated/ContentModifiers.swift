// Made of Fixtures/Names/Charts/ContentModifiers.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

extension ChartContent {
  /// Fills the marks.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { styled { $0.foreground = AnyShapeStyle(style) } }
  /// Colors the marks by a value, which the legend tells.
  public nonisolated func foregroundStyle<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent { styled { $0.foregroundBy = value.datum } }
  /// Makes the marks transparent: 0 for nothing to see, 1 for no change.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { styled { $0.opacity = opacity } }
  /// Rounds the corners of bars, rectangles and sectors, in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { styled { $0.cornerRadius = radius } }
  /// Sets how lines are drawn.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { $0.lineStyle = style } }
  /// Dashes lines by a value.
  public nonisolated func lineStyle<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent { styled { $0.lineStyleBy = value.datum } }
  /// Sets how the points of lines and areas are joined.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { styled { $0.interpolation = method } }
  /// Puts a shape at each point.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { styled { $0.symbol = symbol } }
  /// Puts a shape at each point, another one for each value.
  public nonisolated func symbol<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent { styled { $0.symbolBy = value.datum } }
  /// Puts a view at each point.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { styled { $0.symbolView = AnyView(symbol()) } }
  /// Sets the area of shapes, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { styled { $0.symbolArea = area } }
  /// Sets the size of shapes, in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { styled { $0.symbolArea = size.width * size.height } }
  /// Makes shapes as large as a value says.
  public nonisolated func symbolSize<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent { styled { $0.symbolAreaBy = value.datum } }
  /// Puts bars of one place side by side, by a value.
  public nonisolated func position<V: Plottable>(by value: PlottableValue<V>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent { styled { $0.positionBy = value.datum } }
  /// Moves the marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { styled { $0.offset = CGSize(width: x, height: y) } }
  /// Moves the marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { styled { $0.offset = offset } }
  /// Draws the marks above those of lower values.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value } }
  /// Puts a view beside each mark.
  public nonisolated func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C) -> some ChartContent { styled { $0.annotations = [MarkAnnotation(position: position, alignment: alignment, spacing: spacing ?? 4, content: AnyView(content()))] } }
  /// Puts a view beside each mark that is told of it.
  public nonisolated func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: (AnnotationContext) -> C) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing) { content(AnnotationContext()) } }
  /// Changes nothing: fills are as large as their marks.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Changes nothing: nobody reads a picture aloud.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Changes nothing: nobody reads a picture aloud.
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// Changes nothing: nobody reads a picture aloud.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Changes nothing: nobody reads a picture aloud.
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// Changes nothing: nobody reads a picture aloud.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  /// Changes nothing: nobody reads a picture aloud.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
#endif
