import CTintypeKernels
package import TintypeGeometry
import Synchronization

/// Writes a picture as a PNG file, strip by strip.
///
/// Strips may come in any order and from any number of threads at once; the file depends on the pixels alone, and is
/// that of ``PNGCodec/encode(_:isOpaque:scale:textChunks:goal:)``. Pixels are only kept as long as the form of the
/// file is not known: a picture of at most 256 colors is kept with one byte a pixel, another one not at all once its
/// colors are too many.
package final class PNGStripWriter: Sendable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// How many rows a strip has, which follows from the size of the picture; the last strip may have fewer.
  package let stripHeight: Int
  private let isOpaque: Bool
  private let state: Mutex<State>

  /// How far a strip has come.
  private enum Strip {
    case missing
    case retained(PNGRetainedStrip)
    /// Compressed in a form, which is told by its color type.
    case packed(PNGStream.Part, UInt8)
    /// In the file.
    case stored
  }

  private struct State: ~Copyable {
    var colors = PNGColors()
    /// The form of the file as far as it is known: pixels that are not opaque may still come as a surprise.
    var form: PNGForm?
    var strips: [Strip]
    /// Packers that nobody uses at the moment.
    var packers: [PNGStripPacker] = []
    /// The pixels as far as all strips from the top are compressed; nil once they were taken.
    var stored: PNGPixelBytes?
    /// How many strips these are.
    var storedCount = 0
    /// Their sum, Adler-32.
    var sum: UInt32 = 1
    /// What they took.
    var rows = (read: 0, repeated: 0)

    init(stripCount: Int, capacity: Int) {
      strips = Array(repeating: .missing, count: stripCount)
      stored = PNGPixelBytes(capacity: capacity)
      stored?.append(PNGStream.start)
    }

    /// Stores what is compressed, as far as nothing above is missing, or in another form than that of the file.
    mutating func store(_ form: PNGForm) {
      while storedCount < strips.count,
        case .packed(let part, form.colorType) = strips[storedCount]
      {
        stored?.append(part.bytes)
        sum = tintype_adler_joined(sum, part.sum, part.count)
        rows = (rows.read + part.rowsRead, rows.repeated + part.rowsRepeated)
        strips[storedCount] = .stored
        storedCount += 1
      }
    }

    /// The form of the file when all strips were added: from the top, in whatever order they were added.
    mutating func decidedForm(isOpaque: Bool) -> PNGForm {
      if let form { return form }
      var colors = PNGColors()
      for case .retained(let strip) in strips { colors.add(strip.colors) }
      let decided = colors.form(isOpaque: isOpaque)
      form = decided
      return decided
    }

    /// Takes a strip that is kept, or that was compressed without the alpha of a form; its taker has to compress it.
    ///
    /// - Returns: nil for none.
    mutating func takeUnfinished(_ form: PNGForm) -> (index: Int, strip: Strip)? {
      for (index, strip) in strips.enumerated() {
        switch strip {
        case .missing, .stored: continue
        case .packed(_, let type):
          // Somebody may still be about to compress without it, which must not take back what is done.
          guard form.colorType == 6, type == 2 else { continue }
        case .retained: break
        }
        strips[index] = .missing
        return (index, strip)
      }
      return nil
    }
  }

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - width: pixels across, at least one.
  ///   - height: pixels down, at least one.
  ///   - isOpaque: whether alpha is left out whatever it is.
  package init(width: Int, height: Int, isOpaque: Bool) {
    precondition(width > 0 && height > 0, "a PNG file has at least one pixel")
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    stripHeight = Self.stripHeight(width: width, height: height)
    // Of memory that is not used only the addresses are taken.
    state = Mutex(
      State(
        stripCount: (height + stripHeight - 1) / stripHeight,
        capacity: width * height * 3 / Self.leastCompression))
  }

  /// How many rows a strip has in pictures of a size: as many pixels as stay in the processor's cache.
  package static func stripHeight(width: Int, height: Int) -> Int {
    PNGStream.stripHeight(width: width, height: height)
  }

  /// To which part of its bytes a picture is thought to be compressed at least; that of views to a sixteenth or so.
  private static let leastCompression = 12

  /// How many strips there are.
  package var stripCount: Int { (height + stripHeight - 1) / stripHeight }

  /// The rows of the picture that a strip has.
  package func rows(ofStrip index: Int) -> Range<Int> {
    index * stripHeight..<min(height, (index + 1) * stripHeight)
  }

  /// Compresses a strip, or keeps its pixels as long as the form of the file is not known.
  ///
  /// - Parameters:
  ///   - index: which strip, from the top, each once.
  ///   - pixels: its pixels as in a ``Bitmap``, rows without padding; they are not needed
  ///     afterwards.
  ///   - repeats: rows of the strip, in order, that equal the row above them, without its first row; what stands
  ///     there is not read.
  package func add(
    strip index: Int, _ pixels: UnsafePointer<UInt32>, repeats: [Range<Int>] = []
  ) {
    let rows = rows(ofStrip: index)
    let strip = PNGPicture(pixels: pixels, width: width, height: rows.count, repeats: repeats)
    if let form = state.withLock({ $0.form }), form.isCertain(isOpaque: isOpaque) || strip.isOpaque
    {
      return pack(strip, index, form)
    }
    var retained = PNGRetainedStrip(strip)
    let colors = retained.colors
    let form = state.withLock { state in
      state.colors.add(colors)
      state.form = state.colors.likelyForm(isOpaque: isOpaque)
      return state.form
    }
    if let form {
      pack(strip, index, form)
      packRetained(form)
    } else {
      retained.keep(strip)
      state.withLock { [retained] in $0.strips[index] = .retained(retained) }
    }
  }

  /// Compresses what is still kept when all strips were added.
  ///
  /// ``finish(scale:textChunks:)`` does that too, on one thread; of a large picture of few colors all is kept, and
  /// threads share it that call this before, each of them once.
  package func compressRetained() {
    packRetained(state.withLock { $0.decidedForm(isOpaque: isOpaque) })
  }

  /// How many bytes of pixels are kept at the moment.
  var retainedBytes: Int {
    state.withLock { state in
      state.strips.reduce(0) { sum, strip in
        if case .retained(let retained) = strip { sum + retained.size } else { sum }
      }
    }
  }

  /// How many rows of those in the file were read to be compressed, and how many equal the one above, whether they
  /// were read or not.
  var rows: (read: Int, repeated: Int) { state.withLock { $0.rows } }

  /// Ends the picture when all strips were added.
  ///
  /// - Parameters:
  ///   - scale: pixels a point, stored as 72 times as many pixels an inch; nothing is stored at 1.
  ///   - textChunks: notes to store; keywords are cut to 79 Latin-1 characters.
  /// - Returns: the file.
  package func finish(
    scale: CGFloat, textChunks: [(keyword: String, text: String)] = []
  ) -> Data {
    finish(scale: scale, textChunks: textChunks, noteLevel: nil)
  }

  /// Ends the picture.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - textChunks: notes to store.
  ///   - noteLevel: how well long notes are compressed; nil for not at all.
  /// - Returns: the file.
  func finish(
    scale: CGFloat, textChunks: [(keyword: String, text: String)], noteLevel: Int32?
  ) -> Data {
    compressRetained()
    return state.withLock { state in
      let form = state.decidedForm(isOpaque: isOpaque)
      state.store(form)
      guard state.storedCount == stripCount, var pixels = state.stored.take() else {
        preconditionFailure("a strip is missing")
      }
      pixels.append(PNGStream.end(state.sum))
      return PNGCodec.file(
        width: width, height: height, form, pixels, scale: scale,
        textChunks: textChunks, noteLevel: noteLevel)
    }
  }

  private func pack(_ strip: PNGPicture, _ index: Int, _ form: PNGForm) {
    pack(index, form) { $0.part(strip, form, isLast: $1) }
  }

  /// Compresses what was kept, and once more what was compressed before a pixel that is not opaque was seen.
  private func packRetained(_ form: PNGForm) {
    while let (index, strip) = state.withLock({ $0.takeUnfinished(form) }) {
      switch strip {
      case .missing, .stored: continue
      case .retained(let retained): pack(index, form) { $0.part(retained, form, isLast: $1) }
      case .packed(let part, _):
        part.withPicture(width: width, height: rows(ofStrip: index).count) {
          pack($0, index, form)
        }
      }
    }
  }

  private func pack(
    _ index: Int, _ form: PNGForm, _ body: (PNGStripPacker, _ isLast: Bool) -> PNGStream.Part
  ) {
    let packer = state.withLock { $0.packers.popLast() } ?? PNGStripPacker()
    let part = body(packer, index == stripCount - 1)
    state.withLock { state in
      state.strips[index] = .packed(part, form.colorType)
      state.packers.append(packer)
      // Else alpha may still come as a surprise, and what has none is compressed once more.
      if form.isCertain(isOpaque: isOpaque) { state.store(form) }
    }
  }
}
