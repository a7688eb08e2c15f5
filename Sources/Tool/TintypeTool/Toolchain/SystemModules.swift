import TintypeSyntax

/// Apple's modules that a source may import and a program may do without.
///
/// Many files import more than they use. Such an import is made only where there is such a module, so
/// that what stops a file is what it uses and is not there.
enum SystemModules {
  /// Their names.
  static let names = Set(table.split(separator: "\n").map(String.init))

  /// Modules of ours that hold what views need of some of them, under other names: one called like Apple's would
  /// tell packages that they are on a Mac.
  private static let standIns = [
    "os": "TintypeLogging", "OSLog": "TintypeLogging", "AudioToolbox": "AVFoundation",
    "CoreMedia": "AVFoundation", "CoreVideo": "AVFoundation", "CryptoKit": "TintypeCryptoKit",
    "Network": "TintypeNetwork", "Security": "TintypeSecurity", "simd": "TintypeSIMD",
  ]

  /// Whether a module of ours holds what a framework of Apple's has, under its name or another.
  static func isFramework(_ module: String) -> Bool {
    names.contains(module) || standIns.values.contains(module)
  }

  /// Names of the modules of ours that stand in for Apple's, by which a fence says that it imports them: articles leave
  /// out what their readers know.
  private static let tellingNames: [String: Set<String>] = [
    "AVKit": ["AVPlayer", "AVPlayerItem", "VideoPlayer"],
    "Charts": [
      "AreaMark", "AxisMarks", "BarMark", "Chart", "LineMark", "PointMark", "RectangleMark",
      "RuleMark", "SectorMark",
    ],
    "CoreLocation": [
      "CLLocation", "CLLocationCoordinate2D", "CLLocationDegrees", "CLLocationDistance",
    ],
    "MapKit": [
      "MKCoordinateRegion", "MKCoordinateSpan", "Map", "MapCamera", "MapCameraBounds",
      "MapCameraPosition",
      "MapCircle", "MapCompass", "MapContent", "MapContentBuilder", "MapInteractionModes",
      "MapMarker", "MapPin",
      "MapPolygon", "MapPolyline", "MapScaleView", "MapStyle", "MapUserLocationButton", "Marker",
      "UserAnnotation",
    ],
    "PhotosUI": ["PHPickerFilter", "PhotosPicker", "PhotosPickerItem"],
    "SwiftData": [
      "FetchDescriptor", "Model", "ModelConfiguration", "ModelContainer", "ModelContext",
      "PersistentModel", "Query",
    ],
    "TintypeLogging": ["Logger", "OSAllocatedUnfairLock", "OSLog", "os_log"],
    "WebKit": ["WebPage", "WebView"],
    "WidgetKit": [
      "AppIntentConfiguration", "AppIntentTimelineProvider", "StaticConfiguration", "TimelineEntry",
      "TimelineProvider", "WidgetBundle", "WidgetPreviewContext",
    ],
  ]

  /// The imports that a fence leaves out and its names tell.
  ///
  /// - Parameter unit: the fence.
  /// - Returns: lines to stand before it; empty where it names its imports, and for files.
  static func impliedImports(of unit: SourceUnit) -> String {
    let outline = unit.outline
    guard unit.isFence, !outline.items.contains(where: { isImport($0, in: outline) }) else {
      return ""
    }
    let names = outline.namesWithoutDot
    return tellingNames.filter { !$0.value.isDisjoint(with: names) }.keys.sorted()
      .map { "import \($0)\n" }.joined()
  }

  /// Whether an item imports one of them.
  static func isImport(_ item: SourceItem, in outline: SourceOutline) -> Bool {
    outline.importedModule(of: item).map { names.contains($0) } ?? false
  }

  /// The imports of a source that are made where there is such a module.
  ///
  /// - Parameter outline: the source.
  /// - Returns: lines to stand before it.
  static func imports(of outline: SourceOutline) -> String {
    outline.items.filter { isImport($0, in: outline) }
      .compactMap { outline.importedModule(of: $0) }
      .map { standIns[$0] ?? $0 }
      .map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }
}
