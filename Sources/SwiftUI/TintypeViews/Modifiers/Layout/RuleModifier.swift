/// A node with a fixed rule around each element.
@usableFromInline
nonisolated struct RuleModifier: ElementModifier {
  let rule: LayoutRule
  let kind: String
  var role = ViewRole.other
  /// Whether another modifier needs the node, and no author wrote it.
  var isInternal = false

  @usableFromInline
  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.makeNode(rule, kind: kind, role: role, around: element)
    if isInternal { resolver.updateRecord(node) { $0.isInternal = true } }
    return node
  }
}
