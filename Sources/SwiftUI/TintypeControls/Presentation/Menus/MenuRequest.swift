/// Finds the menu that a picture was asked to open.
@MainActor
struct MenuRequest {
  let menus: [Presentation]
  let resolver: ViewResolver

  /// The menus that are open: those that their views open, and the one of a name.
  ///
  /// A name that no menu has is reported, with the names that there are.
  ///
  /// - Parameter name: the title or identifier of a menu, or its number on the screen from 1 on; nil
  ///   for none.
  /// - Returns: the menus, in the order of their views.
  func opened(_ name: String?) -> [Presentation] {
    let requested = menus.filter(\.isRequested)
    guard let name, !name.isEmpty else { return requested }
    if let menu = menus.first(where: { matches($0, name) }) { return [menu] }
    if let index = Int(name), menus.indices.contains(index - 1) { return [menus[index - 1]] }
    MenuRequest.report(name, titles: menus.map(title), resolver)
    return requested
  }

  /// Reports that no menu has a name.
  static func report(_ name: String, titles: [String], _ resolver: ViewResolver) {
    guard !titles.isEmpty else {
      resolver.report("has no menu to open, and \"\(name)\" was asked for")
      return
    }
    let list = titles.enumerated().map { "\($0 + 1) \"\($1)\"" }.joined(separator: ", ")
    resolver.report("has no menu \"\(name)\" to open; there are \(list)")
  }

  private func matches(_ menu: Presentation, _ name: String) -> Bool {
    guard let source = menu.source else { return false }
    if texts(of: source).contains(name) || title(menu) == name || label(menu) == name {
      return true
    }
    // The identifier stands on the source or on what is around it.
    var node: NodeID? = source
    while let current = node {
      if record(of: current)?.identifier == name { return true }
      node = resolver.geometry.placements.parent(of: current)
    }
    return false
  }

  /// The words and the names of symbols on a source, in order.
  private func texts(of node: NodeID) -> [String] {
    var texts: [String] = []
    var rest = [node]
    while let next = rest.popLast() {
      if let record = record(of: next), record.role == .text || record.role == .image,
        let detail = record.detail
      {
        texts.append(detail)
      }
      rest += resolver.tree.children(of: next).reversed()
    }
    return texts
  }

  /// What a node is called; nil for a node that layouts made for themselves.
  private func record(of node: NodeID) -> NodeRecord? {
    Int(node) < resolver.records.count ? resolver.records[Int(node)] : nil
  }

  /// The words of a label that does not show, as a picker's outside of lists.
  private func label(_ menu: Presentation) -> String? {
    guard let label = menu.label else { return nil }
    return resolver.withPosition(menu.position) {
      let nodes = resolver.collect(2, orientation: nil, label).map(\.node)
      return nodes.flatMap(texts).joined(separator: " ")
    }
  }

  private func title(_ menu: Presentation) -> String {
    menu.source.map { texts(of: $0).joined(separator: " ") } ?? ""
  }
}
