// Made of Fixtures/Names/TintypeNames/Widgets.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// In which colors a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String
  /// In its own.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two, of which one is the tint.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// As light through glass.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
  /// How large the widget is: two squares, unless something else is set.
  public var widgetFamily: WidgetFamily { get { self[WidgetFamilyKey.self] } set { self[WidgetFamilyKey.self] = newValue } }
  private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  /// In which colors the widget is drawn: in its own, unless something else is set.
  public var widgetRenderingMode: WidgetRenderingMode { get { self[WidgetRenderingModeKey.self] } set { self[WidgetRenderingModeKey.self] = newValue } }
  private enum ShowsWidgetContainerBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
  /// Whether the widget's ground shows.
  public var showsWidgetContainerBackground: Bool { get { self[ShowsWidgetContainerBackgroundKey.self] } set { self[ShowsWidgetContainerBackgroundKey.self] = newValue } }
  /// The room that the system leaves around a widget's content, in points.
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
