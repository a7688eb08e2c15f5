import Foundation
import Synchronization

/// How many bytes this process has read: what a run costs that finds everything as it was.
enum ReadBytes {
  private static let mapped = Atomic<Int>(0)

  /// Reads a file without copying it where the system can.
  ///
  /// - Parameter file: the file.
  /// - Returns: its bytes.
  /// - Throws: what the file system says.
  static func mapping(_ file: URL) throws -> Data {
    let data = try Data(contentsOf: file, options: .mappedIfSafe)
    mapped.wrappingAdd(data.count, ordering: .relaxed)
    return data
  }

  /// The bytes of files that were mapped, and all that the system counted; mapped ones alone where it counts nothing.
  static var total: Int {
    // The file has no size that the system would tell.
    let text = (try? Data(contentsOf: URL(filePath: "/proc/self/io"))) ?? Data()
    let counted = String(decoding: text, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("rchar: ") }.flatMap { Int($0.dropFirst("rchar: ".count)) }
    return mapped.load(ordering: .relaxed) + (counted ?? 0)
  }
}
