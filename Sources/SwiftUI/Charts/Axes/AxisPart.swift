#if os(Linux)
import Foundation
import Tintype

/// A mark of an axis that knows what it consists of.
protocol AxisMarkSource { var parts: [AxisPart] { get } }

/// A line, a tick or a label at a value of an axis.
struct AxisPart {
  enum Kind {
    case grid
    /// A short line of so many points; nil for the usual length.
    case tick(CGFloat?)
    /// Makes the label; nil for the usual one.
    case label((Datum) -> AnyView?)
  }
  let kind: Kind
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  /// Whether it stands between its value and the next one; nil for what is usual.
  var isCentered: Bool?
  /// The point of a label that stands at the value; nil for the usual one.
  var anchor: UnitPoint?
  var spacing: CGFloat?

  static func all(of mark: any AxisMark) -> [AxisPart] {
    (mark as? any AxisMarkSource)?.parts ?? []
  }

  /// Writes values in a format.
  static func labelView<F: FormatStyle>(_ format: F) -> (Datum) -> AnyView?
  where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    let label = label(format)
    return { label($0).map { AnyView($0) } }
  }

  /// Writes values in a format.
  static func label<F: FormatStyle>(_ format: F) -> (Datum) -> Text?
  where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    { $0.value(as: F.FormatInput.self).map { Text($0, format: format) } }
  }
}

extension AxisMark {
  nonisolated func changed(_ change: (inout AxisPart) -> Void) -> AxisMarkGroup {
    AxisMarkGroup(
      parts: AxisPart.all(of: self).map { part in
        var part = part
        change(&part)
        return part
      })
  }
}

extension AxisValueLabel {
  nonisolated init(
    _ label: @escaping (Datum) -> AnyView?, _ centered: Bool?, _ anchor: UnitPoint?,
    _ spacing: CGFloat?
  ) {
    parts = [
      AxisPart(kind: .label(label), isCentered: centered, anchor: anchor, spacing: spacing)
    ]
  }

  nonisolated init(view: AnyView, _ centered: Bool?, _ anchor: UnitPoint?, _ spacing: CGFloat?) {
    self.init({ _ in view }, centered, anchor, spacing)
  }
}
#endif
