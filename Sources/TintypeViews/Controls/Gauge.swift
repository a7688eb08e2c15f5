/// A value between two bounds.
///
/// No figures of Apple's are recorded for iOS: the bar has the metrics of progress, the circles those
/// of macOS (58 points across).
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  @Environment(\.gaugeStyleKind) private var style
  private let fraction: Double
  private let label: Label
  private let valueLabel: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  private static func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double
  {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(value - bounds.lowerBound)
    return length > 0 && part.isFinite ? min(max(part / length, 0), 1) : 0
  }

  /// Creates a gauge with labels of its value and its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = Self.share(value, bounds)
    self.label = label()
    valueLabel = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  /// A bar or a circle, by the environment's style.
  @MainActor public var body: some View {
    switch style {
    case .linear: bar
    case .circular: circle(from: 0.125, length: 0.75, hasBounds: true)
    case .circularCapacity: circle(from: 0, length: 1, hasBounds: false)
    }
  }

  @MainActor private var bar: some View {
    VStack(spacing: 4) {
      label
      HStack(spacing: 6) {
        if let minimum { minimum.font(.footnote) }
        Capsule().fill(Color(system: .controlFill))
          .overlay(alignment: .leading) {
            Capsule().fill(TintShapeStyle()).relativeProposed(width: CGFloat(fraction))
          }
          .frame(height: 4)
        if let maximum { maximum.font(.footnote) }
      }
      if let valueLabel {
        valueLabel.font(.footnote).foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
  }

  @MainActor private func circle(
    from start: CGFloat, length: CGFloat, hasBounds: Bool
  ) -> some View {
    let line = StrokeStyle(lineWidth: 6, lineCap: .round)
    let turn = Angle.degrees(hasBounds ? 90 : -90)
    return ZStack {
      Circle().trim(from: start, to: start + length).rotation(turn)
        .stroke(Color(system: .controlFill), style: line)
      Circle().trim(from: start, to: start + length * CGFloat(fraction)).rotation(turn)
        .stroke(TintShapeStyle(), style: line)
      if let valueLabel { valueLabel.font(.system(size: 18, weight: .medium)).lineLimit(1) }
    }
    .padding(3)
    .frame(width: 58, height: 58)
    .overlay(alignment: .bottom) {
      if hasBounds {
        HStack(spacing: 8) {
          minimum
          maximum
        }
        .font(.system(size: 9))
      }
    }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label of its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.share(value, bounds)
    self.label = label()
    valueLabel = currentValueLabel()
    minimum = nil
    maximum = nil
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    fraction = Self.share(value, bounds)
    self.label = label()
    valueLabel = nil
    minimum = nil
    maximum = nil
  }
}

/// The look of gauges.
public struct GaugeStyle: Hashable, Sendable {
  enum Kind { case linear, circular, circularCapacity }
  let kind: Kind
  /// The platform's: a bar.
  public static let automatic = GaugeStyle(kind: .linear)
  /// A bar.
  public static let linearCapacity = GaugeStyle(kind: .linear)
  /// A small bar.
  public static let accessoryLinear = GaugeStyle(kind: .linear)
  /// A small bar.
  public static let accessoryLinearCapacity = GaugeStyle(kind: .linear)
  /// An open circle.
  public static let accessoryCircular = GaugeStyle(kind: .circular)
  /// A circle.
  public static let accessoryCircularCapacity = GaugeStyle(kind: .circularCapacity)
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: GaugeStyle.Kind { .linear }
  }

  var gaugeStyleKind: GaugeStyle.Kind {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges inside.
  public nonisolated func gaugeStyle(_ style: GaugeStyle) -> some View {
    environment(\.gaugeStyleKind, style.kind)
  }
}
