import CTintypeGuard
import Foundation
import TintypeGeometry
import TintypeProgram
import TintypeSnapshots

/// What compiling may take: the part of the compiler that takes more is asked where it is, and that code is left out.
struct CompilerLimits {
  private let seconds: Double
  private let mebibytes: Int

  /// Seconds in which a compiler that is to end says what it was at.
  static let closingSeconds = 10.0

  /// Reads the limits.
  ///
  /// - Parameters:
  ///   - environment: the environment. `TINTYPE_COMPILE_TIME_LIMIT` are the seconds that a program may take besides two
  ///     for each of its files, `TINTYPE_COMPILE_MEMORY_LIMIT` the MiB that a part of its compiler may hold.
  ///   - files: how many files are compiled; 0 for a linker, which has the usual seconds.
  init(environment: [String: String], files: Int) {
    let (time, memory) = ("TINTYPE_COMPILE_TIME_LIMIT", "TINTYPE_COMPILE_MEMORY_LIMIT")
    let usual = ViewLimits(environment: [:])
    let seconds = environment[time].flatMap { Double($0) } ?? 0
    let mebibytes = environment[memory].flatMap { Int($0) } ?? 0
    // A linker reads nobody's code: how long it takes is up to the machine.
    let isLimited = seconds > 0 && files > 0
    self.seconds = (isLimited ? min(seconds, 1e9) : usual.seconds) + 2 * Double(files)
    self.mebibytes = mebibytes > 0 ? mebibytes : usual.mebibytes
  }

  /// The parts of a compiler that exceed a limit, and what is said of the code that they are at.
  typealias Excess = (parts: [pid_t], sentence: String)

  /// Looks at a compiler.
  ///
  /// - Parameters:
  ///   - process: the number of the process whose descendants are the compiler's.
  ///   - start: when it began.
  /// - Returns: nil as long as nothing is exceeded.
  func excess(below process: pid_t, since start: SuspendingClock.Instant) -> Excess? {
    let parts = ProcessTree.descendants(of: process)
    if SuspendingClock.now - start >= .seconds(seconds) {
      let limit = Int(clamped: seconds.rounded(.up))
      return (parts, "compiling this takes longer than \(limit) seconds")
    }
    let large = parts.filter { ViewLimits.mebibytes(heldBy: [$0]) > mebibytes }
    if large.isEmpty { return nil }
    return (large, "compiling this takes more than \(mebibytes) MiB of memory")
  }

  /// Has parts of a compiler write where they are, and end: a crash is explained by the code that it happened at.
  ///
  /// - Parameter parts: the numbers of their processes; others than those that compile are left alone.
  /// - Returns: false where none of them compiles.
  static func endSayingWhere(_ parts: [pid_t]) -> Bool {
    var isEnding = false
    for part in parts {
      let name = FileManager.default.contents(atPath: "/proc/\(part)/comm") ?? Data()
      guard name.starts(with: Toolchain.frontendFile.utf8) else { continue }
      isEnding = tintype_crash(part) || isEnding
    }
    return isEnding
  }
}
