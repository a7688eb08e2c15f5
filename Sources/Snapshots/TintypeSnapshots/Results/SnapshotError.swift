import Foundation

/// Why a snapshot could not be made or read.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reference is a stand-in that Git LFS left behind.
  case largeFilePointer
  /// The reference is not what its extension says.
  case unreadable(String)
  /// The reference holds two versions that git could not merge.
  case conflict
  /// Something is in the reference's place that cannot be read; it is never overwritten.
  case inaccessible(String)
  /// The surroundings of the run say what cannot be.
  case misconfigured(String)
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
    case .conflict: "the reference holds git's conflict markers, two versions that nobody merged"
    case .inaccessible(let reason): "the reference is there and cannot be read: \(reason)"
    case .misconfigured(let reason): reason
    case .notDrawn(let reason): "the snapshot could not be made: \(reason)"
    case .timedOut(let seconds):
      "the snapshot was not there after \(Tolerance.short(seconds)) seconds; `timeout:` sets how long to wait"
    }
  }

  /// How the reference is mended.
  ///
  /// - Parameters:
  ///   - path: the reference.
  ///   - acceptCommand: the command that puts the new snapshot in its place; nil where none was kept.
  /// - Returns: a clause; nil where it is not the reference that is broken.
  func remedy(_ path: String, acceptCommand: String?) -> String? {
    let path = SnapshotTestingConfiguration.DiffTool.quoted(path)
    let anew = (acceptCommand.map { "\($0), or " } ?? "") + "tintype test --record failed"
    return switch self {
    case .largeFilePointer: "git lfs pull"
    case .unreadable: "git checkout -- \(path) for the old picture, or for the new one \(anew)"
    case .conflict:
      "git checkout --ours -- \(path), or --theirs, for one of the versions, or for the new one \(anew)"
    case .inaccessible: "make \(path) readable or remove it; it is never overwritten"
    case .notDrawn, .misconfigured, .timedOut: nil
    }
  }

  /// What is wrong with a reference, without saying that it cannot be read.
  static func reason(_ error: any Error) -> String {
    guard case SnapshotError.unreadable(let reason) = error else { return "\(error)" }
    return reason
  }

  /// Throws where bytes are a Git LFS pointer.
  static func check(_ data: Data) throws {
    if data.prefix(40).starts(with: Data("version https://git-lfs.github.com".utf8)) {
      throw SnapshotError.largeFilePointer
    }
  }
}
