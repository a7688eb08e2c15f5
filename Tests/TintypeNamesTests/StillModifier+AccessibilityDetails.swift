import Tintype

extension StillModifier {
  static func accessibilityDetails(_ still: inout StillModifierList) {
    still("accessibilityFocused(_:)") { $0.accessibilityFocused($0.$hasAccessibilityFocus) }
    still("accessibilityFocused(_:equals:)") {
      $0.accessibilityFocused($0.$accessibilityFocus, equals: 1)
    }
    still("accessibilityLabel(content:)") {
      $0.accessibilityLabel {
        Text("a"); $0
      }
    }
    still("accessibilityDirectTouch(_:options:)") {
      $0.accessibilityDirectTouch(options: .silentOnTouch)
    }
    still("accessibilityDragPoint(_:description:)") {
      $0.accessibilityDragPoint(.center, description: "a")
    }
    still("accessibilityDropPoint(_:description:)") {
      $0.accessibilityDropPoint(.top, description: "a")
    }
    still("accessibilityZoomAction(_:)") { $0.accessibilityZoomAction { _ in } }
    still("accessibilityQuickAction(style:content:)") {
      $0.accessibilityQuickAction(style: .prompt) { Button("a") {} }
    }
    still("accessibilityQuickAction(style:isActive:content:)") {
      $0.accessibilityQuickAction(style: .outline, isActive: .constant(true)) { Button("a") {} }
    }
    still("accessibilityScrollAction(_:)") { $0.accessibilityScrollAction { _ in } }
    still("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels([Text("a")]) }
    still("accessibilityTextContentType(_:)") { $0.accessibilityTextContentType(.console) }
    still("accessibilityActivationPoint(_:)") { $0.accessibilityActivationPoint(.center) }
    still("accessibilityShowsLargeContentViewer(_:)") {
      $0.accessibilityShowsLargeContentViewer { Text("a") }
    }
    still("accessibilityCustomContent(_:_:)") { $0.accessibilityCustomContent("a", "b") }
    still("accessibilityLinkedGroup(id:in:)") {
      $0.accessibilityLinkedGroup(id: 1, in: $0.namespace)
    }
    still("speechAlwaysIncludesPunctuation(_:)") { $0.speechAlwaysIncludesPunctuation() }
    still("speechAnnouncementsQueued(_:)") { $0.speechAnnouncementsQueued() }
  }
}
