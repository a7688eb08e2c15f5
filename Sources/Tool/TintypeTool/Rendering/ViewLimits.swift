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
  /// - Parameters:
  ///   - environment: the environment; what is no positive number there sets nothing.
  ///   - programs: how many programs' views are drawn at once, at least 1.
  init(environment: [String: String], sharedBy programs: Int = 1) {
    let seconds = environment["TINTYPE_TIME_LIMIT"].flatMap { Double($0) } ?? 60
    self.seconds = seconds > 0 ? min(seconds, 1e9) : 60
    let mebibytes = environment["TINTYPE_MEMORY_LIMIT"].flatMap { Int($0) } ?? 0
    self.mebibytes = mebibytes > 0 ? min(mebibytes, 1 << 30) : Self.usualMemory(sharedBy: programs)
  }

  /// Four GiB, or its share of most of a smaller machine: one view that takes all must not end other programs.
  private static func usualMemory(sharedBy programs: Int) -> Int {
    min(4096, max(256, Int(ProcessInfo.processInfo.physicalMemory >> 20) / 4 * 3 / programs))
  }

  /// The bytes of addresses that the process of the views may ask for.
  ///
  /// More than memory, for what is asked for is mostly not used: files that are mapped, stacks of threads.
  var addresses: UInt64 { UInt64(mebibytes) << 20 &* 4 &+ 16 << 30 }

  /// The limit that a view exceeds.
  ///
  /// - Parameters:
  ///   - process: the number of the process whose descendants are the view's.
  ///   - start: when the view began, by a clock that nobody sets and that rests with the machine.
  /// - Returns: nil for none.
  func exceeded(below process: pid_t, since start: SuspendingClock.Instant) -> Kind? {
    if SuspendingClock.now - start >= .seconds(seconds) { return .time }
    let pages = ProcessTree.descendants(of: process).map(Self.pages).reduce(0, +)
    // Shifts bind more tightly than products.
    return (pages * Int(getpagesize())) >> 20 > mebibytes ? .memory : nil
  }

  /// The pages of a process in memory, the second number of those that the system gives; 0 when it has ended.
  private static func pages(of process: pid_t) -> Int {
    let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") ?? Data()
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
  }

  /// What is said of a view that exceeds a limit.
  func message(_ kind: Kind) -> String {
    switch kind {
    case .time: "rendering this view takes longer than \(Int(seconds.rounded(.up))) seconds"
    case .memory: "rendering this view takes more than \(mebibytes) MiB of memory"
    }
  }

  /// The bytes that a file of a view may have, what it prints included: it must not fill the disk.
  static let longestFile: UInt64 = 1 << 30

  /// What is said of a view that writes a longer file.
  static let fileMessage = "rendering this view writes more than \(longestFile >> 20) MiB to a file"

  /// What is said where a view asks for more than there are addresses.
  var memoryMention: String { " (a view may have \(addresses >> 30) GiB of addresses)" }
}
