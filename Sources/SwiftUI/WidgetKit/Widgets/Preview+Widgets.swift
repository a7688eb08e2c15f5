#if os(Linux)
import AppIntents
import Tintype
public import TintypeControls

/// Lists the entries of a preview.
@resultBuilder
public enum TimelineEntryBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Several entries.
  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] {
    entries
  }
  /// All of them, in order.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap(\.self)
  }
  /// Those of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap(\.self)
  }
  /// Those of a condition that may not hold.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }
  /// Those of the first branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// Those of the second branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

/// Each entry is a picture of its own.
extension Preview {
  /// Shows a widget at each entry of a timeline.
  ///
  /// - Parameters:
  ///   - name: how the preview is called; nil for none.
  ///   - family: how large the widget is.
  ///   - widget: makes the widget.
  ///   - timeline: makes the entries.
  public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, parts: { try Timelines.view(of: widget(), family, await timeline()) })
  }

  /// Shows a widget at each entry that a provider says.
  ///
  /// - Parameters:
  ///   - name: how the preview is called; nil for none.
  ///   - family: how large the widget is.
  ///   - widget: makes the widget.
  ///   - timelineProvider: makes the provider, which has some seconds to answer.
  public init<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) {
    self.init(
      name,
      parts: {
        let entries = await Timelines.entries(of: timelineProvider(), family)
        return try Timelines.view(of: widget(), family, entries)
      })
  }

  /// Shows a widget at each entry that a provider says for what somebody has set.
  ///
  /// - Parameters:
  ///   - name: how the preview is called; nil for none.
  ///   - family: how large the widget is.
  ///   - intent: what is set.
  ///   - widget: makes the widget.
  ///   - timelineProvider: makes the provider, which has some seconds to answer.
  public init<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: @autoclosure @escaping @MainActor () -> P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
  ) {
    self.init(
      name,
      parts: {
        let (provider, intent) = (Handed(value: timelineProvider()), Handed(value: intent()))
        let entries = await Timelines.entries(of: provider, intent, family)
        return try Timelines.view(of: widget(), family, entries.value)
      })
  }
}

/// A value that one task makes and another one takes over: entries and providers of people are seldom `Sendable`, and a
/// preview uses each in one place only.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

/// Who waits for a provider's answer, on whichever thread it comes.
private final class Answer<E: TimelineEntry>: Sendable {
  private let continuation: CheckedContinuation<Handed<[any TimelineEntry]>, Never>

  init(_ continuation: CheckedContinuation<Handed<[any TimelineEntry]>, Never>) {
    self.continuation = continuation
  }

  @Sendable func take(_ timeline: Timeline<E>) {
    continuation.resume(returning: Handed(value: timeline.entries))
  }
}

/// What entries look like, and where they come from.
private enum Timelines {
  /// The error of a widget that does not know an entry.
  private struct UnshownEntry: Error, CustomStringConvertible {
    let widget: String
    let entry: String
    var description: String { "\(widget) shows no entry of the type \(entry)." }
  }

  /// What a widget shows at each entry.
  @MainActor static func view<W: Widget>(
    of widget: W, _ family: WidgetFamily, _ entries: [any TimelineEntry]
  ) throws -> AnyView {
    let configuration = widget.body as? any DrawnConfiguration
    let stages = try entries.map { entry in
      guard let configuration, let view = configuration.view(of: entry) else {
        throw UnshownEntry(widget: "\(W.self)", entry: "\(type(of: entry))")
      }
      return WidgetStage(family, hasMargins: !configuration.isWithoutMargins, content: view)
    }
    return AnyView(ForEach(stages.indices, id: \.self) { stages[$0] })
  }

  /// What a provider answers.
  @MainActor static func entries<P: TimelineProvider>(
    of provider: P, _ family: WidgetFamily
  ) async -> [any TimelineEntry] {
    await withCheckedContinuation { continuation in
      provider.getTimeline(in: context(family), completion: Answer(continuation).take)
    }.value
  }

  /// What a provider answers for what somebody has set.
  static func entries<P: AppIntentTimelineProvider>(
    of provider: Handed<P>, _ intent: Handed<P.Intent>, _ family: WidgetFamily
  ) async -> Handed<[any TimelineEntry]> {
    Handed(
      value: await provider.value.timeline(for: intent.value, in: context(family)).entries)
  }

  private static func context(_ family: WidgetFamily) -> TimelineProviderContext {
    TimelineProviderContext(family: family, displaySize: family.size)
  }
}
#endif
