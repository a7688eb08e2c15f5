import Foundation
import TintypeProgram

/// The pictures of single views, kept by all that they depend on.
///
/// A view that does not change is not drawn again, whatever changes in the rest of its program.
struct PictureStore {
  let cache: Cache
  /// The digest of what the pictures of all views of a program depend on.
  let shared: String

  /// What became of a view, and the folder with its pictures.
  typealias Stored = (result: ProgramRunner.ViewResult, folder: URL)

  private static let resultFile = "result.json"

  /// Finds what became of a view in an earlier run.
  ///
  /// - Parameters:
  ///   - entry: the view.
  ///   - job: what is asked of it.
  /// - Returns: nil where it has to be drawn.
  /// - Throws: what encoding throws.
  func stored(_ entry: BuiltProgram.Entry, _ job: RenderJob) throws -> Stored? {
    guard let folder = cache.entry(.pictures, key: try key(entry, job)),
      let data = FileManager.default.contents(atPath: folder.appending(path: Self.resultFile).path),
      let result = try? JSONDecoder().decode(ProgramRunner.ViewResult.self, from: data)
    else { return nil }
    return (result, folder)
  }

  /// Keeps what became of a view, unless another run may give another result.
  ///
  /// - Parameters:
  ///   - result: what became of it.
  ///   - entry: the view.
  ///   - job: what was asked of it.
  ///   - work: the folder with its pictures, which are moved from there.
  /// - Returns: the result with the folder where the pictures are now.
  /// - Throws: what the file system says.
  func keep(
    _ result: ProgramRunner.ViewResult, _ entry: BuiltProgram.Entry, _ job: RenderJob,
    from work: URL
  ) throws -> Stored {
    guard result.isCertain else { return (result, work) }
    let folder = try cache.workFolder()
    do {
      for file in result.rendered.flatMap({ $0.files.map(\.name) }) {
        try FileManager.default.moveItem(
          at: work.appending(path: file), to: folder.appending(path: file))
      }
      var stored = result
      // Whoever takes the picture from here does not run the view.
      stored.printed = nil
      try JSONEncoder().encode(stored).writeUnforced(to: folder.appending(path: Self.resultFile))
      return (result, try cache.store(folder, as: .pictures, key: try key(entry, job)))
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// The digest of all that a view's pictures depend on.
  private func key(_ entry: BuiltProgram.Entry, _ job: RenderJob) throws -> String {
    var job = job
    // These number the views of a program, which may come and go.
    (job.index, job.name) = (0, "")
    job.comparison?.index = 0
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var key = ContentKey()
    for field in [
      shared, entry.code, entry.ownName, "\(entry.line)",
      String(decoding: try encoder.encode(job), as: UTF8.self),
    ] {
      key.add(field)
    }
    return key.digest
  }
}
