import Foundation
import TintypeSnapshots

/// The limits of a view that a compiled program draws in a process of its own.
extension ViewLimits {
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
    let processes = ProcessTree.descendants(of: process)
    return Self.mebibytes(heldBy: processes) > mebibytes ? .memory : nil
  }

  /// The bytes that a file of a view may have, what it prints included: it must not fill the disk.
  static let longestFile: UInt64 = 1 << 30

  /// What is said of a view that writes a longer file.
  static let fileMessage = "rendering this view writes more than \(longestFile >> 20) MiB to a file"

  /// What is said where a view asks for more than there are addresses.
  var memoryMention: String { " (a view may have \(addresses >> 30) GiB of addresses)" }
}
