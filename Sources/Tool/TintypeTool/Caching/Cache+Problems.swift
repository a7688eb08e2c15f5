import Foundation
import TintypeProgram
import TintypeSnapshots

extension Cache {
  /// An error of the work in the cache, said so that a person can act on it.
  ///
  /// - Parameter error: what was thrown.
  /// - Returns: a `ToolError` for what the file system said, other errors as they are.
  func explained(_ error: any Error) -> any Error {
    if error is ToolError { return error }
    return ToolError(status: .notWritten, message: "\(sentence(DiskProblem(error))).")
  }

  private func sentence(_ problem: DiskProblem) -> String {
    let location = "the cache folder '\(NeutralText.line(folder.path))'"
    return switch problem {
    case .full: "The disk of \(location) is full; make room, or set TINTYPE_CACHE to another"
    case .other(let reason): "Nothing can be written in \(location): \(reason)"
    }
  }

  /// The error of a disk that takes no more, for a process that could not even say so.
  var fullDisk: ToolError {
    ToolError(status: .notWritten, message: "\(sentence(.full)).")
  }

  /// Whether the disk takes no more, by trying.
  ///
  /// - Parameter work: a folder on it.
  /// - Returns: false also where something else is wrong.
  func isFull(_ work: URL) -> Bool {
    let probe = work.appending(path: ".probe")
    defer { try? FileManager.default.removeItem(at: probe) }
    do {
      try Data(count: 1 << 18).write(to: probe)
      return false
    } catch {
      return DiskProblem(error) == .full
    }
  }
}

/// Why a file could not be written.
enum DiskProblem: Equatable {
  /// There is no space, or none for this user.
  case full
  /// Anything else, as a clause.
  case other(String)

  init(_ error: any Error) {
    let code = SystemError.code(of: error)
    if code == ENOSPC || code == EDQUOT {
      self = .full
    } else if let code {
      self = .other(String(cString: strerror(code)))
    } else {
      self = .other("\(error)".split(separator: "\n").first.map(String.init) ?? "no reason given")
    }
  }
}
