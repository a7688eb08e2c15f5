import Tintype

extension InertModifier {
  static func gestures(_ list: inout InertModifierList) {
    list("onTapGesture(count:coordinateSpace:perform:)") {
      $0.onTapGesture(count: 2, coordinateSpace: .local) { _ = $0.x }
    }
    list("onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)") {
      $0.onLongPressGesture(pressing: { _ in }, perform: {})
    }
    list("gesture(_:isEnabled:)") { $0.gesture(TapGesture(), isEnabled: false) }
    list("defersSystemGestures(on:)") { $0.defersSystemGestures(on: .bottom) }
    list("contentShape(_:_:eoFill:)") { $0.contentShape(.dragPreview, Circle()) }
  }

  static func focus(_ list: inout InertModifierList) {
    list("focusedValue(_:_:)") { $0.focusedValue(\.inertNote, "note") }
    list("focusedValue(_:)") { $0.focusedValue(nil as InertObservable?) }
    list("focusedSceneValue(_:_:)") { $0.focusedSceneValue(\.inertNote, "note") }
    list("focusedObject(_:)") { $0.focusedObject(InertObject()) }
    list("focusedSceneObject(_:)") { $0.focusedSceneObject(InertObject()) }
    list("focusScope(_:)") { $0.focusScope($0.namespace) }
    list("prefersDefaultFocus(_:in:)") { $0.prefersDefaultFocus(in: $0.namespace) }
    list("focusSection()") { $0.focusSection() }
  }

  static func transfers(_ list: inout InertModifierList) {
    list("draggable(_:preview:)") { $0.draggable("text") { Circle() } }
    list("onDrag(_:)") { $0.onDrag { NSItemProvider() } }
    list("onDrag(_:preview:)") { $0.onDrag({ NSItemProvider() }, preview: { Circle() }) }
    list("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [.text], isTargeted: nil) { (_: [NSItemProvider]) in true }
    }
    list("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [.text], isTargeted: nil) { _, _ in true }
    }
    list("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
    }
    list("onDrop(of:delegate:)") { $0.onDrop(of: [.text], delegate: InertDelegate()) }
    list("focusedObject(_:)") { $0.focusedObject(nil as InertObject?) }
    list("focusedSceneObject(_:)") { $0.focusedSceneObject(nil as InertObject?) }
    list("focusedSceneValue(_:)") { $0.focusedSceneValue(InertObservable()) }
    list("focusedValue(_:_:)") { $0.focusedValue(\.inertNote, Optional("a")) }
    list("focusedSceneValue(_:_:)") { $0.focusedSceneValue(\.inertNote, nil as String?) }
    list("copyable(_:)") { $0.copyable(["text"]) }
  }
}

private final class InertObject: ObservableObject {}
@Observable private final class InertObservable {}
private struct InertDelegate: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}
private struct InertNoteKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var inertNote: String? {
    get { self[InertNoteKey.self] }
    set { self[InertNoteKey.self] = newValue }
  }
}
