import Tintype

extension StillModifier {
  static func motion(_ still: inout StillModifierList) {
    still("transition(_:)") { $0.transition(BlurReplaceTransition(configuration: .upUp)) }
    still("transaction(value:_:)") { $0.transaction(value: 1) { _ in } }
    still("glassEffectID(_:in:)") { $0.glassEffectID("a", in: $0.namespace) }
    still("glassEffectUnion(id:namespace:)") { $0.glassEffectUnion(id: 1, namespace: $0.namespace) }
    still("glassEffectTransition(_:)") { $0.glassEffectTransition(.materialize) }
    still("animation(_:)") { $0.animation(.linear) }
    still("animation(_:value:)") { $0.animation(.spring, value: 1) }
    still("transaction(_:)") { $0.transaction { $0.disablesAnimations = true } }
    still("geometryGroup()") { $0.geometryGroup() }
    still("invalidatableContent(_:)") { $0.invalidatableContent() }
    still("transition(_:)") { $0.transition(.slide) }
    still("contentTransition(_:)") {
      $0.contentTransition(.symbolEffect(.replace)).contentTransition(.symbolEffect)
    }
    still("symbolEffect(_:options:isActive:)") {
      $0.symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: true)
    }
    still("symbolEffect(_:options:value:)") { $0.symbolEffect(.bounce, value: 1) }
    still("symbolEffectsRemoved(_:)") { $0.symbolEffectsRemoved() }
  }

  static func scrolling(_ still: inout StillModifierList) {
    still("scrollDisabled(_:)") { $0.scrollDisabled(true) }
    still("scrollIndicators(_:axes:)") { $0.scrollIndicators(.hidden) }
    still("scrollTargetLayout(isEnabled:)") { $0.scrollTargetLayout() }
    still("scrollTargetBehavior(_:)") { $0.scrollTargetBehavior(.paging) }
    still("scrollPosition(id:anchor:)") { $0.scrollPosition(id: .constant(Int?.some(1))) }
    still("scrollBounceBehavior(_:axes:)") { $0.scrollBounceBehavior(.basedOnSize) }
    still("scrollDismissesKeyboard(_:)") { $0.scrollDismissesKeyboard(.interactively) }
    still("refreshable(action:)") { $0.refreshable {} }
  }
}
