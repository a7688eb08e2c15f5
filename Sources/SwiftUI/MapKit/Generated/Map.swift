// Made of Fixtures/Names/MapKit/Map.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
@_exported public import CoreLocation
public import Tintype

/// A map; a tile with its name here.
public nonisolated struct Map<Content>: View, BuiltIn {}

extension Map where Content == EmptyMapContent {
  /// Creates a map that decides itself what it shows.
  public init(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) {}
  /// Creates a map of what a position says.
  public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) {}
  /// Creates a map of a region.
  public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false) {}
  /// Creates a map of a region with marks.
  public init<Items: RandomAccessCollection, Mark>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Mark) where Items.Element: Identifiable {}
}

extension Map where Content: MapContent {
  /// Creates a map with marks.
  public init(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content) {}
  /// Creates a map of what a position says, with marks.
  public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content) {}
  /// Creates a map of what a position says, with marks of which one may be chosen.
  public init<Selection: Hashable>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content) {}
}

/// How somebody may move a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To and fro.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Nearer and farther.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Around.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Up and down.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of them.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
#endif
