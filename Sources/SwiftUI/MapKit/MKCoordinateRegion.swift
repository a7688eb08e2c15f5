#if os(Linux)
public import CoreLocation
import Foundation

extension MKCoordinateRegion {
  /// Creates a part, its sides in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude is about that long.
    let degree = 111_320.0
    let shrink = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / degree / shrink))
  }
}
#endif
