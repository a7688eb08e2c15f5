// Made of Fixtures/Names/CoreMotion/CoreMotion.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// A push along three axes.
public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}

/// A turn around three axes.
public struct CMRotationRate: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}

/// A turn.
public struct CMQuaternion: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public var w = 1.0
  public init() {}
}

/// Something that was measured; nothing is.
public class CMLogItem: NSObject, @unchecked Sendable {
  public var timestamp: TimeInterval { 0 }
}

/// How a machine is held: flat.
public final class CMAttitude: NSObject, @unchecked Sendable {
  public var roll: Double { 0 }
  public var pitch: Double { 0 }
  public var yaw: Double { 0 }
  public var quaternion: CMQuaternion { CMQuaternion() }
  public func multiply(byInverseOf attitude: CMAttitude) {}
}

/// How a machine is held and moved.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public let attitude = CMAttitude()
  public var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  public var userAcceleration: CMAcceleration { CMAcceleration() }
  public var rotationRate: CMRotationRate { CMRotationRate() }
  public var heading: Double { 0 }
}

/// A push.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  public var acceleration: CMAcceleration { CMAcceleration() }
}

/// A turn.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
  public var rotationRate: CMRotationRate { CMRotationRate() }
}

/// What turns are told from.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// Who tells how a machine is moved; nobody does.
public final class CMMotionManager: NSObject, @unchecked Sendable {
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public var accelerometerUpdateInterval: TimeInterval = 0
  public var gyroUpdateInterval: TimeInterval = 0
  public var magnetometerUpdateInterval: TimeInterval = 0
  public var showsDeviceMovementDisplay = false
  public var isDeviceMotionAvailable: Bool { false }
  public var isDeviceMotionActive: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
  public var isAccelerometerActive: Bool { false }
  public var isGyroAvailable: Bool { false }
  public var isGyroActive: Bool { false }
  public var deviceMotion: CMDeviceMotion? { nil }
  public var accelerometerData: CMAccelerometerData? { nil }
  public var gyroData: CMGyroData? { nil }
  public func startDeviceMotionUpdates() {}
  public func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  public func stopDeviceMotionUpdates() {}
  public func startAccelerometerUpdates() {}
  public func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void) {}
  public func stopAccelerometerUpdates() {}
  public func startGyroUpdates() {}
  public func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
  public func stopGyroUpdates() {}
}

/// Who counts steps; nobody does.
public final class CMPedometer: NSObject, @unchecked Sendable {
  public static func isStepCountingAvailable() -> Bool { false }
  public static func isDistanceAvailable() -> Bool { false }
  public static func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  public func startUpdates(from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {}
  public func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) { handler(nil, nil) }
  public func stopUpdates() {}
}

/// Steps.
public final class CMPedometerData: NSObject, @unchecked Sendable {
  public var numberOfSteps: NSNumber { 0 }
  public var distance: NSNumber? { nil }
}

/// Whether a program may know.
public enum CMAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Who knows what somebody does; nobody does.
public final class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public static func isActivityAvailable() -> Bool { false }
  public func stopActivityUpdates() {}
}

/// Who knows how high somebody is; nobody does.
public final class CMAltimeter: NSObject, @unchecked Sendable {
  public static func isRelativeAltitudeAvailable() -> Bool { false }
  public func stopRelativeAltitudeUpdates() {}
}
#endif
