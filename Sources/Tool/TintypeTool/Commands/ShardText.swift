import ArgumentParser
import TintypeSnapshots

/// A part of the work that a command line names.
enum ShardText {
  /// Reads a part.
  ///
  /// - Parameter text: what was written.
  /// - Returns: the part.
  /// - Throws: `ValidationError` for anything but a number, `/` and a number that is not smaller.
  static func read(_ text: String) throws -> SuiteRun.Shard {
    guard let shard = SuiteRun.Shard(text) else {
      throw ValidationError("'\(text)' is not a part; write for example 1/3.")
    }
    return shard
  }
}
