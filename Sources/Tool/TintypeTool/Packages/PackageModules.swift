import Foundation
import TintypeSyntax

/// The modules of one package, and of those that it needs, as far as articles in it import them.
struct PackageModules {
  /// The modules, each after those that it needs.
  private(set) var modules: [SourceModule] = []
  /// Files and packages that cannot be read.
  private(set) var problems: [Problem] = []

  private var packages: PackageSources
  private let reader: PackageReader
  /// The files of each module.
  private var files: [String: [String]] = [:]
  private var sources: [String: [InputSource]] = [:]
  private var imports: [String: Set<String>] = [:]

  /// Reads the modules.
  ///
  /// - Parameters:
  ///   - names: those that articles import.
  ///   - root: the package's folder, an absolute path.
  ///   - reader: reads manifests.
  init(_ names: Set<String>, in root: String, _ reader: PackageReader) {
    self.reader = reader
    packages = PackageSources([root], below: root, reader)
    sort(SourceWalk(root) { $0.hasSuffix(".swift") }.files + packages.filesBeside)
    read(names)
    let own = packages.filesBeside.count
    let unknown = names.map { "import \($0)" }
    packages.fetch(for: sources.values.flatMap { $0 }.map(\.text) + unknown, reader)
    sort(Array(packages.filesBeside[own...]))
    read(names.union(imports.values.flatMap { $0 }))
    problems += packages.problems
    var seen: Set<String> = []
    for name in names.sorted() { add(name, &seen) }
  }

  private mutating func sort(_ paths: [String]) {
    for path in paths {
      // What a tutorial shows lies in the target's catalog and is no part of the target.
      guard DocumentationCatalog.path(around: path) == nil,
        let module = packages.module(of: path), module.isCompiled
      else { continue }
      files[module.importName, default: []].append(path)
    }
  }

  /// Reads modules and those that they import.
  private mutating func read(_ names: Set<String>) {
    var open = names.sorted()
    while let name = open.popLast() {
      guard sources[name] == nil, let paths = files[name] else { continue }
      var found: [InputSource] = []
      var imported: Set<String> = []
      for path in paths {
        do {
          let source = try InputSource(reading: path, asArticle: false)
          found.append(source)
          imported.formUnion(SourceOutline.importedModules(in: source.text))
        } catch {
          problems.append(error)
        }
      }
      sources[name] = found
      imports[name] = imported
      open += imported.sorted()
    }
  }

  /// Adds a module after those that it needs.
  private mutating func add(_ name: String, _ seen: inout Set<String>) {
    guard let own = sources[name], seen.insert(name).inserted else { return }
    let direct = (imports[name] ?? []).filter { sources[$0] != nil && $0 != name }
    for need in direct.sorted() { add(need, &seen) }
    let needs = modules.filter { module in
      direct.contains(module.name)
        || modules.contains { direct.contains($0.name) && $0.needs.contains(module.name) }
    }
    guard let folder = packages.modules.first(where: { $0.importName == name }) else { return }
    modules.append(
      SourceModule(
        name: name, folder: folder.folder, sources: own, needs: needs.map(\.name),
        defines: folder.defines, fetched: packages.built))
  }
}

extension SourceOutline {
  /// The modules that a source imports.
  ///
  /// - Parameter code: a source.
  /// - Returns: their names.
  static func importedModules(in code: String) -> Set<String> {
    // Most code of articles imports nothing, and need not be read for it.
    guard code.contains("import") else { return [] }
    let outline = SourceOutline(code)
    return Set(outline.items.compactMap { outline.importedModule(of: $0) })
  }
}
