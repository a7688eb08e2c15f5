import Tintype

extension StillModifier {
  static func gestures(_ still: inout StillModifierList) {
    still("onTapGesture(count:coordinateSpace:perform:)") {
      $0.onTapGesture(count: 2, coordinateSpace: .local) { _ = $0.x }
    }
    still("onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)") {
      $0.onLongPressGesture(pressing: { _ in }, perform: {})
    }
    still("gesture(_:isEnabled:)") { $0.gesture(TapGesture(), isEnabled: false) }
    still("defersSystemGestures(on:)") { $0.defersSystemGestures(on: .bottom) }
    still("contentShape(_:_:eoFill:)") { $0.contentShape(.dragPreview, Circle()) }
  }

  static func focus(_ still: inout StillModifierList) {
    still("focusedValue(_:_:)") { $0.focusedValue(\.stillNote, "note") }
    still("focusedValue(_:)") { $0.focusedValue(nil as StillObservable?) }
    still("focusedSceneValue(_:_:)") { $0.focusedSceneValue(\.stillNote, "note") }
    still("focusedObject(_:)") { $0.focusedObject(StillObject()) }
    still("focusedSceneObject(_:)") { $0.focusedSceneObject(StillObject()) }
    still("focusScope(_:)") { $0.focusScope($0.namespace) }
    still("prefersDefaultFocus(_:in:)") { $0.prefersDefaultFocus(in: $0.namespace) }
    still("focusSection()") { $0.focusSection() }
  }

  static func transfers(_ still: inout StillModifierList) {
    still("draggable(_:preview:)") { $0.draggable("text") { Circle() } }
    still("onDrag(_:)") { $0.onDrag { NSItemProvider() } }
    still("onDrag(_:preview:)") { $0.onDrag({ NSItemProvider() }, preview: { Circle() }) }
    still("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [.text], isTargeted: nil) { (_: [NSItemProvider]) in true }
    }
    still("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: [.text], isTargeted: nil) { _, _ in true }
    }
    still("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
    }
    still("onDrop(of:delegate:)") { $0.onDrop(of: [.text], delegate: StillDelegate()) }
    still("copyable(_:)") { $0.copyable(["text"]) }
  }
}

private final class StillObject: ObservableObject {}
@Observable private final class StillObservable {}
private struct StillDelegate: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}
private struct StillNoteKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var stillNote: String? {
    get { self[StillNoteKey.self] }
    set { self[StillNoteKey.self] = newValue }
  }
}
