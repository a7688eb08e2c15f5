import Foundation
import Synchronization

/// A module of a package with its sources, which is compiled once for all programs that import it.
struct SourceModule {
  /// The name by which it is imported.
  let name: String
  /// The folder of its target, an absolute path.
  let folder: String
  let sources: [InputSource]
  /// The names of all modules of packages that it needs, those that they need included, in the order of building.
  let needs: [String]
  /// The words that conditions of its code may ask for.
  let defines: [String]
  /// Modules of fetched packages that are built.
  let fetched: BuiltModules

  /// The files that its bundle holds.
  var resources: AppResourceFiles {
    AppResourceFiles(folders: [], below: [folder], readsBundle: readsBundle)
  }

  /// Whether it may find any file of its bundle by its name.
  var readsBundle: Bool { BundleSource.readsFiles(sources.map(\.text)) }

  /// Its sources, a unit each; what they preview is no part of a module.
  func units() -> [SourceUnit] {
    sources.map { source in
      var unit = SourceUnit.file(
        path: source.path, code: Platform.decided(source.text, for: nil), module: name)
      unit.isShown = false
      return unit
    }
  }
}

/// A module of a package as it is compiled.
struct CompiledModule {
  let source: SourceModule
  /// The digest of all that it was compiled from.
  let key: String
  /// The folder that holds it.
  let folder: URL
  /// What of it does not compile.
  let problems: [Problem]
  /// Whether there is anything to import.
  let isUsable: Bool
  private let parsed = ParsedUnits()

  /// The units of its sources, which all programs of a run that import it have in common.
  var units: [SourceUnit] { parsed.units(of: source) }

  /// The file that lets the compiler import it.
  var interface: URL { folder.appending(path: "\(source.name).swiftmodule") }

  /// The name of its library, by which programs look for it.
  static func library(_ name: String) -> String { "tintype-\(name).so" }

  /// What the compiler is given to import and link it.
  ///
  /// It is looked for from the program's own folder on, for the cache may come to lie elsewhere.
  var built: BuiltModules {
    var built = BuiltModules()
    built.arguments = [
      "-I", folder.path, "-Xlinker", "-rpath", "-Xlinker",
      "$ORIGIN/../../\(Cache.Kind.programs.rawValue)/\(key)",
    ]
    built.libraries = [folder.appending(path: Self.library(source.name)).path]
    return built
  }
}

/// What was parsed of a module: nothing until the first program asks, which may be any of several threads.
private final class ParsedUnits: Sendable {
  private let cached = Mutex<[SourceUnit]?>(nil)

  func units(of module: SourceModule) -> [SourceUnit] {
    cached.withLock { cached in
      let units = cached ?? module.units()
      cached = units
      return units
    }
  }
}
