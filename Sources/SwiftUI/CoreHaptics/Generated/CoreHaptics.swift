// Made of Fixtures/Names/CoreHaptics/CoreHaptics.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// What makes a machine shake; it does not.
public final class CHHapticEngine: NSObject, @unchecked Sendable {
  /// What a machine can: nothing.
  public struct Capabilities: Sendable {
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
  }
  /// Why it stopped.
  public enum StoppedReason: Int, Hashable, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError = -1
  }
  public static func capabilitiesForHardware() -> Capabilities { Capabilities() }
  public override init() { super.init() }
  public var resetHandler: () -> Void = {}
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false
  public func start() throws {}
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) {}
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  public func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
  public func playPattern(from url: URL) throws {}
}

/// What shakes by a pattern; it does not.
public final class CHHapticPatternPlayer: NSObject, @unchecked Sendable {
  public func start(atTime time: TimeInterval) throws {}
  public func stop(atTime time: TimeInterval) throws {}
}

/// How to shake.
public final class CHHapticPattern: NSObject, @unchecked Sendable {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  public init(events: [CHHapticEvent], parameterCurves: [Any]) throws {}
}

/// How a shake changes.
public final class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}

/// A shake.
public final class CHHapticEvent: NSObject, @unchecked Sendable {
  /// How long it is.
  public enum EventType: Hashable, Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  /// What is said of it.
  public enum ParameterID: Hashable, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
  }
  public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval) {}
  public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval) {}
}

/// How much of it.
public final class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
#endif
