// Made of Fixtures/Names/MapKit/MapContent.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import CoreLocation
public import Tintype

/// Marks on a map; a tile shows none.
@MainActor @preconcurrency public protocol MapContent {
  /// The type of the marks that these consist of.
  associatedtype Body: MapContent
  /// The marks that these consist of.
  @MapContentBuilder var body: Body { get }
}

extension Never: MapContent {}

extension Optional: MapContent where Wrapped: MapContent {}

extension Optional: PrimitiveMapContent where Wrapped: MapContent {}

/// Marks that have no body.
public protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  /// Never called: no mark shows.
  public var body: Never { preconditionFailure("\(Self.self) is not shown") }
}

/// No marks.
public nonisolated struct EmptyMapContent: PrimitiveMapContent {
  /// Creates none.
  public init() {}
}

/// Makes a list of the marks that a closure lists.
@resultBuilder public enum MapContentBuilder {
  /// The marks of an expression.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  /// One mark as it is.
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  /// Marks one after another.
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> EmptyMapContent { EmptyMapContent() }
  /// Marks or none.
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  /// The first of two alternatives.
  public static func buildEither<C: MapContent>(first: C) -> EmptyMapContent { EmptyMapContent() }
  /// The second of two alternatives.
  public static func buildEither<C: MapContent>(second: C) -> EmptyMapContent { EmptyMapContent() }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach: PrimitiveMapContent where Content: MapContent {}

extension ForEach where Content: MapContent {
  /// Creates a mark for each element of a collection.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID { self.init(entriesOf: data, id: \.id, content: content) }
  /// Creates a mark for each element of a collection; a key path names them.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) { self.init(entriesOf: data, id: id, content: content) }
}

/// A balloon at a position.
public nonisolated struct Marker: PrimitiveMapContent {
  /// Creates a balloon with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a label.
  public init<L: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L) {}
}

/// A view at a position.
public nonisolated struct Annotation: PrimitiveMapContent {
  /// Creates a view with a title.
  public init<V: View>(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> V) {}
  /// Creates a view with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: View>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> V) {}
}

/// Where the user is.
public nonisolated struct UserAnnotation: PrimitiveMapContent {
  /// Creates the mark.
  public init() {}
}

/// A line between places.
public nonisolated struct MapPolyline: PrimitiveMapContent {
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// An area between places.
public nonisolated struct MapPolygon: PrimitiveMapContent {
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle around a position.
public nonisolated struct MapCircle: PrimitiveMapContent {
  /// Creates a circle, the radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A balloon at a position, by its earlier name.
public struct MapMarker: Sendable {
  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin at a position.
public struct MapPin: Sendable {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view at a position, by its earlier name.
public struct MapAnnotation {
  /// Creates a view.
  public init<V: View>(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> V) {}
}

extension MapContent {
  /// The marks as they are: a tile shows none.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// The marks as they are: a tile shows none.
  public func tag<T: Hashable>(_ tag: T) -> some MapContent { self }
  /// The marks as they are: a tile shows none.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// The marks as they are: a tile shows none.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// The marks as they are: a tile shows none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
}
#endif
