extension View {
  /// The space around a view that SwiftUI adds where no number is given, in points.
  nonisolated static var defaultPadding: CGFloat { 16 }

  /// Adds space around the view, in points.
  public nonisolated consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(RuleModifier(rule: .padding(PaddingRule(insets)), kind: "padding", role: .padding))
  }

  /// Adds space on some edges, in points; 16 for nil.
  public nonisolated consuming func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(length ?? Self.defaultPadding, edges: edges))
  }

  /// Adds space on all edges, in points.
  public nonisolated consuming func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds the space that the platform likes beside the edges of a window: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Adds the space that the platform likes beside the edges of a window: 16 points.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, 16)
  }
}

/// What space around a view is meant for.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The least space beside the edges of a window.
  public static let minimum = ScenePadding(name: "minimum")
  /// The space beside the title of a bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
