import Tintype

extension InertModifier {
  static func motion(_ list: inout InertModifierList) {
    list("transition(_:)") { $0.transition(BlurReplaceTransition(configuration: .upUp)) }
    list("transaction(value:_:)") { $0.transaction(value: 1) { _ in } }
    list("glassEffectID(_:in:)") { $0.glassEffectID("a", in: $0.namespace) }
    list("glassEffectUnion(id:namespace:)") { $0.glassEffectUnion(id: 1, namespace: $0.namespace) }
    list("glassEffectTransition(_:)") { $0.glassEffectTransition(.materialize) }
    list("transaction(_:)") { $0.transaction { $0.disablesAnimations = true } }
    list("geometryGroup()") { $0.geometryGroup() }
    list("invalidatableContent(_:)") { $0.invalidatableContent() }
    list("transition(_:)") { $0.transition(.slide) }
    list("contentTransition(_:)") {
      $0.contentTransition(.symbolEffect(.replace)).contentTransition(.symbolEffect)
    }
    list("symbolEffect(_:options:isActive:)") {
      $0.symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: true)
    }
    list("symbolEffect(_:options:value:)") { $0.symbolEffect(.bounce, value: 1) }
    list("symbolEffectsRemoved(_:)") { $0.symbolEffectsRemoved() }
  }

  static func scrolling(_ list: inout InertModifierList) {
    list("scrollDisabled(_:)") { $0.scrollDisabled(true) }
    list("scrollIndicators(_:axes:)") { $0.scrollIndicators(.hidden) }
    list("scrollTargetLayout(isEnabled:)") { $0.scrollTargetLayout() }
    list("scrollTargetBehavior(_:)") { $0.scrollTargetBehavior(.paging) }
    list("scrollPosition(id:anchor:)") { $0.scrollPosition(id: .constant(Int?.some(1))) }
    list("scrollBounceBehavior(_:axes:)") { $0.scrollBounceBehavior(.basedOnSize) }
    list("scrollDismissesKeyboard(_:)") { $0.scrollDismissesKeyboard(.interactively) }
    list("refreshable(action:)") { $0.refreshable {} }
  }
}
