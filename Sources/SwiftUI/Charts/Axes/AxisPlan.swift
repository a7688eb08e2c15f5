#if os(Linux)
import Foundation
import Tintype

/// Content of an axis that knows what it is.
protocol AxisPlanning { var plans: [AxisPlan] { get } }

/// What is said of marks along an axis.
struct AxisPlan {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// Makes what stands at a value; nil for what is usual.
  var parts: ((AxisValue) -> [AxisPart])?
  /// Makes a label of a value; nil for the usual one.
  var label: ((Datum) -> Text?)?
  var stroke: StrokeStyle?
}

extension AxisPlan {
  /// What a content says; nil for content of an author's own.
  static func all(of content: any AxisContent) -> [AxisPlan]? {
    (content as? any AxisPlanning)?.plans
  }
}

/// Which values have marks.
enum AxisMarkForm: Sendable {
  /// About so many round ones; nil for as many as usual.
  case automatic(Int?)
  case numbers(by: Double)
  case dates(DateTicks.Step, Calendar)
  case data([Datum])
}

extension AxisMarkValues {
  init<V: Plottable>(data values: [V]) {
    self.init(form: .data(values.compactMap { Datum($0) }))
  }
}
#endif
