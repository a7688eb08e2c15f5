import CTintypeCairo
import CTintypeFreeType
import Foundation
import TintypeDrawing
import TintypeGeometry

/// The fonts of one PDF: each is a font file with the outlines of the glyphs used, and the text that they show.
final class PDFFonts {
  /// A font that Cairo embeds.
  struct Embedded {
    /// Cairo's face of the file.
    let face: OpaquePointer
    /// The positions of glyphs in the file.
    let indices: [UInt32: UInt]
  }

  private var fonts: [String: Embedded] = [:]

  /// Makes a file of each font, with all glyphs that items show as text.
  init(of items: [DisplayItem]) {
    var collected: [String: (font: any GlyphSource, glyphs: Set<UInt32>)] = [:]
    Self.collect(items, into: &collected)
    for (identity, entry) in collected { fonts[identity] = Self.embedded(entry.font, entry.glyphs) }
  }

  deinit {
    for font in fonts.values { cairo_font_face_destroy(font.face) }
  }

  /// The font that has a run's outlines; nil where it cannot be embedded.
  func font(for source: any GlyphSource) -> Embedded? { fonts[source.identity] }

  /// The glyphs of a run that are text in a PDF: those with outlines.
  static func textGlyphs(of run: GlyphRun) -> [Glyph] {
    run.drawableGlyphs.filter { !run.font.isColor($0.id) }
  }

  private static func collect(
    _ items: [DisplayItem],
    into collected: inout [String: (font: any GlyphSource, glyphs: Set<UInt32>)]
  ) {
    for item in items {
      switch item {
      case .glyphs(let run):
        // What is painted otherwise is drawn as outlines.
        guard case .color = run.paint else { continue }
        collected[run.font.identity, default: (run.font, [])].glyphs
          .formUnion(textGlyphs(of: run).lazy.map(\.id))
      case .group(let group):
        collect(group.items, into: &collected)
        if let mask = group.mask { collect(mask, into: &collected) }
      case .fill, .stroke, .image: break
      }
    }
  }

  /// The most glyphs of a file, whose first one stands for none.
  private static let mostGlyphs = 65_534

  private static func embedded(_ font: any GlyphSource, _ glyphs: Set<UInt32>) -> Embedded? {
    let glyphs = Array(glyphs.sorted().prefix(mostGlyphs))
    guard !glyphs.isEmpty,
      let file = LoadedFont(OutlineFontFile(of: font, glyphs: glyphs).data),
      let face = tintype_cairo_face(file.face, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    else { return nil }
    // Cairo keeps faces for a while after they were last used.
    let status = cairo_font_face_set_user_data(
      face, fileKey, Unmanaged.passRetained(file).toOpaque(),
      { pointer in
        guard let pointer else { return }
        Unmanaged<LoadedFont>.fromOpaque(pointer).release()
      })
    guard status == CAIRO_STATUS_SUCCESS else {
      // The file stays: a face without it would read what is gone.
      cairo_font_face_destroy(face)
      return nil
    }
    return Embedded(
      face: face,
      indices: Dictionary(
        uniqueKeysWithValues: glyphs.enumerated().map { ($1, UInt($0 + 1)) }))
  }

  // Unsafe is safe here: Cairo takes the address for a name, and nobody reads or writes what is there.
  private nonisolated(unsafe) static let fileKey = UnsafeMutablePointer<
    cairo_user_data_key_t
  >.allocate(capacity: 1)
}

/// A font file that FreeType reads from memory.
private final class LoadedFont {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let library: FT_Library
  let face: FT_Face

  /// Reads a file; nil without memory, or where it is none.
  init?(_ data: Data) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    bytes = .allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    var face: FT_Face?
    guard FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, 0, &face) == 0, let face
    else {
      FT_Done_FreeType(library)
      bytes.deallocate()
      return nil
    }
    (self.library, self.face) = (library, face)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }
}
