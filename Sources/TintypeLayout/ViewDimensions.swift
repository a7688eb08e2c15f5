/// A view's size and guides for one proposal.
public struct ViewDimensions: Equatable {
  /// The width that the view chose, in points.
  public let width: CGFloat
  /// The height that the view chose, in points.
  public let height: CGFloat

  /// Where guides are asked; nil for a plain box, whose guides are all defaults.
  private let source: (engine: LayoutEngine, node: NodeID, proposal: Proposal)?

  /// Creates the dimensions of a node.
  init(size: Size, engine: LayoutEngine, node: NodeID, proposal: Proposal) {
    width = CGFloat(size.width)
    height = CGFloat(size.height)
    source = (engine, node, proposal)
  }

  /// Creates the dimensions of a box without guides of its own.
  init(box size: Size) {
    width = CGFloat(size.width)
    height = CGFloat(size.height)
    source = nil
  }

  /// The position of a guide, in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a guide, in points from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a guide that the view sets itself; nil where the default holds.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The position of a guide that the view sets itself; nil where the default holds.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  private func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? CGFloat(key.defaultValue(in: self))
  }

  private func explicitValue(of key: AlignmentKey) -> CGFloat? {
    guard let source else { return nil }
    let size = Size(width: Double(width), height: Double(height))
    return source.engine.explicitGuide(key, of: source.node, in: source.proposal, size: size)
      .map { CGFloat($0) }
  }

  /// Whether two dimensions have the same size and come from the same view and proposal.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.source?.node == b.source?.node
      && a.source?.proposal == b.source?.proposal
  }
}
