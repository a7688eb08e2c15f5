import Dispatch
package import Foundation
import Synchronization
import TintypeImages

/// Picture files that tests write in little time, and the search for the smallest file that follows when they
/// are kept: `Rules/Recording#Drafts`.
package enum PictureDraft {
  /// The smallest file of the same pixels and notes.
  ///
  /// - Parameter data: a file.
  /// - Returns: nil where there is nothing to do: for files of other kinds, of other programs, and for pictures
  ///   that are as small as can be.
  package static func finished(_ data: Data) -> Data? {
    guard PNGCodec.isDraft(data), let picture = try? SnapshotPicture(pngData: data),
      // Only our own files say all that there is to keep.
      picture.fingerprint != nil, let small = try? picture.pngData(), small.count < data.count
    else { return nil }
    return small
  }

  /// What finishing files did.
  package struct Result: Sendable, Hashable {
    /// How many files are smaller now.
    package var count = 0
    /// Their bytes before.
    package var before = 0
    /// Their bytes now.
    package var after = 0
    /// How many files were left as they are for want of time.
    package var left = 0
  }

  /// Finishes files where they lie, on all processors.
  ///
  /// Each is replaced in one step and only while it is what was read; a file that cannot be written stays a
  /// draft, which is as good a reference. What killed processes left beside them goes.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - seconds: how long to begin with further files.
  /// - Returns: what was done.
  package static func finish(_ paths: [ProvenPath], within seconds: Double) -> Result {
    AtomicFile.removeRemains(beside: paths.map(\.path))
    let results = Mutex(Result())
    let end = ContinuousClock.now + .seconds(seconds)
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let path = paths[index]
      guard let draft = try? path.contents(), PNGCodec.isDraft(draft) else {
        return
      }
      guard ContinuousClock.now < end else { return results.withLock { $0.left += 1 } }
      guard let small = finished(draft), (try? path.contents()) == draft,
        (try? path.write(small)) != nil
      else { return }
      results.withLock { result in
        result.count += 1
        result.before += draft.count
        result.after += small.count
      }
    }
    return results.withLock { $0 }
  }
}
