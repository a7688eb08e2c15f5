import Foundation
import TintypeDrawing

/// The first page of a PDF file, read by poppler.
final class PDFDrawing: VectorDrawing, @unchecked Sendable {
  // Poppler's pages are not drawn from two threads at once.
  private let lock = NSLock()
  private let document: OpaquePointer
  private let page: OpaquePointer
  private let library: Library
  let size: CGSize

  /// Reads a file.
  init(_ data: Data) throws(VectorError) {
    guard let library = Library.shared else {
      throw VectorError(reason: "PDF needs poppler; install the Debian package libpoppler-glib8")
    }
    var error: UnsafeMutableRawPointer?
    let document = data.withUnsafeBytes { bytes in
      let copy = library.makeBytes(bytes.baseAddress, UInt(bytes.count))
      defer { library.releaseBytes(copy) }
      return library.make(copy, nil, &error)
    }
    guard let document else {
      throw VectorError(
        reason: "this is no PDF document (\(LibraryError.text(error) ?? "it cannot be read"))")
    }
    guard let page = library.page(document, 0) else {
      library.release(document)
      throw VectorError(reason: "the PDF document has no page")
    }
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    (self.document, self.page, self.library) = (document, page, library)
    size = CGSize(width: width, height: height)
  }

  deinit {
    library.release(page)
    library.release(document)
  }

  func draw(on context: OpaquePointer) -> Bool {
    lock.withLock { library.render(page, context) }
    return true
  }

  /// The functions of poppler 0.82 and later that are used.
  private struct Library: Sendable {
    typealias MakeBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
    typealias ReleaseBytes = @convention(c) (OpaquePointer?) -> Void
    typealias Make =
      @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?,
        UnsafeMutablePointer<UnsafeMutableRawPointer?>?
      ) -> OpaquePointer?
    typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias Size =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
      ) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
    typealias Release = @convention(c) (OpaquePointer) -> Void

    let makeBytes: MakeBytes
    let releaseBytes: ReleaseBytes
    let make: Make
    let page: Page
    let size: Size
    let render: Render
    let release: Release

    static let shared = Library()

    private init?() {
      guard let library = SharedLibrary("libpoppler-glib.so.8"),
        let objects = SharedLibrary("libgobject-2.0.so.0"),
        let glib = SharedLibrary("libglib-2.0.so.0"),
        let makeBytes = glib.function("g_bytes_new", MakeBytes.self),
        let releaseBytes = glib.function("g_bytes_unref", ReleaseBytes.self),
        let make = library.function("poppler_document_new_from_bytes", Make.self),
        let page = library.function("poppler_document_get_page", Page.self),
        let size = library.function("poppler_page_get_size", Size.self),
        let render = library.function("poppler_page_render", Render.self),
        let release = objects.function("g_object_unref", Release.self)
      else { return nil }
      (self.makeBytes, self.releaseBytes, self.make) = (makeBytes, releaseBytes, make)
      (self.page, self.size, self.render, self.release) = (page, size, render, release)
    }
  }
}
