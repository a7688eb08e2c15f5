import Foundation
import Tintype

/// Changes nothing, as far as a picture can tell.
private struct Faded: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0) }
  }
}

extension AccessibilityCustomContentKey {
  fileprivate static let age = AccessibilityCustomContentKey("Age")
}

extension StillModifier {
  static func platformInput(_ still: inout StillModifierList) {
    still(
      "digitalCrownRotation(_:from:through:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)"
    ) {
      $0.digitalCrownRotation(.constant(1.0), from: 0, through: 2) {
        _ = $0.velocity
      } onIdle: {
      }
    }
    still("digitalCrownRotation(_:onChange:onIdle:)") {
      $0.digitalCrownRotation(.constant(1.0)) { _ in
      } onIdle: {
      }
    }
    still(
      "digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)"
    ) {
      $0.digitalCrownRotation(detent: .constant(1), from: 0, through: 2, by: 1) { _ in
      } onIdle: {
      }
    }
    still(
      "digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)"
    ) {
      $0.digitalCrownRotation(detent: .constant(1.0), from: 0, through: 2, by: 1)
    }
    still("focusable(_:interactions:)") { $0.focusable(interactions: .activate) }
    still("focusable(_:onFocusChange:)") { $0.focusable { _ in } }
    still("defaultFocus(_:_:priority:)") {
      $0.defaultFocus($0.$focus, 1, priority: .userInitiated)
    }
    still("gesture(_:name:isEnabled:)") { $0.gesture(TapGesture(), name: "a") }
    still("highPriorityGesture(_:name:isEnabled:)") {
      $0.highPriorityGesture(TapGesture(), name: "a")
    }
    still("simultaneousGesture(_:name:isEnabled:)") {
      $0.simultaneousGesture(TapGesture(), name: "a")
    }
    still("onLongTouchGesture(minimumDuration:perform:onTouchingChanged:)") {
      $0.onLongTouchGesture {
      } onTouchingChanged: { _ in
      }
    }
    still("hoverEffect(_:in:isEnabled:)") { $0.hoverEffect(Faded(), in: nil) }
    still("hoverEffect(in:isEnabled:body:)") {
      $0.hoverEffect(in: nil) { effect, isActive, proxy in
        effect.clipShape(.capsule.size(width: 10, height: proxy.size.height, anchor: .leading))
          .scaleEffect(isActive ? 1.1 : 1)
      }
    }
    still("hoverEffectGroup(_:)") { $0.hoverEffectGroup(HoverEffectGroup(in: $0.namespace)) }
    still("keyboardShortcut(_:modifiers:localization:)") {
      $0.keyboardShortcut(.home, modifiers: .command, localization: .custom)
    }
    still("onPasteCommand(of:validator:perform:)") {
      $0.onPasteCommand(of: [.plainText], validator: { $0.first }) { _ in }
    }
    still("searchFocused(_:equals:)") { $0.searchFocused($0.$focus, equals: 1) }
    still("textInputCompletion(_:)") { $0.textInputCompletion("a") }
    still("typeSelectEquivalent(_:)") { $0.typeSelectEquivalent("a") }
    still("typeSelectEquivalent(_:)") { $0.typeSelectEquivalent(Text("a")) }
    still("pageCommand(value:in:step:)") { $0.pageCommand(value: .constant(1), in: 1...3) }
    still("interactionActivityTrackingTag(_:)") { $0.interactionActivityTrackingTag("a") }
  }

  static func platformProgram(_ still: inout StillModifierList) {
    still("navigationDocument(_:preview:)") {
      $0.navigationDocument("a", preview: SharePreview("a"))
    }
    still("userActivity(_:element:_:)") { $0.userActivity("a", element: 1) { _, _ in } }
    still(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)"
    ) {
      $0.fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) { (_: Result<[URL], any Error>) in
      } onCancellation: {
      }
    }
    still(
      "fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)"
    ) {
      $0.fileExporter(isPresented: .constant(true), items: ["a"]) {
        (_: Result<[URL], any Error>) in
      } onCancellation: {
      }
    }
    still("fileMover(isPresented:file:onCompletion:onCancellation:)") {
      $0.fileMover(isPresented: .constant(true), file: nil) { (_: Result<URL, any Error>) in
      } onCancellation: {
      }
    }
    still("fileMover(isPresented:files:onCompletion:onCancellation:)") {
      $0.fileMover(isPresented: .constant(true), files: [URL]()) {
        (_: Result<[URL], any Error>) in
      }
    }
    still("task(name:priority:_:)") { $0.task(name: "a") {} }
    still("task(id:name:priority:_:)") { $0.task(id: 1, name: "a") {} }
    still("onInteractiveResizeChange(_:)") { $0.onInteractiveResizeChange { _ in } }
    still("windowResizeAnchor(_:)") { $0.windowResizeAnchor(.top) }
    still("dialogPreventsAppTermination(_:)") { $0.dialogPreventsAppTermination(true) }
    still("widgetLabel(_:)") { $0.widgetLabel("a") }
    still("widgetLabel(label:)") { $0.widgetLabel { Text("a") } }
    still("dropDestination(for:isEnabled:action:)") {
      $0.dropDestination(for: String.self, isEnabled: true) { _, _ in }
    }
    still("widgetURL(_:)") { $0.widgetURL(nil) }
    still("widgetAccentable(_:)") { $0.widgetAccentable() }
  }

  static func platformLook(_ still: inout StillModifierList) {
    still("allowedDynamicRange(_:)") { $0.allowedDynamicRange(.high) }
    still("symbolColorRenderingMode(_:)") { $0.symbolColorRenderingMode(.gradient) }
    still("symbolVariableValueMode(_:)") { $0.symbolVariableValueMode(.draw) }
    still("writingDirection(strategy:)") { $0.writingDirection(strategy: .contentBased) }
    still("listRowPlatterColor(_:)") { $0.listRowPlatterColor(.red) }
    still("listSectionIndexVisibility(_:)") { $0.listSectionIndexVisibility(.visible) }
    still("sectionIndexLabel(_:)") { $0.sectionIndexLabel("A") }
    still("sectionIndexLabel(_:)") { $0.sectionIndexLabel(Text("A")) }
    still("containerCornerOffset(_:sizeToFit:)") { $0.containerCornerOffset(.leading) }
    still("toolbarForegroundStyle(_:for:)") {
      $0.toolbarForegroundStyle(.red, for: .navigationBar)
    }
    let words = String("3")
    still("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(.age, "3", importance: .high)
    }
    still("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(.age, Text("3"))
    }
    still("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(.age, words)
    }
    still("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(Text("Age"), Text("3"))
    }
    still("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent("Age", Text("3"))
    }
    still("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent("Age", words)
    }
    still("accessibilityActions(category:_:)") {
      $0.accessibilityActions(category: .edit) { Button("a") {} }
    }
    still("accessibilityAction(action:label:)") {
      $0.accessibilityAction {
      } label: {
        Text("a")
      }
    }
  }

  /// Documents to be exported.
  static func platformDocuments(_ still: inout StillModifierList) {
    still(
      "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)"
    ) {
      $0.fileExporter(
        isPresented: .constant(true), document: Nothing(), contentTypes: [.plainText]
      ) { _ in }
    }
    still("fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)") {
      $0.fileExporter(
        isPresented: .constant(true), documents: [Nothing()], contentTypes: [.plainText]
      ) { _ in }
    }
  }
}

/// A document without content.
private struct Nothing: FileDocument {
  static let readableContentTypes: [UTType] = []
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
