import Tintype

extension InertModifier {
  static func accessibility(_ list: inout InertModifierList) {
    let text = "words"
    list("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels(["key"]) }
    list("accessibilityShowsLargeContentViewer()") { $0.accessibilityShowsLargeContentViewer() }
    list("accessibilityIgnoresInvertColors(_:)") { $0.accessibilityIgnoresInvertColors() }
    list("accessibilityChildren(children:)") { $0.accessibilityChildren { Text("text") } }
    list("speechAdjustedPitch(_:)") { $0.speechAdjustedPitch(1) }
    list("speechSpellsOutCharacters(_:)") { $0.speechSpellsOutCharacters() }
    list("help(_:)") { $0.help("key") }
    list("help(_:)") { $0.help(text) }
    list("help(_:)") { $0.help(Text("text")) }
    list("accessibilityAction(_:)") { $0.accessibilityAction {} }
    list("accessibilityAction(_:_:)") { $0.accessibilityAction(.escape) {} }
    list("accessibilityAction(named:_:)") { $0.accessibilityAction(named: "key") {} }
    list("accessibilityAction(named:_:)") { $0.accessibilityAction(named: Text("text")) {} }
    list("accessibilityActions(_:)") { $0.accessibilityActions { Button("Run") {} } }
    list("accessibilityAdjustableAction(_:)") { $0.accessibilityAdjustableAction { _ in } }
    list("accessibilityRespondsToUserInteraction(_:)") {
      $0.accessibilityRespondsToUserInteraction()
    }
    list("accessibilityFocused(_:)") { $0.accessibilityFocused($0.$isFocused) }
    accessibilityDetails(&list)
  }
}
