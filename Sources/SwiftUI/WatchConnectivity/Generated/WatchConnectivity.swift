// Made of Fixtures/Names/WatchConnectivity/WatchConnectivity.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// What a watch and a phone say to each other; nothing.
public final class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  /// Whether there is a watch: no.
  public static func isSupported() -> Bool { false }
  public weak var delegate: (any WCSessionDelegate)?
  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var isCompanionAppInstalled: Bool { false }
  public var isReachable: Bool { false }
  public var hasContentPending: Bool { false }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }
  public var watchDirectoryURL: URL? { nil }
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  public func activate() {}
  public func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {}
  public func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {}
  public func updateApplicationContext(_ context: [String: Any]) throws {}
  @discardableResult public func transferUserInfo(_ info: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
  @discardableResult public func transferCurrentComplicationUserInfo(_ info: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
  @discardableResult public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer() }
}

/// Who would be told; nobody is.
public protocol WCSessionDelegate: NSObjectProtocol {}

/// Whether they talk.
public enum WCSessionActivationState: Int, Hashable, Sendable {
  case notActivated, inactive, activated
}

/// Something that is sent.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public var isTransferring: Bool { false }
  public var userInfo: [String: Any] { [:] }
  public func cancel() {}
}

/// A file that is sent.
public final class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  public var isTransferring: Bool { false }
  public func cancel() {}
}

/// A file that came.
public final class WCSessionFile: NSObject, @unchecked Sendable {
  public var fileURL: URL { URL(filePath: "/") }
  public var metadata: [String: Any]? { nil }
}

/// Why nothing is sent.
public struct WCError: Error {
  /// What exactly.
  public enum Code: Int, Hashable, Sendable {
    case genericError = 7001, sessionNotSupported, notReachable = 7007
  }
  public let code: Code
}
#endif
