#if os(Linux)
import Foundation
public import Tintype

/// A chart.
public nonisolated struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element of a collection whose elements name themselves.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element of a collection; a key path names them.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart, which fills what it is proposed.
  @MainActor public var body: some View { ChartFrame(plan: ChartPlan(content, settings)) }
}

/// A chart with its titles and its legend.
private struct ChartFrame: View {
  let plan: ChartPlan

  private var settings: ChartSettings { plan.settings }

  var body: some View {
    let isBeside = [AnnotationPosition.leading, .trailing].contains(settings.legendPosition)
    let isBefore = [AnnotationPosition.leading, .top, .topLeading, .topTrailing]
      .contains(settings.legendPosition)
    let layout =
      isBeside
      ? AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
    layout {
      if isBefore { legend(isBeside) }
      titled
      if !isBefore { legend(isBeside) }
    }
  }

  /// The distance of the legend; 8 points where nobody says, which is not measured.
  private var spacing: CGFloat { settings.legendSpacing ?? 8 }

  @ViewBuilder private func legend(_ isBeside: Bool) -> some View {
    if settings.legend != .hidden {
      if let view = settings.legendView {
        view.frame(maxWidth: isBeside ? nil : .infinity, alignment: alignment)
      } else if !plan.styles.names.isEmpty || !plan.styles.symbolNames.isEmpty {
        ChartLegend(styles: plan.styles, isUpright: isBeside)
          .frame(maxWidth: isBeside ? nil : .infinity, alignment: alignment)
      }
    }
  }

  private var alignment: Alignment {
    settings.legendAlignment ?? (settings.legendPosition == .topTrailing ? .trailing : .leading)
  }

  @ViewBuilder private var titled: some View {
    let upper = settings.xTitles.filter { $0.position == .top }
    let lower = settings.xTitles.filter { $0.position != .top }
    let left = settings.yTitles.filter { $0.position == .leading }
    let right = settings.yTitles.filter { $0.position == .trailing }
    let above = settings.yTitles.filter { $0.position != .leading && $0.position != .trailing }
    HStack(spacing: 4) {
      ForEach(left.indices, id: \.self) { index in TurnedTitle(angle: -90) { left[index].view } }
      VStack(alignment: .leading, spacing: 4) {
        titles(above, .trailing)
        titles(upper, .leading)
        ChartArea(plan: plan)
        titles(lower, .leading)
      }
      ForEach(right.indices, id: \.self) { index in TurnedTitle(angle: 90) { right[index].view } }
    }
  }

  private func titles(_ titles: [ChartSettings.Title], _ usual: Alignment) -> some View {
    ForEach(titles.indices, id: \.self) { index in
      titles[index].view
        .font(.caption).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: titles[index].alignment ?? usual)
    }
  }
}

/// A title beside an upright axis, turned along it.
private struct TurnedTitle<Content: View>: View {
  let angle: Double
  @ViewBuilder let content: Content

  var body: some View {
    Turned { content.font(.caption).foregroundStyle(.secondary).rotationEffect(.degrees(angle)) }
  }

  /// Takes as much room as a view that is turned by a quarter.
  private struct Turned: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
      return CGSize(width: size.height, height: size.width)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      subviews.first?.place(at: center, anchor: .center, proposal: .unspecified)
    }
  }
}

/// The marks with the axes around them, and what is over and behind them.
private struct ChartArea: View {
  let plan: ChartPlan

  @ViewBuilder var body: some View {
    // Most charts have no layers, and need not wait for where their marks are.
    if plan.settings.overlays.isEmpty, plan.settings.backgrounds.isEmpty {
      area
    } else {
      area
        .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
          layers(plan.settings.overlays, anchor)
        }
        .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in
          layers(plan.settings.backgrounds, anchor)
        }
    }
  }

  private var area: some View {
    GeometryReader { geometry in
      let (x, y) = (axis(geometry.size, isUpright: false), axis(geometry.size, isUpright: true))
      let labels = (x?.labels ?? []) + (y?.labels ?? [])
      ChartAxesLayout {
        plot(lines: (x?.lines ?? []) + (y?.lines ?? [])).chartRole(.plot)
        ForEach(labels.indices, id: \.self) { labels[$0].view.chartRole(labels[$0].role) }
      }
    }
  }

  @ViewBuilder private func plot(lines: [PlacedAxis.Line]) -> some View {
    let content = ChartPlotContent(plan: plan, lines: lines)
    if let style = plan.settings.plotStyle { style(content) } else { content }
  }

  private func axis(_ size: CGSize, isUpright: Bool) -> PlacedAxis? {
    let unit = CGSize(width: 1, height: 1)
    let isHidden = isUpright ? plan.settings.hidesYAxis : plan.settings.hidesXAxis
    guard !isHidden, let scale = isUpright ? plan.y : plan.x else { return nil }
    let length = isUpright ? size.height : size.width
    let padding = isUpright ? plan.settings.y.padding : plan.settings.x.padding
    // Labels are placed before the room beside them is known: padding is a part of all of it.
    let part = 1 / max(length, 1)
    let map = AxisMap(
      scale: scale, length: isUpright ? unit.height : unit.width,
      padding: (padding.start * part, padding.end * part), isVertical: isUpright)
    let plans = isUpright ? plan.settings.yAxis : plan.settings.xAxis
    return PlacedAxis(plans ?? [AxisPlan()], map, length: length)
  }

  @ViewBuilder private func layers(
    _ layers: [ChartSettings.Layer], _ anchor: Anchor<CGRect>?
  ) -> some View {
    if !layers.isEmpty, let anchor {
      GeometryReader { geometry in
        let size = geometry[anchor].size
        let proxy = ChartProxy(
          anchor: anchor, size: size, x: plan.xMap(size), y: plan.yMap(size))
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height,
              alignment: layers[index].alignment)
        }
      }
    }
  }
}
#endif
