// Made of Fixtures/Names/TintypeLogging/Logger.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)

/// A writer of log messages that writes none.
public struct Logger: Sendable {
  /// Creates a writer.
  public init() {}
  /// Creates a writer of a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a writer to a log.
  public init(_ log: OSLog) {}
  /// Writes nothing.
  public func log(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes nothing.
  public func trace(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func debug(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func info(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func notice(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func warning(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func error(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func critical(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func fault(_ message: OSLogMessage) {}
}

/// A log to write to.
public final class OSLog: Sendable {
  /// The log of all that names no other.
  public static let `default` = OSLog()
  /// A log that takes nothing.
  public static let disabled = OSLog()
  private init() {}
  /// Creates the log of a part of an app.
  public init(subsystem: String, category: String) {}
}

/// How grave a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number by which it is known.
  public let rawValue: UInt8
  /// Creates the type of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// What is worth keeping.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// What helps while a program is written.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes nothing.
public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {}

/// Writes nothing.
public func os_log(_ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: any CVarArg...) {}

/// Writes nothing.
public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {}

/// Writes nothing.
public func os_log(_ type: OSLogType, log: OSLog, _ message: StaticString, _ arguments: any CVarArg...) {}
#endif
