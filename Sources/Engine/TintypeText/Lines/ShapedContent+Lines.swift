extension ShapedContent {
  /// A part of a line: text of the source, or text that layout adds.
  enum Piece {
    /// Bytes of the source.
    case source(Range<Int>)
    /// A hyphen or an ellipsis with the attributes of the run at a byte.
    case added(String, at: Int)
  }

  /// The number of the run that a byte belongs to.
  func run(at byte: Int) -> Int {
    let index = min(span.item(at: byte), span.items.count - 1)
    return index >= 0 ? span.items[index].run : 0
  }

  /// The points after each character around a byte.
  func spacing(at byte: Int) -> CGFloat {
    let index = min(span.item(at: byte), span.items.count - 1)
    return index >= 0 ? span.items[index].spacing : 0
  }

  /// Shapes a line on its own, for its ends or because something is added.
  ///
  /// - Parameters:
  ///   - pieces: what stands on the line, in the order of the text.
  ///   - paragraph: the paragraph whose direction rules.
  /// - Returns: the span, whose bytes are those of the line.
  func reshape(_ pieces: [Piece], paragraph: Int) -> ShapedSpan {
    var source = SpanSource(base: paragraphs[paragraph].base)
    var origins: [ShapedSpan.Origin] = []
    for piece in pieces {
      switch piece {
      case .source(let range):
        let first = source.bytes.count
        origins.append(
          ShapedSpan.Origin(bytes: first..<first + range.count, source: range.lowerBound))
        var at = range.lowerBound
        var index = span.item(at: at)
        while at < range.upperBound, index < span.items.count {
          let end = min(range.upperBound, span.items[index].bytes.upperBound)
          source.append(span.bytes[at..<end], run: span.items[index].run)
          at = end
          index += 1
        }
      case .added(let text, let byte): source.append(text.utf8, run: run(at: byte))
      }
    }
    source.paragraphs = [
      SpanSource.Extent(bytes: 0..<source.bytes.count, next: source.bytes.count)
    ]
    if pieces.count == 1, case .source(let range) = pieces[0],
      let levels = paragraphs[paragraph].levels
    {
      let start = paragraphs[paragraph].bytes.lowerBound
      source.levels = Array(levels[range.lowerBound - start..<range.upperBound - start])
    }
    let isASCII = source.bytes.allSatisfy { $0 < 0x80 }
    let graphemes = isASCII ? nil : TextBoundaries.graphemes(in: source.bytes)
    let shaper = Shaper(runs: runs, faces: faces, resources: resources, language: language)
    // Every font that a line can need was opened when the whole text was shaped, except perhaps one
    // for the ellipsis; without it the line shows what the requested font has.
    let shaped = try? shaper.shape(&source, graphemes: graphemes, counter: resources.reshapings)
    var span = shaped ?? ShapedSpan()
    span.origins = origins
    return span
  }

  /// Whether a line that starts at a byte must be shaped on its own.
  func isUnsafe(at byte: Int, in paragraph: Paragraph) -> Bool {
    guard byte > paragraph.bytes.lowerBound, byte < paragraph.bytes.upperBound else { return false }
    let cluster = span.clusters[span.cluster(at: byte)]
    return Int(cluster.start) != byte || cluster.isUnsafe
  }

  /// The points from the first of two clusters to the second, for searching.
  func distance(from a: Int, to b: Int) -> CGFloat {
    CGFloat(span.position(of: b) - span.position(of: a))
  }
}
