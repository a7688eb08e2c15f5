// Made of Fixtures/Names/CoreLocation/CoreLocation.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

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
public class CLLocation: NSObject, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date
  /// Creates a position, in degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { self.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0)) }
  /// Creates a position with what else is known.
  public convenience init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) { self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp) }
  /// Creates a position with what else is known.
  public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date) { self.coordinate = coordinate; self.altitude = altitude; self.horizontalAccuracy = horizontalAccuracy; self.verticalAccuracy = verticalAccuracy; self.course = course; self.speed = speed; self.timestamp = timestamp; super.init() }
  public var floor: Int? { nil }
}

/// How exact a position is, in meters.
public typealias CLLocationAccuracy = Double

/// A speed, in meters a second.
public typealias CLLocationSpeed = Double

/// A direction, in degrees from north.
public typealias CLLocationDirection = Double

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// More exact.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// Some kilometers.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000

/// Every move.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// No position.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether it is on the globe.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool { abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180 }

/// A position.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a program may know where somebody is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What somebody does.
public enum CLActivityType: Int, Hashable, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why it is not known where somebody is.
public struct CLError: Error {
  /// What exactly.
  public enum Code: Int, Hashable, Sendable {
    case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeCanceled = 10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// An area.
public class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true
  public init(identifier: String) { self.identifier = identifier; super.init() }
}

/// A circle on the globe.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) { self.center = center; self.radius = radius; super.init(identifier: identifier) }
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { CLLocation(latitude: center.latitude, longitude: center.longitude).distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius }
}

/// Where a beacon is.
public final class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public init(uuid: UUID, identifier: String) { super.init(identifier: identifier) }
}

/// Where a machine points.
public final class CLHeading: NSObject, @unchecked Sendable {
  public var magneticHeading: CLLocationDirection { 0 }
  public var trueHeading: CLLocationDirection { 0 }
  public var headingAccuracy: CLLocationDirection { -1 }
}

/// Where somebody was.
public final class CLVisit: NSObject, @unchecked Sendable {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var arrivalDate: Date { .distantPast }
  public var departureDate: Date { .distantFuture }
}

/// Who knows where somebody is; nobody does.
public final class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var activityType = CLActivityType.other
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var showsBackgroundLocationIndicator = false
  public var headingFilter: CLLocationDegrees = 1
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
  /// Whether a program may know: nobody was asked.
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public var monitoredRegions: Set<CLRegion> { [] }
  public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public static func locationServicesEnabled() -> Bool { true }
  public static func headingAvailable() -> Bool { false }
  public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Asks nobody.
  public func requestWhenInUseAuthorization() {}
  /// Asks nobody.
  public func requestAlwaysAuthorization() {}
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) {}
  public func requestLocation() {}
  public func startUpdatingLocation() {}
  public func stopUpdatingLocation() {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
  public func startMonitoringSignificantLocationChanges() {}
  public func stopMonitoringSignificantLocationChanges() {}
  public func startMonitoring(for region: CLRegion) {}
  public func stopMonitoring(for region: CLRegion) {}
  public func startMonitoringVisits() {}
  public func stopMonitoringVisits() {}
}

/// Who would be told where somebody is; nobody is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {}

/// What is at a position; nothing is known.
public class CLPlacemark: NSObject, @unchecked Sendable {
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var country: String? { nil }
  public var isoCountryCode: String? { nil }
  public var areasOfInterest: [String]? { nil }
  public var location: CLLocation? { nil }
  public var timeZone: TimeZone? { nil }
}

/// Who knows what is where; nobody does.
public final class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  public var isGeocoding: Bool { false }
  public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) { completionHandler(nil, CLError(.network)) }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler) { completionHandler(nil, CLError(.network)) }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func cancelGeocode() {}
}

/// Where somebody is now; nothing is known.
public struct CLLocationUpdate: Sendable {
  /// What somebody does.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  public var location: CLLocation? { nil }
  public var isStationary: Bool { true }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> AsyncThrowingStream<CLLocationUpdate, any Error> { AsyncThrowingStream { $0.finish() } }
}
#endif
