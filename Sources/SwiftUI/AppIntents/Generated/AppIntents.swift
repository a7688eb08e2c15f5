// Made of Fixtures/Names/AppIntents/AppIntents.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// Something that a program can do for the system; never done.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  @MainActor static var parameterSummary: ParameterSummary { get }
  associatedtype ParameterSummary: AppIntents.ParameterSummary = EmptyParameterSummary
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public func donate() {}
  public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }
  public func requestConfirmation() async throws {}
  public func requestConfirmation(conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog) async throws {}
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> any Error { CocoaError(.featureUnsupported) }
}

extension AppIntent where ParameterSummary == EmptyParameterSummary {
  @MainActor public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// When somebody is asked.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let userInitiated = ConfirmationConditions(rawValue: 1 << 0)
}

/// What somebody is asked.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  public static let `continue` = ConfirmationActionName(name: "continue")
  public static let add = ConfirmationActionName(name: "add")
  public static let order = ConfirmationActionName(name: "order")
}

/// What has a name that stays.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

/// Something that the system can do.
public protocol SystemIntent: AppIntent {}

/// Something that opens a program.
public protocol OpenIntent: AppIntent {}

/// Something that plays.
public protocol AudioPlaybackIntent: AppIntent {}

/// Something that records.
public protocol AudioRecordingIntent: AppIntent {}

/// Something that an activity does.
public protocol LiveActivityIntent: AppIntent {}

/// Something that begins an activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Something that goes on in front.
public protocol ForegroundContinuableIntent: AppIntent {}

/// Something that is proposed.
public protocol PredictableIntent: AppIntent {}

/// A search in a program.
public protocol ShowInAppSearchResultsIntent: AppIntent {}

/// Something that shows a view.
public protocol SnippetIntent: AppIntent {}

/// What somebody sets of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { DoneResult() }
}

/// What somebody sets of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { DoneResult() }
}

/// Something that sets a value.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

/// What a focus changes.
public protocol SetFocusFilterIntent: AppIntent {}

/// Something with an address.
public protocol URLRepresentableIntent: AppIntent {}

/// Whether somebody must show who they are.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What came of it.
public protocol IntentResult: Sendable {}

/// A result with words.
public protocol ProvidesDialog: Sendable {}

/// A result with a view.
public protocol ShowsSnippetView: Sendable {}

/// A result that does more.
public protocol OpensIntent: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: Sendable {
  associatedtype Value
}

/// That it was done.
public struct DoneResult: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public init() {}
}

/// A value.
public struct ValueResult<Value: Sendable>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public let value: Value?
  public init(value: Value?) { self.value = value }
}

extension IntentResult where Self == DoneResult {
  public static func result() -> DoneResult { DoneResult() }
  public static func result(dialog: IntentDialog) -> DoneResult { DoneResult() }
  public static func result<V: View>(view: V) -> DoneResult { DoneResult() }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> DoneResult { DoneResult() }
  public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> DoneResult { DoneResult() }
  public static func result<I: AppIntent>(opensIntent: I) -> DoneResult { DoneResult() }
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> DoneResult { DoneResult() }
}

extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self where Self == ValueResult<V> { ValueResult(value: value) }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self where Self == ValueResult<V> { ValueResult(value: value) }
  public static func result<V: Sendable, W: View>(value: V, dialog: IntentDialog, view: W) -> Self where Self == ValueResult<V> { ValueResult(value: value) }
  public static func result<V: Sendable, W: View>(value: V, view: W) -> Self where Self == ValueResult<V> { ValueResult(value: value) }
}

/// What something does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil) {}
  public init(stringLiteral value: String) {}
}

/// Words of an assistant.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(_ text: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}

/// A value that somebody says or sets.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var stored: Value?
  private let standard: Value?
  /// The value; an optional one that was not set is nil, others are as in an empty program.
  public var wrappedValue: Value { get { stored ?? standard ?? Self.missing() } set { stored = newValue } }
  public var projectedValue: IntentParameter<Value> { self }
  public init(_ standard: Value?, _ unused: Void) { self.standard = standard }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { false }
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CocoaError(.featureUnsupported) }
}

extension IntentParameter {
  public typealias Style = IntentParameterStyle
  public typealias Size = IntentWidgetFamilySize
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default standard: Value? = nil, requestValueDialog: IntentDialog? = nil) { self.init(standard, ()) }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default standard: Value? = nil, controlStyle: Style, inclusiveRange: (Int, Int)? = nil, requestValueDialog: IntentDialog? = nil) { self.init(standard, ()) }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default standard: Value? = nil, inclusiveRange: (Value, Value), requestValueDialog: IntentDialog? = nil) { self.init(standard, ()) }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default standard: Value? = nil, inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil) { self.init(standard, ()) }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default standard: Value? = nil, optionsProvider: any DynamicOptionsProvider, requestValueDialog: IntentDialog? = nil) { self.init(standard, ()) }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil) { self.init(nil, ()) }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, size: [Size: Int], requestValueDialog: IntentDialog? = nil) { self.init(nil, ()) }
  public convenience init(requestValueDialog: IntentDialog? = nil) { self.init(nil, ()) }
}

/// How somebody sets a number.
public enum IntentParameterStyle: Sendable {
  case field, stepper, slider
}

/// The size of a widget.
public struct IntentWidgetFamilySize: Hashable, Sendable {
  private let name: String
  public static let systemSmall = IntentWidgetFamilySize(name: "systemSmall")
  public static let systemMedium = IntentWidgetFamilySize(name: "systemMedium")
  public static let systemLarge = IntentWidgetFamilySize(name: "systemLarge")
}

extension String {
  /// How a text is typed.
  public struct IntentInputOptions: Sendable {
    public init(keyboardType: UIKeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true) {}
    /// Which letters are capital.
    public enum CapitalizationType: Sendable {
      case none, words, sentences, allCharacters
    }
  }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>
  public typealias IntentProjection = IntentDependency
}

/// Something that a program gives what it does.
@propertyWrapper public struct IntentDependency<Value>: @unchecked Sendable {
  public init(key: AnyHashable? = nil) {}
  public var wrappedValue: Value { preconditionFailure("\(Value.self) is not there: nothing is done in a picture") }
}

/// Something that a program gives what it does.
public typealias AppDependency = IntentDependency

/// What a program gives; kept by nobody.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()
  public func add<T>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> T) {}
}

/// What something does with its values, in words.
public protocol ParameterSummary: Sendable {}

/// No words.
public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
}

/// What something does with its values, in words.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ text: ParameterSummaryString<Intent>) {}
  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil, @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
  public init() {}
}

/// Lists values.
@resultBuilder public enum ParameterSummaryBuilder<Intent> {
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

/// Words with values.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}
  /// Words with values.
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, V>) {}
  }
}

/// Words on a condition.
public struct IntentParameterSummaryWhen: ParameterSummary {
  public init() {}
}

/// What a program proposes to say.
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}

/// The color of a proposal.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// Something that a program proposes to say.
public struct AppShortcut: Sendable {
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource, systemImageName: String) {}
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>]) {}
}

/// Lists proposals.
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// Words to say.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}
  /// Words to say, with values.
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, V>) {}
  }
}

/// The program's name.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// What has a name for its kind.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// What has a name.
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// The name of a kind.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {}
  public init(stringLiteral value: String) {}
}

/// How something shows to the system.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// A picture beside a name.
  public struct Image: Sendable {
    public init(systemName: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {}
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    /// The shape of a picture.
    public enum DisplayStyle: Sendable {
      case `default`, circular
    }
  }
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []) { self.title = title; self.subtitle = subtitle; self.image = image }
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value); subtitle = nil; image = nil }
}

/// How a choice shows to the system.
public typealias CaseDisplayRepresentation = DisplayRepresentation

/// A value that the system takes.
public protocol AppValue: TypeDisplayRepresentable, Sendable {}

/// Something of a program that the system knows.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable, PersistentlyIdentifiable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public typealias Property = EntityProperty
}

/// Something that is found by searching.
public protocol IndexedEntity: AppEntity {}

/// Something that there is one of.
public protocol UniqueAppEntity: AppEntity {}

/// Something that is not kept.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  init()
}

/// Something with an address.
public protocol URLRepresentableEntity: AppEntity {}

/// A property that the system knows.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  private var stored: Value?
  public init(title: LocalizedStringResource) {}
  public init() {}
  public var wrappedValue: Value { get { stored ?? IntentParameter<Value>.missing() } set { stored = newValue } }
}

/// Choices that the system knows.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)") }
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Who lists what there is to choose from.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  func results() async throws -> Result
  associatedtype DefaultValue = Never
}

/// Who finds things of a program; nobody is asked.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  associatedtype Suggestions = [Entity]
  func suggestedEntities() async throws -> Suggestions
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

/// Who finds things by words.
public protocol EntityStringQuery: EntityQuery {
  associatedtype Matches = [Entity]
  func entities(matching string: String) async throws -> Matches
}

/// Who lists all things.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

/// Who finds a thing that there is one of.
public protocol UniqueAppEntityQuery: Sendable {}

/// Things in sections.
public struct IntentItemCollection<Item>: ExpressibleByArrayLiteral, @unchecked Sendable {
  public init(sections: [IntentItemSection<Item>]) {}
  public init(items: [Item]) {}
  public init(arrayLiteral elements: Item...) {}
}

/// Things with a title.
public struct IntentItemSection<Item>: @unchecked Sendable {
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {}
}

/// A file that somebody gives.
public struct IntentFile: Sendable {
  public let data: Data
  public let filename: String
  public var fileURL: URL? { nil }
  public init(data: Data, filename: String, type: UTType? = nil) { self.data = data; self.filename = filename }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) { data = Data(); self.filename = filename ?? fileURL.lastPathComponent }
}

/// Names of another module.
public struct AppIntentsPackage: Sendable {}

/// Somebody.
public struct IntentPerson: Sendable {
  public init(identifier: String? = nil) {}
}

/// Why something was not done.
public enum AppIntentError: Error {
  case unsupported
}

extension Button {
  /// Creates a button that does something for the system.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
  /// Creates a button that does something for the system.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) { self.init(role: role, action: {}, label: label) }
}

extension Button where Label == Text {
  /// Creates a button that does something for the system.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(titleKey, action: {}) }
  /// Creates a button that does something for the system.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) { self.init(titleKey, role: role, action: {}) }
  /// Creates a button that does something for the system.
  @_disfavoredOverload public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(title, action: {}) }
}

extension Button where Label == Tintype.Label<Text, Image> {
  /// Creates a button that does something for the system.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) { self.init(titleKey, systemImage: systemImage, action: {}) }
}

extension Toggle {
  /// Creates a switch that does something for the system.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) { self.init(isOn: .constant(isOn), label: label) }
}

extension Toggle where Label == Text {
  /// Creates a switch that does something for the system.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) { self.init(titleKey, isOn: .constant(isOn)) }
  /// Creates a switch that does something for the system.
  @_disfavoredOverload public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) { self.init(title, isOn: .constant(isOn)) }
}

/// A button that shows a program's proposals.
public nonisolated struct ShortcutsLink: View, BuiltIn {
  public init() {}
  public init(action: @escaping () -> Void) {}
  /// A button with its title.
  @MainActor public var body: some View { Button("Shortcuts") {}.buttonStyle(.borderedProminent) }
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> ShortcutsLink { self }
}

/// The look of the button.
public enum ShortcutsLinkStyle: Sendable {
  case automatic, light, dark, darkOutline, lightOutline, automaticOutline
}

/// Words that one may say; a line of text here.
public nonisolated struct SiriTipView: View, BuiltIn {
  private let isVisible: Bool
  public init<I: AppIntent>(intent: I, isVisible: Binding<Bool> = .constant(true)) { self.isVisible = isVisible.wrappedValue }
  /// A line of text.
  @MainActor public var body: some View { Text(isVisible ? "Try saying" : "") }
}

extension View {
  /// Changes nothing: a line of text stands there.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Never runs its action: nothing is done in a still picture.
  public nonisolated func onAppIntentExecution<I: AppIntent>(_ intent: I.Type, perform action: @escaping (I) -> Void) -> some View { self }
}

/// The look of words that one may say.
public enum SiriTipViewStyle: Sendable {
  case automatic, light, dark
}
#endif
