import Tintype

/// An effect of one's own.
private struct Growing: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, proxy in
      effect.scaleEffect(isActive ? proxy.size.width : 1)
    }
  }
}

extension InertModifier {
  static func input(_ list: inout InertModifierList) {
    list("onTapGesture(count:perform:)") { $0.onTapGesture {} }
    list("onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)") {
      $0.onLongPressGesture {}
    }
    list("gesture(_:including:)") { $0.gesture(DragGesture()) }
    list("highPriorityGesture(_:including:)") { $0.highPriorityGesture(TapGesture(count: 2)) }
    list("highPriorityGesture(_:isEnabled:)") {
      $0.highPriorityGesture(WindowDragGesture(), isEnabled: false)
    }
    list("simultaneousGesture(_:isEnabled:)") {
      $0.simultaneousGesture(TapGesture(), isEnabled: true)
    }
    list("simultaneousGesture(_:including:)") { $0.simultaneousGesture(MagnifyGesture()) }
    list("contentShape(_:eoFill:)") { $0.contentShape(Circle()) }
    list("allowsHitTesting(_:)") { $0.allowsHitTesting(false) }
    list("onHover(perform:)") { $0.onHover { _ in } }
    list("hoverEffect(_:isEnabled:)") { $0.hoverEffect(.lift) }
    list("hoverEffect(_:isEnabled:)") { $0.hoverEffect(Growing(), isEnabled: true) }
    list("hoverEffect(isEnabled:body:)") {
      $0.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 2 : 1) }
    }
    list("onContinuousHover(coordinateSpace:perform:)") { $0.onContinuousHover { _ in } }
    list("focused(_:)") { $0.focused($0.$isFocused) }
    list("focused(_:equals:)") { $0.focused($0.$focus, equals: 1) }
    list("focusable(_:)") { $0.focusable() }
    list("focusEffectDisabled(_:)") { $0.focusEffectDisabled() }
    list("defaultFocus(_:_:)") { $0.defaultFocus($0.$focus, 1) }
    list("keyboardShortcut(_:modifiers:)") { $0.keyboardShortcut("a", modifiers: [.command]) }
    list("sensoryFeedback(_:trigger:)") { $0.sensoryFeedback(.impact, trigger: 1) }
    list("sensoryFeedback(_:trigger:condition:)") {
      $0.sensoryFeedback(.impact, trigger: 1) { _, _ in true }
    }
    list("sensoryFeedback(trigger:_:)") { $0.sensoryFeedback(trigger: 1) { _, _ in .success } }
    list("buttonRepeatBehavior(_:)") { $0.buttonRepeatBehavior(.enabled) }
    list("draggable(_:)") { $0.draggable("text") }
    list("dropDestination(for:action:isTargeted:)") {
      $0.dropDestination(for: String.self) { _, _ in true }
    }
    list("onSubmit(of:_:)") { $0.onSubmit {} }
    list("submitLabel(_:)") { $0.submitLabel(.done) }
    list("keyboardType(_:)") { $0.keyboardType(.numberPad) }
    list("textContentType(_:)") { $0.textContentType(.password) }
    list("textInputAutocapitalization(_:)") { $0.textInputAutocapitalization(.never) }
    list("autocorrectionDisabled(_:)") { $0.autocorrectionDisabled() }
    list("disableAutocorrection(_:)") { $0.disableAutocorrection(true) }
    list("autocapitalization(_:)") { $0.autocapitalization(.none) }
    list("textSelection(_:)") { $0.textSelection(.enabled) }
    gestures(&list)
    focus(&list)
    transfers(&list)
  }
}
