import TintypeSnapshots

/// Which fence each picture is that of, so that no two have one file.
struct PictureOwners {
  private var fences: [String: FencePictures] = [:]
  /// The names that articles give their fences, in small letters, by the paths of catalogs.
  private let names: [String: Set<String>]

  /// Reads the names that authors wrote.
  init(_ pages: [DocumentationPage]) {
    names = pages.reduce(into: [:]) { names, page in
      guard case .article(let catalog) = page.kind else { return }
      names[catalog.path, default: []].formUnion(
        page.fences.compactMap { $0.attributes.name?.lowercased() })
    }
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
    for file in fence.files {
      // Not every disk tells upper case from lower case, and a catalog's names are unique in all its folders.
      let name = fence.page.catalog.map { "\($0.path)/\(file.place.name)" } ?? file.place.path
      guard let other = fences.updateValue(fence, forKey: name.lowercased()) else { continue }
      fences[name.lowercased()] = other
      let place = "\(DisplayPath.of(other.view.entry.file)):\(other.view.entry.line)"
      return fence.problem(
        "The picture '\(file.place.name)' is that of the fence at \(place); give this one another"
          + " name=.")
    }
    return nil
  }
}
