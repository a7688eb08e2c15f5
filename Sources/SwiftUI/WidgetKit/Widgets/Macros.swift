// The tool writes this macro out itself; packages need swift-syntax for it, and the trait `Macros`.
#if os(Linux) && Macros
public import Tintype

/// Declares a preview of a widget, a picture for each entry.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Declares a preview of a widget, a picture for each entry of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Declares a preview of a widget that somebody has set.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")
#endif
