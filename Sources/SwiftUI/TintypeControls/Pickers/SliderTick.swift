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
  /// Marks for each element of data.
  public static func buildExpression<D, ID>(
    _ ticks: SliderTickContentForEach<D, ID, V>
  ) -> [SliderTick<V>] { ticks.ticks }
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

/// A mark for each element of data.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, V: BinaryFloatingPoint
> {
  let ticks: [SliderTick<V>]

  /// Creates marks of data that a property identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> [SliderTick<V>]
  ) {
    ticks = data.flatMap(content)
  }
  /// Creates marks of data.
  public init(_ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> [SliderTick<V>])
  where Data.Element: Identifiable, ID == Data.Element.ID {
    ticks = data.flatMap(content)
  }
}
