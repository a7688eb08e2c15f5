import CTintypeHarfBuzz
import CTintypeUnicode

/// Divides text into stretches that HarfBuzz can shape: one run, direction, script and face each.
struct Itemizer {
  /// A stretch that is ready for shaping.
  struct Stretch {
    /// The bytes.
    var bytes: Range<Int>
    /// The run.
    var run: Int
    /// The embedding level.
    var level: Int8
    /// The script.
    var script: hb_script_t
    /// The face.
    var face: FontFace
  }

  /// Whether another font than the system's draws a stretch of a run in the system font.
  func isFallback(_ stretch: Stretch) -> Bool {
    let own = faces[stretch.run]
    return own !== stretch.face && own.standIn != nil
  }

  /// How many characters in a row that nobody sees are shaped with one another.
  ///
  /// HarfBuzz looks past them for the next glyph, and does so from each of them: of a hundred thousand it
  /// would take minutes. No text that means something has more.
  static let mostInvisible = 64

  /// The attributes of the runs.
  let runs: [TextRun]
  /// The face that each run asks for.
  let faces: [FontFace]
  /// Where fallback faces come from.
  let fonts: FontStore
  /// A BCP 47 tag.
  let language: String

  /// The stretches of one paragraph and its embedding level.
  ///
  /// - Parameters:
  ///   - paragraph: bytes without a hard break.
  ///   - source: the text.
  ///   - graphemes: flags from `TextBoundaries.graphemes`, or nil for text that is all ASCII.
  /// - Returns: the stretches in the order of the text, the level of the paragraph, and, where there is
  ///   more than one level, the levels of the bytes.
  /// - Throws: `FontError`, where a fallback font is missing.
  func stretches(
    of paragraph: Range<Int>, in source: SpanSource, graphemes: [UInt8]?
  ) throws(FontError) -> (stretches: [Stretch], base: Int, levels: [Int8]?) {
    let scalars = Self.scalars(of: paragraph, in: source.bytes)
    let characters = scalars.map(\.value)
    var (levels, base) = (
      [Int8](repeating: 0, count: characters.count), source.base == 1 || source.base == -2 ? 1 : 0
    )
    if let given = source.levels {
      levels = scalars.map { given[$0.offset] }
      base = max(0, source.base)
    } else if base == 1 || characters.contains(where: { ctu_needs_bidi($0) }) {
      (levels, base) = TextBoundaries.bidiLevels(characters, base: source.base)
    }
    let scripts = ScriptRuns.resolve(characters)
    let runIndices = runIndices(scalars.map(\.offset), source)
    let faces = try chosenFaces(scalars, runIndices, graphemes)
    var result: [Stretch] = []
    var invisible = 0
    for i in scalars.indices {
      let end = i + 1 < scalars.count ? scalars[i + 1].offset : paragraph.upperBound
      invisible = ctu_is_ignorable(characters[i]) ? invisible + 1 : 0
      let isCut = invisible > Self.mostInvisible
      if isCut { invisible = 1 }
      if !isCut, let last = result.last, last.run == runIndices[i], last.level == levels[i],
        last.script == scripts[i], last.face === faces[i], runs[runIndices[i]].attachment == nil
      {
        result[result.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        result.append(
          Stretch(
            bytes: scalars[i].offset..<end, run: runIndices[i], level: levels[i],
            script: scripts[i],
            face: faces[i]))
      }
    }
    guard levels.contains(where: { Int($0) != base }) || base != 0 else { return (result, 0, nil) }
    return (result, base, Self.spread(levels, scalars, paragraph))
  }

  /// The usual case without any looking: plain letters of one run, left to right, of which there is one stretch; nil
  /// for others.
  func plainStretch(of paragraph: Range<Int>, in source: SpanSource) -> Stretch? {
    guard source.base == 0 || source.base == -1, source.levels == nil,
      let run = source.runs.first(where: { $0.end > paragraph.lowerBound }),
      run.end >= paragraph.upperBound, faces[run.run].coversASCII
    else { return nil }
    let face = faces[run.run]
    var hasLetter = false
    let isPlain = PlainText.visit(paragraph, of: source.bytes) { character in
      hasLetter = hasLetter || character.isLetter
      return character.value < 0x80 || face.covers(character.value)
    }
    // A right-to-left environment rules where no character is strong; here a letter would be.
    return isPlain
      ? Stretch(
        bytes: paragraph, run: run.run, level: 0,
        script: hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON, face: face) : nil
  }

  /// A character with the byte where it starts.
  typealias Scalar = (value: UInt32, offset: Int)

  /// Decodes UTF-8; a byte that does not belong becomes U+FFFD.
  static func scalars(of range: Range<Int>, in bytes: [UInt8]) -> [Scalar] {
    var result: [Scalar] = []
    result.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      let lead = bytes[at]
      let length = lead < 0x80 ? 1 : lead < 0xc0 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
      guard length > 0, at + length <= range.upperBound else {
        result.append((0xfffd, at))
        at += 1
        continue
      }
      var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7f >> UInt32(length))
      for i in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[at + i] & 0x3f) }
      result.append((value, at))
      at += length
    }
    return result
  }

  private func runIndices(_ offsets: [Int], _ source: SpanSource) -> [Int] {
    var run = 0
    return offsets.map { offset in
      while run < source.runs.count - 1, source.runs[run].end <= offset { run += 1 }
      return source.runs[run].run
    }
  }

  private static func spread(
    _ levels: [Int8], _ scalars: [Scalar], _ paragraph: Range<Int>
  ) -> [Int8] {
    var result: [Int8] = []
    result.reserveCapacity(paragraph.count)
    for i in scalars.indices {
      let end = i + 1 < scalars.count ? scalars[i + 1].offset : paragraph.upperBound
      for _ in scalars[i].offset..<end { result.append(levels[i]) }
    }
    return result
  }
}
