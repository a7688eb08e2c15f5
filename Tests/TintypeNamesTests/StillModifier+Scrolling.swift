import Tintype

extension StillModifier {
  static func scrollChanges(_ still: inout StillModifierList) {
    still("scrollTarget(isEnabled:)") { $0.scrollTarget() }
    still("scrollIndicatorsFlash(onAppear:)") { $0.scrollIndicatorsFlash(onAppear: true) }
    still("scrollIndicatorsFlash(trigger:)") { $0.scrollIndicatorsFlash(trigger: 1) }
    still("scrollPosition(_:anchor:)") {
      $0.scrollPosition(.constant(ScrollPosition(edge: .bottom)))
    }
    still("onScrollGeometryChange(for:of:action:)") {
      $0.onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
    }
    still("onScrollPhaseChange(_:)") { $0.onScrollPhaseChange { _, _ in } }
    still("onScrollPhaseChange(_:)") { $0.onScrollPhaseChange { _, _, _ in } }
    still("onScrollVisibilityChange(threshold:_:)") { $0.onScrollVisibilityChange { _ in } }
    still("onScrollTargetVisibilityChange(idType:threshold:_:)") {
      $0.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
  }

  static func screens(_ still: inout StillModifierList) {
    still("navigationTransition(_:)") {
      $0.navigationTransition(.zoom(sourceID: 1, in: $0.namespace))
    }
    still("matchedTransitionSource(id:in:)") {
      $0.matchedTransitionSource(id: 1, in: $0.namespace)
    }
    still("matchedTransitionSource(id:in:configuration:)") {
      $0.matchedTransitionSource(id: 1, in: $0.namespace) { $0.shadow(radius: 4) }
    }
    still("isDetailLink(_:)") { $0.isDetailLink(false) }
  }

  static func files(_ still: inout StillModifierList) {
    still("fileImporter(isPresented:allowedContentTypes:onCompletion:)") {
      $0.fileImporter(isPresented: .constant(true), allowedContentTypes: [.pdf]) { _ in }
    }
    still(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)"
    ) {
      $0.fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.pdf], allowsMultipleSelection: true
      ) { _ in }
    }
    still("fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)") {
      $0.fileExporter(
        isPresented: .constant(true), document: nil as StillDocument?, contentType: .pdf
      ) { _ in }
    }
    still("fileExporter(isPresented:documents:contentType:onCompletion:)") {
      $0.fileExporter(
        isPresented: .constant(true), documents: [] as [StillDocument], contentType: .pdf
      ) { _ in }
    }
    still("fileMover(isPresented:file:onCompletion:)") {
      $0.fileMover(isPresented: .constant(true), file: nil) { _ in }
    }
    still("userActivity(_:isActive:_:)") { $0.userActivity("reading") { _ in } }
    still("onContinueUserActivity(_:perform:)") { $0.onContinueUserActivity("reading") { _ in } }
    still("handlesExternalEvents(preferring:allowing:)") {
      $0.handlesExternalEvents(preferring: [], allowing: [])
    }
    still("navigationDocument(_:)") { $0.navigationDocument(URL(filePath: "/page.txt")) }
  }
}

private struct StillDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.pdf] }
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
