import Tintype

extension InertModifier {
  static func accessibilityDetails(_ list: inout InertModifierList) {
    list("accessibilityFocused(_:)") { $0.accessibilityFocused($0.$hasAccessibilityFocus) }
    list("accessibilityFocused(_:equals:)") {
      $0.accessibilityFocused($0.$accessibilityFocus, equals: 1)
    }
    list("accessibilityLabel(content:)") {
      $0.accessibilityLabel {
        Text("a"); $0
      }
    }
    list("accessibilityDirectTouch(_:options:)") {
      $0.accessibilityDirectTouch(options: .silentOnTouch)
    }
    list("accessibilityDragPoint(_:description:)") {
      $0.accessibilityDragPoint(.center, description: "a")
    }
    list("accessibilityDropPoint(_:description:)") {
      $0.accessibilityDropPoint(.top, description: "a")
    }
    list("accessibilityZoomAction(_:)") { $0.accessibilityZoomAction { _ in } }
    list("accessibilityQuickAction(style:content:)") {
      $0.accessibilityQuickAction(style: .prompt) { Button("a") {} }
    }
    list("accessibilityQuickAction(style:isActive:content:)") {
      $0.accessibilityQuickAction(style: .outline, isActive: .constant(true)) { Button("a") {} }
    }
    list("accessibilityScrollAction(_:)") { $0.accessibilityScrollAction { _ in } }
    list("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels([Text("a")]) }
    list("accessibilityTextContentType(_:)") { $0.accessibilityTextContentType(.console) }
    list("accessibilityActivationPoint(_:)") { $0.accessibilityActivationPoint(.center) }
    list("accessibilityActivationPoint(_:)") { $0.accessibilityActivationPoint(CGPoint.zero) }
    list("accessibilityShowsLargeContentViewer(_:)") {
      $0.accessibilityShowsLargeContentViewer { Text("a") }
    }
    list("accessibilityCustomContent(_:_:)") { $0.accessibilityCustomContent("a", "b") }
    list("accessibilityLinkedGroup(id:in:)") {
      $0.accessibilityLinkedGroup(id: 1, in: $0.namespace)
    }
    list("speechAlwaysIncludesPunctuation(_:)") { $0.speechAlwaysIncludesPunctuation() }
    list("speechAnnouncementsQueued(_:)") { $0.speechAnnouncementsQueued() }
  }
}
