// Made of Fixtures/Names/Charts/ViewModifiers.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// Axes and scales of the charts in a view.
extension View {
  /// Hides the level axis, or shows it.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.hidesXAxis = visibility == .hidden } }
  /// Sets what stands along the level axis.
  public nonisolated func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { chart(AxisPlan.all(of: content())) { $0.xAxis = $1 } }
  /// Hides the upright axis, or shows it.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.hidesYAxis = visibility == .hidden } }
  /// Sets what stands along the upright axis.
  public nonisolated func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { chart(AxisPlan.all(of: content())) { $0.yAxis = $1 } }
  /// Sets the values and the places of the level axis.
  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View { chart { $0.x = ScaleSettings(domain, range, type) } }
  /// Sets the values of the level axis.
  public nonisolated func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { chart { $0.x = ScaleSettings(domain, nil, type, over: $0.x) } }
  /// Sets the places of the level axis.
  public nonisolated func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { chart { $0.x = ScaleSettings(nil, range, type, over: $0.x) } }
  /// Sets how the values of the level axis become places.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.x = ScaleSettings(nil, nil, type, over: $0.x) } }
  /// Sets the values and the places of the upright axis.
  public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View { chart { $0.y = ScaleSettings(domain, range, type) } }
  /// Sets the values of the upright axis.
  public nonisolated func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { chart { $0.y = ScaleSettings(domain, nil, type, over: $0.y) } }
  /// Sets the places of the upright axis.
  public nonisolated func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { chart { $0.y = ScaleSettings(nil, range, type, over: $0.y) } }
  /// Sets how the values of the upright axis become places.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.y = ScaleSettings(nil, nil, type, over: $0.y) } }
  /// Gives the level axis a title: below it, at its start, unless it is said otherwise.
  public nonisolated func chartXAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// Gives the level axis a view as its title.
  public nonisolated func chartXAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View { chart(ChartSettings.Title(view: AnyView(content()), position: position == .automatic ? .bottom : position, alignment: alignment, spacing: spacing)) { $0.xTitles.append($1) } }
  /// Gives the upright axis a title: above its end, unless it is said otherwise.
  public nonisolated func chartYAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// Gives the upright axis a view as its title.
  public nonisolated func chartYAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View { chart(ChartSettings.Title(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)) { $0.yTitles.append($1) } }
}

/// Colors, legends and layers of the charts in a view.
extension View {
  /// Sets the colors of values, in their order.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { chart(range.map { AnyShapeStyle($0) }) { $0.colors = .range($1) } }
  /// Sets values and their colors, in their order.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View { chartForegroundStyleScale(range: range).chartForegroundStyleScale(domain: domain) }
  /// Sets the order of values that have colors.
  public nonisolated func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View { chart(domain.compactMap { Datum($0) }) { $0.colorDomain = $1 } }
  /// Sets values and their colors.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View { chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }
  /// Sets values and what gives each its color.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S) -> some View { chartForegroundStyleScale(mapping: mapping).chartForegroundStyleScale(domain: domain) }
  /// Sets what gives each value its color.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View { chart { $0.colors = .mapping { $0.value(as: D.self).map { AnyShapeStyle(mapping($0)) } } } }
  /// Sets values and their shapes.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View { chartSymbolScale(range: mapping.map(\.value)).chart(mapping.compactMap { Datum($0.key) }) { $0.symbolDomain = $1 } }
  /// Sets the shapes of values, in their order.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { chart { $0.symbols = range } }
  /// Hides the legend, or shows it.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
  /// Sets where the legend stands.
  public nonisolated func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { chart { ($0.legendPosition, $0.legendAlignment, $0.legendSpacing) = (position == .automatic ? .bottom : position, alignment, spacing) } }
  /// Replaces the legend.
  public nonisolated func chartLegend<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View { chartLegend(position: position, alignment: alignment, spacing: spacing).chart(AnyView(content())) { $0.legendView = $1 } }
  /// Changes the part with the marks.
  public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> C) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
  /// Puts a view over the chart.
  public nonisolated func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V) -> some View { chart { $0.overlays.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) } }
  /// Puts a view behind the chart.
  public nonisolated func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V) -> some View { chart { $0.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) } }
}

/// What charts do under fingers; a still picture has none, but shows the beginning of a chart that scrolls.
extension View {
  /// Changes nothing: nobody scrolls a still picture.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Shows the beginning of the level axis, of a length; seconds of dates, a number of categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { chart(Datum(length)?.quantity) { $0.visibleX = $1 } }
  /// Shows the beginning of the upright axis, of a length; seconds of dates, a number of categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { chart(Datum(length)?.quantity) { $0.visibleY = $1 } }
  /// Changes nothing: a chart shows its beginning.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Changes nothing: a chart shows its beginning.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  /// Changes nothing: a chart shows its beginning.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  /// Changes nothing: a chart shows its beginning.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
  /// Changes nothing: nobody scrolls a still picture.
  public nonisolated func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View { self }
  /// Changes nothing: nobody touches a still picture.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Changes nothing: nobody touches a still picture.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Changes nothing: nobody touches a still picture.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Changes nothing: nobody touches a still picture.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Changes nothing: nobody touches a still picture.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Changes nothing: nobody touches a still picture.
  public nonisolated func chartGesture<G: Gesture>(_ gesture: (ChartProxy) -> G) -> some View { self }
}

/// Where scrolling ends; of no account.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// Where pages end.
  public struct MajorAlignment: Sendable {
    /// At pages of what is seen.
    public static let page = MajorAlignment()
    /// At multiples of a number.
    public static func unit(_ unit: Double) -> MajorAlignment { MajorAlignment() }
    /// At dates.
    public static func matching(_ components: DateComponents) -> MajorAlignment { MajorAlignment() }
  }
  /// At multiples of a number.
  public static func valueAligned(unit: Double, majorAlignment: MajorAlignment? = nil) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At dates.
  public static func valueAligned(matching: DateComponents, majorAlignment: MajorAlignment? = nil) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
#endif
