import CTintypeHarfBuzz

/// What makes a free face take the place of one of Apple's system fonts: `Rules/System-Font`.
struct StandIn: Hashable, Sendable {
  /// The design that the face stands in for.
  let design: FontRequest.Design
  /// Whether the face is the one for other widths than the normal one, which only the plain design has.
  var hasOtherWidth = false
  /// The face of San Francisco whose widths it takes over; nil where these are not known.
  var master: SystemFontMaster?

  /// San Francisco's measures of a line, which all system designs and weights share.
  ///
  /// Recorded from iOS: `Rules/System-Font#Lines`. The x height is that of no face and never used.
  static let line = FontMetrics(
    unitsPerEm: 2048, ascent: 1950, descent: 494, lineGap: 0, capHeight: 1443, xHeight: 1078)

  /// The units of an em in which the face is shaped: `Rules/System-Font#Widths`.
  ///
  /// The least in which those of the tables and of either face are whole, so that no width is rounded.
  static let unitsPerEm = 22_528

  /// The features that a system design leaves off, though the free face has them on.
  ///
  /// Contextual alternates and the ligatures of programmers' fonts draw other characters than were written:
  /// `Rules/System-Font#Characters`.
  var disabledFeatures: [OpenTypeTag] {
    switch design {
    case .serif: [.contextualAlternates]
    case .default, .rounded, .monospaced:
      [.contextualAlternates, .standardLigatures, .contextualLigatures]
    }
  }

  /// The position on the width axis of Roboto Flex where texts are about as wide as is asked:
  /// `Rules/System-Font#Designs`.
  ///
  /// - Parameter width: in percent of the normal one; 60, 80 and 120 are Apple's compressed, condensed and
  ///   expanded.
  /// - Returns: a value of the axis, perhaps outside of it.
  static func axisWidth(for width: CGFloat) -> CGFloat {
    width < 100 ? 100 - (100 - width) * 75 / 40 : 100 + (width - 100) * 51 / 20
  }

  /// Brings the glyphs of Hangul to Apple's widths, which are 0.94 of Noto's: `Rules/System-Font#Other-scripts`.
  ///
  /// - Parameters:
  ///   - positions: the positions of shaped glyphs.
  ///   - count: how many there are.
  static func moveTogether(
    _ positions: UnsafeMutablePointer<hb_glyph_position_t>, count: Int
  ) {
    for index in 0..<count {
      let change = positions[index].x_advance * 6 / 100
      positions[index].x_advance -= change
      positions[index].x_offset -= change / 2
    }
  }

  /// The points after each character at a size, in points: `Rules/System-Font#Designs`.
  func tracking(at size: CGFloat) -> CGFloat {
    switch design {
    case .default where hasOtherWidth: 0
    case .default: SystemFontWidths.tracking(at: size)
    // The face has no letters for display, so its tracking stays that of 20 points.
    case .rounded: SystemFontWidths.tracking(at: min(size, 20)) * max(1, size / 20)
    case .serif: 0.0044 * size
    // Every character is 1266 of 2048 wide, and 0.6 em in the face.
    case .monospaced: (1266 / 2048 - 0.6) * size
    }
  }
}
