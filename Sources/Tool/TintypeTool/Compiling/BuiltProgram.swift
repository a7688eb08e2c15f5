import Foundation

/// A compiled program: what it can show and what did not compile.
struct BuiltProgram: Codable {
  /// One view that the program can show.
  struct Entry: Codable {
    /// The number of the view in the program.
    let index: Int
    /// The view's type, or the article's name with the number of the fence.
    let ownName: String
    /// The number of the unit that shows it.
    let unit: Int
    /// Whether the picture is named after a type.
    let isType: Bool
    /// The file and line where the view stands.
    var file: String
    let line: Int
    /// What the fence says about the picture.
    let attributes: PictureSettings
    /// Whether its name is one that the author wrote for a preview.
    var isNamed = false
    /// The digest of all code that it may run, and where it stands.
    var code = ""
    /// The digest of all code that it may run, wherever it stands.
    var content = ""
  }

  var entries: [Entry]
  var errors: [Problem]
  /// What the author should know although nothing failed.
  var notes: [Problem]
  /// Whether there is anything to run.
  var hasLibrary: Bool
  /// The lines on which parts of articles begin that count their own, by the names by which the running program speaks
  /// of them.
  var starts: [String: Int] = [:]
  /// The folder from which on its sources are known; they may have been compiled in another one.
  var root = ""

  /// The names of an entry's files in the cache.
  static let manifestFile = "manifest.json"
  static let libraryFile = "program.so"

  /// The same program of equal sources in another folder.
  func moved(to other: String) -> BuiltProgram {
    if root == other { return self }
    func moved(_ path: String) -> String {
      path.path(below: root).map { "\(other)/\($0)" } ?? path
    }
    func moved(_ problem: Problem) -> Problem {
      var problem = problem
      problem.file = problem.file.map(moved)
      problem.message = problem.message.replacing(root + "/", with: other + "/")
      return problem
    }
    var program = self
    program.root = other
    for index in entries.indices { program.entries[index].file = moved(entries[index].file) }
    program.errors = errors.map(moved)
    program.notes = notes.map(moved)
    return program
  }
}

extension BuiltProgram.Entry {
  init(index: Int, candidate: ViewCandidate, unit: SourceUnit, ordinal: Int) {
    let type: String? =
      switch candidate.form {
      case .type(let name), .app(let name): name
      case .preview(let name): name ?? unit.fallbackName
      case .provider(let name): Self.shownName(ofProvider: name)
      case .expressions, .fragment: nil
      }
    self.init(
      index: index, ownName: type ?? unit.fallbackName, unit: ordinal, isType: type != nil,
      file: unit.path, line: candidate.line, attributes: unit.attributes,
      isNamed: candidate.isNamed)
  }

  /// The name of what a provider of previews shows, by Xcode's custom of names.
  private static func shownName(ofProvider name: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
