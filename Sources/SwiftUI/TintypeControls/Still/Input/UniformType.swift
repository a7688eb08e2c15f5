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
  /// Creates the kind of files with an extension; nil for an empty one.
  public init?(filenameExtension: String, conformingTo parent: UTType? = nil) {
    self.init(filenameExtension.isEmpty ? "" : "dyn." + filenameExtension)
  }

  /// Creates the kind of files of a type of the web; nil for one that is not known.
  public init?(mimeType: String, conformingTo parent: UTType? = nil) {
    guard let known = Self.forms.first(where: { $0.value.mime == mimeType }) else { return nil }
    identifier = known.key
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

  private init(public name: String) { identifier = "public." + name }
  /// Anything that is an item.
  public static let item = UTType(public: "item")
  /// Anything that is content.
  public static let content = UTType(public: "content")
  /// Bytes.
  public static let data = UTType(public: "data")
  /// A folder.
  public static let folder = UTType(public: "folder")
  /// A folder, or a package that looks like a file.
  public static let directory = UTType(public: "directory")
  /// A link to a file.
  public static let fileURL = UTType(public: "file-url")
  /// An address.
  public static let url = UTType(public: "url")
  /// Text of any kind.
  public static let text = UTType(public: "text")
  /// Text without attributes.
  public static let plainText = UTType(public: "plain-text")
  /// Text without attributes in UTF-8.
  public static let utf8PlainText = UTType(public: "utf8-plain-text")
  /// Text with attributes.
  public static let rtf = UTType(public: "rtf")
  /// A web page.
  public static let html = UTType(public: "html")
  /// XML.
  public static let xml = UTType(public: "xml")
  /// JSON.
  public static let json = UTType(public: "json")
  /// A property list.
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(public: "comma-separated-values-text")
  /// Source of Swift.
  public static let swiftSource = UTType(public: "swift-source")
  /// A picture of any kind.
  public static let image = UTType(public: "image")
  /// A picture in PNG.
  public static let png = UTType(public: "png")
  /// A picture in JPEG.
  public static let jpeg = UTType(public: "jpeg")
  /// A picture in HEIC.
  public static let heic = UTType(public: "heic")
  /// A moving picture in GIF.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// A picture in SVG.
  public static let svg = UTType(public: "svg-image")
  /// A document in PDF.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// A film of any kind.
  public static let movie = UTType(public: "movie")
  /// A film without sound.
  public static let video = UTType(public: "video")
  /// A film in MPEG 4.
  public static let mpeg4Movie = UTType(public: "mpeg-4")
  /// Sound of any kind.
  public static let audio = UTType(public: "audio")
  /// Sound in MP3.
  public static let mp3 = UTType(public: "mp3")
  /// An archive in ZIP.
  public static let zip = UTType(public: "zip-archive")
  /// A card of an address book.
  public static let vCard = UTType(public: "vcard")
}
