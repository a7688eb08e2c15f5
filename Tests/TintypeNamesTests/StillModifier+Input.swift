import Tintype

/// An effect of one's own.
private struct Growing: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, proxy in
      effect.scaleEffect(isActive ? proxy.size.width : 1)
    }
  }
}

extension StillModifier {
  static func input(_ still: inout StillModifierList) {
    still("onTapGesture(count:perform:)") { $0.onTapGesture {} }
    still("onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)") {
      $0.onLongPressGesture {}
    }
    still("gesture(_:including:)") { $0.gesture(DragGesture()) }
    still("highPriorityGesture(_:including:)") { $0.highPriorityGesture(TapGesture(count: 2)) }
    still("highPriorityGesture(_:isEnabled:)") {
      $0.highPriorityGesture(WindowDragGesture(), isEnabled: false)
    }
    still("simultaneousGesture(_:isEnabled:)") {
      $0.simultaneousGesture(TapGesture(), isEnabled: true)
    }
    still("simultaneousGesture(_:including:)") { $0.simultaneousGesture(MagnifyGesture()) }
    still("contentShape(_:eoFill:)") { $0.contentShape(Circle()) }
    still("allowsHitTesting(_:)") { $0.allowsHitTesting(false) }
    still("onHover(perform:)") { $0.onHover { _ in } }
    still("hoverEffect(_:isEnabled:)") { $0.hoverEffect(.lift) }
    still("hoverEffect(_:isEnabled:)") { $0.hoverEffect(Growing(), isEnabled: true) }
    still("hoverEffect(isEnabled:body:)") {
      $0.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 2 : 1) }
    }
    still("onContinuousHover(coordinateSpace:perform:)") { $0.onContinuousHover { _ in } }
    still("focused(_:)") { $0.focused($0.$isFocused) }
    still("focused(_:equals:)") { $0.focused($0.$focus, equals: 1) }
    still("focusable(_:)") { $0.focusable() }
    still("focusEffectDisabled(_:)") { $0.focusEffectDisabled() }
    still("defaultFocus(_:_:)") { $0.defaultFocus($0.$focus, 1) }
    still("keyboardShortcut(_:modifiers:)") { $0.keyboardShortcut("a", modifiers: [.command]) }
    still("sensoryFeedback(_:trigger:)") { $0.sensoryFeedback(.impact, trigger: 1) }
    still("sensoryFeedback(_:trigger:condition:)") {
      $0.sensoryFeedback(.impact, trigger: 1) { _, _ in true }
    }
    still("sensoryFeedback(trigger:_:)") { $0.sensoryFeedback(trigger: 1) { _, _ in .success } }
    still("buttonRepeatBehavior(_:)") { $0.buttonRepeatBehavior(.enabled) }
    still("draggable(_:)") { $0.draggable("text") }
    still("dropDestination(for:action:isTargeted:)") {
      $0.dropDestination(for: String.self) { _, _ in true }
    }
    still("onSubmit(of:_:)") { $0.onSubmit {} }
    still("submitLabel(_:)") { $0.submitLabel(.done) }
    still("keyboardType(_:)") { $0.keyboardType(.numberPad) }
    still("textContentType(_:)") { $0.textContentType(.password) }
    still("textInputAutocapitalization(_:)") { $0.textInputAutocapitalization(.never) }
    still("autocorrectionDisabled(_:)") { $0.autocorrectionDisabled() }
    still("disableAutocorrection(_:)") { $0.disableAutocorrection(true) }
    still("autocapitalization(_:)") { $0.autocapitalization(.none) }
    still("textSelection(_:)") { $0.textSelection(.enabled) }
    gestures(&still)
    focus(&still)
    transfers(&still)
  }
}
