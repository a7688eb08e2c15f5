/// The guides that the children of a node meet at.
package enum RuleAlignment: Sendable {
  /// None.
  case none
  /// One, across the axis along which the children follow one another.
  case guide(AlignmentKey)
  /// One on each axis.
  case point(AlignmentPair)

  /// The guides as an author names them: `leading`, `topLeading`, `center`; nil for none.
  var name: String? {
    switch self {
    case .none: nil
    case .guide(let key): key.name.rawValue
    case .point(let pair): pair.name
    }
  }

  /// All guides.
  var keys: [AlignmentKey] {
    switch self {
    case .none: []
    case .guide(let key): [key]
    case .point(let pair): [pair.horizontal, pair.vertical]
    }
  }

  /// The shares of spare space before a view, from the upper leading corner; 0 where there is no guide.
  var share: UnitPoint {
    switch self {
    case .none: .topLeading
    case .guide(let key) where key.axis == .vertical: UnitPoint(x: 0, y: key.share)
    case .guide(let key): UnitPoint(x: key.share, y: 0)
    case .point(let pair): UnitPoint(x: pair.horizontal.share, y: pair.vertical.share)
    }
  }
}

/// A guide as an author names it.
package enum AlignmentName: String, Sendable {
  /// A guide of the frame's own: its edges and middles.
  case leading, center, trailing, top, bottom
  /// A guide of texts.
  case firstTextBaseline, lastTextBaseline
  /// One that the author made, or that has no name.
  case custom
}

extension AlignmentKey {
  /// The guide as an author names it.
  package var name: AlignmentName {
    switch self {
    case .leading: .leading
    case .horizontalCenter, .verticalCenter: .center
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    default: .custom
    }
  }

  /// The share of spare space before a view that is aligned by the guide.
  fileprivate var share: CGFloat {
    switch self {
    case .leading, .top, .firstTextBaseline, .listRowSeparatorLeading: 0
    case .trailing, .bottom, .lastTextBaseline: 1
    default: 0.5
    }
  }
}

extension AlignmentPair {
  /// Both guides as an author names them: `topLeading`, `bottom`, `center`.
  package var name: String {
    let (x, y) = (horizontal.name.rawValue, vertical.name.rawValue)
    if vertical.name == .center { return x }
    if horizontal.name == .center { return y }
    return y + x.prefix(1).uppercased() + x.dropFirst()
  }
}
