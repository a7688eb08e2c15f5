import TintypeDrawing
import TintypeGeometry

/// What a page of a PDF is drawn with.
final class PDFPage {
  /// The context that draws on it.
  let context: OpaquePointer
  /// The fonts of its texts.
  let fonts: PDFFonts
  /// Its structure.
  let structure: PDFStructure
  /// Pixels a point of what a PDF has not.
  let fallbackScale: CGFloat

  init(
    context: OpaquePointer, structure: PDFStructure, fonts: PDFFonts, fallbackScale: CGFloat
  ) {
    self.context = context
    self.structure = structure
    self.fonts = fonts
    self.fallbackScale = fallbackScale
  }
}
