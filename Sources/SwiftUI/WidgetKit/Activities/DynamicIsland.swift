#if os(Linux)
public import Tintype

/// The island of a phone while an activity runs.
public struct DynamicIsland {
  let expanded: @MainActor () -> DynamicIslandExpandedContent<AnyView>
  let leading: @MainActor () -> AnyView
  let trailing: @MainActor () -> AnyView
  let minimal: @MainActor () -> AnyView

  /// Creates an island of its forms.
  ///
  /// - Parameters:
  ///   - expanded: the parts of the large form.
  ///   - compactLeading: what stands on the left of the camera.
  ///   - compactTrailing: what stands on its right.
  ///   - minimal: what stands in the circle beside another activity.
  public init<E: View, L: View, T: View, M: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping @MainActor () -> DynamicIslandExpandedContent<E>,
    @ViewBuilder compactLeading: @escaping @MainActor () -> L,
    @ViewBuilder compactTrailing: @escaping @MainActor () -> T,
    @ViewBuilder minimal: @escaping @MainActor () -> M
  ) {
    self.expanded = { DynamicIslandExpandedContent(regions: expanded().regions) }
    leading = { AnyView(compactLeading()) }
    trailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Changes nothing: the line around an island shows on a dark ground only.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Changes nothing: nobody taps a still picture.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Changes nothing: margins are those of the system.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A part of the island's large form.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - position: where it stands.
  ///   - priority: how much of the width it gets; of no account.
  ///   - content: what it shows.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.content = content()
  }
}

/// The parts of the island's large form.
public struct DynamicIslandExpandedContent<Content: View> {
  var regions: [DynamicIslandExpandedRegion<AnyView>]
}

/// Lists the parts of the island's large form.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Parts of any views.
  public typealias Parts = DynamicIslandExpandedContent<AnyView>

  /// A part.
  public static func buildExpression<C: View>(_ region: DynamicIslandExpandedRegion<C>) -> Parts {
    Parts(regions: [
      DynamicIslandExpandedRegion(region.position) { AnyView(region.content) }
    ])
  }
  /// Parts that are made elsewhere.
  public static func buildExpression<C: View>(_ content: DynamicIslandExpandedContent<C>) -> Parts {
    Parts(regions: content.regions)
  }
  /// All of them.
  public static func buildBlock(_ parts: Parts...) -> Parts {
    Parts(regions: parts.flatMap(\.regions))
  }
  /// Those of a condition that may not hold.
  public static func buildOptional(_ part: Parts?) -> Parts { part ?? Parts(regions: []) }
  /// Those of the first branch.
  public static func buildEither(first: Parts) -> Parts { first }
  /// Those of the second branch.
  public static func buildEither(second: Parts) -> Parts { second }
}
#endif
