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
  /// Does nothing: a still picture has no later content.
  public func invalidateTimelineContent() {}
}

/// When a timeline changes.
public protocol TimelineSchedule {
  /// How often a view wants to be drawn anew.
  typealias Mode = TimelineScheduleMode
  /// The type of the moments.
  associatedtype Entries: Sequence<Date>
  /// The moments, in order.
  ///
  /// - Parameters:
  ///   - startDate: when the view begins to be seen; the first moment is there or before.
  ///   - mode: how often a view wants to be drawn anew.
  /// - Returns: the moments; a still picture asks for none.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Each frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double?
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = paused ? nil : max(minimumInterval ?? 0, 1.0 / 120)
  }
  /// Each frame, of a screen of 120 a second; the start alone where it is paused.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    sequence(first: startDate) { [interval] date in interval.map { date + $0 } }
  }
}

/// Again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let (start, interval): (Date, TimeInterval)
  /// Creates a schedule; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  /// The last moment before a date, and those that follow; the first one alone without an interval.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let gone = interval > 0 ? (startDate.timeIntervalSince(start) / interval).rounded(.down) : 0
    let first = start + max(0, gone) * interval
    return sequence(first: first) { [interval] in interval > 0 ? $0 + interval : nil }
  }
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
  /// The start of the minute of a date, and of those that follow.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute * 60)) { $0 + 60 }
  }
}

/// At certain moments.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  private let dates: [Date]
  /// Creates a schedule.
  public init(_ dates: some Sequence<Date>) { self.dates = Array(dates) }
  /// The moments.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { dates }
}
