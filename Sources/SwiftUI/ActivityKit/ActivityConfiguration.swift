#if os(Linux)
public import Tintype
public import TintypeControls
public import WidgetKit

/// The views of an activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
  private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - type: what stays of the activity.
  ///   - content: makes the view on the locked screen.
  ///   - dynamicIsland: makes the island.
  public nonisolated init<C: View>(
    for type: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> C,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }

  /// What an activity looks like.
  ///
  /// - Parameters:
  ///   - kind: where it is shown.
  ///   - context: what its views are told.
  /// - Returns: its view there.
  func view(as kind: ActivityPreviewViewKind, _ context: ActivityViewContext<Attributes>) -> AnyView
  {
    switch kind {
    case .content: AnyView(LockedScreenActivity(content: content(context)))
    case .dynamicIsland(let form): AnyView(IslandForm(island(context), form))
    }
  }
}

/// Lists the states of a preview.
@resultBuilder
public enum ContentStateBuilder<State> {
  /// A state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Several states.
  public static func buildExpression(_ states: [State]) -> [State] { states }
  /// All of them, in order.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap(\.self) }
  /// Those of a loop.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap(\.self) }
  /// Those of a condition that may not hold.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
  /// Those of the first branch.
  public static func buildEither(first: [State]) -> [State] { first }
  /// Those of the second branch.
  public static func buildEither(second: [State]) -> [State] { second }
}

extension Preview {
  /// Shows an activity in each of its states, a picture each.
  ///
  /// - Parameters:
  ///   - name: how the preview is called; nil for none.
  ///   - kind: where the activity is shown.
  ///   - attributes: what stays of it.
  ///   - widget: makes the widget that has its views.
  ///   - contentStates: makes the states.
  public init<A: ActivityAttributes, W: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> A,
    widget: @escaping @MainActor () -> W,
    @ContentStateBuilder<A.ContentState> contentStates:
      @escaping @MainActor () async -> [A.ContentState]
  ) {
    self.init(
      name,
      parts: {
        guard let configuration = widget().body as? ActivityConfiguration<A> else {
          throw UnshownActivity(widget: "\(W.self)", attributes: "\(A.self)")
        }
        let attributes = attributes()
        let views = await contentStates().map {
          configuration.view(
            as: kind, ActivityViewContext(attributes: attributes, state: $0))
        }
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
      })
  }
}

/// The error of a widget without views for an activity.
private struct UnshownActivity: Error, CustomStringConvertible {
  let widget: String
  let attributes: String
  var description: String { "\(widget) shows no activity of \(attributes)." }
}
#endif
