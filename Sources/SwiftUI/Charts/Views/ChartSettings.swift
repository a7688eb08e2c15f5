#if os(Linux)
import Foundation
import Tintype

/// What views around a chart say of it.
struct ChartSettings {
  /// A title of an axis.
  struct Title {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
  }

  var x = ScaleSettings()
  var y = ScaleSettings()
  /// What stands along the axes; nil for what is usual.
  var xAxis: [AxisPlan]?
  var yAxis: [AxisPlan]?
  var hidesXAxis = false
  var hidesYAxis = false
  var xTitles: [Title] = []
  var yTitles: [Title] = []
  /// How much of an axis is seen of a chart that scrolls; nil for all of it.
  var visibleX: Double?
  var visibleY: Double?
  var colors: StyleScale.Colors?
  var colorDomain: [Datum] = []
  var symbols: [any ChartSymbolShape] = []
  var symbolDomain: [Datum] = []
  var legend = Visibility.automatic
  var legendPosition = AnnotationPosition.bottom
  var legendAlignment: Alignment?
  var legendSpacing: CGFloat?
  /// A legend of the author's; nil for the usual one.
  var legendView: AnyView?
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []

  /// A view over or behind a chart.
  struct Layer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Says something of the charts in a view that is made now.
  nonisolated func chart<V>(
    _ value: V, _ change: @escaping (inout ChartSettings, V) -> Void
  ) -> some View {
    chart { change(&$0, value) }
  }

  /// Says something of the charts in a view.
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
#endif
