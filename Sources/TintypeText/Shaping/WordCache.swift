import CTintypeHarfBuzz
import Synchronization

/// Words that were shaped before, in font units, for texts of any size.
///
/// A text is a row of words, and most of them have been seen. Shaping them apart gives the glyphs of
/// shaping them together only where nothing in the font looks across their joint. HarfBuzz tells: a word
/// is shaped with one more space behind it, and the flag `UNSAFE_TO_CONCAT` of that space, and of the
/// first glyph of the next word, say whether some rule looked, even in vain. Two pieces that are both
/// clear of it may be put side by side, by HarfBuzz's contract; where one is not, nothing is answered,
/// and the whole text is shaped.
final class WordCache: Sendable {
  /// What the glyphs of a word depend on besides its bytes; features are those of the font.
  struct Context {
    fileprivate let face: FontFace
    fileprivate let script: hb_script_t
    fileprivate let language: OpaquePointer?

    /// Scripts without rules that reach over a space before any lookup of the font runs.
    private static let simpleScripts: Set<UInt32> = [
      HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_LATIN.rawValue, HB_SCRIPT_GREEK.rawValue,
      HB_SCRIPT_CYRILLIC.rawValue,
    ]

    /// Creates a context; nil for a script whose words are not kept.
    init?(face: FontFace, script: hb_script_t, language: OpaquePointer?) {
      guard Self.simpleScripts.contains(script.rawValue) else { return nil }
      self.face = face
      self.script = script
      self.language = language
    }
  }

  /// The bytes of a word with the spaces after it, packed, and its context.
  ///
  /// Fonts are told apart by their addresses: each is kept for as long as the library that owns the words.
  private struct Key: Hashable {
    /// Longer words are rare, and texts with them are shaped whole.
    static let capacity = 24

    private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    /// The bytes: the last ones may be zero.
    private let count: UInt32
    private let script: UInt32
    private let font: UInt
    private let language: UInt

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ context: Context) {
      count = UInt32(bytes.count)
      script = context.script.rawValue
      font = UInt(bitPattern: context.face.font)
      language = UInt(bitPattern: context.language)
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
    }

    static func == (a: Key, b: Key) -> Bool {
      a.words == b.words && a.count == b.count && a.font == b.font && a.script == b.script
        && a.language == b.language
    }

    func hash(into hasher: inout Hasher) {
      let context = UInt64(font) &* 961 &+ UInt64(language) &* 31 &+ UInt64(script)
      hasher.combine(
        words.0 &* 0x9E37_79B9_7F4A_7C15 ^ words.1 &* 0xC2B2_AE3D_27D4_EB4F
          ^ words.2 &* 0x1656_67B1_9E37_79F9 ^ context)
    }
  }

  /// Where the glyphs of a word are.
  private struct Word {
    var first: Int
    var count: Int
    var length: Int
    var units: Int64
    /// Whether the glyphs are those of the word alone and none is missing.
    var isUsable: Bool
    var joinsBefore: Bool
    var joinsAfter: Bool
  }

  private struct State {
    var words: [Key: Word] = [:]
    var glyphs: [ShapedSpan.Glyph] = []
    /// Whether a break before the glyph's cluster is unsafe, for each glyph.
    var isUnsafe: [Bool] = []
    /// The words of the text at hand; kept for its memory.
    var row: [Word] = []
  }

  /// More words than these, of all fonts, are those of a book: all start anew.
  private static let capacity = 8192
  private let state = Mutex(State())

  /// The words that are known.
  var count: Int { state.withLock { $0.words.count } }

  /// Adds the glyphs and clusters of a stretch, if its words can be put side by side.
  ///
  /// - Parameters:
  ///   - stretch: the bytes, left to right.
  ///   - graphemes: flags from `TextBoundaries.graphemes`, or nil for text that is all ASCII.
  ///   - context: font, script and language.
  ///   - buffer: a buffer to shape new words with.
  ///   - span: the span whose bytes these are.
  /// - Returns: the advance of all, in font units; nil where the stretch has to be shaped whole.
  func append(
    _ stretch: Range<Int>, graphemes: [UInt8]?, context: Context, buffer: OpaquePointer?,
    to span: inout ShapedSpan
  ) -> Int64? {
    state.withLock { state in
      if state.words.count > Self.capacity { state = State() }
      let isFound = span.bytes.withUnsafeBufferPointer { bytes in
        Self.find(
          UnsafeBufferPointer(rebasing: bytes[stretch]), first: stretch.lowerBound,
          graphemes: graphemes, context: context, buffer: buffer, in: &state)
      }
      return isFound ? Self.join(state, first: stretch.lowerBound, to: &span) : nil
    }
  }

  /// Puts the words of a stretch into the row; false where they cannot be joined.
  private static func find(
    _ bytes: UnsafeBufferPointer<UInt8>, first: Int, graphemes: [UInt8]?, context: Context,
    buffer: OpaquePointer?, in state: inout State
  ) -> Bool {
    state.row.removeAll(keepingCapacity: true)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x20 { end += 1 }
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end - start <= Key.capacity, state.words.count <= 2 * Self.capacity else {
        return false
      }
      // A mark at the start of a word would belong to the space.
      if start > 0, let graphemes, graphemes[first + start] == 0 { return false }
      let piece = UnsafeBufferPointer(rebasing: bytes[start..<end])
      let key = Key(piece, context)
      let word: Word
      if let known = state.words[key] {
        word = known
      } else {
        word = Self.shape(piece, context, buffer, in: &state)
        state.words[key] = word
      }
      guard word.isUsable, start == 0 || (word.joinsBefore && state.row.last?.joinsAfter == true)
      else { return false }
      state.row.append(word)
      start = end
    }
    return true
  }

  /// Shapes a word, and keeps its glyphs.
  private static func shape(
    _ piece: UnsafeBufferPointer<UInt8>, _ context: Context, _ buffer: OpaquePointer?,
    in state: inout State
  ) -> Word {
    hb_buffer_reset(buffer)
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: piece.count + 1) { text in
      for index in piece.indices { text[index] = CChar(bitPattern: piece[index]) }
      text[piece.count] = 0x20
      hb_buffer_add_utf8(
        buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, context.script)
    hb_buffer_set_language(buffer, context.language)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    let features = context.face.features
    hb_shape(context.face.font, buffer, features, UInt32(features.count))
    var total: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &total)
    let positions = hb_buffer_get_glyph_positions(buffer, &total)
    var word = Word(
      first: state.glyphs.count, count: Int(total) - 1, length: piece.count, units: 0,
      isUsable: false, joinsBefore: false, joinsAfter: false)
    guard let infos, let positions, word.count > 0 else { return word }
    let isAlone =
      infos[word.count].cluster == piece.count && infos[word.count - 1].cluster < piece.count
    let ids = UnsafeBufferPointer(start: infos, count: word.count)
    word.isUsable = isAlone && ids.allSatisfy { $0.codepoint != 0 }
    guard word.isUsable else { return word }
    let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue
    word.joinsBefore = infos[0].mask & unsafe == 0
    word.joinsAfter = infos[word.count].mask & unsafe == 0
    for index in 0..<word.count {
      let glyph = ShapedSpan.Glyph(infos[index], positions[index], of: context.face)
      state.glyphs.append(glyph)
      state.isUnsafe.append(infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
      word.units += Int64(glyph.advance)
    }
    return word
  }

  /// Adds the glyphs and clusters of the row to a span, and returns their advance.
  private static func join(_ state: State, first: Int, to span: inout ShapedSpan) -> Int64 {
    let count = state.row.reduce(0) { $0 + $1.count }
    var units: Int64 = 0
    var glyphs: [ShapedSpan.Glyph] = []
    glyphs.reserveCapacity(count)
    // With room for the end of the text.
    var clusters: [ShapedSpan.Cluster] = []
    clusters.reserveCapacity(count + 1)
    var start = Int32(first)
    for word in state.row {
      var last: Int32 = -1
      for index in word.first..<(word.first + word.count) {
        var glyph = state.glyphs[index]
        glyph.cluster += start
        if glyph.cluster != last {
          last = glyph.cluster
          clusters.append(
            ShapedSpan.Cluster(start: last, units: units, isUnsafe: state.isUnsafe[index]))
        } else if state.isUnsafe[index] {
          clusters[clusters.count - 1].isUnsafe = true
        }
        units += Int64(glyph.advance)
        glyphs.append(glyph)
      }
      start += Int32(word.length)
    }
    if span.glyphs.isEmpty { span.glyphs = glyphs } else { span.glyphs += glyphs }
    if span.clusters.isEmpty { span.clusters = clusters } else { span.clusters += clusters }
    return units
  }
}
