import CTintypeUnicode

/// Finds the positions where the lines of a paragraph may end.
struct ParagraphBuilder {
  private let span: ShapedSpan
  private let breaks: [UInt8]
  private var cluster = 0
  /// The paragraphs so far.
  private(set) var paragraphs: [ShapedContent.Paragraph] = []
  /// The positions so far.
  private(set) var opportunities: [ShapedContent.Opportunity] = []

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - span: the shaped text.
  ///   - breaks: flags from `TextBoundaries.lineBreaks`.
  ///   - graphemes: flags from `TextBoundaries.graphemes`, or nil for text that is all ASCII.
  init(span: ShapedSpan, breaks: [UInt8], graphemes: [UInt8]?) {
    self.span = span
    // No line ends inside a character as people see it, whatever UAX #14 says of its parts.
    self.breaks = graphemes.map { zip(breaks, $0).map { $1 == 0 ? 0 : $0 } } ?? breaks
    // Space for all at once.
    opportunities.reserveCapacity(self.breaks.count { $0 != 0 } + 1)
  }

  /// Adds the next paragraph.
  mutating func append(_ extent: SpanSource.Extent) {
    let firstCluster = cluster
    let firstOpportunity = opportunities.count
    let bytes = extent.bytes
    for end in bytes where end > bytes.lowerBound && breaks[end] & TextBoundaries.boundary != 0 {
      appendOpportunity(at: end, in: bytes)
    }
    appendOpportunity(at: bytes.upperBound, in: bytes)
    // The end of the paragraph is safe to break at, whatever it is made of.
    opportunities[opportunities.count - 1].isSoftHyphen = false
    paragraphs.append(
      ShapedContent.Paragraph(
        bytes: bytes, next: extent.next, clusters: firstCluster..<cluster,
        opportunities: firstOpportunity..<opportunities.count, base: extent.base,
        levels: extent.levels))
  }

  private mutating func appendOpportunity(at end: Int, in bytes: Range<Int>) {
    var trimmedCluster = cluster
    let trimmed = Self.trimmedEnd(of: bytes.lowerBound..<end, in: span.bytes)
    advance(&trimmedCluster, to: trimmed)
    cluster = trimmedCluster
    advance(&cluster, to: end)
    let isSoftHyphen =
      end - 2 >= bytes.lowerBound && span.bytes[end - 1] == 0xad
      && span.bytes[end - 2] == 0xc2
    let lastCluster = span.clusters[trimmedCluster]
    let isInside = Int(lastCluster.start) != trimmed && trimmed < bytes.upperBound
    opportunities.append(
      ShapedContent.Opportunity(
        end: end, trimmed: trimmed, endCluster: cluster, trimmedCluster: trimmedCluster,
        isSoftHyphen: isSoftHyphen,
        needsShaping: isSoftHyphen || isInside
          || (trimmed < bytes.upperBound && lastCluster.isUnsafe)))
  }

  /// Moves to the first cluster at or after a byte; the last cluster stands for the end of the text.
  private func advance(_ cluster: inout Int, to byte: Int) {
    while cluster < span.clusters.count - 1, Int(span.clusters[cluster].start) < byte {
      cluster += 1
    }
  }

  /// Where the white space at the end of a range begins; spaces that do not break count as ink.
  static func trimmedEnd(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      if bytes[end - 1] < 0x80 {
        guard isSpace(bytes[end - 1]) else { break }
        end -= 1
        continue
      }
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xc0 == 0x80 { start -= 1 }
      guard isBreakingSpace(start..<end, in: bytes) else { break }
      end = start
    }
    return end
  }

  /// Where the white space at the start of a range ends.
  static func trimmedStart(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, bytes[end] & 0xc0 == 0x80 { end += 1 }
      guard isBreakingSpace(start..<end, in: bytes) else { break }
      start = end
    }
    return start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private static func isBreakingSpace(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    if range.count == 1 { return isSpace(bytes[range.lowerBound]) }
    guard let character = Itemizer.scalars(of: range, in: bytes).first?.value else { return false }
    return ctu_is_white_space(character) && ![0xa0, 0x2007, 0x202f].contains(character)
  }
}
