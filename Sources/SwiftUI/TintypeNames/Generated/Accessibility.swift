// Made of Fixtures/Names/TintypeNames/Accessibility.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What is done to a view by assistive technology.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What is done most often.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension AccessibilityActionKind {
  /// Creates what a program names itself.
  public init(named name: Text) { self.init(name: "\(name)") }
}

/// A picture has no words for assistive technology; these keep sources compiling.
extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
}

/// What describes a chart to assistive technology; a picture has no words.
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Describes the chart anew.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The numbers that show.
  public var range: ClosedRange<Double>
  /// Creates an axis.
  public init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String) { self.title = title; self.range = range }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]
  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) { self.title = title; self.categoryOrder = categoryOrder }
}

/// A point of a chart.
public final class AXDataPoint {
  /// Its name; nil for none.
  public var label: String?
  /// Creates a point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) { self.label = label }
  /// Creates a point at a name.
  public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) { self.label = label }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// Their name; nil for none.
  public var name: String?
  /// The points.
  public var dataPoints: [AXDataPoint]
  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) { self.name = name; self.dataPoints = dataPoints }
}

/// A chart in words.
public final class AXChartDescriptor {
  /// The title; nil for none.
  public var title: String?
  /// What it says; nil for nothing.
  public var summary: String?
  /// The points.
  public var series: [AXDataSeriesDescriptor]
  /// Creates a description.
  public init(title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]) { self.title = title; self.summary = summary; self.series = series }
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// What a view is of a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// What is named.
  case content
}

extension View {
  /// Changes nothing: a still picture shows no help.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Changes nothing: a still picture shows no help.
  public nonisolated func help(_ text: Text) -> some View { self }
  /// Changes nothing: a still picture shows no help.
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// The name of something that assistive technology tells of a view when it is asked for more.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let id: String
  /// Creates a name.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  /// Creates a name that is its own identity.
  public init(_ labelKey: LocalizedStringKey) { id = "\(labelKey)" }
  /// Creates a name.
  public init(_ label: Text, id: String) { self.id = id }
}

/// How soon something more is told of a view.
public struct AXCustomContent {
  /// How soon it is told.
  public enum Importance: UInt, Hashable, Sendable {
    /// When somebody asks.
    case `default`
    /// At once.
    case high
  }
}

/// A kind of actions that assistive technology offers together.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  /// Creates a kind of its own.
  public init(_ name: LocalizedStringKey) { self.name = "\(name)" }
  /// Creates a kind of its own.
  public init(_ name: Text) { self.name = "\(name)" }
  /// Those without a kind.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Those that change what is there.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(_ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(_ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { self }
}

/// How a view is touched while the screen is read aloud.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit a choice.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches count once the view was chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Which way a view is zoomed.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }
  /// Which way.
  public let direction: Direction
  /// Where, in parts of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// How quick actions are shown.
public struct AccessibilityQuickActionStyle: Hashable, Sendable {
  private let name: String
  /// As a question.
  public static let prompt = AccessibilityQuickActionStyle(name: "prompt")
  /// As an outline.
  public static let outline = AccessibilityQuickActionStyle(name: "outline")
}

/// The kind of text that a view holds.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text of any kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityQuickAction<V: View>(style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> V) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityQuickAction<V: View>(style: AccessibilityQuickActionStyle, isActive: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(_ label: L, _ value: V, importance: AXCustomContent.Importance = .default) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: LocalizedStringKey) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// The text: a picture is not heard.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// The text: a picture is not heard.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// The text: a picture is not heard.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// The text: a picture is not heard.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// The text: its kind does not show.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// Whether a view has the focus of assistive technology; none has it in a still picture.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the focus.
  public struct Binding {
    /// The focus.
    public let wrappedValue: Value
  }
  /// The focus; changes are not kept.
  public var wrappedValue: Value { get { first } nonmutating set {} }
  /// A connection to the focus.
  public var projectedValue: Binding { Binding(wrappedValue: first) }
  private let first: Value
  /// Creates focus of one view.
  public init() where Value == Bool { first = false }
  /// Creates focus of one view for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { first = false }
  /// Creates focus of one of several views.
  public init<T: Hashable>() where Value == T? { first = nil }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The screen is read aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches are used.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V) -> some View { self }
  /// Changes nothing: a picture is not read aloud.
  public nonisolated func accessibilityDefaultFocus<Value>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View { self }
  /// Changes nothing: a picture is not read aloud.
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
}

/// Entries among which assistive technology turns; a picture has none.
public protocol AccessibilityRotorContent {}

/// An entry among which assistive technology turns.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry of a view with a name.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry of a view with a name.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry of a view with a name.
  @_disfavoredOverload public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry of a view that `accessibilityRotorEntry` named.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry of a view that `accessibilityRotorEntry` named.
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry of a view that `accessibilityRotorEntry` named.
  @_disfavoredOverload public init<L: StringProtocol>(_ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry of a part of a text.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry of a part of a text.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
  /// Creates an entry of a part of a text.
  @_disfavoredOverload public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
}

/// Entries one after another.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
  internal init() {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates an entry for each element of a collection.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID { self.init(entriesOf: data, id: \.id, content: content) }
  /// Creates an entry for each element of a collection; a key path names them.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) { self.init(entriesOf: data, id: id, content: content) }
}

/// Makes a list of the entries that a closure lists.
@resultBuilder public enum AccessibilityRotorContentBuilder {
  /// An entry as it is.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// One entry as it is.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Entries one after another.
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }
  /// Entries or none.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Among what assistive technology turns by itself.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// Links that were or were not visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Fields of text.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// Words that are not spelled right.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(_ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(_ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<E: Identifiable>(_ labelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<E: Identifiable>(_ label: Text, entries: [E], entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<E, ID: Hashable>(_ label: Text, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(_ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol, E: Identifiable>(_ label: L, entries: [E], entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol, E, ID: Hashable>(_ label: L, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<E: Identifiable>(_ systemRotor: AccessibilitySystemRotor, entries: [E], entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<E, ID: Hashable>(_ systemRotor: AccessibilitySystemRotor, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<E, ID: Hashable>(_ labelKey: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>) -> some View { self }
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
