import TintypeLayout

/// A view of a layout that somebody names.
///
/// A name is an accessibility identifier, the type of an author's view or of a control, such as `Card` or `Button`, the
/// kind of a view or modifier, such as `HStack` or `padding`, or a letter of an explanation. The first of these that any view
/// has counts, and of several views the first in tree order; `HStack#2` is the second.
struct ViewSelection: Equatable {
  /// What is looked for.
  let name: String
  /// Which of several views, from 1.
  let position: Int

  /// Reads a name with the position that may stand behind it.
  init(_ text: String) {
    guard let mark = text.lastIndex(of: "#"), mark != text.startIndex,
      let position = Int(text[text.index(after: mark)...]), position > 0
    else {
      (name, position) = (text, 1)
      return
    }
    (name, self.position) = (String(text[..<mark]), position)
  }

  /// How the name is understood in a layout: the first way in which a view has it; nil where none has.
  private func way(in root: LayoutNode) -> ((LayoutNode) -> Bool)? {
    let ways: [(LayoutNode) -> Bool] = [
      { $0.identifier == name }, { $0.authorship.names.contains(name) },
      { !$0.isInternal && $0.kind == name },
    ]
    return ways.first { root.first(where: $0) != nil }
  }

  /// Finds the view.
  ///
  /// - Parameter root: the layout in which to look.
  /// - Returns: the way to it: the position of a child in each view from the root on.
  /// - Throws: which names there are.
  func path(in root: LayoutNode) throws(ImageRendererError) -> [Int] {
    if let way = way(in: root) {
      var left = position
      if let path = Self.path(in: root, to: way, &left) { return path }
    } else if let path = letterPath(in: root) {
      return path
    }
    throw .unknownView(position == 1 ? name : "\(name)#\(position)", names: Self.names(in: root))
  }

  private static func path(
    in node: LayoutNode, to way: (LayoutNode) -> Bool, _ left: inout Int
  ) -> [Int]? {
    if way(node) {
      left -= 1
      if left == 0 { return [] }
    }
    for (index, child) in node.children.enumerated() {
      if let path = path(in: child, to: way, &left) { return [index] + path }
    }
    return nil
  }

  /// The view that an explanation of the whole gives the letter to.
  private func letterPath(in root: LayoutNode) -> [Int]? {
    guard position == 1, !name.isEmpty, name.allSatisfy({ ("A"..."Z").contains($0) }),
      let outline = try? ExplanationOutline(root, ExplanationOptions())
    else { return nil }
    return outline.rows.first { $0.letter == name }?.path
  }

  /// Every name that a view of a layout has, each once: identifiers, then types, then kinds.
  private static func names(in root: LayoutNode) -> [String] {
    var (types, kinds): ([String], [String]) = ([], [])
    root.visit { node in
      types += node.authorship.names.reversed()
      if !node.isInternal, !node.kind.isEmpty { kinds.append(node.kind) }
    }
    var seen: Set<String> = []
    return (root.identifiers + types + kinds).filter { seen.insert($0).inserted }
  }
}

extension LayoutNode {
  /// The view at the end of a way from this one.
  ///
  /// - Parameter path: the position of a child in each view, as ``ViewSelection`` finds it.
  subscript(path path: [Int]) -> LayoutNode {
    path.reduce(self) { node, index in
      node.children.indices.contains(index) ? node.children[index] : node
    }
  }
}
