import Foundation

/// Files that people name: none is waited for, and none is larger than anybody writes.
enum PlainFile {
  /// The most bytes that are read: a page of ten million is read, and nobody writes a longer one.
  static let mostBytes = 16 << 20

  /// Reads a file.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: its bytes.
  /// - Throws: why it cannot be read, as a sentence.
  static func contents(of path: String) throws(Problem) -> Data {
    // A shell hands over what another command prints as a pipe below /dev.
    if !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") { try check(path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(file: path, message: "The file cannot be read; check its permissions.")
    }
    return data
  }

  private static func check(_ path: String) throws(Problem) {
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard let facts = try? FileManager.default.attributesOfItem(atPath: real.withoutTrailingSlash)
    else {
      throw Problem(file: path, message: "The file cannot be read; check its path and permissions.")
    }
    switch facts[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?:
      throw Problem(file: path, message: "This is a folder where a file should be; rename it.")
    default:
      throw Problem(
        file: path, message: "This is a pipe or a device, which might never end; name a file.")
    }
    let size = facts[.size] as? Int ?? 0
    guard size <= mostBytes else {
      throw Problem(
        file: path,
        message:
          "The file has \(size >> 20) MB, and at most \(mostBytes >> 20) are read; divide it.")
    }
  }
}
