/// A view's size and guides for one proposal.
public struct ViewDimensions: Equatable {
  /// The width that the view chose, in points.
  public let width: CGFloat
  /// The height that the view chose, in points.
  public let height: CGFloat

  /// Where guides are asked; nil for a plain box, whose guides are all defaults.
  private let source: Source?

  /// The view and the question that dimensions belong to.
  struct Source {
    let guides: any GuideSource
    let node: NodeID
    let proposal: Proposal
    let context: LayoutContext
  }

  /// Creates the dimensions of a node, or of a box without guides of its own.
  init(size: Size, source: Source?) {
    width = CGFloat(size.width)
    height = CGFloat(size.height)
    self.source = source
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
    let value = source.guides.explicitGuide(
      key, of: source.node, in: source.proposal, size: size, source.context)
    return value.map { CGFloat($0) }
  }

  /// Whether two dimensions have the same size and come from the same view and proposal.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.source?.node == b.source?.node
      && a.source?.proposal == b.source?.proposal
  }
}

/// Who knows the guides that views set themselves.
protocol GuideSource: AnyObject {
  /// The position of a guide, in points; nil where its default holds, and where the layout is over.
  ///
  /// - Parameters:
  ///   - key: the guide.
  ///   - node: the view.
  ///   - proposal: what the view was proposed.
  ///   - size: what it answered.
  ///   - context: what the question is asked in.
  /// - Returns: where the guide is, in points of the view; nil where nobody set it.
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> Double?
}
