// Made of Fixtures/Names/AuthenticationServices/AuthenticationServices.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// What is asked of somebody.
public class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// Who somebody is.
public class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
}

/// Who somebody is to Apple.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  public var user: String?
}

/// Who asks.
public protocol ASAuthorizationProvider: AnyObject {}

/// What somebody shows.
public protocol ASAuthorizationCredential: AnyObject {}

/// Who asks for an account of Apple's.
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether somebody is still signed in.
  public enum CredentialState: Int, Hashable, Sendable {
    case revoked, authorized, notFound, transferred
  }
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  public func getCredentialState(forUserID user: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) { completion(.notFound, nil) }
  public func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
  public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
}

/// Who asks for a password.
public final class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// Who somebody is; nobody is there.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public var user: String { "" }
  public var email: String? { nil }
  public var fullName: PersonNameComponents? { nil }
  public var identityToken: Data? { nil }
  public var authorizationCode: Data? { nil }
  public var state: String? { nil }
  public var realUserStatus: ASUserDetectionStatus { .unknown }
}

/// Whether somebody is a person.
public enum ASUserDetectionStatus: Int, Hashable, Sendable {
  case unsupported, unknown, likelyReal
}

/// A name and a password.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { self.user = user; self.password = password; super.init() }
}

/// What somebody showed.
public final class ASAuthorization: NSObject, @unchecked Sendable {
  /// What is asked for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "fullName")
    public static let email = Scope(rawValue: "email")
  }
  public let credential: any ASAuthorizationCredential
  internal init(credential: any ASAuthorizationCredential) { self.credential = credential; super.init() }
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error {
  /// What exactly.
  public enum Code: Int, Hashable, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let canceled = Code.canceled
  public static let failed = Code.failed
}

/// What asks somebody; nobody is asked.
@preconcurrency @MainActor public final class ASAuthorizationController: NSObject {
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  public func performRequests() {}
  public func performAutoFillAssistedRequests() {}
  public func cancel() {}
}

/// Who would be told; nobody is.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {}

/// Where somebody is asked.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

/// A window.
public typealias ASPresentationAnchor = UIWindow

/// Signing in on a page of the web; nobody does.
public final class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public var prefersEphemeralWebBrowserSession = false
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  @discardableResult public func start() -> Bool { false }
  public func cancel() {}
}

/// Why nobody signed in.
public struct ASWebAuthenticationSessionError: Error {
  /// What exactly.
  public enum Code: Int, Hashable, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Where somebody signs in.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

/// Signing in on a page of the web; nobody does.
public struct WebAuthenticationSession: Sendable {
  public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

/// What asks somebody; nobody is asked.
public struct AuthorizationController: Sendable {}

extension EnvironmentValues {
  /// Signing in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
  /// What asks somebody.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}

/// The button that signs in with an account of Apple's; nobody presses it.
public nonisolated struct SignInWithAppleButton: View, BuiltIn {
  /// What the button says.
  public struct Label: Sendable {
    internal let title: String
    /// Signing in.
    public static let signIn = Label(title: "Sign in with Apple")
    /// A new account.
    public static let signUp = Label(title: "Sign up with Apple")
    /// Going on.
    public static let `continue` = Label(title: "Continue with Apple")
  }
  /// The color of the button.
  public struct Style: Sendable {
    private let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
    internal var isBlack: Bool { name == "black" }
    internal var hasOutline: Bool { name == "whiteOutline" }
  }
  internal let label: Label
  /// Creates a button.
  public init(_ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void) { self.label = label }
}

extension EnvironmentValues {
  private enum SignInWithAppleButtonStyleKey: EnvironmentKey { static var defaultValue: SignInWithAppleButton.Style? { nil } }
  /// The color of the button; nil for that of the appearance.
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style? { get { self[SignInWithAppleButtonStyleKey.self] } set { self[SignInWithAppleButtonStyleKey.self] = newValue } }
}

extension View {
  /// Chooses the color of the buttons.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { environment(\.signInWithAppleButtonStyle, style) }
}

/// UIKit's button; never drawn.
@preconcurrency @MainActor public final class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Hashable, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  /// The color of the button.
  public enum Style: Int, Hashable, Sendable {
    case white, whiteOutline, black
  }
  public var cornerRadius: CGFloat = 6
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) { self.init(frame: .zero) }
}
#endif
