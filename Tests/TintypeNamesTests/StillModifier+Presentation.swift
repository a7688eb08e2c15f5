import Tintype

extension StillModifier {
  static func presentation(_ still: inout StillModifierList) {
    still("presentationContentInteraction(_:)") { $0.presentationContentInteraction(.scrolls) }
    still("interactiveDismissDisabled(_:)") { $0.interactiveDismissDisabled() }
  }
}
