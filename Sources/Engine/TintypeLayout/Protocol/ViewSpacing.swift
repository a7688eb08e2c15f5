/// The gaps that a view prefers to its neighbors.
///
/// Each edge holds values by category. Two views that share a category at the edges that face each
/// other are as far apart as the largest sum of their values there; see `Rules/Spacing#The-model`.
public struct ViewSpacing: Sendable, Hashable {
  /// What kind of neighbor a value is meant for.
  package enum Category: UInt8, Sendable, Hashable, CaseIterable {
    /// Any neighbor.
    case any
    /// Text next to text.
    case textToText
    /// A view whose upper edge faces text.
    case edgeBelowText
    /// A view whose lower edge faces text.
    case edgeAboveText
    /// A view to the left of text.
    case edgeLeftOfText
    /// A view to the right of text.
    case edgeRightOfText
  }

  /// A preferred gap.
  package enum Value: Sendable, Hashable {
    /// A distance, in points.
    case distance(CGFloat)
    /// The metrics of a font, from which two texts compute their gap.
    case textMetrics(leading: CGFloat, pixelLength: CGFloat)
  }

  private struct Key: Hashable {
    var category: Category
    var edge: Edge
  }

  private struct Entry: Hashable {
    var key: Key
    var value: Value
  }

  /// At most a dozen entries, so a list beats a dictionary.
  private var entries: [Entry]

  private init(entries: [Entry]) { self.entries = entries }

  /// Creates the spacing of a view without preferences: the default gap to its kind.
  public init() { self = .leaf }

  /// No gap to any neighbor.
  public static let zero = ViewSpacing(
    entries: Edge.allCases.map {
      Entry(key: Key(category: .any, edge: $0), value: .distance(0))
    })

  /// The gap between views without a common category, in points, on both axes.
  package static let defaultDistance: CGFloat = 8

  private static let leaf = ViewSpacing(entries: [
    Entry(key: Key(category: .edgeBelowText, edge: .top), value: .distance(0)),
    Entry(key: Key(category: .edgeAboveText, edge: .bottom), value: .distance(0)),
    Entry(key: Key(category: .edgeRightOfText, edge: .leading), value: .distance(0)),
    Entry(key: Key(category: .edgeLeftOfText, edge: .trailing), value: .distance(0)),
  ])

  /// No gap to any neighbor on some edges, and no preference on the others.
  package static func zero(on edges: Edge.Set) -> ViewSpacing {
    ViewSpacing(
      entries: Edge.allCases.filter(edges.contains).map {
        Entry(key: Key(category: .any, edge: $0), value: .distance(0))
      })
  }

  /// The spacing of text.
  ///
  /// `Rules/Text-Spacing#Text-beside-a-view`: with g the tenth of the line's height rounded up to a
  /// pixel, a view above is `descent + g` away and a view below `ascent + descent + g - capHeight`.
  ///
  /// - Parameters:
  ///   - ascent: of the first run's font, in points.
  ///   - descent: of the first run's font, in points, positive.
  ///   - leading: of the first run's font, in points; may be negative.
  ///   - capHeight: of the first run's font, in points.
  ///   - pixelLength: the length of a pixel, in points.
  /// - Returns: entries for the upper and lower edge; beside anything the default holds.
  package static func text(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixelLength: CGFloat
  ) -> ViewSpacing {
    let gap = (0.1 * (ascent + descent)).roundedUp(toScale: 1 / pixelLength)
    let metrics = Value.textMetrics(leading: leading, pixelLength: pixelLength)
    return ViewSpacing(entries: [
      Entry(key: Key(category: .textToText, edge: .top), value: metrics),
      Entry(key: Key(category: .textToText, edge: .bottom), value: metrics),
      Entry(key: Key(category: .edgeAboveText, edge: .top), value: .distance(descent + gap)),
      Entry(
        key: Key(category: .edgeBelowText, edge: .bottom),
        value: .distance(ascent + descent + gap - capHeight)),
    ])
  }

  /// The spacing of a symbol: none beside texts and other symbols, and what its baseline keeps free beside other views.
  ///
  /// - Parameter descent: from the baseline to the symbol's lower edge, in points.
  /// - Returns: entries for the upper and lower edge; beside it the default holds.
  package static func symbol(descent: CGFloat) -> ViewSpacing {
    ViewSpacing([
      (.textToText, .top, .distance(0)), (.textToText, .bottom, .distance(0)),
      (.edgeAboveText, .top, .distance(descent)),
      (.edgeBelowText, .bottom, .distance(descent + 1)),
    ])
  }

  /// The spacing whose entries are given.
  package init(_ values: [(category: Category, edge: Edge, value: Value)]) {
    entries = values.map {
      Entry(key: Key(category: $0.category, edge: $0.edge), value: $0.value)
    }
  }

  /// The spacing with the entries of some edges replaced by those of a view without preferences.
  package func reset(_ edges: Edge.Set) -> ViewSpacing {
    ViewSpacing(
      entries: entries.filter { !edges.contains($0.key.edge) }
        + ViewSpacing.leaf.entries.filter { edges.contains($0.key.edge) })
  }

  /// The spacing without what its lower edge wishes of a view that is no text; texts keep theirs.
  package func withoutEdgeBelow() -> ViewSpacing {
    ViewSpacing(
      entries: entries.filter { $0.key != Key(category: .edgeBelowText, edge: .bottom) })
  }

  /// Takes the larger of each value and another spacing's, on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for entry in other.entries where edges.contains(entry.key.edge) {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index].value = ViewSpacing.larger(entries[index].value, entry.value)
      } else {
        entries.append(entry)
      }
    }
  }

  /// The spacing with the larger of each value and another spacing's, on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The entries of some edges alone.
  package func only(_ edges: Edge.Set) -> ViewSpacing {
    ViewSpacing(entries: entries.filter { edges.contains($0.key.edge) })
  }

  private static func larger(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.distance(let x), .distance(let y)): .distance(max(x, y))
    case (.textMetrics(let x, let pixelX), .textMetrics(let y, let pixelY)):
      x >= y
        ? .textMetrics(leading: x, pixelLength: pixelX)
        : .textMetrics(leading: y, pixelLength: pixelY)
    case (.textMetrics, .distance): a
    case (.distance, .textMetrics): b
    }
  }

  /// The gap to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    func value(_ spacing: ViewSpacing, _ category: Category, _ edge: Edge) -> Value? {
      spacing.entries.first { $0.key.category == category && $0.key.edge == edge }?.value
    }
    var result: CGFloat?
    for entry in entries where entry.key.edge == end && entry.key.category != .any {
      guard let other = value(next, entry.key.category, start) else { continue }
      result = max(result ?? -.infinity, ViewSpacing.gap(entry.value, other))
    }
    if let result { return result }
    for case .distance(let distance)? in [value(self, .any, end), value(next, .any, start)] {
      result = max(result ?? -.infinity, distance)
    }
    return result ?? ViewSpacing.defaultDistance
  }

  /// The gap of two values of one category, in points.
  private static func gap(_ upper: Value, _ lower: Value) -> CGFloat {
    switch (upper, lower) {
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let a), .textMetrics), (.textMetrics, .distance(let a)): a
    case (.textMetrics(_, let pixelLength), .textMetrics(let leading, _)):
      max(0, leading.roundedUp(toScale: 1 / pixelLength))
    }
  }
}
