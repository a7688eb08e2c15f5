// Made of Fixtures/Names/MapKit/MapCamera.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import CoreLocation
public import Tintype

/// A size on a map, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// From south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees
  /// Creates a size, in degrees.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) { self.latitudeDelta = latitudeDelta; self.longitudeDelta = longitudeDelta }
}

/// A part of the globe.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan
  /// Creates the part around 0 and 0.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Creates a part.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { self.center = center; self.span = span }
}

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// What is looked at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away, in meters.
  public var distance: Double
  /// Where up is, in degrees from north.
  public var heading: Double
  /// How far from straight down, in degrees.
  public var pitch: Double
  /// Creates a camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) { self.centerCoordinate = centerCoordinate; self.distance = distance; self.heading = heading; self.pitch = pitch }
}

/// How far a map's camera goes.
public struct MapCameraBounds: Sendable {
  /// Creates limits, in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  /// The part of the globe; nil for none that is known.
  public private(set) var region: MKCoordinateRegion?
  /// The camera; nil for none that is known.
  public private(set) var camera: MapCamera?
  /// What the map decides.
  public static var automatic: MapCameraPosition { MapCameraPosition() }
  /// A part of the globe.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }
  /// Where the user is.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// The look of a map; a tile has none.
public struct MapStyle: Sendable {
  private init() {}
  /// Whether hills rise.
  public struct Elevation: Sendable {
    private init() {}
    /// The map decides.
    public static let automatic = Elevation()
    /// They do not.
    public static let flat = Elevation()
    /// They do.
    public static let realistic = Elevation()
  }
  /// Drawn.
  public static var standard: MapStyle { MapStyle() }
  /// Drawn.
  public static func standard(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Photographed.
  public static var imagery: MapStyle { MapStyle() }
  /// Photographed.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Photographed with names.
  public static var hybrid: MapStyle { MapStyle() }
  /// Photographed with names.
  public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// A button that brings a map to where the user is; a tile shows none.
public nonisolated struct MapUserLocationButton: View, BuiltIn {
  /// Creates the button.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  @MainActor public var body: some View { EmptyView() }
}

/// A compass; a tile shows none.
public nonisolated struct MapCompass: View, BuiltIn {
  /// Creates the compass.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  @MainActor public var body: some View { EmptyView() }
}

/// A scale; a tile shows none.
public nonisolated struct MapScaleView: View, BuiltIn {
  /// Creates the scale.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  @MainActor public var body: some View { EmptyView() }
}

extension View {
  /// Changes nothing: a tile stands in place of a map.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  /// Changes nothing: a tile stands in place of a map.
  public nonisolated func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Changes nothing: a tile stands in place of a map.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Never runs its action: a tile stands in place of a map.
  public nonisolated func onMapCameraChange(_ action: @escaping () -> Void) -> some View { self }
}
#endif
