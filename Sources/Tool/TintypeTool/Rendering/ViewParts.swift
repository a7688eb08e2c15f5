import TintypeSyntax

/// Which views of a program others show within themselves, by the names that they mention.
struct ViewParts {
  /// The words in each type and its extensions.
  private let mentions: [String: Set<String>]

  init(units: [SourceUnit]) {
    var mentions: [String: Set<String>] = [:]
    for outline in units.map(\.outline) {
      for item in outline.items {
        let name: String
        switch item.kind {
        case .type(let type): name = type.name
        case .extension(let extended, _): name = extended
        default: continue
        }
        mentions[name, default: []].formUnion(outline.names(mentionedIn: item))
      }
    }
    self.mentions = mentions
  }

  /// The first of some views that shows another one, directly or within its parts.
  ///
  /// - Parameters:
  ///   - name: the type of the view that is a part.
  ///   - wholes: the types of views, the first of which goes before the others.
  /// - Returns: the type; nil where none shows it.
  func whole(showing name: String, among wholes: [String]) -> String? {
    wholes.first { whole in
      var seen: Set = [whole]
      var open = [whole]
      while let next = open.popLast() {
        let names = mentions[next] ?? []
        if names.contains(name) { return whole != name }
        open += names.filter { mentions[$0] != nil && seen.insert($0).inserted }
      }
      return false
    }
  }
}
