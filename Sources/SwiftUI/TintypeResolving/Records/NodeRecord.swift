/// What a node is called and draws, beside what the engine knows of it.
///
/// The properties that every walk over a tree reads come first.
package struct NodeRecord {
  /// What the node is to a reader of the picture.
  package var role: ViewRole
  /// Whether nothing of the node and of those below is seen.
  package private(set) var isUnseen: Bool
  /// Whether the node shows what its children show, and nothing else; kept for the same reason.
  private(set) var isTransparent: Bool
  /// Whether a control, a style or a modifier of ours made the node for itself; false where nobody asks.
  package var isInternal = false
  /// What is known of few nodes; nil for the others, whose records stay short.
  fileprivate(set) var rarities: Rarities?
  /// Words for the layout dump, such as a text's string.
  package var detail: String?
  /// What the node draws, or does to what its children draw.
  package var drawing: NodeDrawing {
    didSet { (isUnseen, isTransparent) = drawing.isUnseenOrTransparent }
  }
  /// The name of the kind of view, such as `HStack` or `frame`.
  package var kind: String
  /// The user's view that the node is the outermost part of.
  package var owner: String?

  /// Creates a record.
  package init(
    kind: String, role: ViewRole = .other, detail: String? = nil, drawing: NodeDrawing = .none
  ) {
    self.kind = kind
    self.role = role
    self.detail = detail
    (isUnseen, isTransparent) = drawing.isUnseenOrTransparent
    self.drawing = drawing
  }
}

extension NodeRecord {
  /// What is known of few nodes.
  fileprivate struct Rarity {
    var identifier: String?
    var zIndex: Double = 0
    var names: [String] = []
    var authorView: String?
    var controls: [RecordedControl] = []
  }

  /// What is known of few nodes, shared by copies of a record.
  final class Rarities {
    fileprivate var values: Rarity
    fileprivate init(_ values: Rarity) { self.values = values }

    /// Whether the node is neither a control nor anything that an author named.
    var isAnonymous: Bool { values.controls.isEmpty && values.identifier == nil }
  }

  private var rarity: Rarity {
    get { rarities?.values ?? Rarity() }
    set {
      if isKnownUniquelyReferenced(&rarities) {
        rarities?.values = newValue
      } else {
        rarities = Rarities(newValue)
      }
    }
  }

  /// What `accessibilityIdentifier` gave.
  package var identifier: String? {
    get { rarities?.values.identifier }
    set { rarity.identifier = newValue }
  }

  /// The position among siblings in drawing order.
  package var zIndex: Double {
    get { rarities?.values.zIndex ?? 0 }
    set { rarity.zIndex = newValue }
  }

  /// What the author wrote that the node is the outermost part of, by type, innermost first: `Toggle` and then
  /// a view of the author's; empty where nobody asks.
  package var names: [String] {
    get { rarities?.values.names ?? [] }
    set { rarity.names = newValue }
  }

  /// The outermost view of an author's that the node is the outermost part of; nil for none, and where nobody asks.
  package var authorView: String? {
    get { rarities?.values.authorView }
    set { rarity.authorView = newValue }
  }

  /// The controls that the node is the outermost part of, innermost first, each of another type.
  package var controls: [RecordedControl] {
    get { rarities?.values.controls ?? [] }
    set { rarity.controls = newValue }
  }
}

/// What a node is to a reader of the picture: borders are colored by it.
///
/// The name of a kind does not tell, since users' own layouts may have any name.
package enum ViewRole: Sendable {
  /// A picture or symbol.
  case image
  /// Text.
  case text
  /// A frame around another view.
  case frame
  /// A frame by the container around it.
  case relativeFrame
  /// Insets around another view.
  case padding
  /// A rectangle of some shape around another view.
  case aspectRatio
  /// What moves another view.
  case moved
  /// A background or an overlay: another view, and then what it adds.
  case decoration
  /// A rectangle of one color.
  case color
  /// A line between views.
  case divider
  /// What scrolls.
  case scrollView
  /// A list, a form or a table: rows in what scrolls.
  case list
  /// Anything else.
  case other
}

/// What a node draws.
package enum NodeDrawing {
  /// Nothing of its own.
  case none
  /// A rectangle of one paint.
  case fill(ResolvedPaint)
  /// What the node draws itself, such as text; it has no children.
  case leaf(any DrawnLeaf)
  /// A change of what the children draw.
  case effect(DrawingEffect)
  /// Several changes of what the children draw, first applied first, known when every view has its position.
  case effects(Recording<Void, [DrawingEffect]>)
  /// A primary and a secondary: whether the secondary goes below.
  case layered(isBackground: Bool)
  /// A primary that shows only where a secondary has ink.
  case mask
}

extension NodeDrawing {
  /// Whether nothing of the node and of those below is seen, and whether it shows what its children show and nothing
  /// else.
  fileprivate var isUnseenOrTransparent: (Bool, Bool) {
    switch self {
    case .none: (false, true)
    case .effect(let effect): (effect.hidesContent, false)
    case .fill, .leaf, .effects, .layered, .mask: (false, false)
    }
  }
}

extension DrawingEffect {
  /// Whether nothing of the content is seen.
  fileprivate var hidesContent: Bool {
    switch self {
    case .hidden: true
    case .opacity(let opacity): opacity == 0
    default: false
    }
  }
}
