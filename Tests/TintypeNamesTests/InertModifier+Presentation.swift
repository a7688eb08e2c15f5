import Tintype

extension InertModifier {
  static func presentation(_ list: inout InertModifierList) {
    list("presentationContentInteraction(_:)") { $0.presentationContentInteraction(.scrolls) }
    list("interactiveDismissDisabled(_:)") { $0.interactiveDismissDisabled() }
  }
}
