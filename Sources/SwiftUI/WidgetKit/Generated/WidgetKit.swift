// Made of Fixtures/Names/WidgetKit/WidgetKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
@_exported public import AppIntents
public import Foundation
public import Tintype

/// A widget; its view is drawn where it is shown itself.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @WidgetConfigurationBuilder var body: Body { get }
  init()
}

/// What a widget shows and when.
@MainActor @preconcurrency public protocol WidgetConfiguration {}

/// Takes what a widget shows.
@resultBuilder public enum WidgetConfigurationBuilder {
  public static func buildBlock<C: WidgetConfiguration>(_ content: C) -> C { content }
}

/// Several widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  public static func main() {}
}

extension Widget {
  public static func main() {}
}

/// Widgets of a bundle.
public struct WidgetList: Widget {
  public nonisolated init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Lists widgets.
@resultBuilder public enum WidgetBundleBuilder {
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> WidgetList { WidgetList() }
  public static func buildOptional<W: Widget>(_ widget: W?) -> WidgetList { WidgetList() }
  public static func buildEither<W: Widget>(first widget: W) -> WidgetList { WidgetList() }
  public static func buildEither<W: Widget>(second widget: W) -> WidgetList { WidgetList() }
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> WidgetList { WidgetList() }
}

/// Nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ name: S) -> Self { self }
  public func description(_ description: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func description<S: StringProtocol>(_ description: S) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> Self { self }
  public func onBackgroundURLSessionEvents(matching: String, _ perform: @escaping (String, @escaping () -> Void) -> Void) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
  public func widgetPushHandler(_ handler: Any.Type) -> Self { self }
}

/// Where a widget may be.
public enum WidgetLocation: Hashable, Sendable {
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}

/// How large an activity is.
public enum ActivityFamily: Hashable, Sendable {
  case small, medium
}

/// What a widget shows at a date.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { self.score = score; self.duration = duration }
}

/// What a provider is told.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview = true
  public let displaySize: CGSize
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
  package init(family: WidgetFamily, displaySize: CGSize) { self.family = family; self.displaySize = displaySize }
  /// Values of the environment.
  public struct EnvironmentVariants {}
}

/// When a widget is asked anew.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  public static let never = TimelineReloadPolicy(name: "never")
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after") }
}

/// What a widget shows, in order.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { self.entries = entries; self.policy = policy }
}

/// Who says what a widget shows.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Who says what a widget shows that somebody has set.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Who says what a widget shows, by its earlier name.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
}

/// A setting that is proposed.
public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
  public init(intent: T, description: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(intent: T, description: S) {}
}

/// Who asks widgets anew; nobody does.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}
}

/// A widget that somebody put up; there is none.
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

/// Who asks controls anew; nobody does.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func reloadAllControls() {}
  public func reloadControls(ofKind kind: String) {}
}

/// A control.
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor var body: Body { get }
  init()
}

/// What a control shows.
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  public func description(_ description: LocalizedStringResource) -> Self { self }
}

/// Who says what a control shows.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// A control that nobody sets.
public struct StaticControlConfiguration: ControlWidgetConfiguration {
  public init<C: View>(kind: String, @ViewBuilder content: @escaping @MainActor () -> C) {}
  public init<P: ControlValueProvider, C: View>(kind: String, provider: P, @ViewBuilder content: @escaping @MainActor (P.Value) -> C) {}
}

/// A button of a control.
public nonisolated struct ControlWidgetButton<Label: View>: View {
  private let label: Label
  public init<I: AppIntent>(action: I, @ViewBuilder label: () -> Label) { self.label = label() }
  /// Its label.
  @MainActor public var body: some View { label }
}

/// A switch of a control.
public nonisolated struct ControlWidgetToggle<Label: View>: View {
  private let label: Label
  public init<I: AppIntent>(isOn: Bool, action: I, @ViewBuilder label: (Bool) -> Label) { self.label = label(isOn) }
  /// Its label.
  @MainActor public var body: some View { label }
}

extension ControlWidgetToggle where Label == Text {
  public init<I: AppIntent, V: View>(_ titleKey: LocalizedStringKey, isOn: Bool, action: I, @ViewBuilder valueLabel: (Bool) -> V) { self.init(isOn: isOn, action: action) { _ in Text(titleKey) } }
}

extension View {
  /// Changes nothing: a watch's face shows it.
  public nonisolated func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Changes nothing: a watch's face shows it.
  public nonisolated func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
  /// Changes nothing: a watch's face shows it.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  /// Changes nothing: the island is not drawn.
  public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
  /// Changes nothing: the system draws the buttons of an activity.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension Image {
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

/// How a picture is tinted.
public enum WidgetAccentedRenderingMode: Hashable, Sendable {
  case accented, desaturated, accentedDesaturated, fullColor
}

/// Where a part of the island stands.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case belowIfTooWide
}

/// A part of the island.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// A form of an activity, of which a preview is.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content, dynamicIsland(DynamicIslandPreviewViewState)
}

/// A form of the island, of which a preview is.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, expanded, minimal
}

/// A form of the island.
public enum DynamicIslandMode: Hashable, Sendable {
  case expanded, compactLeading, compactTrailing, minimal
}
#endif
