/// Sorts changed places into different ones and excused ones.
struct PixelJudge {
  let pair: PixelPair
  let tolerance: Tolerance
  let changed: [UInt32]
  /// Places excused as smoothed edges, in rising order.
  private(set) var antialiased: [UInt32] = []
  /// Changed places that are neither smoothed edges nor shifted: what the limits look at.
  private(set) var judged: [UInt32] = []

  init(pair: PixelPair, tolerance: Tolerance, changed: [UInt32]) {
    self.pair = pair
    self.tolerance = tolerance
    self.changed = changed
  }

  /// Places that exceed a limit and are not excused, in rising order.
  ///
  /// Excusing is the dearer test, so it only sees what exceeds a limit.
  mutating func differentPositions() -> [UInt32] {
    judged = changed
    var over = exceeding(changed)
    if tolerance.ignoresAntialiasing {
      let flags = pair.antialiased(at: over)
      antialiased = PixelPair.select(over, flags, are: 1)
      over = PixelPair.select(over, flags, are: 0)
    }
    if tolerance.shift > 0 { over = PixelPair.select(over, pair.shifted(at: over), are: 0) }
    if tolerance.ignoresAntialiasing || tolerance.shift > 0 { judged = over }
    return over
  }

  private func exceeding(_ positions: [UInt32]) -> [UInt32] {
    let limits = [
      tolerance.perChannel != nil, tolerance.deltaE != nil, tolerance.yiqThreshold != nil,
    ]
    guard limits.contains(true) else { return positions }
    var flags = [UInt8](repeating: 0, count: positions.count)
    if let limit = tolerance.perChannel {
      PixelPair.flag(pair.channels(at: positions), above: Double(limit), &flags)
    }
    if let limit = tolerance.deltaE {
      PixelPair.flag(pair.deltaE(at: positions), above: limit, &flags)
    }
    if let threshold = tolerance.yiqThreshold {
      PixelPair.flag(pair.yiq(at: positions), above: Self.yiqLimit(threshold), &flags)
    }
    return PixelPair.select(positions, flags, are: 1)
  }

  /// pixelmatch's largest squared distance for a threshold: 35215 is that of black and white.
  ///
  /// `Rules/Comparing-Pictures#Distances-of-pixelmatch`.
  static func yiqLimit(_ threshold: Double) -> Double { 35215 * threshold * threshold }
}

/// How many different pixels a tolerance lets pass.
struct PixelBudget {
  let tolerance: Tolerance
  /// Pixels of the reference.
  let area: Int

  /// Whether any part of the tolerance counts pixels.
  var isSet: Bool {
    tolerance.maxPixels != nil || tolerance.maxRatio != nil || tolerance.densestWindow != nil
  }

  /// Whether some different places are few enough.
  func holds(_ positions: [UInt32], _ pair: PixelPair) -> Bool {
    guard !positions.isEmpty else { return true }
    guard isSet else { return false }
    if let most = tolerance.maxPixels, positions.count > most { return false }
    if let most = tolerance.maxRatio, Double(positions.count) > most * Double(area) { return false }
    if let window = tolerance.densestWindow,
      pair.densest(positions, side: window.side) > window.count
    {
      return false
    }
    return true
  }
}
