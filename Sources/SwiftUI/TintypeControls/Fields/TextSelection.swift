/// What is chosen in a text; a still picture shows none of it.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The parts that are chosen.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part.
    case selection(Range<String.Index>)
  }
  /// The parts that are chosen.
  public var indices: Indices
  /// Whether nothing but a position between characters is chosen.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
  /// Which line a position at the end of one belongs to.
  public var affinity: TextSelectionAffinity { .automatic }
  /// Chooses a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Chooses a position between characters.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

/// What is chosen in a text with attributes; a still picture shows none of it.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The parts of a text that are chosen.
  public enum Indices: Sendable {
    /// A position between characters.
    case insertionPoint(AttributedString.Index)
    /// Parts.
    case ranges([Range<AttributedString.Index>])
  }
  private var chosen: [Range<AttributedString.Index>] = []
  /// Chooses nothing.
  public init() {}
  /// Chooses a part.
  public init(range: Range<AttributedString.Index>) { chosen = [range] }
  /// Chooses a position between characters.
  public init(insertionPoint: AttributedString.Index) { chosen = [insertionPoint..<insertionPoint] }
  /// The parts that are chosen; the end of the text where none is.
  public func indices(in text: AttributedString) -> Indices {
    guard let first = chosen.first else { return .insertionPoint(text.endIndex) }
    return chosen.count == 1 && first.isEmpty
      ? .insertionPoint(first.lowerBound) : .ranges(chosen)
  }
  fileprivate var ranges: [Range<AttributedString.Index>] { chosen.filter { !$0.isEmpty } }
}

extension AttributedString {
  /// Changes the attributes of the parts that are chosen.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    for range in selection.ranges {
      for part in self[range].runs.map(\.range) {
        var attributes = self[part].runs.first?.attributes ?? AttributeContainer()
        body(&attributes)
        self[part].setAttributes(attributes)
      }
    }
  }

  /// Puts a text in the place of what is chosen, or at the position that is.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: AttributedString
  ) {
    let ranges =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): [index..<index]
      case .ranges(let ranges): ranges
      }
    // From the end on, so that those before it stay.
    let first = ranges.map { characters.distance(from: startIndex, to: $0.lowerBound) }.min() ?? 0
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }).dropLast() {
      removeSubrange(range)
    }
    if let range = ranges.min(by: { $0.lowerBound < $1.lowerBound }) {
      replaceSubrange(range, with: text)
    }
    let end = characters.index(startIndex, offsetBy: first + text.characters.count)
    selection = AttributedTextSelection(insertionPoint: end)
  }
  /// Puts characters in the place of what is chosen, with the attributes of its beginning.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters characters: some Collection<Character>
  ) {
    var text = AttributedString(String(characters))
    let start =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): index
      case .ranges(let ranges): ranges.map(\.lowerBound).min() ?? endIndex
      }
    let run = runs.first { $0.range.contains(start) } ?? runs.last
    if let run { text.mergeAttributes(run.attributes) }
    replaceSelection(&selection, with: text)
  }
}
