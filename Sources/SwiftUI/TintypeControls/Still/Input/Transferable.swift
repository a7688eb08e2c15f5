/// A value that can be given to other programs; a still picture gives none.
public protocol Transferable {
  /// The type of the forms.
  associatedtype Representation: TransferRepresentation
  /// The forms in which the value is given.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is given.
public protocol TransferRepresentation<Item> {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Makes a list of the forms that a closure lists.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// The forms of an expression.
  public static func buildExpression<R: TransferRepresentation>(_ form: R) -> R
  where R.Item == Item {
    form
  }
  /// Forms one after another.
  public static func buildBlock<each R: TransferRepresentation>(
    _ forms: repeat each R
  ) -> TransferForms<Item> {
    TransferForms()
  }
}

/// Forms one after another.
public struct TransferForms<Item: Transferable>: TransferRepresentation {
  init() {}
}

extension TransferRepresentation {
  /// The form itself: a still picture writes no files.
  public func suggestedFileName(_ name: String) -> Self { self }
  /// The form itself: a still picture gives nothing.
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
  /// The form itself: a still picture gives nothing.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who is given a value.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// Everybody.
  case all
  /// The programs of one maker.
  case team
  /// The program itself.
  case ownProcess
}

/// A value as its code.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a form.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  /// Creates a form of what is given and taken.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  /// Creates a form of what is given.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Creates a form of what is taken.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form of what is given and taken.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a form of what is given.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a form of what is taken.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form of what is given and taken.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a form of what is given.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a form of what is taken.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
}

extension Never: Transferable {
  /// None.
  public static var transferRepresentation: TransferForms<Never> { TransferForms() }
}
extension String: Transferable {
  /// Its text.
  public static var transferRepresentation: TransferForms<String> { TransferForms() }
}
extension Data: Transferable {
  /// Its bytes.
  public static var transferRepresentation: TransferForms<Data> { TransferForms() }
}
extension URL: Transferable {
  /// Its text.
  public static var transferRepresentation: TransferForms<URL> { TransferForms() }
}
extension AttributedString: Transferable {
  /// Its text.
  public static var transferRepresentation: TransferForms<AttributedString> { TransferForms() }
}
extension Image: Transferable {
  /// The picture.
  public static var transferRepresentation: TransferForms<Image> { TransferForms() }
}
extension Color: Transferable {
  /// The color.
  public static var transferRepresentation: TransferForms<Color> { TransferForms() }
}
