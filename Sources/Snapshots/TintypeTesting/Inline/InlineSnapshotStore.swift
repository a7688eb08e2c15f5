import Foundation
import Synchronization
import TintypeSnapshots

/// Why an inline snapshot could not be written.
enum InlineSnapshotError: Error, Hashable, CustomStringConvertible {
  /// The source file cannot be read.
  case unreadable
  /// The file is no longer the one that was compiled, or that was written last.
  case changed
  /// There is no call at a position.
  case noCall(InlineSnapshotStore.Location)
  /// One place of the source is to hold two texts.
  case twoTexts
  /// One call with a text stands within another.
  case overlap
  /// The file could not be written.
  case unwritable(String)

  /// One sentence.
  var description: String {
    switch self {
    case .unreadable: "the source file cannot be read"
    case .changed: "the source file was changed while the tests ran"
    case .noCall(let location):
      "there is no call at line \(location.line), column \(location.column): "
        + "a helper has to hand on `fileID`, `file`, `line` and `column`"
    case .twoTexts: "the same call has had another text in this run, and it can hold one"
    case .overlap: "the call stands within another that is written"
    case .unwritable(let reason): reason
    }
  }
}

/// Writes inline snapshots into the sources that they were compiled from.
///
/// Places are those of the compiled source. The file is written anew from it with every text that is
/// known so far, so that texts before a call do not move it, and whatever ends the run loses nothing.
final class InlineSnapshotStore: Sendable {
  /// Where a call stands: line and column as `#line` and `#column` say.
  struct Location: Hashable {
    var line: Int
    var column: Int
  }

  private struct File {
    var source: InlineSource
    var written: Data
    var recordings: [InlineSource.Recording] = []
  }

  private let files = Mutex<[String: File]>([:])

  /// The store of this process, or what a test put in its place.
  @TaskLocal static var current = InlineSnapshotStore()

  /// Writes a text.
  ///
  /// - Parameters:
  ///   - text: the text; nil where the closure is to go.
  ///   - path: the source file.
  ///   - location: where the call stands.
  ///   - descriptor: which of its closures holds the text.
  /// - Throws: ``InlineSnapshotError``; the file is as it was then.
  func record(
    _ text: String?, file path: String, at location: Location,
    _ descriptor: InlineSnapshotSyntaxDescriptor
  ) throws {
    try files.withLock { files in
      let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      var file = try files[path] ?? Self.read(path)
      guard FileManager.default.contents(atPath: path) == file.written else {
        throw InlineSnapshotError.changed
      }
      let recording = InlineSource.Recording(location: location, descriptor: descriptor, text: text)
      if let other = file.recordings.first(where: {
        $0.location == location && $0.descriptor == descriptor
      }) {
        guard other == recording else { throw InlineSnapshotError.twoTexts }
        return
      }
      file.recordings.append(recording)
      file.written = Data(try file.source.rewritten(with: file.recordings))
      do {
        try AtomicFile.write(file.written, to: path)
      } catch {
        throw InlineSnapshotError.unwritable("\(error)")
      }
      files[path] = file
    }
  }

  /// The line of a descriptor's closure; nil where it is not there.
  func closureLine(
    file path: String, at location: Location, _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> Int? {
    files.withLock { files in
      let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let source = (files[path] ?? (try? Self.read(path)))?.source,
        let closure = source.call(at: location)?.closure(descriptor)
      else { return nil }
      return source.line(of: closure.lowerBound)
    }
  }

  private static func read(_ path: String) throws(InlineSnapshotError) -> File {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return File(source: InlineSource(bytes: Array(data)), written: data)
  }
}
