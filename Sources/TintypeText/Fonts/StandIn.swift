import CTintypeHarfBuzz

/// What makes a free face take the place of one of Apple's system fonts: `Rules/System-Font`.
struct StandIn: Hashable, Sendable {
  /// The design that the face stands in for.
  let design: FontRequest.Design

  /// San Francisco's measures of a line, which all system designs and weights share.
  ///
  /// Recorded from iOS: `Rules/System-Font#Lines`. The x height is that of no face and never used.
  static let line = FontMetrics(
    unitsPerEm: 2048, ascent: 1950, descent: 494, lineGap: 0, capHeight: 1443, xHeight: 1078)

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

  /// By how many ems some letters, with and without marks, are wider in San Francisco than in the face:
  /// `Rules/System-Font#Letters`.
  var letterWidths: [(letters: String, ems: CGFloat)] {
    guard design == .default else { return [] }
    return [
      ("iìíîïĩīĭįıǐị", 0.014), ("wŵẁẃẅ", -0.033), ("eèéêëēĕėęěẹẻẽếềểễệ", -0.007),
    ]
  }

  /// The points after each character at a size, in points.
  func tracking(at size: CGFloat) -> CGFloat {
    switch design {
    case .default: SystemTracking.points(at: size) + SystemTracking.opticalPoints(at: size)
    case .rounded, .serif, .monospaced: 0
    }
  }
}
