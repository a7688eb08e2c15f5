// The tool writes this macro out itself; packages need swift-syntax for it, and the trait `Macros`.
#if os(Linux) && Macros
public import WidgetKit

/// Declares a preview of an activity, a picture for each of its states.
@freestanding(declaration)
public macro Preview<A: ActivityAttributes, W: Widget>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> W,
  @ContentStateBuilder<A.ContentState> contentStates:
    @escaping @MainActor () async -> [A.ContentState]
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")
#endif
