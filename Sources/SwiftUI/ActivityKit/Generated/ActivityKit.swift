// Made of Fixtures/Names/ActivityKit/ActivityKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// What stays of an activity.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// What changes of it.
public struct ActivityContent<State: Codable & Hashable>: @unchecked Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) { self.state = state; self.staleDate = staleDate; self.relevanceScore = relevanceScore }
}

/// How far it is.
public enum ActivityState: Hashable, Sendable {
  case active, pending, ended, dismissed, stale
}

/// When it goes.
public struct ActivityUIDismissalPolicy: Sendable {
  private let name: String
  public static let `default` = ActivityUIDismissalPolicy(name: "default")
  public static let immediate = ActivityUIDismissalPolicy(name: "immediate")
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(name: "after") }
}

/// Whether it is told from outside.
public struct PushType: Sendable {
  private let name: String
  public static let token = PushType(name: "token")
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// What is said of a change.
public struct AlertConfiguration: Sendable {
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
  /// What is heard of it.
  public struct AlertSound: Sendable {
    private let name: String
    public static let `default` = AlertSound(name: "default")
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}

/// Whether activities are allowed.
public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  /// Whether activities are allowed: no.
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

/// Why none begins.
public enum ActivityAuthorizationError: Error {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
}

/// An activity; none ever begins.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  public let id = ""
  internal init(attributes: Attributes, content: ActivityContent<ContentState>) { self.attributes = attributes; self.content = content }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }
  public static var activities: [Activity<Attributes>] { [] }
  /// Begins nothing.
  public static func request(attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  /// Begins nothing.
  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  public func end(_ content: ActivityContent<ContentState>? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  public func end(using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
}

/// What the view of an activity is told.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
  public let activityID: String
  public init(attributes: Attributes, state: Attributes.ContentState) { self.attributes = attributes; self.state = state; isStale = false; activityID = "" }
}
#endif
