import TintypeDrawing
import TintypeText

extension Text {
  /// The lines of a text, as a renderer draws them.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]
    /// Whether text was left out.
    public let isTruncated: Bool

    @MainActor init(
      _ node: TextNode, _ proposal: ProposedViewSize, in size: CGSize, _ context: DrawingContext
    ) {
      let layout = node.layout(proposal)
      isTruncated = layout.isTruncated
      lines = layout.lines.map { Line($0, of: node, in: size, context) }
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The space that characters take.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, in points from the upper left corner of the text.
    public var origin: CGPoint
    /// In points.
    public var width: CGFloat
    /// From the baseline to the top, in points.
    public var ascent: CGFloat
    /// From the baseline to the bottom, in points.
    public var descent: CGFloat
    /// The gap to the next line, in points.
    public var leading: CGFloat
    /// The rectangle, in points from the upper left corner of the text.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    init(x: CGFloat, width: CGFloat, of line: LineFragment) {
      origin = CGPoint(x: x, y: line.origin.y)
      self.width = width
      (ascent, descent, leading) = (line.ascent, line.descent, 0)
    }
  }

  /// The number of a character of a text.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let value: Int
    /// Whether one character stands before another one.
    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
    /// The characters from this one to another one.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
    /// The character after a number of others.
    public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(value: value + count) }
  }

  /// A line.
  public struct Line: RandomAccessCollection {
    private let runs: [Run]
    /// The left end of the baseline, in points from the upper left corner of the text.
    public var origin: CGPoint
    /// The space that the line takes.
    public let typographicBounds: TypographicBounds

    @MainActor fileprivate init(
      _ line: LineFragment, of node: TextNode, in size: CGSize, _ context: DrawingContext
    ) {
      origin = line.origin
      typographicBounds = TypographicBounds(x: line.origin.x, width: line.width, of: line)
      var runs = line.runs.map { Run($0, on: line, of: node, in: size, context) }
      for attachment in line.attachments {
        if let run = Run(attachment, on: line, of: node) { runs.append(run) }
      }
      self.runs = runs.sorted { $0.typographicBounds.origin.x < $1.typographicBounds.origin.x }
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { runs.count }
    /// A run.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A part of a line with the same attributes.
  public struct Run: RandomAccessCollection {
    private let slices: [RunSlice]
    private let marks: CustomTextAttributes
    /// Where the line goes.
    public let layoutDirection: LayoutDirection
    /// The space that the run takes.
    public let typographicBounds: TypographicBounds
    /// The characters of the glyphs.
    public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
    /// What stands below and over the glyphs.
    let decorations: [DisplayItem]

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of slices: one for what a character or several joined ones show.
    public var endIndex: Int { slices.count }
    /// A slice.
    public subscript(index: Int) -> RunSlice { slices[index] }
    /// Slices as one.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(slices[bounds], typographicBounds) }
    /// The mark of a kind; nil for none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { marks[key] }
  }

  /// A part of a run.
  public struct RunSlice {
    let items: [DisplayItem]
    private let marks: CustomTextAttributes
    /// The space that the slice takes.
    public let typographicBounds: TypographicBounds
    /// The characters of the glyphs.
    public let characterIndices: [CharacterIndex]
    /// The mark of a kind; nil for none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { marks[key] }
  }
}

extension Text.Layout.Run {
  /// Glyphs.
  fileprivate init(
    _ run: PositionedRun, on line: LineFragment, of node: TextNode, in size: CGSize,
    _ context: DrawingContext
  ) {
    layoutDirection = run.direction
    typographicBounds = Text.Layout.TypographicBounds(
      x: run.origin.x, width: run.advance, of: line)
    let paint = node.paints[Int(run.tag)]
    let bounds = CGRect(origin: .zero, size: size)
    decorations = line.decorations.filter { decoration in
      decoration.rect.midX >= run.origin.x && decoration.rect.midX <= run.origin.x + run.advance
    }.map {
      .fill(Path(context.drawn($0.rect)), node.paints[Int($0.tag)].paint(in: bounds), FillStyle())
    }
    let marks = node.rendering?.marks[run.tag] ?? CustomTextAttributes()
    self.marks = marks
    let clusters = run.clusters
    slices = clusters.enumerated().map { index, glyphs in
      // The first outline may stand further in than the run begins.
      let start = index == 0 ? 0 : run.glyphs[glyphs.lowerBound].position.x
      let end =
        index + 1 < clusters.count
        ? run.glyphs[clusters[index + 1].lowerBound].position.x : run.advance
      var part = run
      part.content = GlyphRunContent(
        font: run.font, size: run.size, glyphs: Array(run.glyphs[glyphs]), text: run.text)
      let glyphRun = GlyphRun(part, at: .zero, paint: paint.paint(in: bounds))
      return Text.Layout.RunSlice(
        items: paint.finishing([.glyphs(glyphRun)]), marks: marks,
        bounds: Text.Layout.TypographicBounds(
          x: run.origin.x + start, width: end - start, of: line),
        characters: [run.sourceRange.lowerBound + Int(part.glyphs[0].cluster)])
    }
  }

  /// A picture in the text; nil for one that is missing.
  @MainActor fileprivate init?(
    _ attachment: PositionedAttachment, on line: LineFragment, of node: TextNode
  ) {
    guard let image = node.attachments[attachment.tag], let rendering = node.rendering
    else { return nil }
    marks = rendering.marks[attachment.tag] ?? CustomTextAttributes()
    layoutDirection = .leftToRight
    typographicBounds = Text.Layout.TypographicBounds(
      x: attachment.frame.minX, width: attachment.frame.width, of: line)
    decorations = []
    var items: [DisplayItem] = []
    let (frame, size) = (attachment.frame, ProposedViewSize(attachment.frame.size))
    let context = DrawingContext(scale: rendering.displayScale, snapsToPixels: false)
    image.record(in: frame, proposal: size, context)
    image.draw(in: frame, proposal: size, context, to: &items)
    slices = [
      Text.Layout.RunSlice(
        items: items, marks: marks, bounds: typographicBounds,
        characters: [line.sourceRange.lowerBound])
    ]
  }
}

extension Text.Layout.RunSlice {
  fileprivate init(
    items: [DisplayItem], marks: CustomTextAttributes, bounds: Text.Layout.TypographicBounds,
    characters: [Int]
  ) {
    self.items = items
    self.marks = marks
    typographicBounds = bounds
    characterIndices = characters.map { Text.Layout.CharacterIndex(value: $0) }
  }

  /// Several slices of one run.
  fileprivate init(
    _ slices: ArraySlice<Text.Layout.RunSlice>, _ run: Text.Layout.TypographicBounds
  ) {
    items = slices.flatMap(\.items)
    marks = slices.first?.marks ?? CustomTextAttributes()
    characterIndices = slices.flatMap(\.characterIndices)
    var bounds = slices.first?.typographicBounds ?? run
    bounds.width = slices.reduce(0) { $0 + $1.typographicBounds.width }
    typographicBounds = bounds
  }
}

extension PositionedRun {
  /// The glyphs that one character, or several joined ones, are shown by.
  fileprivate var clusters: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in glyphs.indices {
      if let last = ranges.last, glyphs[last.lowerBound].cluster == glyphs[index].cluster {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it stands.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it stands.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    emit(run.flatMap(\.items) + run.decorations)
  }

  /// Draws a slice of a run where it stands.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    emit(slice.items)
  }
}
