#if os(Linux)
import Foundation
import Tintype

/// What a chart shows: its marks where they are stacked, its scales and its colors.
struct ChartPlan {
  let marks: [Mark]
  let x: AxisScale?
  let y: AxisScale?
  let styles: StyleScale
  let settings: ChartSettings
  /// The values by which bars stand side by side, in order.
  let slots: [Datum]

  @MainActor init(_ content: any ChartContent, _ settings: ChartSettings) {
    let all = Mark.all(of: content)
    marks = Stacking.stacked(all)
    let placed = marks.filter { $0.kind != .sector }
    x = AxisScale.inferred(from: placed.map(\.x), settings.x)?.beginning(settings.visibleX)
    y = AxisScale.inferred(from: placed.map(\.y), settings.y)?.beginning(settings.visibleY)
    styles = StyleScale(all, settings)
    var seen: Set<Datum> = []
    slots = all.compactMap(\.style.positionBy).filter { seen.insert($0).inserted }
    self.settings = settings
  }

  /// The places of the level axis; nil where it has no values.
  func xMap(_ size: CGSize) -> AxisMap? {
    x.map {
      AxisMap(scale: $0, length: size.width, padding: settings.x.padding, isVertical: false)
    }
  }

  /// The places of the upright axis; nil where it has no values.
  func yMap(_ size: CGSize) -> AxisMap? {
    y.map {
      AxisMap(scale: $0, length: size.height, padding: settings.y.padding, isVertical: true)
    }
  }
}
#endif
