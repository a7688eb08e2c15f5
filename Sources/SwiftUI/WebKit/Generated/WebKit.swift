// Made of Fixtures/Names/WebKit/WebKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
@_weakLinked public import FoundationNetworking
public import Observation
public import Tintype

/// A page of the web; nothing is loaded here.
@MainActor @Observable public final class WebPage {
  /// The address that was asked for last; nil for none.
  public private(set) var url: URL?
  /// The title; empty.
  public var title: String { "" }
  /// How much is loaded, 0 to 1; none.
  public var estimatedProgress: Double { 0 }
  /// Whether the page is being loaded; never.
  public var isLoading: Bool { false }
  /// Creates a page without an address.
  public init() {}
  /// Takes note of an address.
  @_alwaysEmitIntoClient public func load(_ request: URLRequest) { load(request.url) }
  /// Takes note of an address.
  public func load(_ url: URL?) { self.url = url }
  /// Does nothing.
  public func load(html: String, baseURL: URL) { url = baseURL }
  /// Does nothing.
  @discardableResult public func reload(fromOrigin: Bool = false) -> NavigationID? { nil }
  /// A page that is loaded.
  public struct NavigationID: Hashable, Sendable {}
  /// How pages are loaded.
  public struct Configuration {
    public init() {}
    public var applicationNameForUserAgent: String?
    public var loadsSubresources = true
    public var defaultNavigationPreferences = NavigationPreferences()
    public var userContentController = WKUserContentController()
    public var websiteDataStore = WKWebsiteDataStore()
    public mutating func setURLSchemeHandler(_ handler: Any, forURLScheme scheme: Any) {}
  }
  /// What pages may do.
  public struct NavigationPreferences: Sendable {
    public init() {}
    public var allowsContentJavaScript = true
    public var preferredContentMode = WKWebpagePreferences.ContentMode.recommended
  }
  /// Pages that were seen: none.
  public struct BackForwardList: Sendable {
    /// A page that was seen.
    public struct Item: Identifiable, Equatable, Sendable {
      public let id = 0
      public var url: URL { URL(filePath: "/") }
      public var title: String? { nil }
    }
    public var backList: [Item] { [] }
    public var forwardList: [Item] { [] }
    public var currentItem: Item? { nil }
  }
  /// How far a page is.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  /// Why it is not loaded.
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error), pageClosed, webContentProcessTerminated, invalidURL
  }
  /// Creates a page without an address.
  public convenience init(configuration: Configuration) { self.init() }
  public var backForwardList: BackForwardList { BackForwardList() }
  public var currentNavigationEvent: NavigationEvent? { nil }
  public var navigations: AsyncThrowingStream<NavigationEvent, any Error> { AsyncThrowingStream { $0.finish() } }
  public var hasOnlySecureContent: Bool { true }
  public var isWritingToolsActive: Bool { false }
  public var themeColor: Color? { nil }
  public var mediaType: String? { get { nil } set {} }
  public var customUserAgent: String? { get { nil } set {} }
  public var isInspectable: Bool { get { false } set {} }
  public func stopLoading() {}
  public func load(_ item: BackForwardList.Item) {}
  @discardableResult public func callJavaScript(_ script: String, arguments: [String: Any] = [:]) async throws -> Any? { nil }
  public func pdf() async throws -> Data { Data() }
}

/// A page of the web; a tile with its name here.
public nonisolated struct WebView: View, BuiltIn {
  /// Creates a view of an address; nil for nothing.
  public init(url: URL?) {}
  /// Creates a view of a page.
  public init(_ page: WebPage) {}
}

extension View {
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewBackForwardNavigationGestures(_ behavior: WebViewBehavior) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewMagnificationGestures(_ behavior: WebViewBehavior) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewLinkPreviews(_ behavior: WebViewBehavior) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewTextSelection(_ isEnabled: Bool) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewElementFullscreenBehavior(_ behavior: WebViewBehavior) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func webViewScrollInputBehavior(_ behavior: WebViewBehavior, for input: WebViewScrollInput) -> some View { self }
  /// Never runs its action: a tile stands there.
  public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View { self }
}

/// Whether something of a page is on.
public struct WebViewBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WebViewBehavior(name: "automatic")
  public static let enabled = WebViewBehavior(name: "enabled")
  public static let disabled = WebViewBehavior(name: "disabled")
}

/// What scrolls a page.
public struct WebViewScrollInput: Hashable, Sendable {
  private let name: String
  public static let look = WebViewScrollInput(name: "look")
}

/// A page of the web in UIKit; never drawn.
@preconcurrency @MainActor open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView(frame: .zero)
  public let backForwardList = WKBackForwardList()
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public var allowsBackForwardNavigationGestures = false
  public var allowsLinkPreview = true
  public var customUserAgent: String?
  public var isInspectable = false
  public var pageZoom: CGFloat = 1
  public var underPageBackgroundColor: UIColor!
  public var isFindInteractionEnabled = false
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { true }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { self.configuration = configuration; super.init(frame: frame) }
  public override init(frame: CGRect) { configuration = WKWebViewConfiguration(); super.init(frame: frame) }
  public required init?(coder: NSCoder) { configuration = WKWebViewConfiguration(); super.init(coder: coder) }
  @_alwaysEmitIntoClient @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { nil }
  @discardableResult open func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ script: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil) {}
  open func evaluateJavaScript(_ script: String) async throws -> Any { 0 }
  open func takeSnapshot(with configuration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void) { completionHandler(nil, nil) }
}

/// How a page is taken a picture of.
@preconcurrency @MainActor public final class WKSnapshotConfiguration: NSObject {}

/// A page that is loaded.
@preconcurrency @MainActor public final class WKNavigation: NSObject {}

/// Pages that were seen: none.
@preconcurrency @MainActor public final class WKBackForwardList: NSObject {}

/// How pages are loaded.
@preconcurrency @MainActor public final class WKWebViewConfiguration: NSObject {
  public var allowsInlineMediaPlayback = false
  public var allowsPictureInPictureMediaPlayback = true
  public var allowsAirPlayForMediaPlayback = true
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public var suppressesIncrementalRendering = false
  public var applicationNameForUserAgent: String?
  public var dataDetectorTypes: WKDataDetectorTypes = []
  public var limitsNavigationsToAppBoundDomains = false
  public var preferences = WKPreferences()
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public var userContentController = WKUserContentController()
  public var websiteDataStore = WKWebsiteDataStore()
  public var processPool = WKProcessPool()
}

/// What plays by itself.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What is made a link.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let all: WKDataDetectorTypes = [.phoneNumber, .link, .address, .calendarEvent]
}

/// What pages share.
@preconcurrency @MainActor public final class WKProcessPool: NSObject {}

/// What pages may do.
@preconcurrency @MainActor public final class WKPreferences: NSObject {
  public var minimumFontSize: CGFloat = 0
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false
  public var isElementFullscreenEnabled = false
  public func setValue(_ value: Any?, forKey key: String) {}
}

/// What a page may do.
@preconcurrency @MainActor public final class WKWebpagePreferences: NSObject {
  /// Which page is asked for.
  public enum ContentMode: Int, Hashable, Sendable {
    case recommended, mobile, desktop
  }
  public var preferredContentMode = ContentMode.recommended
  public var allowsContentJavaScript = true
}

/// Scripts of pages.
@preconcurrency @MainActor public final class WKUserContentController: NSObject {
  public nonisolated override init() { super.init() }
  public func add(_ handler: any WKScriptMessageHandler, name: String) {}
  public func addUserScript(_ script: WKUserScript) {}
  public func removeAllUserScripts() {}
  public func removeScriptMessageHandler(forName name: String) {}
}

/// A script of pages.
@preconcurrency @MainActor public final class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// What a script says.
@preconcurrency @MainActor public final class WKScriptMessage: NSObject {
  public var name: String { "" }
  public var body: Any { "" }
}

/// What pages keep; nothing.
@preconcurrency @MainActor public final class WKWebsiteDataStore: NSObject {
  public nonisolated override init() { super.init() }
  private static let common = WKWebsiteDataStore()
  public static func `default`() -> WKWebsiteDataStore { common }
  public static func nonPersistent() -> WKWebsiteDataStore { common }
  public static func allWebsiteDataTypes() -> Set<String> { [] }
  public let httpCookieStore = WKHTTPCookieStore()
  public func removeData(ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { completionHandler() }
  public func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
}

/// Cookies; there are none.
public final class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  public func getAllCookies(_ completionHandler: @escaping @Sendable ([Any]) -> Void) { completionHandler([]) }
}

/// Who would be told of pages; nobody is.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}

/// Who would be asked by pages; nobody is.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

/// Who would be told by scripts; nobody is.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {}

/// A page that is to be loaded.
@preconcurrency @MainActor public class WKNavigationAction: NSObject {
  @_alwaysEmitIntoClient public var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  public var navigationType: WKNavigationType { .other }
  public var targetFrame: WKFrameInfo? { nil }
  public var sourceFrame: WKFrameInfo { WKFrameInfo() }
}

/// What a server answered.
@preconcurrency @MainActor public final class WKNavigationResponse: NSObject {
  public var isForMainFrame: Bool { true }
  public var canShowMIMEType: Bool { true }
  /// What it said: nothing.
  public var response: URLResponse { URLResponse(url: URL(filePath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
}

/// A part of a page.
@preconcurrency @MainActor public final class WKFrameInfo: NSObject {
  public var isMainFrame: Bool { true }
}

/// What a page wants of a window.
@preconcurrency @MainActor public final class WKWindowFeatures: NSObject {}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Hashable, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// Whether it may be.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  case cancel, allow, download
}

/// Whether it may be.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  case cancel, allow, download
}
#endif
