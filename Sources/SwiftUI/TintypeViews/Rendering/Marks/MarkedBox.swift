/// A place on the canvas that one or more views, each the only one in the other, share.
struct MarkedBox {
  /// An offer that was answered with something else.
  struct Offer {
    var proposal: ProposedViewSize
    /// Where the offered room is; without end where it is not limited.
    var room: CGRect
  }

  var frame: CGRect
  /// What the views are called, outermost first.
  var names: [String]
  /// What the outermost of the views is called where none has a name that readers ask for.
  var change = ""
  /// The offers that were not taken as they were, outermost first.
  var offers: [Offer]
  /// What the outermost view was offered.
  var proposal: ProposedViewSize
  /// Where the room is that the outermost view was offered.
  var room: CGRect
  /// Whether one of the views is a padding.
  var isInset = false
  /// The lengths of the container by which one of the views sized itself; nil for none.
  var container: ProposedViewSize?

  /// The container's lengths as labels say them; nil where there are none.
  var containerWords: String? {
    ReadableWords.knownLengths(container?.width, container?.height)
  }
}

extension NodeRecord {
  /// What a view is called, with the words of a text and the name of a picture.
  var readableName: String {
    if let name = names.last { return name }
    return ReadableWords.name(
      kind, text: role == .text ? detail : nil, picture: role == .image ? detail : nil)
  }
}

extension ProposedViewSize {
  /// Whether an answer differs from a length that was offered; an open length has no other.
  func differs(from size: CGSize) -> Bool {
    func differs(_ offered: CGFloat?, _ taken: CGFloat) -> Bool {
      offered.map { !(abs($0 - taken) <= 0.05) } ?? false
    }
    return differs(width, size.width) || differs(height, size.height)
  }

  /// The room that was offered to a view: on an axis without a limit as long as the view.
  func room(around frame: CGRect, anchor: UnitPoint) -> CGRect {
    func length(_ offered: CGFloat?, _ taken: CGFloat) -> CGFloat {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? taken
    }
    let (w, h) = (length(width, frame.width), length(height, frame.height))
    return CGRect(
      x: frame.minX - (w - frame.width) * anchor.x, y: frame.minY - (h - frame.height) * anchor.y,
      width: w, height: h)
  }
}
