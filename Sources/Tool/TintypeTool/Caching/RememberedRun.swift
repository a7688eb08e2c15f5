import CTintypeSystem
import Foundation
import TintypeProgram
import TintypeSupplies

/// A run that found everything as it should be, with all that it asked of the file system: where a later one would be
/// told the same, it would find the same.
///
/// Such a run costs reading one file and asking for the state of some hundred others; nothing is read or parsed again.
/// What is noted is not what some list takes for inputs but what the process asked for, names that are not there and
/// folders that were looked through included. Of the machine's clock, of other processes and of the network a run of
/// this kind knows nothing, and one that starts a process is not remembered.
enum RememberedRun {
  /// The name of the folder in the cache.
  static let part = "runs"

  /// The arguments with which commands begin that remember.
  private static let commands = [["docs", "build"], ["render"]]
  /// Variables that differ from one call to the next and that nothing here asks for.
  private static let restless: Set<String> = ["_", "OLDPWD", "SHLVL"]

  /// What a run with the arguments would say, for it would find nothing to do.
  ///
  /// - Parameter arguments: the tool's arguments.
  /// - Returns: the text; nil where that is not known. Then what the process asks for from now on is noted, for
  ///   ``remember(_:)``.
  static func said(to arguments: [String]) -> String? {
    guard commands.contains(where: { arguments.starts(with: $0) }) else { return nil }
    if let data = FileManager.default.contents(atPath: file.path),
      let end = data.firstIndex(of: 0),
      data[data.index(after: end)...].withUnsafeBytes({ notes in
        tintype_notes_hold(notes.baseAddress, notes.count)
      })
    {
      return String(decoding: data[..<end], as: UTF8.self)
    }
    tintype_begin_notes()
    if !Coverage.isWhole { tintype_drop_notes() }
    return nil
  }

  /// Remembers a run that found nothing to do.
  ///
  /// - Parameter text: what it says, without the end of its last line.
  static func remember(_ text: String) {
    let cache = Cache.place(environment: ProcessInfo.processInfo.environment).path
    var length = 0
    guard let notes = tintype_end_notes(cache + "/", &length) else { return }
    defer { free(notes) }
    // Where it cannot be written, the next run finds out by itself.
    try? (Data((text + "\0").utf8) + Data(bytes: notes, count: length)).replaceUnforced(file)
  }

  /// The file in the cache, by all that is told to the process.
  private static var file: URL {
    let environment = ProcessInfo.processInfo.environment
    var key = ContentKey()
    // The tool itself among them: another one may find something else.
    for word in CommandLine.arguments.dropFirst() { key.add(word) }
    key.add(FileStamp.of(Toolchain.ownPath))
    key.add(FileManager.default.currentDirectoryPath)
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) where !restless.contains(name)
    {
      key.add(name)
      key.add(value)
    }
    return Cache.place(environment: environment).appending(path: part).appending(path: key.digest)
  }

  /// Whether what Foundation asks for is noted, in each of its ways.
  ///
  /// It may have been built with other functions of the C library than those that are ours here.
  private enum Coverage {
    static var isWhole: Bool {
      let files = FileManager.default
      let ways: [(String) -> Void] = [
        { _ = files.fileExists(atPath: $0) },
        { _ = files.contents(atPath: $0) },
        { _ = try? files.contentsOfDirectory(atPath: $0) },
        { _ = try? files.attributesOfItem(atPath: $0) },
        { _ = try? files.destinationOfSymbolicLink(atPath: $0) },
        { _ = try? Data(contentsOf: URL(filePath: $0), options: .mappedIfSafe) },
        { _ = files.enumerator(atPath: $0)?.nextObject() },
      ]
      return ways.allSatisfy { look in
        let before = tintype_note_count()
        look("/tintype-nobody")
        return tintype_note_count() > before
      }
    }
  }
}
