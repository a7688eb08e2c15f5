import CTintypeCairo
package import TintypeDrawing
import TintypeGeometry

/// Draws display lists as PDF files, on any thread.
package enum PDFRenderer {
  /// Draws a display list as a PDF of one page, with vector outlines and text that can be selected.
  ///
  /// Blurs, shadows, color filters, angular gradients, what is seen through glass, and what meets pixels by modes that
  /// PDF lacks become pictures.
  ///
  /// - Parameter list: what to draw; one point is one unit of the page.
  /// - Returns: the file, without dates.
  /// - Throws: when the canvas cannot be drawn or has no area.
  package static func file(of list: DisplayList) throws(RenderError) -> Data {
    var list = try BackdropPictures.replacingBackdrops(in: list)
    list.items = PDFModes.replaced(in: list.items)
    let size = try PixelSize(list.size, scale: 1)
    guard !size.isEmpty else { throw .emptyCanvas(format: "PDF") }
    let output = ByteCollector()
    // The surface writes while it lives; `output` outlives it.
    let pointer = Unmanaged.passUnretained(output).toOpaque()
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        { ByteCollector.write($0, $1, $2) }, pointer, list.size.width, list.size.height),
      let context = cairo_create(surface)
    else { throw .outOfMemory(bytes: 0) }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    try CairoStatus.check(cairo_surface_status(surface))
    // Any fixed date will do; an empty one leaves it out.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    if let title = list.description.title {
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_TITLE, PDFText.readable(title))
    }
    let scale = list.scale.isFinite ? min(max(list.scale, 2), 4) : 2
    let structure = PDFStructure(context, list)
    let page = PDFPage(
      context: context, structure: structure, fonts: PDFFonts(of: list.items), fallbackScale: scale)
    var painter = CairoPainter(target: .page(page))
    let clip = PixelArea(x0: 0, y0: 0, x1: size.width, y1: size.height)
    if list.description != PictureDescription() { keepElements(on: context, list.size) }
    try painter.draw(list.items, CairoPainter.State(transform: .identity, clip: clip))
    structure.finish()
    try CairoStatus.check(cairo_status(context))
    cairo_surface_finish(surface)
    try CairoStatus.check(cairo_surface_status(surface))
    guard list.description != PictureDescription() else { return output.data }
    return try PDFFinisher.finished(output.data, list.description, structure.elements)
  }

  /// Cuts nothing off, but by a path that is no rectangle.
  ///
  /// What covers all of a page makes Cairo forget what came before, the beginnings of elements among it, and the file
  /// then ends with an error. Below such a clip nothing covers all.
  private static func keepElements(on context: OpaquePointer, _ size: CGSize) {
    cairo_new_path(context)
    cairo_rectangle(context, -2, -2, size.width + 4, size.height + 4)
    cairo_move_to(context, -9, -9)
    cairo_line_to(context, -8, -9)
    cairo_line_to(context, -8, -8)
    cairo_close_path(context)
    cairo_clip(context)
  }
}

/// Gathers the bytes that Cairo writes.
private final class ByteCollector {
  private(set) var data = Data()

  static func write(
    _ pointer: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
  ) -> cairo_status_t {
    guard let pointer, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let collector = Unmanaged<ByteCollector>.fromOpaque(pointer).takeUnretainedValue()
    collector.data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
