import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What a process can find around it, and no picture may depend on.
enum Surroundings {
  /// Changes time zone, locale, home and working folder of this process, for exit tests.
  ///
  /// - Parameters:
  ///   - zone: the time zone.
  ///   - locale: the locale.
  ///   - holds: what is looked at there; where it does not hold, the process ends with 3.
  /// - Throws: what the closure throws, or an error where there is no space for the folder.
  static func change(
    zone: String, locale: String, holds: () async throws -> Bool
  ) async throws {
    let folder = NSTemporaryDirectory() + "tintype-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, value) in ["TZ": zone, "LC_ALL": locale, "LANG": locale, "HOME": folder] {
      setenv(name, value, 1)
    }
    setlocale(LC_ALL, "")
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
    if try await !holds() { exit(3) }
  }
}
