/// What a menu shows of its chosen value: the first image and the first text, the text in the
/// menu's own style (`Rules/Controls#Pickers`).
nonisolated struct MenuValue: PrimitiveView, BuiltIn {
  /// The view that stands for the value; nil where none is chosen.
  let element: ViewElement?

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    guard let element = view.element else { return }
    let (image, text) = parts(of: element.node, in: resolver)
    switch (image.map { ResolvedElement(element: ViewElement(node: $0)) }, text) {
    case (let image?, let text?):
      resolver.resolve(TitleAndIconLabel(title: Text(verbatim: text), icon: image))
    case (let image?, nil): resolver.resolve(image)
    case (nil, let text?): resolver.resolve(Text(verbatim: text))
    case (nil, nil): resolver.elements.append(element)
    }
  }

  /// The first image below a node, and the characters of the first text.
  @MainActor private static func parts(
    of root: NodeID, in resolver: ViewResolver
  ) -> (image: NodeID?, text: String?) {
    var (image, text): (NodeID?, String?)
    var rest = [root]
    while let node = rest.popLast(), image == nil || text == nil {
      // Layouts make nodes of their own that have no record.
      let record = Int(node) < resolver.records.count ? resolver.records[Int(node)] : nil
      switch record?.role {
      case .image: image = image ?? node
      case .text: text = text ?? record?.detail
      default: break
      }
      rest += resolver.tree.children(of: node).reversed()
    }
    return (image, text)
  }
}
