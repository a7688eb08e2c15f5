/// The platform's style of gauges: a bar that is filled up to the value, between its labels.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A bar as high as that of progress.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FilledGauge(configuration: configuration, isAccessory: false)
  }
}

/// The platform's style of gauges: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A bar that is filled up to the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FilledGauge(configuration: configuration, isAccessory: false)
  }
}

/// Gauges as thick bars that are filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.accessoryLinearCapacity` is short.
  public nonisolated init() {}
  /// A bar between its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FilledGauge(configuration: configuration, isAccessory: true)
  }
}

/// Gauges as bars with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.accessoryLinear` is short.
  public nonisolated init() {}
  /// A bar in all its colors between the labels of its bounds.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MarkedGaugeBar(configuration: configuration)
  }
}

/// Gauges as open rings with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.accessoryCircular` is short.
  public nonisolated init() {}
  /// A ring in all its colors; in its gap stand the labels of the bounds, or else the gauge's.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MarkedGaugeRing(configuration: configuration)
  }
}

/// Gauges as closed rings that are filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.accessoryCircularCapacity` is short.
  public nonisolated init() {}
  /// A ring around the label of the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FilledGaugeRing(configuration: configuration)
  }
}
