import Foundation

/// Data that comes from or goes to another program; a still picture gives and takes none.
public final class NSItemProvider {
  /// The name that is suggested for a file; nil for none.
  public var suggestedName: String?
  /// The kinds of data; none.
  public var registeredTypeIdentifiers: [String] { [] }
  /// The kinds of data; none.
  public var registeredContentTypes: [UTType] { [] }

  /// Creates a provider of nothing.
  public init() {}
  /// Creates a provider of an object.
  public init(object: Any) {}
  /// Adds nothing: a still picture gives nothing away.
  public func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
  /// Adds nothing: a still picture gives nothing away.
  public func registerObject<T>(
    ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (T?, (any Error)?) -> Void) -> Progress?
  ) {}
  /// Adds nothing: a still picture gives nothing away.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  /// Creates a provider of a file; nil never.
  public init?(contentsOf fileURL: URL) {}
  /// Creates a provider of an object of a kind.
  public init(item: Any?, typeIdentifier: String?) {}

  /// Whether there is data of a kind; never.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Whether there is data of a type; never.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  /// Whether there is data of a type; never.
  @_disfavoredOverload
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
}

/// Objects that can be made of data of another program.
public protocol NSItemProviderReading {}
/// Objects that can be given to another program.
public protocol NSItemProviderWriting {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

// Nobody drops anything on a still picture: what is asked for never comes.
extension NSItemProvider {
  /// Never calls its handler.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 0)
  }

  /// Never calls its handler.
  @_disfavoredOverload @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 0)
  }

  /// Never calls its handler.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 0)
  }

  /// Never calls its handler.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {}

  /// Never calls its handler.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 0)
  }

  /// Never calls its handler.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 0)
  }

  /// Never calls its handler.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    Progress(totalUnitCount: 0)
  }
}

/// Who may read what is dragged.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all
  /// Programs of the same maker.
  case team
  /// Programs of the same group.
  case group
  /// The program itself.
  case ownProcess
}
