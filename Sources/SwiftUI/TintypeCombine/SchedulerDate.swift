public import Foundation
public import OpenCombine

/// A moment as Foundation's schedulers count time, by the clock on the wall.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The moment.
  public var date: Date

  /// Creates a moment.
  public init(_ date: Date) { self.date = date }

  /// How long it is from here to another moment.
  public func distance(to other: SchedulerDate) -> Stride {
    Stride(date.distance(to: other.date))
  }

  /// The moment some time later.
  public func advanced(by time: Stride) -> SchedulerDate {
    SchedulerDate(date.addingTimeInterval(time.timeInterval))
  }

  /// A time between two moments.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// Seconds, without a sign.
    public var magnitude: TimeInterval { abs(timeInterval) }
    /// Seconds.
    public var timeInterval: TimeInterval

    /// Creates a time of seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// Creates a time of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Creates a time of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Creates a time of seconds; nil where they are too many to be counted one by one.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    /// Some seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
    /// Some seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// Some thousandths of a second.
    public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e3) }
    /// Some millionths of a second.
    public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e6) }
    /// Some billionths of a second.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e9) }

    /// Whether a time is shorter than another.
    public static func < (left: Stride, right: Stride) -> Bool {
      left.timeInterval < right.timeInterval
    }
    /// Two times together.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.timeInterval + right.timeInterval)
    }
    /// What one time is longer than another.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.timeInterval - right.timeInterval)
    }
    /// A time as many times as another has seconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.timeInterval * right.timeInterval)
    }
    /// Makes a time as many times as long as another has seconds.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }
}
