import TintypeSnapshots

/// The pages of one part of the work, where several machines share it.
///
/// All machines read all pages, and each draws its own: every picture is that of exactly one part.
struct PageShard {
  /// The pages that are drawn here, in their order.
  let pages: [DocumentationPage]
  /// All pages, in their order.
  let all: [DocumentationPage]
  private let own: Set<String>

  /// Takes every n-th of the sorted pages, as `tintype test` does with tests.
  ///
  /// Pages of one catalog and one name stay together: fences without names are called after them.
  ///
  /// - Parameters:
  ///   - all: all pages.
  ///   - shard: which part; nil for everything.
  init(_ all: [DocumentationPage], _ shard: SuiteRun.Shard?) {
    self.all = all
    guard let shard else {
      pages = all
      own = Set(all.map(\.path))
      return
    }
    let sets = Dictionary(grouping: all, by: Self.set)
    let chosen = sets.keys.sorted().enumerated().filter {
      $0.offset % shard.count == shard.index - 1
    }
    own = Set(chosen.flatMap { sets[$0.element] ?? [] }.map(\.path))
    pages = all.filter { [own] in own.contains($0.path) }
  }

  private static func set(of page: DocumentationPage) -> String {
    guard case .article(let catalog) = page.kind else { return page.path }
    let name = page.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    return "\(catalog.path)/\(name.lowercased())"
  }

  /// The pages that others draw.
  var others: [DocumentationPage] { all.filter { !own.contains($0.path) } }
}
