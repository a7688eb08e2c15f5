/// A layout whose type is erased, so that a view can switch between layouts.
public struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private let base: any Layout

  /// Erases a layout's type.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// The axis along which spacers inside orient themselves; that of the layout inside.
  package var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// Creates what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return open(base)
  }

  /// Runs a closure with the layout inside and what it keeps.
  private func open<L: Layout, Result>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews,
    _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    // A cache of another layout can only come from a caller that mixes two; it is made anew.
    var own = (cache.value as? L.Cache) ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(layout, &own)
  }

  /// The size that the layout inside answers, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func run<L: Layout>(_ layout: L) -> CGSize {
      open(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return run(base)
  }

  /// Places the subviews as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func run<L: Layout>(_ layout: L) {
      open(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    run(base)
  }

  /// The gaps that the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func run<L: Layout>(_ layout: L) -> ViewSpacing {
      open(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return run(base)
  }

  /// The guide that the layout inside sets.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func run<L: Layout>(_ layout: L) -> CGFloat? {
      open(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return run(base)
  }

  /// The guide that the layout inside sets.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func run<L: Layout>(_ layout: L) -> CGFloat? {
      open(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return run(base)
  }
}
