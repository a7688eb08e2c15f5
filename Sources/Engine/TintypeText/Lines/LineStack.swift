import TintypeGeometry

/// Stacks lines: how high they are together and where their baselines lie, by `Rules/Text-Lines`.
struct LineStack {
  private let content: ShapedContent
  private let lineSpacing: CGFloat
  /// The height of every line, in points; nil for what its fonts need.
  private let lineHeight: CGFloat?

  /// Prepares the stacking of lines of a text.
  ///
  /// - Parameters:
  ///   - content: the text.
  ///   - style: the points between two lines, in place of a smaller leading, and the height of a line.
  ///   - scale: what the lines will be multiplied with; lengths in points stay as they are said.
  init(content: ShapedContent, style: ParagraphStyle, scale: CGFloat = 1) {
    self.content = content
    lineSpacing = style.lineSpacing / scale
    lineHeight = style.lineHeight.map { height in
      let size = content.runs.reduce(0) { max($0, $1.font.size) }
      let points =
        switch height {
        case .multiple(let factor): size * factor
        case .increase(let increase): size + increase / scale
        case .exact(let points): points / scale
        }
      return points.isFinite ? max(0, points) : 0
    }
  }

  /// The measures of one line.
  struct Extent: Sendable {
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
  }

  /// The measures of lines, and the baseline of each from the top of the first.
  struct Placed: Sendable {
    private enum Lines: Sendable {
      /// All are equal, and as far from each other.
      case equal(Extent, pitch: CGFloat)
      case own([(extent: Extent, baseline: CGFloat)])
    }

    private let lines: Lines
    /// The height of all lines.
    let height: CGFloat

    /// Places equal lines.
    init(_ extent: Extent, pitch: CGFloat, height: CGFloat) {
      lines = .equal(extent, pitch: pitch)
      self.height = height
    }

    /// Places lines of several measures.
    init(_ lines: [(extent: Extent, baseline: CGFloat)], height: CGFloat) {
      self.lines = .own(lines)
      self.height = height
    }

    /// The measures of a line.
    func extent(of line: Int) -> Extent {
      switch lines {
      case .equal(let extent, _): extent
      case .own(let lines): lines[line].extent
      }
    }

    /// The baseline of a line.
    func baseline(of line: Int) -> CGFloat {
      switch lines {
      case .equal(let extent, let pitch): extent.ascent + CGFloat(line) * pitch
      case .own(let lines): lines[line].baseline
      }
    }
  }

  /// The points between two lines; a line spacing wins over a smaller leading, and without one the
  /// leading counts even where it is negative.
  private func gap(_ leading: CGFloat) -> CGFloat {
    lineSpacing > 0 ? max(leading, lineSpacing) : leading
  }

  /// The measures of a line of the height that is wanted: what it has more or less than the fonts need is
  /// shared by both sides.
  private func sized(_ extent: Extent) -> Extent {
    guard let lineHeight else { return extent }
    let more = (lineHeight - (extent.ascent + extent.descent)) / 2
    return Extent(ascent: extent.ascent + more, descent: extent.descent + more, leading: 0)
  }

  private func sized(_ metrics: ShapedContent.RunMetrics) -> Extent {
    sized(Extent(ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading))
  }

  /// The height of a number of equal lines: `n (ascent + descent) + (n - 1) max(leading, lineSpacing)`.
  func height(of count: Int, _ metrics: ShapedContent.RunMetrics) -> CGFloat {
    guard count > 0 else { return 0 }
    let line = sized(metrics)
    return CGFloat(count) * (line.ascent + line.descent) + CGFloat(count - 1) * gap(line.leading)
  }

  /// The most equal lines that a height holds, at least 1.
  func lines(fitting height: CGFloat) -> Int {
    guard height.isFinite, let line = content.uniform.map(sized) else { return .max }
    let gap = gap(line.leading)
    let pitch = line.ascent + line.descent + gap
    guard pitch > 0 else { return .max }
    let count = (height * (1 + 1e-6) + gap) / pitch
    return count < 1 ? 1 : count > 1e9 ? .max : Int(clamped: count)
  }

  /// The most of some lines that a height holds, at least 1.
  func count(of lines: [LineCut], fitting height: CGFloat) -> Int {
    let placed = stacked(lines)
    var count = lines.count
    while count > 1 {
      let bottom = placed.baseline(of: count - 1) + placed.extent(of: count - 1).descent
      if bottom <= height * (1 + 1e-6) { break }
      count -= 1
    }
    return count
  }

  /// The positions of lines.
  func stacked(_ lines: [LineCut]) -> Placed {
    if let metrics = content.uniform {
      let extent = sized(metrics)
      let pitch = extent.ascent + extent.descent + gap(extent.leading)
      return Placed(extent, pitch: pitch, height: height(of: lines.count, metrics))
    }
    var placed: [(extent: Extent, baseline: CGFloat)] = []
    placed.reserveCapacity(lines.count)
    var height: CGFloat = 0
    for line in lines {
      let extent = sized(extent(of: line))
      if let last = placed.last { height += gap(last.extent.leading) }
      placed.append((extent, height + extent.ascent))
      height += extent.ascent + extent.descent
    }
    return Placed(placed, height: height)
  }

  /// The measures of a line: the greatest of what stands on it.
  private func extent(of line: LineCut) -> Extent {
    let span = content.span
    var index = span.item(at: line.start)
    var result: Extent?
    while index < span.items.count,
      span.items[index].bytes.lowerBound < max(line.end, line.start + 1)
    {
      let own = extent(of: span.items[index])
      result =
        result.map { tallest in
          Extent(
            ascent: max(tallest.ascent, own.ascent), descent: max(tallest.descent, own.descent),
            leading: max(tallest.leading, own.leading))
        } ?? own
      index += 1
    }
    if let result { return result }
    let metrics = content.metrics(of: content.run(at: line.start))
    return Extent(ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading)
  }

  private func extent(of item: ShapedSpan.Item) -> Extent {
    let run = content.runs[item.run]
    let metrics = content.metrics(of: item.run)
    var (ascent, descent) = (metrics.ascent, metrics.descent)
    let face = content.faces[item.run]
    // Lines of the system font are as high whatever stands in them: `Rules/Text-Lines#Mixed-lines`.
    if item.face !== face, face.standIn == nil {
      let own = item.face.lineMetrics
      let scale = item.size / CGFloat(own.unitsPerEm)
      ascent = max(ascent, CGFloat(own.ascent) * scale)
      descent = max(descent, CGFloat(own.descent) * scale)
    }
    if let attachment = run.attachment {
      ascent = max(ascent, attachment.baseline)
      descent = max(descent, attachment.size.height - attachment.baseline)
    }
    return Extent(
      ascent: max(ascent, ascent + run.baselineOffset),
      descent: max(descent, descent - run.baselineOffset), leading: metrics.leading)
  }
}
