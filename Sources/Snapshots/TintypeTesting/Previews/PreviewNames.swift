import TintypeSnapshots

/// What the pictures of previews are called.
enum PreviewNames {
  /// A preview that is to have a name.
  struct Wish: Equatable {
    /// The file, or what a provider shows.
    var base: String
    /// The name that the preview has been given; nil for none.
    var given: String?
    /// The type that it shows; nil for several, or none that is known.
    var shownType: String?
    /// Where it stands, for people.
    var location: String
    /// The line on which it stands, which orders those without a name.
    var line: Int
  }

  /// A name for each preview.
  ///
  /// A name of its own is kept wherever the preview stands; those without are counted in their file from
  /// the second on.
  ///
  /// - Parameter wishes: the previews.
  /// - Returns: the names, nil for a preview whose name another one has too; and a sentence for each such
  ///   name.
  static func names(for wishes: [Wish]) -> (names: [String?], problems: [String]) {
    var names: [String?] = wishes.map { wish in
      let own = wish.given ?? wish.shownType ?? wish.base
      return own == wish.base ? own : "\(wish.base)-\(own)"
    }
    let groups = Dictionary(grouping: wishes.indices) { key(names[$0]) }
    var problems: [String] = []
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let unnamed = group.filter { wishes[$0].given == nil }.sorted {
        (wishes[$0].line, wishes[$0].location) < (wishes[$1].line, wishes[$1].location)
      }
      for (index, wish) in unnamed.enumerated().dropFirst() { names[wish]? += "-\(index + 1)" }
      let named = group.filter { wishes[$0].given != nil }
      if named.count > 1 || (named.count == 1 && !unnamed.isEmpty) {
        let clashing = (named + unnamed.prefix(1)).sorted { wishes[$0].line < wishes[$1].line }
        problems.append(problem(names[clashing[0]] ?? "", clashing.map { wishes[$0].location }))
        for wish in clashing { names[wish] = nil }
      }
    }
    return (names, problems)
  }

  /// What two names have in common that would be one file.
  private static func key(_ name: String?) -> String {
    SnapshotLocation.component(name ?? "").lowercased()
  }

  private static func problem(_ name: String, _ locations: [String]) -> String {
    "The previews at \(locations.joined(separator: " and ")) are both called \"\(name)\", so that neither"
      + " is compared: give each a name of its own."
  }
}
