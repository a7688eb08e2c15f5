import Foundation

/// What rendering one view may take; whatever takes more is stopped and named.
struct ViewLimits {
  /// What may be exceeded.
  enum Kind {
    case time
    case memory
  }

  /// Seconds that one view may take; `TINTYPE_TIME_LIMIT` sets another number.
  let seconds: Double
  /// MiB of memory that the process of the views may hold; `TINTYPE_MEMORY_LIMIT` sets another number.
  let mebibytes: Int

  /// Reads the limits.
  ///
  /// - Parameter environment: the environment; what is no positive number there sets nothing.
  init(environment: [String: String]) {
    let seconds = environment["TINTYPE_TIME_LIMIT"].flatMap { Double($0) } ?? 60
    self.seconds = seconds > 0 ? seconds : 60
    let mebibytes = environment["TINTYPE_MEMORY_LIMIT"].flatMap { Int($0) } ?? 0
    self.mebibytes = mebibytes > 0 ? min(mebibytes, 1 << 30) : Self.usualMemory
  }

  /// Four GiB, or most of a smaller machine: one view that takes all must not end other programs.
  private static var usualMemory: Int {
    min(4096, max(256, Int(ProcessInfo.processInfo.physicalMemory >> 20) / 4 * 3))
  }

  /// The bytes of addresses that the process of the views may ask for.
  ///
  /// More than memory, for what is asked for is mostly not used: files that are mapped, stacks of threads.
  var addresses: UInt64 { UInt64(mebibytes) << 20 &* 4 &+ 16 << 30 }

  /// The limit that a process exceeds.
  ///
  /// - Parameters:
  ///   - process: its number.
  ///   - start: when its current view began.
  /// - Returns: nil for none.
  func exceeded(by process: pid_t, since start: Date) -> Kind? {
    if Date().timeIntervalSince(start) >= seconds { return .time }
    // The second number is the pages in memory.
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") else {
      return nil
    }
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(getpagesize()) >> 20 > mebibytes ? .memory : nil
  }

  /// What is said of a view that exceeds a limit.
  func message(_ kind: Kind) -> String {
    switch kind {
    case .time: "rendering this view takes longer than \(Int(seconds.rounded(.up))) seconds"
    case .memory: "rendering this view takes more than \(mebibytes) MiB of memory"
    }
  }

  /// What is said where a view asks for more than there are addresses.
  var roomMention: String { " (a view may have \(addresses >> 30) GiB of addresses)" }
}
