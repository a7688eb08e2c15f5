import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// The masks of a plan's glyphs, found without asking a font twice and without a lock.
struct PlannedMasks: Sendable {
  /// A font at a size.
  private struct FontSize: Hashable {
    var font: ObjectIdentifier
    var pixelSize: CGFloat
  }

  /// A glyph of a font at its size, shifted by quarters of a pixel.
  private struct Key: OpenTableKey {
    private let bits: UInt64
    var tableHash: UInt64 { bits.spread }

    init(_ glyph: UInt32, font: Int, phase: Int) {
      bits = UInt64(font) << 36 | UInt64(glyph) << 4 | UInt64(phase)
    }
  }

  /// A mask relative to its pen's pixel; without pixels for a glyph without ink.
  private struct Mask {
    /// The index of its first byte.
    var offset: UInt32 = 0
    var left: Int32 = 0
    var top: Int32 = 0
    var width: UInt16 = 0
    var height: UInt16 = 0
  }

  private var masks = OpenTable<Key, Mask>()
  /// The indices of fonts at their sizes, and the last one: mostly the next run has it, too.
  private var fonts: [FontSize: Int] = [:]
  private var lastFont: (size: FontSize, index: Int)?

  /// Adds the masks of a run to those of a plan.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - color: its color.
  ///   - state: what surrounds it.
  ///   - plan: where the masks go.
  /// - Returns: the indices of the masks, and the rows that they touch; nil where nothing shows.
  mutating func add(
    _ run: GlyphRun, _ color: RGBA, _ state: CairoPainter.State, to plan: inout DrawingPlan
  ) -> (masks: Range<Int>, rows: Range<Int>)? {
    guard color.pixel >> 24 > 0, run.hasDrawableSize else { return nil }
    let pixelSize = run.size * state.transform.a
    let font = index(of: FontSize(font: ObjectIdentifier(run.font), pixelSize: pixelSize))
    let start = plan.masks.count
    var (top, bottom) = (Int32.max, Int32.min)
    GlyphPlacement.forEachOrigin(of: run, state.transform) { glyph, quarterX, quarterY in
      let (subpixelX, subpixelY) = (quarterX & 3, quarterY & 3)
      let index = masks.index(of: Key(glyph, font: font, phase: subpixelX | subpixelY << 2)) {
        let found = run.font.mask(
          of: glyph, pixelSize: pixelSize, subpixelX: subpixelX, subpixelY: subpixelY)
        guard let found else { return Mask() }
        plan.coverage += found.coverage
        return Mask(
          offset: UInt32(plan.coverage.count - found.coverage.count), left: Int32(found.left),
          top: Int32(found.top), width: UInt16(found.width), height: UInt16(found.height))
      }
      let mask = masks[index: index]
      guard mask.height > 0 else { return }
      let (x, y) = (Int32(quarterX >> 2) + mask.left, Int32(quarterY >> 2) + mask.top)
      (top, bottom) = (min(top, y), max(bottom, y + Int32(mask.height)))
      plan.masks.append(
        tintype_placed_mask(
          offset: mask.offset, x: x, y: y, width: mask.width, height: mask.height))
    }
    let (first, last) = (max(Int(top), state.clip.y0), min(Int(bottom), state.clip.y1))
    guard first < last else {
      plan.masks.removeLast(plan.masks.count - start)
      return nil
    }
    return (start..<plan.masks.count, first..<last)
  }

  private mutating func index(of size: FontSize) -> Int {
    if let lastFont, lastFont.size == size { return lastFont.index }
    var index = fonts.count
    if let cached = fonts[size] { index = cached } else { fonts[size] = index }
    lastFont = (size, index)
    return index
  }
}
