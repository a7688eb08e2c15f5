import Foundation
import TintypeDrawing

/// A PDF file in memory, whose objects can be changed, by qpdf.
final class QPDFFile {
  /// A value of the file: a dictionary, a name, a text, or another.
  struct Object {
    fileprivate let handle: UInt32
  }

  private let library: Library
  private var handle: OpaquePointer?

  /// Reads a file.
  ///
  /// - Throws: `RenderError.drawing` where qpdf is not installed or cannot read the file.
  init(_ data: Data) throws(RenderError) {
    guard let library = Library.shared else {
      throw .drawing("PDF needs qpdf 11 or 12; install the Debian package libqpdf29 or libqpdf30")
    }
    self.library = library
    handle = library.make()
    guard let handle else { throw .outOfMemory(bytes: data.count) }
    library.suppressWarnings(handle, 1)
    let status = data.withUnsafeBytes { bytes in
      library.read(handle, "page", bytes.baseAddress, UInt64(bytes.count), nil)
    }
    try Self.check(status)
  }

  deinit { library.release(&handle) }

  /// A status of qpdf: 0 for success, 1 for warnings, of which Cairo's files give none.
  private static func check(_ status: Int32) throws(RenderError) {
    if status & 2 != 0 { throw .drawing("qpdf cannot finish the PDF") }
  }

  /// The document.
  var root: Object { Object(handle: library.root(handle)) }
  /// The first page.
  var page: Object { Object(handle: library.page(handle, 0)) }

  /// The value of a key; null for none.
  func value(_ key: String, of object: Object) -> Object {
    Object(handle: library.value(handle, object.handle, key))
  }

  /// Gives a dictionary a value.
  func set(_ key: String, _ value: Object, of object: Object) {
    library.set(handle, object.handle, key, value.handle)
  }

  /// An object as PDF writes it.
  func parsed(_ text: String) -> Object { Object(handle: library.parse(handle, text)) }
  /// A text in any letters.
  func text(_ text: String) -> Object {
    Object(handle: library.text(handle, PDFText.readable(text)))
  }
  /// An empty list.
  func list() -> Object { Object(handle: library.list(handle)) }
  /// An object that others refer to.
  func indirect(_ object: Object) -> Object {
    Object(handle: library.indirect(handle, object.handle))
  }

  /// The members of a list; of anything else none.
  func list(_ object: Object) -> [Object] {
    guard library.isList(handle, object.handle) != 0 else { return [] }
    return (0..<library.count(handle, object.handle)).map {
      Object(handle: library.member(handle, object.handle, $0))
    }
  }

  /// Adds a member to a list.
  func append(_ object: Object, to list: Object) {
    library.append(handle, list.handle, object.handle)
  }

  /// A stream.
  ///
  /// - Parameters:
  ///   - data: what it holds.
  ///   - names: names that its dictionary gives, by key.
  /// - Returns: the stream.
  func stream(_ data: Data, _ names: [(key: String, name: String)] = []) -> Object {
    let stream = library.stream(handle)
    let dictionary = Object(handle: library.dictionary(handle, stream))
    for entry in names { set(entry.key, parsed(entry.name), of: dictionary) }
    let none = parsed("null").handle
    data.withUnsafeBytes { bytes in
      library.replaceData(handle, stream, bytes.baseAddress, bytes.count, none, none)
    }
    return Object(handle: stream)
  }

  /// What the first page's stream says.
  func pageContent() throws(RenderError) -> Data {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    try Self.check(library.content(handle, page.handle, &bytes, &count))
    guard let bytes else { return Data() }
    defer { free(bytes) }
    return Data(bytes: bytes, count: count)
  }

  /// The file's bytes, with an identifier that follows from them.
  func written() throws(RenderError) -> Data {
    try Self.check(library.startWriting(handle))
    library.setDeterministicID(handle, 1)
    try Self.check(library.write(handle))
    guard let bytes = library.bytes(handle) else { throw .drawing("qpdf cannot finish the PDF") }
    return Data(bytes: bytes, count: library.byteCount(handle))
  }

  /// The functions of qpdf 11 that are used.
  private struct Library: Sendable {
    typealias File = OpaquePointer?
    typealias Make = @convention(c) () -> OpaquePointer?
    typealias Release = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Void
    typealias Flag = @convention(c) (File, Int32) -> Void
    typealias Read =
      @convention(c) (
        File, UnsafePointer<CChar>, UnsafeRawPointer?, UInt64, UnsafePointer<CChar>?
      ) -> Int32
    typealias Get = @convention(c) (File) -> UInt32
    typealias Page = @convention(c) (File, Int) -> UInt32
    typealias Value = @convention(c) (File, UInt32, UnsafePointer<CChar>) -> UInt32
    typealias Set = @convention(c) (File, UInt32, UnsafePointer<CChar>, UInt32) -> Void
    typealias TextFunction = @convention(c) (File, UnsafePointer<CChar>) -> UInt32
    typealias Change = @convention(c) (File, UInt32) -> UInt32
    typealias Ask = @convention(c) (File, UInt32) -> Int32
    typealias Member = @convention(c) (File, UInt32, Int32) -> UInt32
    typealias Two = @convention(c) (File, UInt32, UInt32) -> Void
    typealias ReplaceData =
      @convention(c) (File, UInt32, UnsafeRawPointer?, Int, UInt32, UInt32) -> Void
    typealias Content =
      @convention(c) (
        File, UInt32, UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<Int>
      ) -> Int32
    typealias Act = @convention(c) (File) -> Int32
    typealias Bytes = @convention(c) (File) -> UnsafeRawPointer?
    typealias Count = @convention(c) (File) -> Int

    let make: Make
    let release: Release
    let suppressWarnings: Flag
    let read: Read
    let root: Get
    let page: Page
    let value: Value
    let set: Set
    let parse: TextFunction
    let text: TextFunction
    let list: Get
    let indirect: Change
    let isList: Ask
    let count: Ask
    let member: Member
    let append: Two
    let stream: Get
    let dictionary: Change
    let replaceData: ReplaceData
    let content: Content
    let startWriting: Act
    let setDeterministicID: Flag
    let write: Act
    let bytes: Bytes
    let byteCount: Count

    static let shared = Library()

    private init?() {
      guard let library = SharedLibrary("libqpdf.so.29") ?? SharedLibrary("libqpdf.so.30"),
        let make = library.function("qpdf_init", Make.self),
        let release = library.function("qpdf_cleanup", Release.self),
        let suppressWarnings = library.function("qpdf_set_suppress_warnings", Flag.self),
        let read = library.function("qpdf_read_memory", Read.self),
        let root = library.function("qpdf_get_root", Get.self),
        let page = library.function("qpdf_get_page_n", Page.self),
        let value = library.function("qpdf_oh_get_key", Value.self),
        let set = library.function("qpdf_oh_replace_key", Set.self),
        let parse = library.function("qpdf_oh_parse", TextFunction.self),
        let text = library.function("qpdf_oh_new_unicode_string", TextFunction.self),
        let list = library.function("qpdf_oh_new_array", Get.self),
        let indirect = library.function("qpdf_make_indirect_object", Change.self),
        let isList = library.function("qpdf_oh_is_array", Ask.self),
        let count = library.function("qpdf_oh_get_array_n_items", Ask.self),
        let member = library.function("qpdf_oh_get_array_item", Member.self),
        let append = library.function("qpdf_oh_append_item", Two.self),
        let stream = library.function("qpdf_oh_new_stream", Get.self),
        let dictionary = library.function("qpdf_oh_get_dict", Change.self),
        let replaceData = library.function("qpdf_oh_replace_stream_data", ReplaceData.self),
        let content = library.function("qpdf_oh_get_page_content_data", Content.self),
        let startWriting = library.function("qpdf_init_write_memory", Act.self),
        let setDeterministicID = library.function("qpdf_set_deterministic_ID", Flag.self),
        let write = library.function("qpdf_write", Act.self),
        let bytes = library.function("qpdf_get_buffer", Bytes.self),
        let byteCount = library.function("qpdf_get_buffer_length", Count.self)
      else { return nil }
      (self.make, self.release, self.suppressWarnings, self.read) =
        (make, release, suppressWarnings, read)
      (self.root, self.page, self.value, self.set) = (root, page, value, set)
      (self.parse, self.text, self.list, self.indirect) = (parse, text, list, indirect)
      (self.isList, self.count, self.member, self.append) = (isList, count, member, append)
      (self.stream, self.dictionary, self.replaceData) =
        (stream, dictionary, replaceData)
      (self.content, self.startWriting, self.setDeterministicID) =
        (content, startWriting, setDeterministicID)
      (self.write, self.bytes, self.byteCount) = (write, bytes, byteCount)
    }
  }
}
