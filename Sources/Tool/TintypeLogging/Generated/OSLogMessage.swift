// Made of Fixtures/Names/TintypeLogging/OSLogMessage.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)

/// A message of a log, whose values are not even computed.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Takes a text.
  public init(stringLiteral value: String) {}
  /// Takes a text with values.
  public init(stringInterpolation: Interpolation) {}
  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {}
    /// Takes a number in a format.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, format: OSLogFormat, privacy: OSLogPrivacy = .auto) {}
  }
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// How a value is made unreadable.
  public enum Mask: Sendable {
    /// By a digest.
    case hash
    /// Not at all.
    case none
  }
  /// Whoever may by the value's type.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Who has the device.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// Who may read the value's mask at most.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Who may read the value's mask at most.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a number stands in a log.
public struct OSLogFormat: Sendable {
  /// As it is.
  public static let decimal = OSLogFormat()
  /// In sixteens.
  public static let hex = OSLogFormat()
  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}
#endif
