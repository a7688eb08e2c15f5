/// Text after shaping: glyphs, and how wide each cluster of characters is.
///
/// Glyphs of an item stand in visual order, clusters in the order of the text.
struct ShapedSpan: Sendable {
  /// A stretch of one run with one direction, script and face.
  struct Item: Sendable {
    /// The bytes.
    var bytes: Range<Int>
    /// The glyphs.
    var glyphs: Range<Int>
    /// The clusters.
    var clusters: Range<Int>
    /// The run that the bytes belong to.
    var run: Int
    /// The face; for an attachment that of the text around it.
    var face: FontFace
    /// The size of an em, in points.
    var size: CGFloat
    /// Points after each character.
    var spacing: CGFloat
    /// The embedding level; odd levels run from right to left.
    var level: Int8
    /// The advance of all glyphs, in font units.
    var units: Int64
    /// The width of the attachment that stands for the bytes, in points.
    var attachmentWidth: CGFloat?
    /// The points before this one in the span, spacing included; good for searching, not for results.
    var position = 0.0

    /// Points of a number of font units.
    func points(_ units: Int64) -> CGFloat {
      CGFloat(units) * size / CGFloat(face.metrics.unitsPerEm)
    }
  }

  /// One glyph, measured in font units.
  struct Glyph: Sendable {
    /// The number in the font.
    var id: UInt32
    /// The first byte of its cluster.
    var cluster: Int32
    /// How far the pen moves.
    var advance: Int32
    /// The shift to the right.
    var x: Int32
    /// The shift upwards.
    var y: Int32
  }

  /// The characters that share glyphs and are never parted without shaping anew.
  ///
  /// There is one for almost every byte of a text, so they are kept small.
  struct Cluster: Sendable {
    /// The first byte.
    var start: Int32
    /// The count of characters, and in its lowest bit whether a break here is unsafe.
    private var packed: UInt32
    /// The font units before this one in its item.
    var units: Int64

    /// Creates a cluster before its position in the span is known.
    init(start: Int32, units: Int64, isUnsafe: Bool) {
      self.start = start
      self.units = units
      packed = isUnsafe ? 1 : 0
    }

    /// The characters that have a width, as people see them, before this one in the span.
    var characters: Int {
      get { Int(packed >> 1) }
      set { packed = UInt32(truncatingIfNeeded: newValue) << 1 | packed & 1 }
    }

    /// Whether a line break before it changes the glyphs around.
    var isUnsafe: Bool {
      get { packed & 1 == 1 }
      set { packed = newValue ? packed | 1 : packed & ~1 }
    }
  }

  /// A part of a line that was shaped on its own, and where it comes from.
  struct Origin: Sendable {
    /// The bytes of the span.
    var bytes: Range<Int>
    /// The first of them in the whole text.
    var source: Int
  }

  /// UTF-8.
  var bytes: [UInt8] = []
  /// Where the parts of a line come from, without what layout added; empty where the span is the whole text.
  var origins: [Origin] = []
  /// The items, in the order of the text.
  var items: [Item] = []
  /// The glyphs of all items.
  var glyphs: [Glyph] = []
  /// The clusters of all items, and one more for the end.
  var clusters: [Cluster] = []
  /// The points of the whole span, spacing included; good for searching, not for results.
  var end = 0.0

  /// The bytes of the whole text from the first to the last that some bytes of the span come from.
  ///
  /// An ellipsis or a hyphen adds nothing; alone it is empty, at the place where it stands.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard !origins.isEmpty else { return range }
    var result: Range<Int>?
    for origin in origins {
      let own = origin.bytes.clamped(to: range)
      guard !own.isEmpty else { continue }
      let first = origin.source + own.lowerBound - origin.bytes.lowerBound
      result = (result?.lowerBound ?? first)..<first + own.count
    }
    if let result { return result }
    let before = origins.last { $0.bytes.upperBound <= range.lowerBound }
    let index = before.map { $0.source + $0.bytes.count } ?? origins[0].source
    return index..<index
  }

  /// The first cluster that starts at or after a byte.
  func cluster(at byte: Int) -> Int {
    var (low, high) = (0, clusters.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].start < byte { low = middle + 1 } else { high = middle }
    }
    return max(low, 0)
  }

  /// The first item that ends after a byte.
  func item(at byte: Int) -> Int {
    if items.count == 1 { return items[0].bytes.upperBound <= byte ? 1 : 0 }
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].bytes.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The points before a cluster, spacing included; good for searching, not for results.
  func position(of cluster: Int) -> Double {
    let index = item(ofCluster: cluster)
    guard index < items.count else { return end }
    let first = clusters[items[index].clusters.lowerBound].characters
    return items[index].position
      + Double(clusters[cluster].units) * Double(items[index].size)
      / Double(items[index].face.metrics.unitsPerEm)
      + Double(items[index].spacing) * Double(clusters[cluster].characters - first)
  }

  /// The item of a cluster; the count of items for the end.
  private func item(ofCluster cluster: Int) -> Int {
    // Most texts have one, and are asked about each place where a line may end.
    if items.count == 1 { return cluster < items[0].clusters.upperBound ? 0 : 1 }
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].clusters.upperBound <= cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The points from one cluster to another, with each item's font units summed before the one multiplication.
  ///
  /// - Parameters:
  ///   - range: clusters.
  ///   - tightening: points added after each character, on top of the runs' own.
  /// - Returns: points.
  func width(of range: Range<Int>, tightening: CGFloat = 0) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    var total: CGFloat = 0
    var index = item(at: Int(clusters[range.lowerBound].start))
    while index < items.count, items[index].clusters.lowerBound < range.upperBound {
      let item = items[index]
      let from = max(range.lowerBound, item.clusters.lowerBound)
      let to = min(range.upperBound, item.clusters.upperBound)
      let end = to == item.clusters.upperBound ? item.units : clusters[to].units
      total += item.attachmentWidth ?? item.points(end - clusters[from].units)
      let spacing = item.spacing + tightening
      if spacing != 0 {
        total += spacing * CGFloat(clusters[to].characters - clusters[from].characters)
      }
      index += 1
    }
    return total
  }

  /// The width of everything.
  func width(tightening: CGFloat = 0) -> CGFloat {
    width(of: 0..<max(0, clusters.count - 1), tightening: tightening)
  }
}
