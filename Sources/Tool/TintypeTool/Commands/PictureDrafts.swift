import TintypeSnapshots

/// Finishes picture files that were written in little time, and says so.
enum PictureDrafts {
  /// How long a command searches for smaller files, in seconds; the next one goes on.
  private static let seconds = 60.0

  /// Makes pictures as small as can be.
  ///
  /// - Parameter paths: references; what is no picture is passed over.
  static func finish(_ paths: [ProvenPath]) {
    let result = PictureDraft.finish(paths, within: seconds)
    if result.count > 0 {
      Standard.complain(
        "Made \(result.count) recorded picture\(result.count == 1 ? "" : "s") smaller:"
          + " \(kilobytes(result.before)) → \(kilobytes(result.after)).")
    }
    if result.left > 0 {
      Standard.complain(
        "\(result.left) recorded pictures are larger than they need to be; the next"
          + " `tintype test --record missing` goes on.")
    }
  }

  private static func kilobytes(_ bytes: Int) -> String { "\((bytes + 999) / 1000) kB" }
}
