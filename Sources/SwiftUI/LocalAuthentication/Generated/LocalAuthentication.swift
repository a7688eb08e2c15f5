// Made of Fixtures/Names/LocalAuthentication/LocalAuthentication.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// How somebody shows who they are.
public enum LAPolicy: Int, Hashable, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What a machine knows somebody by.
public enum LABiometryType: Int, Hashable, Sendable {
  case none, touchID, faceID, opticID = 4
}

/// Why it does not know.
public struct LAError: Error {
  /// What exactly.
  public enum Code: Int, Hashable, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let userCancel = Code.userCancel
  public static let biometryNotAvailable = Code.biometryNotAvailable
}

/// What asks who somebody is; nobody is asked.
public final class LAContext: NSObject, @unchecked Sendable {
  public var localizedReason = ""
  public var localizedCancelTitle: String?
  public var localizedFallbackTitle: String?
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  public var interactionNotAllowed = false
  public var biometryType: LABiometryType { .none }
  public var evaluatedPolicyDomainState: Data? { nil }
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) { reply(false, LAError(.biometryNotAvailable)) }
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
  public func invalidate() {}
}
#endif
