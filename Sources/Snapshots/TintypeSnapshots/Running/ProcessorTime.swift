import Foundation
import Glibc

/// The processor time that a process and all that it started have taken, looked at again and again while it runs.
///
/// Where tests run one after the other, the time between the beginning and the end of a test is the test's.
final class ProcessorTime: @unchecked Sendable {
  // Invariant: `samples` and `isOver` are read and written with `lock` held.
  private let lock = NSLock()
  private var samples: [(moment: Double, seconds: Double)] = []
  private var isOver = false
  private let process: Int32

  /// How long it waits between two looks, in microseconds.
  private static let interval: UInt32 = 100_000

  /// Begins to look at a process, until ``end()``.
  init(of process: Int32) {
    self.process = process
    let thread = Thread { [self] in
      while !lock.withLock({ isOver }) {
        look()
        usleep(Self.interval)
      }
    }
    thread.start()
  }

  /// Looks at it no more.
  func end() { lock.withLock { isOver = true } }

  private func look() {
    let ticks = Self.ticks(of: process)
    let seconds = Double(ticks) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
    lock.withLock { samples.append((Date().timeIntervalSince1970, seconds)) }
  }

  /// The time that was taken between two moments.
  ///
  /// - Parameters:
  ///   - start: seconds since 1970.
  ///   - end: seconds since 1970, not before `start`.
  /// - Returns: seconds, to the precision of a look.
  func seconds(from start: Double, to end: Double) -> Double {
    lock.withLock { max(taken(until: end) - taken(until: start), 0) }
  }

  private func taken(until moment: Double) -> Double {
    var low = 0
    var high = samples.count
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].moment < moment { low = middle + 1 } else { high = middle }
    }
    guard low < samples.count else { return samples.last?.seconds ?? 0 }
    guard low > 0 else { return samples[0].seconds }
    let before = samples[low - 1]
    let after = samples[low]
    let share = (moment - before.moment) / max(after.moment - before.moment, 1e-9)
    return before.seconds + (after.seconds - before.seconds) * share
  }

  /// The ticks of a process, of its descendants, and of those that have ended and were waited for.
  private static func ticks(of process: Int32) -> Int {
    let folder = "/proc/\(process)"
    // The name in parentheses may hold anything.
    guard let text = text("\(folder)/stat"), let end = text.lastIndex(of: ")") else { return 0 }
    let fields = text[text.index(after: end)...].split(separator: " ")
    var sum = fields.count > 14 ? fields[11...14].reduce(0) { $0 + (Int($1) ?? 0) } : 0
    for thread in names(in: "\(folder)/task") {
      let children = Self.text("\(folder)/task/\(thread)/children") ?? ""
      for child in children.split(separator: " ").compactMap({ Int32($0) }) {
        sum += ticks(of: child)
      }
    }
    return sum
  }

  /// What a file of `/proc` holds, which has no size to ask for; nil where the process has ended.
  private static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8192) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}

/// How much processor time the tests of a suite took.
package struct SuiteTime: Sendable, Hashable {
  /// The suite, such as `CardTests.CardTests`.
  package var suite: String
  /// Seconds of one processor, those of processes that the tests started included.
  package var seconds: Double

  /// The suites that took the most, the slowest first.
  ///
  /// - Parameters:
  ///   - times: times of suites, which may be there several times.
  ///   - count: how many suites to name at most.
  /// - Returns: a line each, with seconds and name.
  package static func slowest(_ times: [SuiteTime], count: Int) -> [String] {
    var sums: [String: Double] = [:]
    for time in times { sums[time.suite, default: 0] += time.seconds }
    return sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count)
      .map { "\(String(format: "%7.1f s", $0.value))  \($0.key)" }
  }
}
