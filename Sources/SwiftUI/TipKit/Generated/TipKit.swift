// Made of Fixtures/Names/TipKit/TipKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// Something that helps to use a program.
public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  @MainActor var title: Text { get }
  @MainActor var message: Text? { get }
  @MainActor var image: Image? { get }
  associatedtype ActionList = [Tips.Action]
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Event = Tips.Event
  public typealias Option = TipOption
  public typealias Status = Tips.Status
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public var id: String { String(describing: Self.self) }
  @MainActor public var message: Text? { nil }
  @MainActor public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .available }
  public var shouldDisplay: Bool { true }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(true); $0.finish() } }
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

/// How a tip behaves.
public protocol TipOption: Sendable {}

/// Any tip.
public struct AnyTip: Tip {
  private let tip: any Tip
  public init(_ tip: any Tip) { self.tip = tip }
  public var id: String { tip.id }
  @MainActor public var title: Text { tip.title }
  @MainActor public var message: Text? { tip.message }
  @MainActor public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

/// What belongs to tips.
public enum Tips: Sendable {
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  /// How often tips show.
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption { ConfigurationOption() }
    /// How often tips show.
    public enum DisplayFrequency: Sendable {
      case immediate, hourly, daily, weekly, monthly
    }
    /// Where is kept which tips were seen.
    public struct DatastoreLocation: Sendable {
      private let name: String
      public static let applicationDefault = DatastoreLocation(name: "applicationDefault")
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: "url") }
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation(name: "group") }
    }
    /// Where is kept which tips were seen elsewhere.
    public struct CloudKitContainer: Sendable {
      private let name: String
      public static let automatic = CloudKitContainer(name: "automatic")
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer(name: name) }
    }
  }
  /// Whether a tip may show.
  public enum Status: Hashable, Sendable {
    case pending, available, invalidated(InvalidationReason)
  }
  /// Why a tip shows no more.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  /// Whether a tip shows whenever it may.
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }
  /// How often a tip shows.
  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }
  /// How long a tip shows.
  public struct MaxDisplayDuration: TipOption {
    public init(_ duration: TimeInterval) {}
  }
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int? = nil
    public let label: @MainActor @Sendable () -> Text
    public let handler: @Sendable () -> Void
    public init(id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}) { self.id = id ?? title; label = { Text(title) }; self.handler = handler }
    public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @MainActor @Sendable () -> Text) { self.id = id ?? ""; self.label = label; self.handler = handler }
  }
  /// When a tip shows; it always does here.
  public struct Rule: Sendable {
    public init() {}
    public init<E>(_ event: Event<E>, _ predicate: (Event<E>) -> Bool) {}
    public init<V>(_ value: V, _ predicate: (V) -> Bool) {}
  }
  /// Nothing more about something that happened.
  public struct EmptyDonation: Codable, Sendable {
    public init() {}
  }
  /// Something that happens.
  public struct Event<DonationInfo: Sendable>: Sendable, Identifiable {
    public let id: String
    public init(id: String) { self.id = id }
    public var donations: [Donation] { [] }
    /// That it happened.
    public struct Donation: Sendable {
      public let date: Date
    }
    public func donate() async {}
    public func donate(_ info: DonationInfo) async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {}
  }
  /// Lists buttons.
  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }
  /// Lists rules.
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  }
  /// Lists options.
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
  }
  /// A value that rules read.
  @propertyWrapper public struct ParameterValue<Value: Sendable>: Sendable {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: ParameterValue<Value> { self }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  public init(id: String, _ unused: Void = ()) { self.id = id }
}

extension Tip {
  public typealias Parameter = Tips.ParameterValue
}

/// Tips that show one after another.
@MainActor public final class TipGroup {
  /// In which order.
  public enum Priority: Sendable {
    case ordered, firstAvailable
  }
  private let tips: [any Tip]
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) { self.tips = tips() }
  /// The first tip.
  public var currentTip: (any Tip)? { tips.first }
}

/// Lists tips.
@resultBuilder public enum TipGroupBuilder {
  public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
  public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
}

/// A tip: a card with its picture, title, message and buttons.
public nonisolated struct TipView<Content: Tip>: View, BuiltIn {
  internal let tip: Content?
  internal let perform: @Sendable (Tips.Action) -> Void
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) { self.tip = tip; perform = action }
  public init(_ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) { self.tip = tip; perform = action }
}

extension TipView where Content == AnyTip {
  @_disfavoredOverload public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) { self.tip = tip.map { AnyTip($0) }; perform = action }
}

/// The look of a tip; all have the system's here.
public protocol TipViewStyle: Sendable {}

/// A small card.
public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  /// Shows nothing: a picture shows a popover where it is presented alone.
  public nonisolated func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) -> some View { self }
  /// Shows nothing: a picture shows a popover where it is presented alone.
  public nonisolated func popoverTip(_ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) -> some View { self }
  /// Changes nothing: tips have the system's look.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  /// Changes nothing: tips have the system's ground.
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { self }
  /// Changes nothing: nobody touches a still picture.
  public nonisolated func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Changes nothing: tips have the system's corners.
  public nonisolated func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Changes nothing: tips have the system's sizes.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
  /// Changes nothing: tips have the system's colors.
  public nonisolated func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
  /// Changes nothing: tips stand where their views do.
  public nonisolated func tipAnchor(_ id: some Hashable) -> some View { self }
}
#endif
