// Made of Fixtures/Names/TintypeControls/Program.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A file or folder as a document is written; a still picture writes none.
public final class FileWrapper {
  /// The bytes of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by their names; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name of the file; nil for none.
  public var filename: String?
  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents; fileWrappers = nil }
  /// Creates a folder.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) { regularFileContents = nil; fileWrappers = children }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// The file as it was; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document of values; a still picture reads and writes none.
public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// A document that is an object; a still picture reads and writes none.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written while the document may be changed further.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes what a document was.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

/// Where the document around is.
public struct DocumentConfiguration: Sendable {
  /// Whether it may be changed.
  public var isEditable: Bool
  /// Where it is; nil for a new one.
  public var fileURL: URL?
}

extension EnvironmentValues {
  private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }
  /// Where the document around is; nil outside of documents.
  public var documentConfiguration: DocumentConfiguration? { get { self[DocumentConfigurationKey.self] } set { self[DocumentConfigurationKey.self] = newValue } }
  private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
  /// What takes changes back; nil outside of documents.
  public var undoManager: UndoManager? { get { self[UndoManagerKey.self] } set { self[UndoManagerKey.self] = newValue } }
}
