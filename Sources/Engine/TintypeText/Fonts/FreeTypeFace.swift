import CTintypeFreeType
import Synchronization
import TintypeGeometry

/// A face as FreeType sees it, used only to turn glyph numbers into shapes.
///
/// Opened when a shape is first asked for: layout alone never needs it.
final class FreeTypeFace: Sendable {
  /// The one library; its lock guards every call into FreeType, in this and in all other faces.
  private struct Library {
    var handle: FT_Library?

    init() {
      FT_Init_FreeType(&handle)
    }
  }

  private struct Handle {
    var face: FT_Face?
    var isOpened = false
  }

  // Swift cannot see that the library is only used under the lock that holds it.
  private static let library = Mutex(Library())

  private let file: FontFile
  private let index: Int
  private let variations: [FontVariation]
  private let unitsPerEm: Int
  // Only read and written while `library` is locked.
  nonisolated(unsafe) private var handle = Handle()
  private let bitmapFlag = Mutex<Bool?>(nil)

  /// Remembers where the face is.
  init(file: FontFile, index: Int, variations: [FontVariation], unitsPerEm: Int) {
    self.file = file
    self.index = index
    self.variations = variations
    self.unitsPerEm = unitsPerEm
  }

  deinit {
    Self.library.withLock { _ in
      if let face = handle.face { FT_Done_Face(face) }
    }
  }

  /// Whether the face has bitmap strikes and no outlines.
  var isBitmapFont: Bool {
    if let cached = bitmapFlag.withLock({ $0 }) { return cached }
    let flag =
      withFace { face in
        let flags = face.pointee.face_flags
        return flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0 && face.pointee.num_fixed_sizes > 0
      } ?? false
    bitmapFlag.withLock { $0 = flag }
    return flag
  }

  /// Calls a closure with the opened face, under the lock; nil where FreeType cannot open it.
  private func withFace<T: Sendable>(_ body: (FT_Face) -> T?) -> T? {
    Self.library.withLock { library in
      if !handle.isOpened {
        handle.isOpened = true
        handle.face = open(in: library.handle)
      }
      return handle.face.flatMap(body)
    }
  }

  private func open(in library: FT_Library?) -> FT_Face? {
    var face: FT_Face?
    let error = file.withBytes { bytes in
      FT_New_Memory_Face(
        library, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, index, &face)
    }
    guard error == 0, let face else { return nil }
    if !variations.isEmpty { apply(variations, to: face, in: library) }
    return face
  }

  private func apply(
    _ variations: [FontVariation], to face: FT_Face, in library: FT_Library?
  ) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &description) == 0, let description else { return }
    var coordinates: [FT_Fixed] = []
    for axis in 0..<Int(description.pointee.num_axis) {
      let record = description.pointee.axis[axis]
      let wanted = variations.first { UInt($0.tag.rawValue) == record.tag }?.value
      coordinates.append(
        wanted.map { FT_Fixed(clamped: Double($0 * 65536).rounded()) } ?? record.def)
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    FT_Done_MM_Var(library, description)
  }

  /// The outline at a size of one em = 1, y downwards; empty without ink.
  func outline(of glyph: UInt32) -> Path {
    let scale = 1 / CGFloat(unitsPerEm)
    return withFace { face in
      guard loadOutline(glyph, face) else { return nil }
      return OutlineReader.path(of: &face.pointee.glyph.pointee.outline, scale: scale)
    } ?? Path()
  }

  private func loadOutline(_ glyph: UInt32, _ face: FT_Face) -> Bool {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return false }
    return face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
  }

  /// The exact area coverage of the unhinted outline on the pixel grid.
  func mask(of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int) -> GlyphMask? {
    // 4096 pixels an em is far beyond what a mask is for; a renderer fills the path there.
    guard pixelSize > 0, pixelSize <= 4096 else { return nil }
    let factor = FT_Fixed(clamped: (Double(pixelSize) * 64 * 65536 / Double(unitsPerEm)).rounded())
    return Self.library.withLock { library in
      if !handle.isOpened {
        handle.isOpened = true
        handle.face = open(in: library.handle)
      }
      guard let face = handle.face, loadOutline(glyph, face) else { return nil }
      let outline = withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { $0 }
      guard outline.pointee.n_points > 0 else { return nil }
      var matrix = FT_Matrix(xx: factor, xy: 0, yx: 0, yy: factor)
      FT_Outline_Transform(outline, &matrix)
      FT_Outline_Translate(outline, FT_Pos(subpixelX * 16), FT_Pos(-subpixelY * 16))
      return Self.render(outline, in: library.handle)
    }
  }

  private static func render(
    _ outline: UnsafeMutablePointer<FT_Outline>, in library: FT_Library?
  ) -> GlyphMask? {
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
    FT_Outline_Translate(outline, -left * 64, -bottom * 64)
    var coverage = [UInt8](repeating: 0, count: width * height)
    let error = coverage.withUnsafeMutableBufferPointer { pixels in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = pixels.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, outline, &bitmap)
    }
    guard error == 0 else { return nil }
    return GlyphMask(left: left, top: -top, width: width, height: height, coverage: coverage)
  }

  /// The picture of a glyph in the largest strike, scaled to an em of 1.
  func picture(of glyph: UInt32) -> ColorGlyph? {
    let name = "glyph-\(glyph)"
    return withFace { face in
      let strikes = UnsafeBufferPointer(
        start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
      let best = strikes.indices.max { strikes[$0].y_ppem < strikes[$1].y_ppem }
      guard let best, strikes[best].y_ppem > 0, FT_Select_Size(face, FT_Int(best)) == 0,
        FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
      else { return nil }
      let slot = face.pointee.glyph.pointee
      guard slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
        let source = slot.bitmap.buffer
      else { return nil }
      let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for row in 0..<height {
        let start = source + row * Int(slot.bitmap.pitch)
        pixels.append(contentsOf: UnsafeBufferPointer(start: start, count: width * 4))
      }
      let em = CGFloat(strikes[best].y_ppem) / 64
      let frame = CGRect(
        x: CGFloat(slot.bitmap_left) / em, y: -CGFloat(slot.bitmap_top) / em,
        width: CGFloat(width) / em, height: CGFloat(height) / em)
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      return ColorGlyph(
        image: PixelImage(name: name, bitmap: bitmap, scale: 1), frame: frame)
    }
  }
}
