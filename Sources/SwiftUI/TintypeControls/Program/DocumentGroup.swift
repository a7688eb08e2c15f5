/// A document of a program and where it is.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it is; nil for a new one.
  public let fileURL: URL?
  /// Whether it may be changed.
  public let isEditable: Bool
}

/// A document of a program that is an object, and where it is.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where it is; nil for a new one.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// The window of a new document.
public nonisolated struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let window: () -> AnyView?

  /// The editor of a new document; nil where the program only shows documents, of which none is open.
  @_documentation(visibility: internal)
  @MainActor public func firstWindow() -> AnyView? { window() }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a window for each document; a picture shows a new one.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    window = { AnyView(DocumentWindow(document: newDocument(), content: editor)) }
  }

  /// Creates a window for each document that is opened; a picture opens none.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    window = { nil }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a window for each document; a picture shows a new one, which views also find in the environment.
  public nonisolated init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    window = { AnyView(DocumentObjectWindow(document: newDocument(), content: editor)) }
  }

  /// Creates a window for each document that is opened; a picture opens none.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    window = { nil }
  }
}

/// An editor with the document that it changes.
private nonisolated struct DocumentWindow<Document: FileDocument, Content: View>: View, BuiltIn {
  @State var document: Document
  @State var undoManager = UndoManager()
  let content: (FileDocumentConfiguration<Document>) -> Content

  @MainActor var body: some View {
    content(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
      .editing(undoManager)
  }
}

/// An editor with the object that it changes.
private nonisolated struct DocumentObjectWindow<Document: ReferenceFileDocument, Content: View>:
  View, BuiltIn
{
  @StateObject var document: Document
  @State var undoManager = UndoManager()
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: @autoclosure @escaping () -> Document,
    content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document())
    self.content = content
  }

  @MainActor var body: some View {
    content(ReferenceFileDocumentConfiguration(document: document, isEditable: true))
      .environmentObject(document)
      .editing(undoManager)
  }
}

extension View {
  /// What the editor of a new document finds in the environment.
  fileprivate nonisolated func editing(_ undoManager: UndoManager) -> some View {
    environment(\.undoManager, undoManager)
      .environment(\.documentConfiguration, DocumentConfiguration(isEditable: true, fileURL: nil))
  }
}
