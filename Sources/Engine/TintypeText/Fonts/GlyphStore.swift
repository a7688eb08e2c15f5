import CTintypeFreeType
import Synchronization
import TintypeGeometry

/// The shapes of a face's glyphs: outlines, coverage masks and color pictures, each made once.
///
/// FreeType is entered under one lock for the whole process, since its faces and its library are not
/// thread-safe; what has been made is kept under a lock of the face's own.
final class GlyphStore: Sendable {
  private struct MaskKey: OpenTableKey {
    var glyph: UInt32
    var size: UInt64
    var subpixel: UInt8

    var tableHash: UInt64 { (UInt64(glyph) << 4 | UInt64(subpixel) ^ size.spread).spread }
  }

  private struct Caches {
    var outlines: [UInt32: Path] = [:]
    var outlineSteps = 0
    var pictures: [UInt32: ColorGlyph?] = [:]
    var masks = TwoGenerations<MaskKey, GlyphMask?>(budget: GlyphStore.maskBudget)
  }

  /// The bytes of masks in one generation.
  static let maskBudget = 2 << 20
  /// The steps of outlines, of 56 bytes each, after which the cache starts anew.
  static let outlineBudget = 200_000
  /// The pictures of color glyphs, of about 70 KB each, after which the cache starts anew.
  static let pictureBudget = 128

  private let source: FreeTypeFace
  private let caches = Mutex(Caches())

  /// Creates an empty store; the file is not opened until a shape is asked for.
  init(file: FontFile, index: Int, variations: [FontVariation], unitsPerEm: Int) {
    source = FreeTypeFace(
      file: file, index: index, variations: variations, unitsPerEm: unitsPerEm)
  }

  /// Whether the face has pictures instead of outlines.
  var isBitmapFont: Bool { source.isBitmapFont }

  /// What masks held at the moment take, in bytes: both generations.
  var heldMaskBytes: Int { caches.withLock { $0.masks.cost } }

  /// The outline at a size of one em = 1, y downwards.
  func outline(of glyph: UInt32) -> Path {
    if let cached = caches.withLock({ $0.outlines[glyph] }) { return cached }
    let path = source.outline(of: glyph)
    caches.withLock { caches in
      if caches.outlineSteps > Self.outlineBudget {
        caches.outlines.removeAll()
        caches.outlineSteps = 0
      }
      caches.outlines[glyph] = path
      caches.outlineSteps += path.elements.count
    }
    return path
  }

  /// The coverage at a size in pixels, shifted by quarters of a pixel; nil without ink.
  func mask(of glyph: UInt32, pixelSize: CGFloat, subpixelX: Int, subpixelY: Int) -> GlyphMask? {
    let key = MaskKey(
      glyph: glyph, size: Double(pixelSize).bitPattern,
      subpixel: UInt8(subpixelX & 3 | (subpixelY & 3) << 2)
    )
    if let cached = caches.withLock({ $0.masks.value(for: key) }) { return cached }
    let mask = source.mask(
      of: glyph, pixelSize: pixelSize, subpixelX: subpixelX & 3, subpixelY: subpixelY & 3)
    caches.withLock {
      $0.masks.insert(mask, for: key, cost: (mask?.coverage.count ?? 0) + 96)
    }
    return mask
  }

  /// The picture of a color glyph, or nil.
  func colorImage(of glyph: UInt32) -> ColorGlyph? {
    guard isBitmapFont else { return nil }
    if let cached = caches.withLock({ $0.pictures[glyph] }) { return cached }
    let picture = source.picture(of: glyph)
    caches.withLock { caches in
      if caches.pictures.count >= Self.pictureBudget { caches.pictures.removeAll() }
      caches.pictures[glyph] = .some(picture)
    }
    return picture
  }
}
