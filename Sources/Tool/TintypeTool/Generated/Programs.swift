// Made of Fixtures/Names/TintypeTool/Programs.txt by `make names`: change that file instead.
// swift-format-ignore-file

import Foundation
import Tintype
import TintypeProgram

/// A compiled program: what it can show and what did not compile.
internal struct BuiltProgram: Codable {
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
    /// The view that it is compared with; nil for none.
    var comparison: ComparisonJob?
    /// Whether its name is one that the author wrote for a preview.
    var isNamed = false
    /// What its page varies.
    var parameters: [ExplorationParameter] = []
    /// The code that has them, with marks where they stand.
    var variedCode = ""
    /// The code that its reader sees, where its steps light lines; nil for none.
    var shownCode: StepCode?
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
  /// The lines on which parts of articles begin that count their own, by the names by which the running program speaks of them.
  var starts: [String: Int] = [:]
  /// The folder from which on its sources are known; they may have been compiled in another one.
  var root = ""
  /// The names of an entry's files in the cache.
  static let manifestFile = "manifest.json"
  static let libraryFile = "program.so"
}
