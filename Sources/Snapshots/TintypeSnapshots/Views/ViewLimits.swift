package import Foundation
import TintypeGeometry

/// What rendering one view may take; whatever takes more is stopped and named.
package struct ViewLimits: Sendable {
  /// What may be exceeded.
  package enum Kind: Sendable {
    case time
    case memory
  }

  /// Seconds that one view may take; `TINTYPE_TIME_LIMIT` sets another number.
  package let seconds: Double
  /// MiB of memory that the process of the views may hold; `TINTYPE_MEMORY_LIMIT` sets another number.
  package let mebibytes: Int

  /// Reads the limits.
  ///
  /// - Parameters:
  ///   - environment: the environment; what is no positive number there sets nothing.
  ///   - programs: how many programs' views are drawn at once, at least 1.
  package init(environment: [String: String], sharedBy programs: Int = 1) {
    let seconds = environment["TINTYPE_TIME_LIMIT"].flatMap { Double($0) } ?? 60
    self.seconds = seconds > 0 ? min(seconds, 1e9) : 60
    let mebibytes = environment["TINTYPE_MEMORY_LIMIT"].flatMap { Int($0) } ?? 0
    self.mebibytes = mebibytes > 0 ? min(mebibytes, 1 << 30) : Self.usualMemory(sharedBy: programs)
  }

  /// Four GiB, or its share of most of a smaller machine: one view that takes all must not end other programs.
  private static func usualMemory(sharedBy programs: Int) -> Int {
    min(4096, max(256, Int(ProcessInfo.processInfo.physicalMemory >> 20) / 4 * 3 / programs))
  }

  /// The variable that sets a limit.
  static func variable(_ kind: Kind) -> String {
    switch kind {
    case .time: "TINTYPE_TIME_LIMIT"
    case .memory: "TINTYPE_MEMORY_LIMIT"
    }
  }

  /// What is said of a view that exceeds a limit.
  package func message(_ kind: Kind) -> String {
    switch kind {
    case .time:
      "rendering this view takes longer than \(Int(clamped: seconds.rounded(.up))) seconds"
    case .memory: "rendering this view takes more than \(mebibytes) MiB of memory"
    }
  }

  /// The memory that processes hold together, in MiB; one that has ended holds none.
  package static func mebibytes(heldBy processes: [pid_t]) -> Int {
    // Shifts bind more tightly than products.
    (processes.map(pages).reduce(0, +) * Int(getpagesize())) >> 20
  }

  /// The pages of a process in memory, the second number of those that the system gives; 0 when it has ended.
  private static func pages(of process: pid_t) -> Int {
    let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") ?? Data()
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
  }
}
