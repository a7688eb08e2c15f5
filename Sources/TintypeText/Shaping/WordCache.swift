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
    let face: FontFace
    let script: hb_script_t
    let language: OpaquePointer?

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

  /// Where the glyphs of a word are.
  struct Word {
    var first: Int
    var count: Int
    var length: Int
    var units: Int64
    /// Whether the glyphs are those of the word alone and none is missing.
    var isUsable: Bool
    var joinsBefore: Bool
    var joinsAfter: Bool
  }

  /// A word of the text at hand: its bytes in the stretch, and its number in the table.
  private struct Piece {
    var bytes: Range<Int>
    var key: WordTable.Key
    /// Nil while the word is not known.
    var number: Int?
  }

  private struct State {
    var words = WordTable()
    var glyphs: [ShapedSpan.Glyph] = []
    /// Whether a break before the glyph's cluster is unsafe, for each glyph.
    var isUnsafe: [Bool] = []
    /// The words of the text at hand; kept for its memory.
    var row: [Piece] = []

    /// Begins anew; the memory stays, which costs less than asking the system for it again.
    mutating func removeAll() {
      words.removeAll()
      glyphs.removeAll(keepingCapacity: true)
      isUnsafe.removeAll(keepingCapacity: true)
    }
  }

  /// More words than these, of all fonts, are those of a book: all start anew.
  private static let capacity = 4096
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
      if state.words.count > Self.capacity { state.removeAll() }
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
    state.row.removeAll(keepingCapacity: true)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x20 { end += 1 }
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end - start <= WordTable.Key.capacity else { return false }
      // A mark at the start of a word would belong to the space.
      if start > 0, let graphemes, graphemes[first + start] == 0 { return false }
      let key = WordTable.Key(UnsafeBufferPointer(rebasing: bytes[start..<end]), context)
      let number = state.words.number(of: key)
      state.row.append(Piece(bytes: start..<end, key: key, number: number))
      if number != nil, !canJoin(state.row.count - 1, in: state) { return false }
      start = end
    }
    return true
  }

  /// Whether a word of the row can stand behind the one before it, as far as both are known.
  private static func canJoin(_ place: Int, in state: State) -> Bool {
    guard let number = state.row[place].number else { return true }
    let word = state.words[number]
    guard word.isUsable else { return false }
    guard place > 0 else { return true }
    guard word.joinsBefore else { return false }
    return state.row[place - 1].number.map { state.words[$0].joinsAfter } ?? true
  }

  /// Shapes the words of the row that are not known; false where they cannot be joined.
  private static func complete(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: Context, _ buffer: OpaquePointer?,
    in state: inout State
  ) -> Bool {
    let missing = state.row.count { $0.number == nil }
    guard missing > 0 else { return true }
    guard state.words.count + missing <= 2 * Self.capacity else { return false }
    // One shaping of all costs less than several of a few letters each.
    if missing > 1, missing * 2 >= state.row.count, shapeRow(bytes, context, buffer, in: &state) {
      return true
    }
    for place in state.row.indices where state.row[place].number == nil {
      let piece = state.row[place]
      // The word may stand in the row a second time.
      let number =
        state.words.number(of: piece.key)
        ?? shape(
          UnsafeBufferPointer(rebasing: bytes[piece.bytes]), as: piece.key, context, buffer,
          in: &state)
      state.row[place].number = number
      guard canJoin(place, in: state) else { return false }
    }
    return state.row.indices.allSatisfy { canJoin($0, in: state) }
  }

  /// Shapes a word, and keeps its glyphs.
  private static func shape(
    _ piece: UnsafeBufferPointer<UInt8>, as key: WordTable.Key, _ context: Context,
    _ buffer: OpaquePointer?, in state: inout State
  ) -> Int {
    let row = ShapedRow(piece, context, buffer)
    var word = Word(
      first: state.glyphs.count, count: row.count, length: piece.count, units: 0,
      isUsable: false, joinsBefore: false, joinsAfter: false)
    if row.isAlone {
      word.joinsBefore = row.joins(at: 0)
      word.joinsAfter = row.joins(at: row.count)
      append(row, 0..<row.count, start: 0, context, to: &state, &word)
    }
    return state.words.insert(word, for: key)
  }

  /// Shapes the whole row, and keeps the glyphs of those words that were not known.
  ///
  /// What stands between two places that no rule looked across is what shaping it alone gives.
  ///
  /// - Returns: false where a rule looked across the joint of two words, or a glyph is missing.
  private static func shapeRow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: Context, _ buffer: OpaquePointer?,
    in state: inout State
  ) -> Bool {
    let shaped = ShapedRow(bytes, context, buffer)
    guard shaped.isAlone, shaped.joins(at: shaped.count) else { return false }
    // Where the glyphs of each word end.
    var ends: [Int] = []
    ends.reserveCapacity(state.row.count)
    var glyph = 0
    for piece in state.row {
      while glyph < shaped.count, shaped.cluster(of: glyph) < piece.bytes.upperBound { glyph += 1 }
      let isJoint = glyph == shaped.count || shaped.cluster(of: glyph) == piece.bytes.upperBound
      guard isJoint, shaped.joins(at: glyph), glyph > (ends.last ?? 0) else { return false }
      ends.append(glyph)
    }
    var start = 0
    for (place, end) in ends.enumerated() {
      defer { start = end }
      guard state.row[place].number == nil else { continue }
      let piece = state.row[place]
      if let known = state.words.number(of: piece.key) {
        state.row[place].number = known
        continue
      }
      var word = Word(
        first: state.glyphs.count, count: end - start, length: piece.bytes.count, units: 0,
        isUsable: false, joinsBefore: start > 0 || shaped.joins(at: 0), joinsAfter: true)
      append(shaped, start..<end, start: piece.bytes.lowerBound, context, to: &state, &word)
      state.row[place].number = state.words.insert(word, for: piece.key)
    }
    return state.row.indices.allSatisfy { canJoin($0, in: state) }
  }

  /// Keeps some of the glyphs as those of a word that begins at a byte.
  private static func append(
    _ row: ShapedRow, _ glyphs: Range<Int>, start: Int, _ context: Context, to state: inout State,
    _ word: inout Word
  ) {
    word.isUsable = true
    for index in glyphs {
      var glyph = row.glyph(index, of: context.face)
      glyph.cluster -= Int32(start)
      state.glyphs.append(glyph)
      state.isUnsafe.append(row.isUnsafeToBreak(at: index))
      word.units += Int64(glyph.advance)
    }
  }

  /// Adds the glyphs and clusters of the row to a span, and returns their advance.
  private static func join(_ state: State, first: Int, to span: inout ShapedSpan) -> Int64 {
    let row = state.row.compactMap { piece in piece.number.map { state.words[$0] } }
    let count = row.reduce(0) { $0 + $1.count }
    var units: Int64 = 0
    var glyphs: [ShapedSpan.Glyph] = []
    glyphs.reserveCapacity(count)
    // With room for the end of the text.
    var clusters: [ShapedSpan.Cluster] = []
    clusters.reserveCapacity(count + 1)
    var start = Int32(first)
    for word in row {
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
