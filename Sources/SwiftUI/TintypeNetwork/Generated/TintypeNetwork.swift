// Made of Fixtures/Names/TintypeNetwork/TintypeNetwork.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// Who tells of the network: it is there.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var cancelHandler: (@Sendable () -> Void)?
  public let currentPath = NWPath()
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  /// Tells nothing: a picture is made before anything is told.
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

/// A way to the network.
public struct NWPath: Hashable, Sendable {
  /// Whether there is one.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// Why there is none.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  /// Whether there is a way: there is.
  public var status: Status { .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public var availableInterfaces: [NWInterface] { [NWInterface()] }
  /// Whether it goes through the air.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A part of the machine that leads to the network.
public struct NWInterface: Hashable, Sendable {
  /// What it is.
  public enum InterfaceType: Hashable, CaseIterable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public var type: InterfaceType { .wifi }
  public var name: String { "en0" }
  public var index: Int { 0 }
}

/// Another machine.
public enum NWEndpoint: Hashable, Sendable {
  /// Its name.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
  }
  /// Its door.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public static let http: Port = 80
    public static let https: Port = 443
    public static let any: Port = 0
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}

/// How machines talk.
public final class NWParameters: @unchecked Sendable {
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
}

/// Why they do not.
public enum NWError: Error, Sendable {
  case posix(POSIXErrorCode), dns(Int32), tls(Int32)
}

/// A talk of two machines; nothing is said.
public final class NWConnection: @unchecked Sendable {
  /// How far it is.
  public enum State: Sendable {
    case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
  }
  /// Who is told that something was said.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void), idempotent
  }
  /// What something belongs to.
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
  }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public let endpoint: NWEndpoint
  public var state: State { .setup }
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint }
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) { endpoint = .hostPort(host: host, port: port) }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
  public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion) {}
  public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}
}

/// Who waits for other machines; none comes.
public final class NWListener: @unchecked Sendable {
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

/// Who looks for other machines; there are none.
public final class NWBrowser: @unchecked Sendable {
  /// What is looked for.
  public enum Descriptor: Sendable {
    case bonjour(type: String, domain: String?)
  }
  /// What was found.
  public struct Result: Hashable, Sendable {
    public let endpoint: NWEndpoint
    /// What came and went.
    public enum Change: Hashable, Sendable {
      case added(Result), removed(Result), identical
    }
  }
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public init(for descriptor: Descriptor, using parameters: NWParameters) {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
#endif
