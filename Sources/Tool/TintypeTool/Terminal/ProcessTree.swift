import Foundation
import Glibc

/// The processes that a process started, and those that these started.
enum ProcessTree {
  /// Takes in what descendants leave behind when they end, so that it stays among ``descendants(of:)``.
  ///
  /// Otherwise it would be the child of the first process of all, where nobody knows whose it was.
  static func adoptOrphans() {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    // Swift imports no function that takes any number of arguments.
    guard let symbol = dlsym(nil, "prctl") else { return }
    // PR_SET_CHILD_SUBREAPER of `linux/prctl.h`.
    _ = unsafeBitCast(symbol, to: Control.self)(36, 1, 0, 0, 0)
  }

  /// The descendants of a process; none of one that has ended.
  ///
  /// - Parameter process: its number.
  /// - Returns: the numbers of all that have not ended, parents before their children.
  static func descendants(of process: pid_t) -> [pid_t] {
    var result = children(of: process)
    var next = 0
    while next < result.count {
      result += children(of: result[next])
      next += 1
    }
    return result
  }

  /// The children are listed with the threads that started them.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    return names.flatMap { name in
      let data = FileManager.default.contents(atPath: "\(threads)/\(name)/children") ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
