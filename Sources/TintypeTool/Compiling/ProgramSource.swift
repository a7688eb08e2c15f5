import Foundation
import TintypeSyntax

/// The source of the program that shows a list of units.
///
/// Each unit becomes a file of its own, so that an unbalanced brace in one cannot reach another, and
/// one more file holds the entry point. Within a file, `#sourceLocation` makes every message name the
/// article's own line.
struct ProgramSource {
  /// One file of the program.
  struct File {
    let name: String
    let bytes: [UInt8]
  }

  /// A view that the entry point hands over.
  struct Entry {
    let unit: Int
    let candidate: ViewCandidate
  }

  let units: [SourceUnit]
  let versions: NameVersions
  /// All that could be shown, whether it is shown or not.
  let entries: [Entry]

  /// The source of the names that Xcode makes of asset catalogs; nil for none.
  let assets: String?
  /// The source that lets `Bundle` find the app's files; nil where none is needed.
  let bundle: String?

  /// The name of the file with the names of asset catalogs.
  static let assetFile = "Assets.swift"

  /// The name of the file with the entry point.
  static let entryFile = "Program.swift"

  init(units: [SourceUnit], assets: String? = nil, bundle: String? = nil) {
    self.units = units
    self.assets = assets
    self.bundle = bundle
    versions = NameVersions(units: units)
    let protocols = SourceUnit.viewProtocols(in: units)
    entries = units.enumerated().flatMap { index, unit in
      unit.candidates(viewProtocols: protocols).map { Entry(unit: index, candidate: $0) }
    }
  }

  /// The name of the file of a unit.
  static func fileName(unit: Int) -> String {
    "unit\(unit).swift"
  }

  /// The files of the program.
  ///
  /// - Parameters:
  ///   - modes: how each unit takes part.
  ///   - dropped: the numbers of the entries that do not compile.
  ///   - names: by what messages shall name lines.
  /// - Returns: the files; the last is the entry point.
  func files(
    modes: [UnitMode], dropping dropped: Set<Int>, naming names: LineNames = .article
  ) -> [File] {
    var files: [File] = []
    for index in units.indices where modes[index] != .dropped {
      files.append(
        File(name: Self.fileName(unit: index), bytes: unitFile(index, modes[index], names)))
    }
    for (name, source) in [(Self.assetFile, assets), (BundleSource.file, bundle)] {
      if let source { files.append(File(name: name, bytes: Array(source.utf8))) }
    }
    files.append(File(name: Self.entryFile, bytes: entryPoint(modes: modes, dropping: dropped)))
    return files
  }

  // MARK: Units

  private func unitFile(_ index: Int, _ mode: UnitMode, _ names: LineNames) -> [UInt8] {
    let unit = units[index]
    var text = Array("import SwiftUI\n".utf8)
    let outline = unit.outline
    func located(_ code: [UInt8]) -> [UInt8] { names.around(code, in: unit) }
    guard outline.isBalanced else {
      return text + located(outline.masked(keeping: [0..<outline.bytes.count]))
    }
    let renames = outline.expandingEntries(outline.renames(versions.renamed(in: index)))
    if unit.isPreview {
      let imports = Array("\(unit.imports)\n".utf8)
      return text + imports + PreviewSource(unit: unit, index: index).code(renames, located)
    }
    text += Array(SystemModules.imports(of: outline).utf8)
    let places = Placement(unit: unit)
    text += located(unit.outline.rewritten(places.file, blanking: places.blanks, renames))
    if unit.isFragment {
      text += Array("struct \(Self.fragment(index)): View {\n".utf8)
      text +=
        located(unit.outline.rewritten(places.fragment, blanking: [], renames)) + Array("}\n".utf8)
    }
    if places.hasBody {
      let isShown = mode == .shown && places.hasStatements
      let head = isShown ? "@MainActor @ViewBuilder func" : "@MainActor func"
      let result = isShown ? " -> some View" : ""
      text += Array("\(head) \(Self.function(index))()\(result) {\n".utf8)
      text += located(unit.outline.rewritten(places.body, blanking: places.localBlanks, renames))
      text += Array("}\n".utf8)
    }
    return text
  }

  /// The line of the article that a line of a unit's file stands for.
  ///
  /// - Parameters:
  ///   - line: a line of the file as ``files(modes:dropping:naming:)`` makes it for ``LineNames/file``.
  ///   - unit: the number of the unit.
  ///   - mode: how the unit takes part.
  /// - Returns: the nearest line where it stands for none.
  func articleLine(_ line: Int, inUnit unit: Int, _ mode: UnitMode) -> Int {
    let text = String(decoding: unitFile(unit, mode, .file), as: UTF8.self)
    var first: Int?
    for (number, content) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number + 1 >= line { break }
      if content == LineNames.mark { first = number + 2 }
    }
    let lines = units[unit].lines
    guard let first else { return lines.lowerBound }
    return min(
      max(lines.lowerBound + line - first, lines.lowerBound),
      max(lines.lowerBound, lines.upperBound - 1))
  }

  private static func function(_ unit: Int) -> String { "tintypeExpressions\(unit)" }
  private static func fragment(_ unit: Int) -> String { "TintypeFragment\(unit)" }

  // MARK: Entry point

  /// The number of lines before the first entry.
  private static let entryOffset = 6

  private func entryPoint(modes: [UnitMode], dropping dropped: Set<Int>) -> [UInt8] {
    var lines = [
      "import SwiftUI",
      "import TintypeProgram",
      // A type's own initializer is preferred to this one, which thus stands in only where a type
      // cannot be made without arguments.
      "fileprivate extension View { init(tintypeUnmakeable: Void = ()) throws { throw UnmakeableView() } }",
      "@_cdecl(\"tintypeProgram\")",
      "public func tintypeProgram() -> UnsafeMutableRawPointer {",
      "  TintypeProgram.Program.handOver { program in",
    ]
    for (number, entry) in entries.enumerated() {
      let isShown = modes[entry.unit] == .shown && !dropped.contains(number)
      lines.append(isShown ? call(number, entry) : "")
    }
    lines += ["  }", "}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func call(_ number: Int, _ entry: Entry) -> String {
    switch entry.candidate.form {
    case .type(let name):
      "program.add(\(number)) { try \(versions.name(name, in: entry.unit))() }"
    case .app(let name):
      "program.addScene(\(number)) { \(versions.name(name, in: entry.unit))().body }"
    case .expressions: "program.add(\(number)) { \(Self.function(entry.unit))() }"
    case .fragment: "program.add(\(number)) { try \(Self.fragment(entry.unit))() }"
    case .preview: "program.addPreview(\(number)) { \(PreviewSource.function(entry.unit))() }"
    case .provider(let name):
      "program.addPreviews(\(number)) { \(versions.name(name, in: entry.unit)).previews }"
    }
  }

  /// The entry on a line of the entry point's file, nil for the lines around them.
  func entry(onLine line: Int) -> Int? {
    let number = line - Self.entryOffset - 1
    return entries.indices.contains(number) ? number : nil
  }
}

/// Where the parts of a unit go.
private struct Placement {
  /// Declarations at the top level of the unit's file.
  var file: [Range<Int>] = []
  /// Modifiers that would hide a declaration from later units.
  var blanks: [Range<Int>] = []
  /// Members of a view that the article shows without its type.
  var fragment: [Range<Int>] = []
  /// The contents of a function: statements, and variables that may only stand in one.
  var body: [Range<Int>] = []
  var localBlanks: [Range<Int>] = []
  var hasStatements = false
  var hasBody = false

  init(unit: SourceUnit) {
    for item in unit.outline.items {
      switch item.kind {
      case _ where unit.outline.isPreview(item): break
      case .other where SystemModules.isImport(item, in: unit.outline): break
      case .directive:
        // Whatever stands between the lines, and wherever it goes, it goes on the same condition.
        file.append(item.range)
        fragment.append(item.range)
        body.append(item.range)
      case .statement:
        body.append(item.range)
        hasStatements = true
        hasBody = true
      case .function where unit.isFragment, .variable where unit.isFragment:
        fragment.append(item.range)
      case .variable where Self.isWrapped(item):
        body.append(item.range)
        localBlanks += item.obstacles
        hasBody = true
      default:
        file.append(item.range)
        blanks += item.obstacles
      }
    }
  }

  /// Whether a variable has a property wrapper, which no global variable may have.
  private static func isWrapped(_ item: SourceItem) -> Bool {
    let plain: Set<String> = [
      "MainActor", "ViewBuilder", "available", "preconcurrency", "Sendable",
    ]
    return item.attributes.contains { !plain.contains($0) }
  }
}
