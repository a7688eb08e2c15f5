#if os(Linux)
public import AppIntents
public import Tintype

/// A configuration whose views are drawn.
@MainActor
package protocol DrawnConfiguration: WidgetConfiguration {
  /// Whether the content reaches to the widget's edges.
  var isWithoutMargins: Bool { get set }

  /// What the widget shows at a date.
  ///
  /// - Parameter entry: an entry of its timeline.
  /// - Returns: the view; nil where the entry is not of the widget's type.
  func view(of entry: any TimelineEntry) -> AnyView?
}

extension WidgetConfiguration {
  /// Leaves no room around the content.
  public func contentMarginsDisabled() -> Self {
    guard var drawn = self as? any DrawnConfiguration else { return self }
    drawn.isWithoutMargins = true
    return drawn as? Self ?? self
  }
}

/// A widget that nobody sets.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, DrawnConfiguration {
  package var isWithoutMargins = false
  private let content: @MainActor (Any) -> Content?

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: its name.
  ///   - provider: says what is shown when; a preview may ask another one.
  ///   - content: makes the view of an entry.
  public nonisolated init<P: TimelineProvider>(
    kind: String, provider: P, @ViewBuilder content: @escaping @MainActor (P.Entry) -> Content
  ) {
    self.content = { ($0 as? P.Entry).map(content) }
  }

  package func view(of entry: any TimelineEntry) -> AnyView? { content(entry).map { AnyView($0) } }
}

/// A widget that somebody sets.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration, DrawnConfiguration
{
  package var isWithoutMargins = false
  private let content: @MainActor (Any) -> Content?

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: its name.
  ///   - intent: what is set.
  ///   - provider: says what is shown when; a preview may ask another one.
  ///   - content: makes the view of an entry.
  public nonisolated init<P: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: P,
    @ViewBuilder content: @escaping @MainActor (P.Entry) -> Content
  ) where P.Intent == Intent {
    self.content = { ($0 as? P.Entry).map(content) }
  }

  package func view(of entry: any TimelineEntry) -> AnyView? { content(entry).map { AnyView($0) } }
}

/// A widget that somebody sets, by its earlier name.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration, DrawnConfiguration {
  package var isWithoutMargins = false
  private let content: @MainActor (Any) -> Content?

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: its name.
  ///   - intent: what is set.
  ///   - provider: says what is shown when.
  ///   - content: makes the view of an entry.
  public nonisolated init<P: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: P,
    @ViewBuilder content: @escaping @MainActor (P.Entry) -> Content
  ) {
    self.content = { ($0 as? P.Entry).map(content) }
  }

  package func view(of entry: any TimelineEntry) -> AnyView? { content(entry).map { AnyView($0) } }
}
#endif
