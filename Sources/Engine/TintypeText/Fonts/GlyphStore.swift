import CTintypeFreeType
import Synchronization

/// The shapes of a face's glyphs: outlines, coverage masks and color pictures, each made once.
///
/// FreeType is entered under one lock for the whole process, since its faces and its library are not
/// thread-safe; what has been made is kept under a lock of the face's own.
final class GlyphStore: Sendable {
  private struct MaskKey: Hashable {
    var glyph: UInt32
    var size: UInt64
    var phase: UInt8
  }

  private struct Caches {
    var outlines: [UInt32: Path] = [:]
    var outlineSteps = 0
    var pictures: [UInt32: ColorGlyph?] = [:]
    var masks: [MaskKey: GlyphMask?] = [:]
    var olderMasks: [MaskKey: GlyphMask?] = [:]
    var maskBytes = 0
  }

  /// The bytes of masks after which the older half is dropped; at most twice as many are held.
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

  /// The bytes of masks held at the moment, both generations.
  var heldMaskBytes: Int {
    caches.withLock { caches in
      (Array(caches.masks.values) + Array(caches.olderMasks.values)).reduce(0) {
        $0 + ($1?.coverage.count ?? 0)
      }
    }
  }

  /// The outline at a size of one em = 1, y downwards.
  func outline(of glyph: UInt32) -> Path {
    if let known = caches.withLock({ $0.outlines[glyph] }) { return known }
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
  func mask(of glyph: UInt32, pixelSize: CGFloat, phaseX: Int, phaseY: Int) -> GlyphMask? {
    let key = MaskKey(
      glyph: glyph, size: Double(pixelSize).bitPattern, phase: UInt8(phaseX & 3 | (phaseY & 3) << 2)
    )
    let known = caches.withLock { caches -> GlyphMask?? in
      if let mask = caches.masks[key] { return mask }
      guard let mask = caches.olderMasks[key] else { return nil }
      Self.insert(mask, for: key, in: &caches)
      return mask
    }
    if let known { return known }
    let mask = source.mask(
      of: glyph, pixelSize: pixelSize, phaseX: phaseX & 3, phaseY: phaseY & 3)
    caches.withLock { Self.insert(mask, for: key, in: &$0) }
    return mask
  }

  /// Two generations stand in for an order of use: what is asked for again moves to the younger one.
  private static func insert(_ mask: GlyphMask?, for key: MaskKey, in caches: inout Caches) {
    let bytes = (mask?.coverage.count ?? 0) + 96
    if caches.maskBytes + bytes > maskBudget {
      caches.olderMasks = caches.masks
      caches.masks = [:]
      caches.maskBytes = 0
    }
    caches.masks[key] = .some(mask)
    caches.maskBytes += bytes
  }

  /// The picture of a color glyph, or nil.
  func colorImage(of glyph: UInt32) -> ColorGlyph? {
    guard isBitmapFont else { return nil }
    if let known = caches.withLock({ $0.pictures[glyph] }) { return known }
    let picture = source.picture(of: glyph)
    caches.withLock { caches in
      if caches.pictures.count >= Self.pictureBudget { caches.pictures.removeAll() }
      caches.pictures[glyph] = .some(picture)
    }
    return picture
  }
}
