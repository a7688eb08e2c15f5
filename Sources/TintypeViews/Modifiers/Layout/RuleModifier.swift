/// A node with a fixed rule around each element.
nonisolated struct RuleModifier: ElementModifier {
  let rule: LayoutRule
  let kind: String

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    resolver.makeNode(rule, kind: kind, children: [element])
  }
}
