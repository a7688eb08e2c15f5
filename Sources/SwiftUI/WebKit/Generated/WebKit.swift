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
  public func reload() {}
}

/// A page of the web; a tile with its name here.
public nonisolated struct WebView: View, BuiltIn {
  /// Creates a view of an address; nil for nothing.
  public init(url: URL?) {}
  /// Creates a view of a page.
  public init(_ page: WebPage) {}
}
#endif
