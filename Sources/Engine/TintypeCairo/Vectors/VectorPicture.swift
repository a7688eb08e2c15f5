import CTintypeCairo
import Foundation
package import TintypeDrawing
import TintypeGeometry
package import TintypeImages

/// A picture made of lines, an SVG or PDF file, that can be drawn at any size.
package struct VectorPicture: Sendable {
  /// The natural size, in points.
  package let size: CGSize
  private let drawing: any VectorDrawing

  /// Reads a file.
  ///
  /// - Parameter path: a file whose name ends with `.svg` or `.pdf`.
  /// - Throws: what is wrong with the file, or which library is missing.
  package init(path: String) throws(ImageFileError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .missing(path: path) }
    do throws(VectorError) {
      drawing =
        try Self.isPDF(path) ? PDFDrawing(data) as any VectorDrawing : SVGDrawing(data)
    } catch {
      throw .damaged(path: path, reason: error.reason)
    }
    size = drawing.size
    guard size.width.rounded(.up) >= 1, size.height.rounded(.up) >= 1, size.width.isFinite,
      size.height.isFinite
    else { throw .damaged(path: path, reason: "the drawing has no size") }
  }

  /// Whether the extension of a file is one of a vector format.
  package static func isVector(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".svg") || isPDF(path)
  }

  private static func isPDF(_ path: String) -> Bool { path.lowercased().hasSuffix(".pdf") }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - width: pixels across, positive.
  ///   - height: pixels down, positive.
  /// - Returns: the pixels; nil where they are too many, or the drawing fails.
  package func bitmap(width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= PixelSize.longestSide, height <= PixelSize.longestSide,
      width * height <= PixelSize.largestArea,
      let layer = try? RasterLayer(area: PixelArea(x0: 0, y0: 0, x1: width, y1: height))
    else { return nil }
    cairo_scale(layer.context, Double(width) / size.width, Double(height) / size.height)
    guard drawing.draw(on: layer.context), (try? layer.check()) != nil else { return nil }
    cairo_surface_flush(layer.surface)
    let bytes = UnsafeRawBufferPointer(start: layer.pixels, count: layer.count * 4)
    return Bitmap(width: width, height: height, pixels: Array(bytes))
  }
}

/// A parsed drawing.
protocol VectorDrawing: Sendable {
  /// The natural size, in points.
  var size: CGSize { get }
  /// Draws at the natural size; false where that fails.
  func draw(on context: OpaquePointer) -> Bool
}

/// Why a drawing cannot be read.
struct VectorError: Error {
  /// A clause without a full stop.
  let reason: String
}

/// What both libraries report errors with: GLib's `GError`.
struct LibraryError {
  private struct Layout {
    var domain: UInt32
    var code: Int32
    var message: UnsafePointer<CChar>?
  }

  /// What the library says, without a full stop; nil for nothing.
  static func text(_ error: UnsafeMutableRawPointer?) -> String? {
    guard let message = error?.load(as: Layout.self).message else { return nil }
    let text = String(cString: message).split(separator: "\n").first.map(String.init) ?? ""
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
