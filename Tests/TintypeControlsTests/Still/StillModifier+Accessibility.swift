import Tintype

extension StillModifier {
  static func accessibility(_ still: inout StillModifierList) {
    let words = "words"
    still("accessibilityLabel(_:)") { $0.accessibilityLabel("key") }
    still("accessibilityLabel(_:)") { $0.accessibilityLabel(words) }
    still("accessibilityLabel(_:)") { $0.accessibilityLabel(Text("text")) }
    still("accessibilityValue(_:)") { $0.accessibilityValue("key") }
    still("accessibilityValue(_:)") { $0.accessibilityValue(words) }
    still("accessibilityValue(_:)") { $0.accessibilityValue(Text("text")) }
    still("accessibilityHint(_:)") { $0.accessibilityHint("key") }
    still("accessibilityHint(_:)") { $0.accessibilityHint(words) }
    still("accessibilityHint(_:)") { $0.accessibilityHint(Text("text")) }
    still("accessibilityHidden(_:)") { $0.accessibilityHidden(true) }
    still("accessibilityElement(children:)") { $0.accessibilityElement(children: .combine) }
    still("accessibilityAddTraits(_:)") { $0.accessibilityAddTraits(.isButton) }
    still("accessibilityRemoveTraits(_:)") { $0.accessibilityRemoveTraits(.isImage) }
    still("accessibilitySortPriority(_:)") { $0.accessibilitySortPriority(1) }
    still("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels(["key"]) }
    still("accessibilityHeading(_:)") { $0.accessibilityHeading(.h1) }
    still("accessibilityShowsLargeContentViewer()") { $0.accessibilityShowsLargeContentViewer() }
    still("accessibilityIgnoresInvertColors(_:)") { $0.accessibilityIgnoresInvertColors() }
    still("accessibilityRepresentation(representation:)") {
      $0.accessibilityRepresentation { Text("text") }
    }
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
