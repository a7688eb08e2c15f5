// Made of Fixtures/Names/Charts/Axes.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// What stands along an axis.
public protocol AxisContent {}

/// Marks along an axis, one for each of several values.
public struct AxisMarks<Content: AxisMark>: AxisContent, AxisPlanning {
  internal let plan: AxisPlan
  internal var plans: [AxisPlan] { [plan] }
  /// Creates marks whose content is told their values.
  public nonisolated init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content) { plan = AxisPlan(position: position, values: values, parts: { AxisPart.all(of: content($0)) }) }
  /// Creates marks.
  public nonisolated init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content) { plan = AxisPlan(position: position, values: values, parts: { _ in AxisPart.all(of: content()) }) }
  /// Creates marks at values, whose content is told them.
  public nonisolated init<V: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], @AxisMarkBuilder content: @escaping (AxisValue) -> Content) { self.init(position: position, values: AxisMarkValues(data: values), content: content) }
  /// Creates marks at values.
  public nonisolated init<V: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], @AxisMarkBuilder content: @escaping () -> Content) { self.init(position: position, values: AxisMarkValues(data: values), content: content) }
}

extension AxisMarks where Content == AxisMarkGroup {
  /// Creates marks as an axis has them usually.
  public nonisolated init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) { plan = AxisPlan(position: position, values: values, stroke: stroke) }
  /// Creates marks as an axis has them usually, at values.
  public nonisolated init<V: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], stroke: StrokeStyle? = nil) { plan = AxisPlan(position: position, values: AxisMarkValues(data: values), stroke: stroke) }
  /// Creates marks as an axis has them usually, whose labels are written in a format.
  public nonisolated init<F: FormatStyle>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String { plan = AxisPlan(position: position, values: values, label: AxisPart.label(format), stroke: stroke) }
  /// Creates marks as an axis has them usually, at values, whose labels are written in a format.
  public nonisolated init<F: FormatStyle, V: Plottable>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], stroke: StrokeStyle? = nil) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String { self.init(format: format, position: position, values: AxisMarkValues(data: values), stroke: stroke) }
}

/// Several contents of an axis.
public struct AxisContentGroup: AxisContent, AxisPlanning {
  internal let plans: [AxisPlan]
}

/// Lists what stands along an axis.
@resultBuilder public enum AxisContentBuilder {
  /// A content.
  public static func buildExpression<C: AxisContent>(_ content: C) -> AxisContentGroup { AxisContentGroup(plans: (content as? any AxisPlanning)?.plans ?? []) }
  /// All of them.
  public static func buildBlock(_ parts: AxisContentGroup...) -> AxisContentGroup { AxisContentGroup(plans: parts.flatMap(\.plans)) }
  /// Those of a condition that may not hold.
  public static func buildOptional(_ part: AxisContentGroup?) -> AxisContentGroup { part ?? AxisContentGroup(plans: []) }
  /// Those of the first branch.
  public static func buildEither(first: AxisContentGroup) -> AxisContentGroup { first }
  /// Those of the second branch.
  public static func buildEither(second: AxisContentGroup) -> AxisContentGroup { second }
}

/// A side of a chart.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String
  /// The bottom of a level axis, the trailing side of an upright one.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// On the left.
  public static let leading = AxisMarkPosition(name: "leading")
  /// On the right.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// Above.
  public static let top = AxisMarkPosition(name: "top")
  /// Below.
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// How marks of an axis stand; all of them as `automatic` does.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// What suits.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Beyond the part with the marks.
  public static let extended = AxisMarkPreset(name: "extended")
  /// In line with the sides of the chart.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Within the part with the marks.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  internal let form: AxisMarkForm
  /// Round ones.
  public static var automatic: AxisMarkValues { AxisMarkValues(form: .automatic(nil)) }
  /// About so many round ones.
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { AxisMarkValues(form: .automatic(desiredCount)) }
  /// Round ones that are not nearer to each other.
  public static func automatic<P: Plottable>(minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { AxisMarkValues(form: .automatic(desiredCount)) }
  /// The multiples of a number.
  public static func stride<P: Plottable>(by stride: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { AxisMarkValues(form: .numbers(by: Datum(stride)?.quantity ?? 1)) }
  /// The beginnings of days, months and the like, each so many of them after the other.
  public static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues { AxisMarkValues(form: .dates(DateTicks.Step(unit: component, count: count), calendar ?? .current)) }
}

/// A value at which an axis has a mark.
public struct AxisValue {
  internal let datum: Datum
  /// Its number among the values, from 0.
  public let index: Int
  /// How many values there are.
  public let count: Int
  /// The value as a type; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { datum.value(as: type) }
}

/// What stands at a value of an axis.
public protocol AxisMark {}

/// A line across the chart at a value.
public struct AxisGridLine: AxisMark, AxisMarkSource {
  internal let parts: [AxisPart]
  /// Creates a line; without a style it is thin and gray.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { parts = [AxisPart(kind: .grid, stroke: stroke, isCentered: centered)] }
}

/// A short line outside the chart at a value.
public struct AxisTick: AxisMark, AxisMarkSource {
  /// How long it is.
  public struct Length: Hashable, Sendable {
    internal let points: CGFloat?
    /// What suits.
    public static let automatic = Length(points: nil)
    /// As long as the label is high; as long as usual here.
    public static let label = Length(points: nil)
    /// As long as the label is high and a length, in points; as long as usual here.
    public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(points: nil) }
    /// As long as the longest label.
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length(points: nil) }
  }
  internal let parts: [AxisPart]
  /// Creates a tick of a length, in points.
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) { parts = [AxisPart(kind: .tick(length), stroke: stroke, isCentered: centered)] }
  /// Creates a tick.
  public nonisolated init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) { parts = [AxisPart(kind: .tick(length.points), stroke: stroke, isCentered: centered)] }
}

/// How a label is turned; all labels stand upright here.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// What suits.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// Upright.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Turned to the left.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Turned to the right.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// What becomes of labels that meet; nothing here.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  /// What suits.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// Some are left out, by their priorities.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { greedy }
  /// Some are cut.
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
}

/// The label of a value.
public struct AxisValueLabel<Content: View>: AxisMark, AxisMarkSource {
  internal let parts: [AxisPart]
  /// Creates a label that is a view.
  public nonisolated init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.init(view: AnyView(content()), centered, anchor, verticalSpacing ?? horizontalSpacing) }
}

extension AxisValueLabel where Content == EmptyView {
  /// Creates the usual label.
  public nonisolated init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { self.init({ _ in nil }, centered, anchor, verticalSpacing ?? horizontalSpacing) }
  /// Creates a label that is written in a format.
  public nonisolated init<F: FormatStyle>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String { self.init(AxisPart.labelView(format), centered, anchor, verticalSpacing ?? horizontalSpacing) }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a text.
  public nonisolated init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { self.init(view: AnyView(Text(title)), centered, anchor, verticalSpacing ?? horizontalSpacing) }
}

/// Several marks at a value.
public struct AxisMarkGroup: AxisMark, AxisMarkSource {
  internal let parts: [AxisPart]
}

/// Lists what stands at a value of an axis.
@resultBuilder public enum AxisMarkBuilder {
  /// A mark.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> AxisMarkGroup { AxisMarkGroup(parts: AxisPart.all(of: mark)) }
  /// All of them.
  public static func buildBlock(_ marks: AxisMarkGroup...) -> AxisMarkGroup { AxisMarkGroup(parts: marks.flatMap(\.parts)) }
  /// Those of a condition that may not hold.
  public static func buildOptional(_ mark: AxisMarkGroup?) -> AxisMarkGroup { mark ?? AxisMarkGroup(parts: []) }
  /// Those of the first branch.
  public static func buildEither(first: AxisMarkGroup) -> AxisMarkGroup { first }
  /// Those of the second branch.
  public static func buildEither(second: AxisMarkGroup) -> AxisMarkGroup { second }
}

extension AxisMark {
  /// Colors lines and labels.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { changed { $0.style = AnyShapeStyle(style) } }
  /// Sets the font of labels.
  public nonisolated func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }
  /// Moves what there is, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { changed { $0.offset = CGSize(width: x, height: y) } }
  /// Moves what there is, in points.
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark { changed { $0.offset = offset } }
}
#endif
