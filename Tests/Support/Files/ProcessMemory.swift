import Foundation

/// What the process holds of the machine's memory.
package enum ProcessMemory {
  /// Bytes that are resident; nil where the system does not say.
  package static var residentBytes: Int? {
    // The second number counts pages: proc(5).
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
