import Foundation
import TintypeSyntax

/// Gives articles the modules of the packages in which they lie: each is compiled once for all of them.
struct ModulePreparation {
  let builder: ProgramBuilder
  let packages: PackageReader
  /// What was found beside other articles.
  let resources: FoundResources

  /// What went wrong, and how badly.
  typealias Failure = (problem: Problem, status: ExitStatus)

  /// Compiles what articles import.
  ///
  /// - Parameter groups: articles, which are given their modules and what these find; others stay as they are.
  /// - Returns: what does not compile or cannot be read, each once.
  func run(_ groups: inout [InputGroup]) -> [Failure] {
    var failures: [Failure] = []
    for (root, ordinals) in articles(groups) {
      let found = PackageModules(Set(ordinals.values.flatMap { $0 }), in: root, packages)
      failures += found.problems.map { ($0, .failed) }
      let built = build(found.modules, &failures)
      for (index, imported) in ordinals {
        let needed = found.modules.filter { imported.contains($0.name) }
        let all = Set(needed.flatMap { $0.needs + [$0.name] })
        groups[index].modules = found.modules.compactMap {
          all.contains($0.name) ? built[$0.name] : nil
        }
        groups[index].imports = groups[index].modules.map(\.source.name).filter(imported.contains)
        guard let first = groups[index].modules.first else { continue }
        groups[index].packages.add(first.source.fetched)
        groups[index].findResources(resources)
      }
    }
    return failures
  }

  /// The modules that articles import and the tool does not bring, by packages and the articles' numbers.
  private func articles(_ groups: [InputGroup]) -> [(key: String, value: [Int: Set<String>])] {
    var roots: [String: String] = [:]
    var result: [String: [Int: Set<String>]] = [:]
    let available = builder.toolchain.availableModules
    for (index, group) in groups.enumerated() where group.kind == .article {
      let imported = group.importedModules.subtracting(available)
      guard !imported.isEmpty, let path = group.sources.first?.path else { continue }
      let folder = (path as NSString).deletingLastPathComponent
      let root = roots[folder] ?? ProjectRoot(of: path).flatMap { $0.isPackage ? $0.folder : nil }
      guard let root else { continue }
      roots[folder] = root
      result[root, default: [:]][index] = imported
    }
    return result.sorted { $0.key < $1.key }
  }

  private func build(
    _ modules: [SourceModule], _ failures: inout [Failure]
  ) -> [String: CompiledModule] {
    var built: [String: CompiledModule] = [:]
    for module in modules {
      do {
        let compiled = try builder.build(module, needs: module.needs.compactMap { built[$0] })
        failures += compiled.problems.map { ($0, .failed) }
        if compiled.isUsable { built[module.name] = compiled }
      } catch {
        let available = builder.cache.explained(error) as? ToolError
        let message = "\(module.name): \(available?.message ?? "\(error)")"
        failures.append(
          (Problem(file: module.folder, message: message), available?.status ?? .failed))
      }
    }
    return built
  }
}

extension Toolchain {
  /// The names of modules that no package has to be asked for.
  var availableModules: Set<String> { moduleNames.union(SystemModules.names) }
}

extension InputGroup {
  /// The modules that an article's fences may use.
  var importedModules: Set<String> {
    sources.flatMap(\.fences).filter { !$0.attributes.isSkipped }.reduce(
      into: Set([page?.module].compactMap { $0 })
    ) { $0.formUnion(SourceOutline.importedModules(in: $1.code)) }
  }
}
