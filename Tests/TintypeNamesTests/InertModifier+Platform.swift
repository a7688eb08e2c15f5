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

extension InertModifier {
  static func platformInput(_ list: inout InertModifierList) {
    list(
      "digitalCrownRotation(_:from:through:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)"
    ) {
      $0.digitalCrownRotation(.constant(1.0), from: 0, through: 2) {
        _ = $0.velocity
      } onIdle: {
      }
    }
    list("digitalCrownRotation(_:onChange:onIdle:)") {
      $0.digitalCrownRotation(.constant(1.0)) { _ in
      } onIdle: {
      }
    }
    list(
      "digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)"
    ) {
      $0.digitalCrownRotation(detent: .constant(1), from: 0, through: 2, by: 1) { _ in
      } onIdle: {
      }
    }
    list(
      "digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)"
    ) {
      $0.digitalCrownRotation(detent: .constant(1.0), from: 0, through: 2, by: 1)
    }
    list("focusable(_:interactions:)") { $0.focusable(interactions: .activate) }
    list("focusable(_:onFocusChange:)") { $0.focusable { _ in } }
    list("defaultFocus(_:_:priority:)") {
      $0.defaultFocus($0.$focus, 1, priority: .userInitiated)
    }
    list("gesture(_:name:isEnabled:)") { $0.gesture(TapGesture(), name: "a") }
    list("highPriorityGesture(_:name:isEnabled:)") {
      $0.highPriorityGesture(TapGesture(), name: "a")
    }
    list("simultaneousGesture(_:name:isEnabled:)") {
      $0.simultaneousGesture(TapGesture(), name: "a")
    }
    list("onLongTouchGesture(minimumDuration:perform:onTouchingChanged:)") {
      $0.onLongTouchGesture {
      } onTouchingChanged: { _ in
      }
    }
    list("hoverEffect(_:in:isEnabled:)") { $0.hoverEffect(Faded(), in: nil) }
    list("hoverEffect(in:isEnabled:body:)") {
      $0.hoverEffect(in: nil) { effect, isActive, proxy in
        effect.clipShape(.capsule.size(width: 10, height: proxy.size.height, anchor: .leading))
          .scaleEffect(isActive ? 1.1 : 1)
      }
    }
    list("hoverEffectGroup(_:)") { $0.hoverEffectGroup(HoverEffectGroup(in: $0.namespace)) }
    list("keyboardShortcut(_:modifiers:localization:)") {
      $0.keyboardShortcut(.home, modifiers: .command, localization: .custom)
    }
    list("onPasteCommand(of:validator:perform:)") {
      $0.onPasteCommand(of: [.plainText], validator: { $0.first }) { _ in }
    }
    list("searchFocused(_:equals:)") { $0.searchFocused($0.$focus, equals: 1) }
    list("textInputCompletion(_:)") { $0.textInputCompletion("a") }
    list("typeSelectEquivalent(_:)") { $0.typeSelectEquivalent("a") }
    list("typeSelectEquivalent(_:)") { $0.typeSelectEquivalent(Text("a")) }
    list("pageCommand(value:in:step:)") { $0.pageCommand(value: .constant(1), in: 1...3) }
    list("interactionActivityTrackingTag(_:)") { $0.interactionActivityTrackingTag("a") }
  }

  static func platformProgram(_ list: inout InertModifierList) {
    list("navigationDocument(_:preview:)") {
      $0.navigationDocument("a", preview: SharePreview("a"))
    }
    list("userActivity(_:element:_:)") { $0.userActivity("a", element: 1) { _, _ in } }
    list(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)"
    ) {
      $0.fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) { (_: Result<[URL], any Error>) in
      } onCancellation: {
      }
    }
    list(
      "fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)"
    ) {
      $0.fileExporter(isPresented: .constant(true), items: ["a"]) {
        (_: Result<[URL], any Error>) in
      } onCancellation: {
      }
    }
    list("fileMover(isPresented:file:onCompletion:onCancellation:)") {
      $0.fileMover(isPresented: .constant(true), file: nil) { (_: Result<URL, any Error>) in
      } onCancellation: {
      }
    }
    list("fileMover(isPresented:files:onCompletion:onCancellation:)") {
      $0.fileMover(isPresented: .constant(true), files: [URL]()) {
        (_: Result<[URL], any Error>) in
      }
    }
    list("onInteractiveResizeChange(_:)") { $0.onInteractiveResizeChange { _ in } }
    list("windowResizeAnchor(_:)") { $0.windowResizeAnchor(.top) }
    list("dialogPreventsAppTermination(_:)") { $0.dialogPreventsAppTermination(true) }
    list("widgetLabel(_:)") { $0.widgetLabel("a") }
    list("widgetLabel(label:)") { $0.widgetLabel { Text("a") } }
    list("dropDestination(for:isEnabled:action:)") {
      $0.dropDestination(for: String.self, isEnabled: true) { _, _ in }
    }
    list("widgetURL(_:)") { $0.widgetURL(nil) }
    list("widgetAccentable(_:)") { $0.widgetAccentable() }
  }

  static func platformLook(_ list: inout InertModifierList) {
    list("allowedDynamicRange(_:)") { $0.allowedDynamicRange(.high) }
    list("symbolColorRenderingMode(_:)") { $0.symbolColorRenderingMode(.gradient) }
    list("symbolVariableValueMode(_:)") { $0.symbolVariableValueMode(.draw) }
    list("writingDirection(strategy:)") { $0.writingDirection(strategy: .contentBased) }
    list("listRowPlatterColor(_:)") { $0.listRowPlatterColor(.red) }
    list("listSectionIndexVisibility(_:)") { $0.listSectionIndexVisibility(.visible) }
    list("sectionIndexLabel(_:)") { $0.sectionIndexLabel("A") }
    list("sectionIndexLabel(_:)") { $0.sectionIndexLabel(Text("A")) }
    list("containerCornerOffset(_:sizeToFit:)") { $0.containerCornerOffset(.leading) }
    list("toolbarForegroundStyle(_:for:)") {
      $0.toolbarForegroundStyle(.red, for: .navigationBar)
    }
    let text = String("3")
    list("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(String("a"), String("b"), importance: .high)
    }
    list("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(.age, "3", importance: .high)
    }
    list("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(.age, Text("3"))
    }
    list("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(.age, text)
    }
    list("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent(Text("Age"), Text("3"))
    }
    list("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent("Age", Text("3"))
    }
    list("accessibilityCustomContent(_:_:importance:)") {
      $0.accessibilityCustomContent("Age", text)
    }
    list("accessibilityActions(category:_:)") {
      $0.accessibilityActions(category: .edit) { Button("a") {} }
    }
    list("accessibilityAction(action:label:)") {
      $0.accessibilityAction {
      } label: {
        Text("a")
      }
    }
  }

  /// Documents to be exported.
  static func platformDocuments(_ list: inout InertModifierList) {
    list(
      "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)"
    ) {
      $0.fileExporter(
        isPresented: .constant(true), document: Nothing(), contentTypes: [.plainText]
      ) { _ in }
    }
    list("fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)") {
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
