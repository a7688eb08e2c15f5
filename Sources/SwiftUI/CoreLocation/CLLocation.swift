#if os(Linux)
import Foundation

extension CLLocation {
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
