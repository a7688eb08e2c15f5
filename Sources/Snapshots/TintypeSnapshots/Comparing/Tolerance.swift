import TintypeGeometry

/// How much a picture may differ from its reference and still pass.
///
/// The default, ``exact``, allows nothing. Every other part is named and starts switched off. All parts that
/// are set have to hold:
///
/// - limits for one pixel decide which of the changed pixels count as different;
/// - budgets for the picture decide how many different pixels may be left;
/// - ``minimumSimilarity`` looks at the picture as a whole. Where it is the only part, pixels are not judged.
public struct Tolerance: Sendable, Hashable, Codable {
  /// The largest change of one component that is not a difference, 0 to 255; nil for no such limit.
  public var perChannel: Int?
  /// The largest CIEDE2000 distance that is not a difference, about 0 to 100; nil for no such limit.
  public var deltaE: Double?
  /// pixelmatch's threshold, 0 to 1; nil for no such limit.
  ///
  /// It is an amplitude: 0.1 hides steps of gray up to 26 of 255.
  public var yiqThreshold: Double?
  /// The least mean structural similarity, 0 to 1; nil for no such limit.
  public var minimumSimilarity: Double?
  /// How many different pixels may be left; nil for no such budget.
  public var maxPixels: Int?
  /// Which part of all pixels may be different, 0 to 1; nil for no such budget.
  public var maxRatio: Double?
  /// How many different pixels may lie in any square of a size; nil for no such budget.
  ///
  /// It tells noise that is spread thinly from a change in one place.
  public var densestWindow: Window?
  /// Whether pixels that look like smoothed edges are no difference, judged as pixelmatch does.
  public var ignoresAntialiasing: Bool
  /// How far a pixel may have moved and be no difference, in pixels: 0 or 1.
  public var shift: Int

  /// A budget of different pixels in any square of the picture.
  public struct Window: Sendable, Hashable, Codable {
    /// The side of the square, in pixels, 1 or more.
    public var side: Int
    /// How many different pixels it may hold.
    public var count: Int

    /// Creates a budget.
    ///
    /// - Parameters:
    ///   - side: the side of the square, in pixels; less than 1 counts as 1.
    ///   - count: how many different pixels it may hold; less than 0 counts as 0.
    public init(side: Int, count: Int) {
      self.side = max(1, side)
      self.count = max(0, count)
    }
  }

  /// Creates a tolerance from its parts.
  ///
  /// - Parameters:
  ///   - perChannel: the largest change of one component that is no difference, 0 to 255.
  ///   - deltaE: the largest CIEDE2000 distance that is no difference.
  ///   - yiqThreshold: pixelmatch's threshold, 0 to 1.
  ///   - minimumSimilarity: the least mean structural similarity, 0 to 1.
  ///   - maxPixels: how many different pixels may be left.
  ///   - maxRatio: which part of all pixels may be different, 0 to 1.
  ///   - densestWindow: how many different pixels any square may hold.
  ///   - ignoresAntialiasing: whether smoothed edges are no difference.
  ///   - shift: how far a pixel may have moved, 0 or 1; anything else is taken to the nearer of both.
  public init(
    perChannel: Int? = nil, deltaE: Double? = nil, yiqThreshold: Double? = nil,
    minimumSimilarity: Double? = nil, maxPixels: Int? = nil, maxRatio: Double? = nil,
    densestWindow: Window? = nil, ignoresAntialiasing: Bool = false, shift: Int = 0
  ) {
    self.perChannel = perChannel
    self.deltaE = deltaE
    self.yiqThreshold = yiqThreshold
    self.minimumSimilarity = minimumSimilarity
    self.maxPixels = maxPixels
    self.maxRatio = maxRatio
    self.densestWindow = densestWindow
    self.ignoresAntialiasing = ignoresAntialiasing
    self.shift = min(1, max(0, shift))
  }

  /// No difference at all.
  public static let exact = Tolerance()

  /// Allows a change of each component.
  ///
  /// - Parameter limit: the largest change, 0 to 255.
  /// - Returns: the tolerance.
  public static func perChannel(_ limit: Int) -> Tolerance { Tolerance(perChannel: limit) }

  /// Allows a change that is as small to the eye as a CIEDE2000 distance.
  ///
  /// - Parameters:
  ///   - deltaE: the largest distance that is no difference; about 1 is just visible.
  ///   - maxPixels: how many different pixels may be left; nil for none unless another budget is set.
  ///   - maxRatio: which part of all pixels may be different; nil for no such budget.
  ///   - window: a square's side in pixels and how many different pixels it may hold.
  /// - Returns: the tolerance.
  public static func perceptual(
    deltaE: Double, maxPixels: Int? = nil, maxRatio: Double? = nil,
    window: (side: Int, count: Int)? = nil
  ) -> Tolerance {
    Tolerance(
      deltaE: deltaE, maxPixels: maxPixels, maxRatio: maxRatio,
      densestWindow: window.map { Window(side: $0.side, count: $0.count) })
  }

  /// Judges pixels as pixelmatch does.
  ///
  /// - Parameters:
  ///   - threshold: its threshold, 0 to 1.
  ///   - ignoresAntialiasing: whether smoothed edges are no difference, which is pixelmatch's default.
  /// - Returns: the tolerance.
  public static func yiq(threshold: Double, ignoresAntialiasing: Bool = true) -> Tolerance {
    Tolerance(yiqThreshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
  }

  /// Judges the picture as a whole by its mean structural similarity.
  ///
  /// - Parameter minimum: the least similarity, 0 to 1.
  /// - Returns: the tolerance.
  public static func ssim(min minimum: Double) -> Tolerance {
    Tolerance(minimumSimilarity: minimum)
  }

  /// Takes the two numbers of swift-snapshot-testing, pixels really being counted.
  ///
  /// - Parameters:
  ///   - precision: which part of all pixels has to match, 0 to 1.
  ///   - perceptualPrecision: how well a pixel has to match: 0.98 allows a distance of 2 of 100.
  /// - Returns: the tolerance; exact where both are 1.
  public static func precision(_ precision: Double, perceptualPrecision: Double = 1) -> Tolerance {
    var tolerance = Tolerance()
    if precision < 1 { tolerance.maxRatio = 1 - max(0, precision) }
    if perceptualPrecision < 1 { tolerance.deltaE = (1 - max(0, perceptualPrecision)) * 100 }
    return tolerance
  }

  /// Whether any part judges single pixels or counts them.
  var judgesPixels: Bool {
    minimumSimilarity == nil || perChannel != nil || deltaE != nil || yiqThreshold != nil
      || maxPixels != nil || maxRatio != nil || densestWindow != nil || ignoresAntialiasing
      || shift > 0
  }
}

extension Tolerance: CustomStringConvertible {
  /// The tolerance as one would write it in code.
  public var description: String {
    var parts: [String] = []
    if let perChannel { parts.append("perChannel: \(perChannel)") }
    if let deltaE { parts.append("deltaE: \(Self.short(deltaE))") }
    if let yiqThreshold { parts.append("yiqThreshold: \(Self.short(yiqThreshold))") }
    if let minimumSimilarity {
      parts.append("minimumSimilarity: \(Self.short(minimumSimilarity))")
    }
    if let maxPixels { parts.append("maxPixels: \(maxPixels)") }
    if let maxRatio { parts.append("maxRatio: \(Self.short(maxRatio))") }
    if let window = densestWindow {
      parts.append("densestWindow: .init(side: \(window.side), count: \(window.count))")
    }
    if ignoresAntialiasing { parts.append("ignoresAntialiasing: true") }
    if shift > 0 { parts.append("shift: \(shift)") }
    return parts.isEmpty ? ".exact" : "Tolerance(\(parts.joined(separator: ", ")))"
  }

  /// A number without digits that say nothing, the same in every locale.
  static func short(_ value: Double) -> String {
    ((value * 1_000_000).rounded() / 1_000_000).shortText
  }
}

extension Tolerance {
  /// Whether a person may mean the tolerance: beyond these limits other colors and other contents pass too.
  ///
  /// The limits are ten times what is just visible (CIEDE2000), as much of a component, twice and a half
  /// pixelmatch's default, and one pixel of twenty.
  ///
  /// - Parameter area: pixels of the picture.
  /// - Returns: whether no part of the tolerance is beyond its limit.
  package func isMeant(area: Int) -> Bool {
    (deltaE ?? 0) <= 10 && (perChannel ?? 0) <= 26 && (yiqThreshold ?? 0) <= 0.25
      && (maxRatio ?? 0) <= 0.05 && Double(maxPixels ?? 0) <= max(1, Double(area) / 20)
  }
}
