/// A position on the canvas that one or more views, each the only one in the other, share.
struct MarkedBox {
  /// A proposal that was answered with something else.
  struct Proposed {
    var proposal: ProposedViewSize
    /// Where the proposed space is; without end where it is not limited.
    var region: CGRect
  }

  var frame: CGRect
  /// What the views are called, outermost first.
  var names: [String]
  /// What the outermost of the views is called where none has a name that readers ask for.
  var change = ""
  /// The proposals that were not taken as they were, outermost first.
  var proposals: [Proposed]
  /// What the outermost view was proposed.
  var proposal: ProposedViewSize
  /// Where the space is that the outermost view was proposed.
  var region: CGRect
  /// Whether one of the views is a padding.
  var isInset = false
  /// The lengths of the container by which one of the views sized itself; nil for none.
  var container: ProposedViewSize?

  /// The container's lengths as labels say them; nil where there are none.
  var containerText: String? {
    ReadableText.definiteLengths(container?.width, container?.height)
  }
}

extension NodeRecord {
  /// What a view is called, with the words of a text and the name of a picture.
  var readableName: String {
    if let name = names.last { return name }
    return ReadableText.name(
      kind, text: role == .text ? detail : nil, picture: role == .image ? detail : nil)
  }
}

extension ProposedViewSize {
  /// Whether an answer differs from a length that was proposed; an open length has no other.
  func differs(from size: CGSize) -> Bool {
    func differs(_ proposed: CGFloat?, _ taken: CGFloat) -> Bool {
      proposed.map { !(abs($0 - taken) <= 0.05) } ?? false
    }
    return differs(width, size.width) || differs(height, size.height)
  }

  /// The space that was proposed to a view: on an axis without a limit as long as the view.
  func region(around frame: CGRect, anchor: UnitPoint) -> CGRect {
    func length(_ proposed: CGFloat?, _ taken: CGFloat) -> CGFloat {
      proposed.flatMap { $0.isFinite ? $0 : nil } ?? taken
    }
    let (w, h) = (length(width, frame.width), length(height, frame.height))
    return CGRect(
      x: frame.minX - (w - frame.width) * anchor.x, y: frame.minY - (h - frame.height) * anchor.y,
      width: w, height: h)
  }
}
