/// A kind of data or file, by its name; a still picture reads and writes none.
public struct UTType: Hashable, Sendable, Identifiable {
  /// The name, such as `public.png`.
  public let identifier: String

  /// The name.
  public var id: String { identifier }

  /// Creates a kind from its name; nil for an empty one.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.identifier = identifier
  }

  /// Creates a kind that the program makes.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a kind that another program makes.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the kind of files of a type of the web; nil for one that is not known.
  public init?(mimeType: String, conformingTo parent: UTType? = nil) {
    guard let form = Self.forms.first(where: { $0.value.mime == mimeType }) else { return nil }
    identifier = form.key
  }

  /// The extensions and types of the web of well-known kinds.
  private static let forms: [String: (file: String, mime: String)] = [
    "public.png": ("png", "image/png"), "public.jpeg": ("jpeg", "image/jpeg"),
    "public.heic": ("heic", "image/heic"), "com.compuserve.gif": ("gif", "image/gif"),
    "public.svg-image": ("svg", "image/svg+xml"), "com.adobe.pdf": ("pdf", "application/pdf"),
    "public.plain-text": ("txt", "text/plain"), "public.html": ("html", "text/html"),
    "public.json": ("json", "application/json"), "public.xml": ("xml", "application/xml"),
    "public.rtf": ("rtf", "text/rtf"), "public.zip-archive": ("zip", "application/zip"),
    "public.mp3": ("mp3", "audio/mpeg"), "public.mpeg-4": ("mp4", "video/mp4"),
    "public.comma-separated-values-text": ("csv", "text/csv"),
  ]

  /// The extension of its files; nil where none is known.
  public var preferredFilenameExtension: String? { Self.forms[identifier]?.file }

  /// Its type on the web; nil where none is known.
  public var preferredMIMEType: String? { Self.forms[identifier]?.mime }

  /// Creates one of the kinds that everybody knows.
  ///
  /// - Parameter name: its name, without `public.`.
  package init(public name: String) { identifier = "public." + name }
}
