/// A mark on the track of a slider; the track here shows marks of steps alone.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// The value that it marks.
  public let value: V

  /// Creates a mark.
  public init(_ value: V) { self.value = value }
  /// Creates a mark with a title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }
  /// Creates a mark with a label.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }
}

/// Collects marks.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// One mark.
  public static func buildExpression(_ tick: SliderTick<V>) -> [SliderTick<V>] { [tick] }
  /// Marks one after the other.
  public static func buildBlock(_ ticks: [SliderTick<V>]...) -> [SliderTick<V>] {
    ticks.flatMap { $0 }
  }
  /// Marks for each element of data.
  public static func buildArray(_ ticks: [[SliderTick<V>]]) -> [SliderTick<V>] {
    ticks.flatMap { $0 }
  }
  /// Marks that may be missing.
  public static func buildOptional(_ ticks: [SliderTick<V>]?) -> [SliderTick<V>] { ticks ?? [] }
  /// The marks of one branch.
  public static func buildEither(first ticks: [SliderTick<V>]) -> [SliderTick<V>] { ticks }
  /// The marks of the other branch.
  public static func buildEither(second ticks: [SliderTick<V>]) -> [SliderTick<V>] { ticks }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks of its own, which are not drawn.
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current,
    @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with marks of its own, which are not drawn.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of steps, each with a mark.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    tick: @escaping (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
