/// A type that says how big a container is and where its children go.
///
/// The engine asks for the same proposal fewer times than one might count: answers are kept, so a
/// layout has to be a pure function of the proposal and its subviews.
public protocol Layout: Animatable {
  /// What a layout computes once and keeps.
  associatedtype Cache = Void
  /// The children.
  typealias Subviews = LayoutSubviews

  /// What the container is like.
  static var layoutProperties: LayoutProperties { get }
  /// Creates what is kept for a list of subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Changes what is kept after the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The gaps that the container prefers to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews.
  ///
  /// - Parameters:
  ///   - bounds: the container's frame; its size is what the layout answered for the proposal, its
  ///     origin need not be zero.
  ///   - proposal: what the container was proposed.
  ///   - subviews: the children.
  ///   - cache: what the layout keeps.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a horizontal guide that the container sets; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The position of a vertical guide that the container sets; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What a container is like.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers inside orient themselves; nil for none.
  public var stackOrientation: Axis?

  /// Creates properties without an orientation.
  public init() { stackOrientation = nil }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews' preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing else { return .zero }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// The children's positions merged by the guide's rule.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, in: bounds)
  }

  /// The children's positions merged by the guide's rule.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, in: bounds)
  }
}

/// A key of data that a child carries for its container's layout.
public protocol LayoutValueKey {
  /// The type of the data.
  associatedtype Value
  /// The data of a child that sets none.
  static var defaultValue: Value { get }
}
