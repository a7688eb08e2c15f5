import Foundation

/// Compiles articles while SwiftPM still reads the manifest of the package in which they lie.
///
/// Where the manifest then names a module that an article documents, its program has another key and is compiled once
/// more: what is compiled ahead is found in the cache or not at all.
struct BuildsAhead {
  private let group = DispatchGroup()

  /// Begins with those articles for which the manifest most likely changes nothing.
  ///
  /// - Parameters:
  ///   - groups: all inputs.
  ///   - builder: compiles them.
  ///   - packages: reads manifests.
  init(of groups: [InputGroup], by builder: ProgramBuilder, _ packages: PackageReader) {
    let articles = groups.filter { $0.kind == .article && $0.sources.count == 1 }
      .filter { packages.isLikelyToTellNothing(of: $0.sources[0].path) }
    if articles.isEmpty { return }
    let known = builder.toolchain.knownModules
    let ahead = articles.filter { $0.importedModules.isSubset(of: known) }
    if ahead.isEmpty { return }
    group.enter()
    Thread.detachNewThread { [group] in
      builder.buildTogether(ahead)
      group.leave()
    }
  }

  /// Waits until they are compiled: what is compiled again needs their folders.
  func wait() { group.wait() }
}
