import CTintypeHarfBuzz
import Synchronization
import TintypeGeometry

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
    let face: FontFace
    let script: hb_script_t
    let language: OpaquePointer?
    /// Whether it stands among ASCII alone: then fewer rules are looked at, also across its joints.
    let isASCII: Bool

    /// Scripts without rules that reach over a space before any lookup of the font runs.
    private static let simpleScripts: Set<UInt32> = [
      HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_LATIN.rawValue, HB_SCRIPT_GREEK.rawValue,
      HB_SCRIPT_CYRILLIC.rawValue,
    ]

    /// The features that are off.
    var features: [hb_feature_t] { isASCII ? face.asciiFeatures : face.features }

    /// Creates a context; nil for a script whose words are not kept.
    init?(face: FontFace, script: hb_script_t, language: OpaquePointer?, isASCII: Bool) {
      guard Self.simpleScripts.contains(script.rawValue) else { return nil }
      self.isASCII = isASCII
      self.face = face
      self.script = script
      self.language = language
    }
  }

  /// Where the glyphs of a word are.
  struct Word {
    /// The place of the first glyph.
    var first: Int32 = 0
    /// How many glyphs there are.
    var count: Int32 = 0
    /// How many bytes there are.
    var length: Int32
    /// Whether the word was shaped; what follows is false before.
    var isShaped = false
    /// Whether the glyphs are those of the word alone and none is missing.
    var isUsable = false
    var joinsBefore = false
    var joinsAfter = false
  }

  private struct State {
    /// The table is asked for every word of every text, and only ever grows to its bound.
    var table = OpenTable<WordKey, Word>(minimumCapacity: 512)
    /// Fonts, scripts and languages, told apart by their addresses: each is kept for as long as the library that
    /// owns the words.
    var contexts: [(font: UInt, language: UInt, script: UInt32, isASCII: Bool)] = []
    /// The glyphs of all words, and whether a break before the glyph's cluster is unsafe.
    var glyphs: [(glyph: ShapedSpan.Glyph, isUnsafe: Bool)] = []
    /// The indices of the words of the text at hand.
    var row: [Int] = []

    /// The number of a context, of which there are few.
    mutating func entry(of context: Context) -> UInt32 {
      let (font, language, script) = (
        UInt(bitPattern: context.face.font), UInt(bitPattern: context.language),
        context.script.rawValue
      )
      for index in contexts.indices
      where contexts[index].font == font && contexts[index].language == language
        && contexts[index].script == script && contexts[index].isASCII == context.isASCII
      {
        return UInt32(index)
      }
      contexts.append((font, language, script, context.isASCII))
      return UInt32(contexts.count - 1)
    }

    /// Removes all words; the capacity stays.
    mutating func removeAll() {
      table.removeAll()
      contexts.removeAll(keepingCapacity: true)
      glyphs.removeAll(keepingCapacity: true)
    }
  }

  /// More words than these, of all fonts, are those of a book: all start anew.
  private static let capacity = 4096
  private let state = Mutex(State())

  /// The words that are known.
  var count: Int { state.withLock { $0.table.count } }

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
      if state.table.count > Self.capacity { state.removeAll() }
      let isFound = span.bytes.withUnsafeBufferPointer { bytes in
        let text = UnsafeBufferPointer(rebasing: bytes[stretch])
        return Self.divide(text, first: stretch.lowerBound, graphemes, context, in: &state)
          && Self.complete(text, context, buffer, in: &state)
      }
      return isFound ? Self.join(state, first: stretch.lowerBound, to: &span) : nil
    }
  }

  /// Puts the words of a stretch into the row; false where they cannot be told apart or joined.
  private static func divide(
    _ bytes: UnsafeBufferPointer<UInt8>, first: Int, _ graphemes: [UInt8]?, _ context: Context,
    in state: inout State
  ) -> Bool {
    let context = state.entry(of: context)
    state.row.removeAll(keepingCapacity: true)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x20 { end += 1 }
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end - start <= WordKey.capacity, state.table.count < 2 * Self.capacity else {
        return false
      }
      // A mark at the start of a word would belong to the space.
      if start > 0, let graphemes, graphemes[first + start] == 0 { return false }
      let key = WordKey(UnsafeBufferPointer(rebasing: bytes[start..<end]), context: context)
      state.row.append(
        state.table.index(of: key) { Word(length: Int32(key.count)) })
      guard canJoin(state.row.count - 1, in: state) else { return false }
      start = end
    }
    return true
  }

  /// Whether a word of the row can stand behind the one before it, as far as both are shaped.
  private static func canJoin(_ index: Int, in state: borrowing State) -> Bool {
    let word = state.table[index: state.row[index]]
    guard word.isShaped else { return true }
    guard word.isUsable else { return false }
    guard index > 0 else { return true }
    guard word.joinsBefore else { return false }
    let before = state.table[index: state.row[index - 1]]
    return !before.isShaped || before.joinsAfter
  }

  /// Shapes the words of the row that were not; false where they cannot be joined.
  private static func complete(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: Context, _ buffer: OpaquePointer?,
    in state: inout State
  ) -> Bool {
    let missing = state.row.count { !state.table[index: $0].isShaped }
    guard missing > 0 else { return true }
    // Where half of the words are new, all are shaped at once.
    if missing > 1, missing * 2 >= state.row.count { shapeRow(bytes, context, buffer, in: &state) }
    var start = 0
    for (index, entry) in state.row.enumerated() {
      let end = start + Int(state.table[index: entry].length)
      if !state.table[index: entry].isShaped {
        shape(
          UnsafeBufferPointer(rebasing: bytes[start..<end]), as: entry, context, buffer,
          in: &state)
      }
      guard canJoin(index, in: state) else { return false }
      start = end
    }
    return true
  }

  /// Shapes a word, and keeps its glyphs.
  private static func shape(
    _ piece: UnsafeBufferPointer<UInt8>, as entry: Int, _ context: Context,
    _ buffer: OpaquePointer?, in state: inout State
  ) {
    let row = ShapedRow(piece, context, buffer)
    state.table[index: entry].isShaped = true
    guard row.isAlone else { return }
    keep(row, 0..<row.count, start: 0, as: entry, in: &state)
    state.table[index: entry].joinsBefore = row.joins(at: 0)
    state.table[index: entry].joinsAfter = row.joins(at: row.count)
  }

  /// Shapes the whole row, and keeps the glyphs of its words up to the first joint that a rule looked across.
  ///
  /// What stands between two positions that no rule looked across is what shaping it alone gives.
  private static func shapeRow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: Context, _ buffer: OpaquePointer?,
    in state: inout State
  ) {
    let shaped = ShapedRow(bytes, context, buffer)
    guard shaped.isAlone else { return }
    var (byte, first) = (0, 0)
    for entry in state.row {
      let end = byte + Int(state.table[index: entry].length)
      var glyph = first
      while glyph < shaped.count, shaped.cluster(of: glyph) < end { glyph += 1 }
      let isJoint = glyph == shaped.count || shaped.cluster(of: glyph) == end
      guard isJoint, shaped.joins(at: glyph), glyph > first else { return }
      if !state.table[index: entry].isShaped {
        keep(shaped, first..<glyph, start: byte, as: entry, in: &state)
        state.table[index: entry].joinsBefore = first > 0 || shaped.joins(at: 0)
        state.table[index: entry].joinsAfter = true
      }
      (byte, first) = (end, glyph)
    }
  }

  /// Keeps some of the glyphs as those of a word that begins at a byte.
  private static func keep(
    _ row: ShapedRow, _ glyphs: Range<Int>, start: Int, as entry: Int, in state: inout State
  ) {
    state.table[index: entry].first = Int32(state.glyphs.count)
    state.table[index: entry].count = Int32(glyphs.count)
    state.table[index: entry].isShaped = true
    state.table[index: entry].isUsable = true
    for index in glyphs {
      var glyph = row.glyph(index)
      glyph.cluster -= Int32(start)
      state.glyphs.append((glyph, row.isUnsafeToBreak(at: index)))
    }
  }

  /// Adds the glyphs and clusters of the row to a span, and returns their advance.
  private static func join(
    _ state: borrowing State, first: Int, to span: inout ShapedSpan
  ) -> Int64 {
    let count = state.row.reduce(0) { $0 + Int(state.table[index: $1].count) }
    var units: Int64 = 0
    var clusters: [ShapedSpan.Cluster] = []
    // Room is made once and filled through pointers: this runs for every glyph of every text.
    let glyphs = [ShapedSpan.Glyph](unsafeUninitializedCapacity: count) { glyphs, filled in
      // With space for the end of the text.
      clusters = [ShapedSpan.Cluster](unsafeUninitializedCapacity: count + 1) { clusters, end in
        var start = Int32(first)
        for entry in state.row {
          let word = state.table[index: entry]
          var last: Int32 = -1
          for index in Int(word.first)..<Int(word.first + word.count) {
            var (glyph, isUnsafe) = state.glyphs[index]
            glyph.cluster += start
            if glyph.cluster != last {
              last = glyph.cluster
              clusters.initializeElement(
                at: end,
                to: ShapedSpan.Cluster(start: last, units: units, isUnsafe: isUnsafe))
              end += 1
            } else if isUnsafe {
              clusters[end - 1].isUnsafe = true
            }
            units += Int64(glyph.advance)
            glyphs.initializeElement(at: filled, to: glyph)
            filled += 1
          }
          start += word.length
        }
      }
    }
    if span.glyphs.isEmpty { span.glyphs = glyphs } else { span.glyphs += glyphs }
    if span.clusters.isEmpty { span.clusters = clusters } else { span.clusters += clusters }
    return units
  }
}
