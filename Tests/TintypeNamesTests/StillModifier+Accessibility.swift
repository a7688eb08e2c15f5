import Tintype

extension StillModifier {
  static func accessibility(_ still: inout StillModifierList) {
    let words = "words"
    still("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels(["key"]) }
    still("accessibilityShowsLargeContentViewer()") { $0.accessibilityShowsLargeContentViewer() }
    still("accessibilityIgnoresInvertColors(_:)") { $0.accessibilityIgnoresInvertColors() }
    still("accessibilityChildren(children:)") { $0.accessibilityChildren { Text("text") } }
    still("speechAdjustedPitch(_:)") { $0.speechAdjustedPitch(1) }
    still("speechSpellsOutCharacters(_:)") { $0.speechSpellsOutCharacters() }
    still("help(_:)") { $0.help("key") }
    still("help(_:)") { $0.help(words) }
    still("help(_:)") { $0.help(Text("text")) }
    still("accessibilityAction(_:)") { $0.accessibilityAction {} }
    still("accessibilityAction(_:_:)") { $0.accessibilityAction(.escape) {} }
    still("accessibilityAction(named:_:)") { $0.accessibilityAction(named: "key") {} }
    still("accessibilityAction(named:_:)") { $0.accessibilityAction(named: Text("text")) {} }
    still("accessibilityActions(_:)") { $0.accessibilityActions { Button("Run") {} } }
    still("accessibilityAdjustableAction(_:)") { $0.accessibilityAdjustableAction { _ in } }
    still("accessibilityRespondsToUserInteraction(_:)") {
      $0.accessibilityRespondsToUserInteraction()
    }
    still("accessibilityFocused(_:)") { $0.accessibilityFocused($0.$isFocused) }
    accessibilityDetails(&still)
  }
}
