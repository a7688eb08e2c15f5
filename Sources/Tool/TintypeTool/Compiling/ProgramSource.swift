import Foundation
import TintypeProgram
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

  /// The name of the file with the names of asset catalogs.
  static let assetFile = "Assets.swift"

  /// The symbol of the entry point.
  static let entrySymbol = "tintypeProgram"

  /// The name of the file with the entry point.
  static let entryFile = "Program.swift"

  /// What tells each unit from the others, whatever units come or go elsewhere.
  private let identifiers: [String]
  /// Where each unit says that it stands.
  let locations: [UnitLocation]
  /// Which units each of them needs.
  let graph: UnitGraph
  /// All words of the program that are not only members of something.
  let ownNames: Set<String>
  /// What becomes of names when units are left out.
  let absentNames: AbsentNames

  /// What parameters vary in the units.
  let varied: VariedCode
  /// What each entry varies.
  let variations: [VariedCode.Found]

  /// Whether entries tell the code that their reader sees, even where their fences do not ask for it.
  var showsCode = false
  /// The names of classes that are models.
  private let models: Set<String>
  /// The modules that there are not: files are compiled without importing them.
  var absentModules: Set<String> = []
  /// The frameworks whose names files use without importing them, by the numbers of their units.
  var lentModules: [Int: Set<String>] = [:]
  /// What stands in for types of modules that are not here.
  var standIns = StandIns()
  /// The words that conditions of packages ask for.
  var defines: [String] = []
  /// What the compiler is told of the language, by the project around the code.
  var language: [String] = []
  /// The modules of fetched packages that are built.
  var built = BuiltModules()
  /// The module of a package that it becomes; nil for a program, which shows something.
  var module: String?
  /// The modules of packages that it needs, each after those that it needs.
  var modules: [CompiledModule] = []
  /// The names of those among them that every unit imports.
  var imports: [String] = []

  init(units: [SourceUnit], assets: String? = nil, varying parameters: [VariedParameter] = []) {
    self.units = units
    self.assets = assets
    versions = NameVersions(units: units)
    let ordinals = Self.ordinals(of: units)
    identifiers = Self.identifiers(of: units, ordinals)
    locations = zip(units, ordinals).map { UnitLocation($0, ordinal: $1) }
    graph = UnitGraph(units: units)
    absentNames = AbsentNames(units: units)
    models = Set(units.flatMap(\.outline.modelNames))
    ownNames = units.map(\.outline).reduce(
      into: SourceOutline((assets ?? "") + BundleSource.source).namesWithoutDot
    ) { $0.formUnion($1.namesWithoutDot) }
    let protocols = SourceUnit.viewProtocols(in: units)
    entries = units.enumerated().flatMap { index, unit in
      unit.candidates(viewProtocols: protocols).map { Entry(unit: index, candidate: $0) }
    }
    (varied, variations) = Self.variations(of: entries, in: units, graph, parameters)
  }

  /// The number of each unit in its file, from 1.
  private static func ordinals(of units: [SourceUnit]) -> [Int] {
    var counts: [String: Int] = [:]
    return units.map { unit in
      counts[unit.path, default: 0] += 1
      return counts[unit.path] ?? 1
    }
  }

  /// A word for each unit: its file's name, what tells its path from others, and its number in the file.
  private static func identifiers(of units: [SourceUnit], _ ordinals: [Int]) -> [String] {
    var prefixes: [String: String] = [:]
    return zip(units, ordinals).map { unit, ordinal in
      let prefix = prefixes[unit.path] ?? Self.prefix(for: unit.path)
      prefixes[unit.path] = prefix
      return "\(prefix)_\(ordinal)"
    }
  }

  private static func prefix(for path: String) -> String {
    var key = ContentKey()
    key.add(path)
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    let plain = name.unicodeScalars.prefix(40).filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
    return "\(String(String.UnicodeScalarView(plain)))_\(key.digest.prefix(8))"
  }

  /// The name of the file of a unit.
  func fileName(unit: Int) -> String { "u\(identifiers[unit]).swift" }

  /// All modules that the compiler is given.
  var linked: BuiltModules { modules.reduce(into: built) { $0.add($1.built) } }

  /// The files that may have to be compiled again when some change, these included.
  func files(dependingOn changed: Set<String>) -> Set<String> {
    let names = units.indices.map { fileName(unit: $0) }
    let made: Set = [Self.assetFile, BundleSource.file]
    if !made.isDisjoint(with: changed) { return made.union(names + [Self.entryFile]) }
    let users = changed.contains(StandIns.file) ? standIns.names : []
    let units = Set(
      names.indices.filter {
        changed.contains(names[$0])
          || !users.isEmpty && !users.isDisjoint(with: self.units[$0].outline.namesWithoutDot)
      })
    let dependents = names.indices.filter { !units.isDisjoint(with: graph.closure(of: $0)) }
    return Set(dependents.map { names[$0] }).union(changed.isEmpty ? [] : [Self.entryFile])
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
    for index in units.indices {
      // A file that stays, though empty, lets the compiler go on from where it was.
      let isLeftOut = modes[index] == .dropped
      files.append(
        File(
          name: fileName(unit: index),
          bytes: isLeftOut ? [] : unitFile(index, modes[index], names)))
    }
    if let assets { files.append(File(name: Self.assetFile, bytes: Array(assets.utf8))) }
    files.append(File(name: BundleSource.file, bytes: Array(BundleSource.source.utf8)))
    let isCalled = modes.contains { $0.cuts.contains { $0.extent == .body && $0.answer != .value } }
    if isCalled || !standIns.isEmpty {
      files.append(
        File(name: StandIns.file, bytes: Array(standIns.source.utf8)))
    }
    if module != nil { return files }
    files.append(File(name: Self.entryFile, bytes: entryPoint(modes: modes, dropping: dropped)))
    return files
  }

  // MARK: Units

  /// The file of a unit that takes part.
  func unitFile(_ index: Int, _ mode: UnitMode, _ names: LineNames) -> [UInt8] {
    let unit = units[index]
    var text = Array("import SwiftUI\n".utf8)
    for name in imports { text += Array("@testable import \(name)\n".utf8) }
    let outline = unit.outline
    func located(_ code: [UInt8]) -> [UInt8] { names.around(code, at: locations[index]) }
    guard outline.isBalanced else {
      return text + located(outline.masked(keeping: [0..<outline.bytes.count]))
    }
    let renames = mode.cutting(
      varied.edits(
        of: index,
        unit.isolated(
          outline.expandingMacros(outline.renames(versions.renamed(in: index)), models: models))),
      in: unit)
    if unit.isPreview {
      let own = SourceOutline(unit.imports)
      let absent = own.items(importing: absentModules)
      let imports =
        own.masked(
          keeping: own.items.indices.filter { !absent.contains($0) }.map { own.items[$0].range })
        + [UInt8(ascii: "\n")]
      return text + imports
        + PreviewSource(unit: unit, identifier: identifiers[index]).code(renames, located)
    }
    text += Array(
      (SystemModules.imports(of: outline) + SystemModules.impliedImports(of: unit)).utf8)
    for name in lentModules[index, default: []].sorted() { text += Array("import \(name)\n".utf8) }
    text += Array(absentPictures(of: unit).utf8)
    let placement = Placement(
      unit: unit, without: mode.omitted.union(outline.items(importing: absentModules)))
    text += located(unit.outline.rewritten(placement.file, blanking: placement.blanks, renames))
    if unit.isFragment {
      text += Array("struct \(fragment(index)): View {\n".utf8)
      text +=
        located(unit.outline.rewritten(placement.fragment, blanking: [], renames))
        + Array("}\n".utf8)
    }
    if placement.hasBody {
      let isShown = mode == .shown && placement.hasStatements
      // Its type is nobody else's: files that knew it would have to be compiled again with every modifier that comes.
      let head = isShown ? "@MainActor @ViewBuilder fileprivate func" : "@MainActor func"
      let result = isShown ? " -> some View" : ""
      text += Array("\(head) \(function(index))()\(result) {\n".utf8)
      text += located(
        unit.outline.rewritten(placement.body, blanking: placement.localBlanks, renames))
      text += Array("}\n".utf8)
      if isShown {
        text += Array(
          "@MainActor func \(erased(index))() -> any View { \(function(index))() }\n".utf8)
      }
    }
    return text
  }

  /// The lines on which units begin that count their own, by the names by which a running program speaks of them.
  var starts: [String: Int] {
    let counting = units.indices.filter { units[$0].countsOwnLines }
    return Dictionary(counting.map { (locations[$0].spokenName, units[$0].line) }) { first, _ in
      first
    }
  }

  private func function(_ unit: Int) -> String { "tintypeExpressions_\(identifiers[unit])" }
  private func erased(_ unit: Int) -> String { "tintypeView_\(identifiers[unit])" }
  private func fragment(_ unit: Int) -> String { "TintypeFragment_\(identifiers[unit])" }

  // MARK: Entry point

  /// The number of lines before the first entry.
  private static let entryOffset = 8

  private func entryPoint(modes: [UnitMode], dropping dropped: Set<Int>) -> [UInt8] {
    var lines = [
      "import SwiftUI",
      "import TintypeProgram",
      // A type's own initializer is preferred to this one, which thus stands in only where a type
      // cannot be made without arguments.
      "fileprivate extension View { init(tintypeUnmakeable: Void = ()) throws { throw UnmakeableView() } }",
    ]
    lines += varied.declarations
    lines += [
      "@_cdecl(\"\(Self.entrySymbol)\")",
      "public func tintypeProgram() -> UnsafeMutableRawPointer {",
      "  TintypeProgram.Program.handOver { program in",
    ]
    for (ordinal, entry) in entries.enumerated() {
      let isShown = shows(entry, modes) && !dropped.contains(ordinal)
      lines.append(isShown ? call(ordinal, entry) : "")
    }
    lines += ["  }", "}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Whether what an entry shows takes part.
  func shows(_ entry: Entry, _ modes: [UnitMode]) -> Bool {
    switch (modes[entry.unit], entry.candidate.form) {
    case (.shown, _): true
    case (.partial(let omitted, _), .type(let name)), (.partial(let omitted, _), .app(let name)):
      units[entry.unit].part(declaring: name).map { !omitted.contains($0) } ?? false
    default: false
    }
  }

  private func call(_ ordinal: Int, _ entry: Entry) -> String {
    "if program.wants(\(ordinal)) { \(adding(ordinal, entry)) }"
  }

  private func adding(_ ordinal: Int, _ entry: Entry) -> String {
    switch entry.candidate.form {
    case .type(let name):
      "program.add(\(ordinal)) { try \(versions.name(name, in: entry.unit))() }"
    case .app(let name):
      "program.addApp(\(ordinal)) { \(versions.name(name, in: entry.unit))() }"
    case .expressions: "program.addAny(\(ordinal)) { \(erased(entry.unit))() }"
    case .fragment: "program.add(\(ordinal)) { try \(fragment(entry.unit))() }"
    case .preview:
      "program.addPreview(\(ordinal)) { \(PreviewSource.function(identifiers[entry.unit]))() }"
    case .provider(let name):
      "program.addPreviews(\(ordinal), \(versions.name(name, in: entry.unit)).self)"
    }
  }

  /// The entry on a line of the entry point's file, nil for the lines around them.
  func entry(onLine line: Int) -> Int? {
    let ordinal = line - Self.entryOffset - 1
    return entries.indices.contains(ordinal) ? ordinal : nil
  }
}
