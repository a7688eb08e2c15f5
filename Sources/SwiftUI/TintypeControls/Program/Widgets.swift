/// How large a widget is and where it stands.
public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares, on a tablet.
  case systemExtraLarge
  /// A small circle of a watch's face or a locked screen.
  case accessoryCircular
  /// A small rectangle there.
  case accessoryRectangular
  /// A line of text there.
  case accessoryInline
  /// A corner of a watch's face.
  case accessoryCorner

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}

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
  private enum FamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemMedium }
  }
  private enum RenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
  }
  private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// How large the widget is: two squares, unless something else is set.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// In which colors the widget is drawn: in its own, unless something else is set.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the widget's ground shows.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The room that the system leaves around a widget's content, in points.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}

/// The ground of a small widget on a locked screen: a light veil.
public nonisolated struct AccessoryWidgetBackground: View, BuiltIn {
  /// Creates the ground.
  public nonisolated init() {}
  /// The veil.
  @MainActor public var body: some View { Color.primary.opacity(0.12) }
}
