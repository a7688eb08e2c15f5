import CTintypeUnicode

extension Itemizer {
  /// The face for each character; all characters of a grapheme cluster get the same.
  ///
  /// - Parameters:
  ///   - scalars: the characters with their offsets.
  ///   - runs: the run of each character.
  ///   - graphemes: flags by byte; nil where each character stands alone.
  /// - Returns: a face for each character.
  /// - Throws: `FontError`, where a fallback font is missing.
  func chosenFaces(
    _ scalars: [Scalar], _ runs: [Int], _ graphemes: [UInt8]?
  ) throws(FontError) -> [FontFace] {
    var result: [FontFace] = []
    result.reserveCapacity(scalars.count)
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, let graphemes, graphemes[scalars[end].offset] == 0 { end += 1 }
      let face = try face(for: scalars[start..<end], run: runs[start])
      for _ in start..<end { result.append(face) }
      start = end
    }
    return result
  }

  private func face(for cluster: ArraySlice<Scalar>, run: Int) throws(FontError) -> FontFace {
    let wanted = faces[run]
    let characters = cluster.lazy.map(\.value)
    guard let first = characters.first else { return wanted }
    if Self.isEmoji(cluster) {
      let emoji = try fonts.emojiFace()
      if emoji.covers(first) { return emoji }
    }
    // Controls, joiners and variation selectors need no glyph of their own.
    let visible = characters.filter { $0 >= 0x20 && !ctu_is_ignorable($0) && $0 != 0xfffc }
    guard let missing = visible.first(where: { !wanted.covers($0) }) else { return wanted }
    // `Rules/Shaping-and-Drawing#Fonts-and-fallback`: what the font lacks and can be an emoji is one.
    if ctu_is_emoji(first), !cluster.contains(where: { $0.value == 0xfe0e }) {
      let emoji = try fonts.emojiFace()
      if emoji.covers(first) { return emoji }
    }
    let request = runs[run].font
    if let face = try fonts.fallback(for: missing, request: request, language: language),
      face.covers(first) || wanted.covers(first) == false
    {
      return face
    }
    return wanted
  }

  /// Whether a cluster is to be shown in color: by its own presentation, or by a selector, a skin tone or a joiner.
  private static func isEmoji(_ cluster: ArraySlice<Scalar>) -> Bool {
    guard let first = cluster.first?.value, first >= 0x23, ctu_is_emoji(first) else { return false }
    if cluster.count > 1 {
      if cluster.contains(where: { $0.value == 0xfe0e }) { return false }
      if cluster.contains(where: { $0.value == 0xfe0f || $0.value == 0x20e3 }) { return true }
    }
    return ctu_is_emoji_presentation(first)
  }
}
