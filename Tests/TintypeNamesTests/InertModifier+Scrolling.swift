import Tintype

extension InertModifier {
  static func scrollChanges(_ list: inout InertModifierList) {
    list("scrollTarget(isEnabled:)") { $0.scrollTarget() }
    list("scrollIndicatorsFlash(onAppear:)") { $0.scrollIndicatorsFlash(onAppear: true) }
    list("scrollIndicatorsFlash(trigger:)") { $0.scrollIndicatorsFlash(trigger: 1) }
    list("scrollPosition(_:anchor:)") {
      $0.scrollPosition(.constant(ScrollPosition(edge: .bottom)))
    }
    list("onScrollGeometryChange(for:of:action:)") {
      $0.onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
    }
    list("onScrollPhaseChange(_:)") { $0.onScrollPhaseChange { _, _ in } }
    list("onScrollPhaseChange(_:)") { $0.onScrollPhaseChange { _, _, _ in } }
    list("onScrollVisibilityChange(threshold:_:)") { $0.onScrollVisibilityChange { _ in } }
    list("onScrollTargetVisibilityChange(idType:threshold:_:)") {
      $0.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
  }

  static func screens(_ list: inout InertModifierList) {
    list("navigationTransition(_:)") {
      $0.navigationTransition(.zoom(sourceID: 1, in: $0.namespace))
    }
    list("matchedTransitionSource(id:in:)") {
      $0.matchedTransitionSource(id: 1, in: $0.namespace)
    }
    list("matchedTransitionSource(id:in:configuration:)") {
      $0.matchedTransitionSource(id: 1, in: $0.namespace) { $0.shadow(radius: 4) }
    }
    list("isDetailLink(_:)") { $0.isDetailLink(false) }
  }

  static func files(_ list: inout InertModifierList) {
    list("fileImporter(isPresented:allowedContentTypes:onCompletion:)") {
      $0.fileImporter(isPresented: .constant(true), allowedContentTypes: [.pdf]) { _ in }
    }
    list(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)"
    ) {
      $0.fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.pdf], allowsMultipleSelection: true
      ) { _ in }
    }
    list("fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)") {
      $0.fileExporter(
        isPresented: .constant(true), document: nil as InertDocument?, contentType: .pdf
      ) { _ in }
    }
    list("fileExporter(isPresented:documents:contentType:onCompletion:)") {
      $0.fileExporter(
        isPresented: .constant(true), documents: [] as [InertDocument], contentType: .pdf
      ) { _ in }
    }
    list("fileMover(isPresented:file:onCompletion:)") {
      $0.fileMover(isPresented: .constant(true), file: nil) { _ in }
    }
    list("userActivity(_:isActive:_:)") { $0.userActivity("reading") { _ in } }
    list("onContinueUserActivity(_:perform:)") { $0.onContinueUserActivity("reading") { _ in } }
    list("handlesExternalEvents(preferring:allowing:)") {
      $0.handlesExternalEvents(preferring: [], allowing: [])
    }
    list("navigationDocument(_:)") { $0.navigationDocument(URL(filePath: "/page.txt")) }
  }
}

private struct InertDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.pdf] }
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
