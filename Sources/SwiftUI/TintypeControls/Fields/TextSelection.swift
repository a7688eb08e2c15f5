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
}
