import Foundation

/// A compiled program: what it can show and what did not compile.
struct BuiltProgram: Codable {
  /// One view that the program can show.
  struct Entry: Codable {
    /// The number of the view in the program.
    let index: Int
    /// The name from the fence's info string, if there is one.
    let givenName: String?
    /// The view's type, or the article's name with the number of the fence.
    let ownName: String
    /// The number of the unit that shows it.
    let unit: Int
    /// Whether the picture is named after a type.
    let isType: Bool
    /// The file and line where the view stands.
    let file: String
    let line: Int
    /// What the fence says about the picture.
    let width: Double?
    let height: Double?
    let device: String?
    let appearance: String?
    let openedMenu: String?
    let scale: Double?
    let borders: Bool
    let frame: String?
    let background: String?
    let padding: Double?
    /// Whether its name is one that the author wrote for a preview.
    var isNamed = false
    /// The digest of all code that it may run.
    var code = ""
  }

  var entries: [Entry]
  var errors: [Problem]
  /// What the author should know although nothing failed.
  var notes: [Problem]
  /// Whether there is anything to run.
  var hasLibrary: Bool

  /// The names of an entry's files in the cache.
  static let manifestFile = "manifest.json"
  static let libraryFile = "program.so"
}

extension BuiltProgram.Entry {
  init(index: Int, candidate: ViewCandidate, unit: SourceUnit, number: Int) {
    let attributes = unit.attributes
    let type: String? =
      switch candidate.form {
      case .type(let name), .app(let name): name
      case .preview(let name): name ?? unit.fallbackName
      case .provider(let name): Self.shownName(ofProvider: name)
      case .expressions, .fragment: nil
      }
    self.init(
      index: index, givenName: attributes.name, ownName: type ?? unit.fallbackName,
      unit: number, isType: type != nil, file: unit.path, line: candidate.line,
      width: attributes.size?.width, height: attributes.size?.height, device: attributes.device,
      appearance: attributes.appearance?.rawValue, openedMenu: attributes.openedMenu,
      scale: attributes.scale?.factor, borders: attributes.borders,
      frame: attributes.frame?.rawValue, background: attributes.background,
      padding: attributes.padding?.points, isNamed: candidate.isNamed)
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
