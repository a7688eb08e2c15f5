import Foundation

/// Why a snapshot could not be made or read.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reference is a stand-in that Git LFS left behind.
  case largeFilePointer
  /// The reference is not what its extension says.
  case unreadable(String)
  /// The value could not be drawn.
  case notDrawn(String)
  /// The snapshot was not there after this many seconds.
  case timedOut(Double)

  /// One sentence.
  public var description: String {
    switch self {
    case .largeFilePointer:
      "the reference is a Git LFS pointer and not the file itself: run `git lfs pull`"
    case .unreadable(let reason): "the reference cannot be read: \(reason)"
    case .notDrawn(let reason): "the snapshot could not be made: \(reason)"
    case .timedOut(let seconds):
      "the snapshot was not there after \(Tolerance.short(seconds)) seconds; `timeout:` sets how long to wait"
    }
  }

  /// Throws where bytes are a Git LFS pointer.
  static func check(_ data: Data) throws {
    if data.prefix(40).starts(with: Data("version https://git-lfs.github.com".utf8)) {
      throw SnapshotError.largeFilePointer
    }
  }
}
