import Foundation
import TintypeDrawing

/// An SVG file, read by librsvg.
final class SVGDrawing: VectorDrawing, @unchecked Sendable {
  // The handle is only read after it was made, and drawing from it is serialized by the main actor or a
  // render's own thread; librsvg keeps no state between drawings.
  private let handle: OpaquePointer
  private let library: Library
  let size: CGSize

  /// Reads a file.
  ///
  /// References to other files are not followed: librsvg is not told where the file lies, and would leave them out.
  init(_ data: Data) throws(VectorError) {
    if let file = SVGReferences.first(in: data) {
      throw VectorError(
        reason: "it takes \(file) from another file; embed it in this one, as a data: address")
    }
    guard let library = Library.shared else {
      throw VectorError(reason: "SVG needs librsvg; install the Debian package librsvg2-2")
    }
    var error: UnsafeMutableRawPointer?
    let handle = data.withUnsafeBytes { bytes in
      library.make(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &error)
    }
    guard let handle else {
      throw VectorError(
        reason: "this is no SVG drawing (\(LibraryError.text(error) ?? "it cannot be read"))")
    }
    self.handle = handle
    self.library = library
    size = library.size(of: handle)
  }

  deinit { library.release(handle) }

  func draw(on context: OpaquePointer) -> Bool {
    var box = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    return library.render(handle, context, &box, nil) != 0
  }

  /// `RsvgRectangle`.
  private struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The functions of librsvg 2.52 and later that are used.
  private struct Library: Sendable {
    typealias Make =
      @convention(c) (
        UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
      ) -> OpaquePointer?
    typealias Size =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
      ) -> Int32
    typealias Dimensions =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?,
        UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>,
        UnsafeMutableRawPointer?
      ) -> Void
    typealias Render =
      @convention(c) (
        OpaquePointer, OpaquePointer, UnsafeMutableRawPointer,
        UnsafeMutablePointer<UnsafeMutableRawPointer?>?
      ) -> Int32
    typealias Release = @convention(c) (OpaquePointer) -> Void

    let make: Make
    let pixelSize: Size
    let dimensions: Dimensions
    let render: Render
    let release: Release

    static let shared = Library()

    private init?() {
      guard let library = SharedLibrary("librsvg-2.so.2"),
        let objects = SharedLibrary("libgobject-2.0.so.0"),
        let make = library.function("rsvg_handle_new_from_data", Make.self),
        let size = library.function("rsvg_handle_get_intrinsic_size_in_pixels", Size.self),
        let dimensions = library.function(
          "rsvg_handle_get_intrinsic_dimensions", Dimensions.self),
        let render = library.function("rsvg_handle_render_document", Render.self),
        let release = objects.function("g_object_unref", Release.self)
      else { return nil }
      (self.make, pixelSize, self.dimensions, self.render, self.release) = (
        make, size, dimensions, render, release
      )
    }

    /// The size that the file gives, or that of its view box.
    func size(of handle: OpaquePointer) -> CGSize {
      var (width, height) = (0.0, 0.0)
      if pixelSize(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
      var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
      var box = Rectangle(x: 0, y: 0, width: 0, height: 0)
      dimensions(handle, &hasWidth, nil, &hasHeight, nil, &hasBox, &box)
      return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
    }
  }
}
