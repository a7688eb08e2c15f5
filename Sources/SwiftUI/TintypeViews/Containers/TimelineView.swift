/// Content that changes with time; a still picture shows it at the environment's `currentDate`.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PassingView
{
  /// What the content is given.
  public typealias Context = TimelineViewDefaultContext
  @Environment(\.currentDate) private var date
  private let content: (Context) -> Content

  /// Creates content that changes by a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.content = content
  }

  /// The content at the environment's date.
  @MainActor public var body: some View { content(Context(date: date)) }
}

/// What a timeline's content is given.
public struct TimelineViewDefaultContext {
  /// The moment that is shown.
  public let date: Date
  /// How often the content can change.
  public var cadence: Cadence { .live }
}

/// When a timeline changes.
public protocol TimelineSchedule {
  /// How often a view wants to be drawn anew.
  typealias Mode = TimelineScheduleMode
}

/// Each frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
}

/// At certain moments.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init(_ dates: [Date]) {}
}
