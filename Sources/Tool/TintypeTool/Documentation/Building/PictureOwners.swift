import TintypeSnapshots

/// Which fence each picture is that of, so that no two have one file.
struct PictureOwners {
  private var fences: [String: FencePictures] = [:]
  /// The names that articles give their fences, in small letters, by the paths of catalogs.
  private let names: [String: Set<String>]
  /// Where pages that others draw first have a name, by the names and where pictures of them go.
  private let elsewhere: [String: (page: String, line: Int)]

  /// Reads the names that authors wrote.
  init(_ shard: PageShard) {
    names = shard.all.reduce(into: [:]) { names, page in
      guard case .article(let catalog) = page.kind else { return }
      names[catalog.path, default: []].formUnion(
        page.fences.compactMap { $0.attributes.name?.lowercased() })
    }
    elsewhere = shard.others.reduce(into: [:]) { owners, page in
      let location = Self.location(of: page)
      for fence in page.fences where !fence.attributes.isSkipped {
        guard let name = fence.attributes.name else { continue }
        let key = Self.key(name, location)
        if owners[key] == nil { owners[key] = (page.path, fence.line) }
      }
    }
  }

  /// Where pictures of a page go, the same text for all pages whose pictures meet there.
  private static func location(of page: DocumentationPage) -> String {
    // Comments leave names to articles, so that these two never want the same.
    let kind = page.path.hasSuffix(".swift") && page.catalog != nil ? "comments" : ""
    return "\(kind)|\(page.catalog?.path ?? PictureFolder(page: page).folder ?? page.path)"
  }

  private static func key(_ name: String, _ location: String) -> String {
    "\(location)|\(name.lowercased())"
  }

  /// The names that a page leaves to others: pictures of comments are called after symbols, which nobody chose.
  ///
  /// - Parameter page: a page.
  /// - Returns: names in small letters; none for a page whose author names its fences.
  func written(besides page: DocumentationPage) -> Set<String> {
    guard case .comments(let catalog?) = page.kind else { return [] }
    return names[catalog.path] ?? []
  }

  /// What is said of a fence whose file another one has; nil for none.
  mutating func clash(of fence: FencePictures) -> Problem? {
    // The page that comes first has the name, as where one machine draws all.
    if !elsewhere.isEmpty, let name = fence.view.entry.attributes.name,
      let first = elsewhere[Self.key(name, Self.location(of: fence.page))],
      first.page < fence.page.path
    {
      return Self.clash(fence, "\(fence.name)", first.page, first.line)
    }
    for file in fence.files {
      // Not every disk tells upper case from lower case, and a catalog's names are unique in all its folders.
      let name = fence.page.catalog.map { "\($0.path)/\(file.location.name)" } ?? file.location.path
      guard let other = fences.updateValue(fence, forKey: name.lowercased()) else { continue }
      fences[name.lowercased()] = other
      let entry = other.view.entry
      return Self.clash(fence, file.location.name, entry.file, entry.line)
    }
    return nil
  }

  private static func clash(
    _ fence: FencePictures, _ picture: String, _ file: String, _ line: Int
  ) -> Problem {
    fence.problem(
      "The picture '\(picture)' is that of the fence at \(DisplayPath.of(file)):\(line); give this"
        + " one another name=.")
  }
}
