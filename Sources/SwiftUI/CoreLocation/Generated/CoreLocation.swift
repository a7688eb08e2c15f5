// Made of Fixtures/Names/CoreLocation/CoreLocation.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A distance, in meters.
public typealias CLLocationDistance = Double

/// A position on the globe.
public struct CLLocationCoordinate2D: Sendable, Hashable {
  /// North of the equator, in degrees.
  public var latitude: CLLocationDegrees
  /// East of Greenwich, in degrees.
  public var longitude: CLLocationDegrees
  /// Creates the place where both are 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a position, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { self.latitude = latitude; self.longitude = longitude }
}

/// A position on the globe at a time.
public final class CLLocation: Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D
  /// Creates a position, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}
#endif
