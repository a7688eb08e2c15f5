import Foundation

/// The processor's time.
enum ProcessorTime {
  /// Of all programs that were started and waited for, with all that these waited for, in milliseconds.
  static var ofChildren: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }
}
