// Stand-ins for the names of CoreLocation that views use, on Linux only.
#if os(Linux)
import Foundation

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
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A position on the globe at a time.
public final class CLLocation: Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a position, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The distance to another place along the globe, in meters.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    func square(_ value: Double) -> Double { value * value }
    let half =
      square(sin(radians(b.latitude - a.latitude) / 2))
      + cos(radians(a.latitude)) * cos(radians(b.latitude))
      * square(sin(radians(b.longitude - a.longitude) / 2))
    return 2 * 6_371_000 * asin(min(1, half.squareRoot()))
  }
}
#endif
