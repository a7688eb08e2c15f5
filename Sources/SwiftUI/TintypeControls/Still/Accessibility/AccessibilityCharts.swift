/// What describes a chart to assistive technology; a picture has no words.
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Describes the chart anew.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The numbers that show.
  public var range: ClosedRange<Double>
  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]
  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A point of a chart.
public final class AXDataPoint {
  /// Its name; nil for none.
  public var label: String?
  /// Creates a point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    self.label = label
  }
  /// Creates a point at a name.
  public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    self.label = label
  }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// Their name; nil for none.
  public var name: String?
  /// The points.
  public var dataPoints: [AXDataPoint]
  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.dataPoints = dataPoints
  }
}

/// A chart in words.
public final class AXChartDescriptor {
  /// The title; nil for none.
  public var title: String?
  /// What it says; nil for nothing.
  public var summary: String?
  /// The points.
  public var series: [AXDataSeriesDescriptor]
  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.series = series
  }
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    self
  }
}
