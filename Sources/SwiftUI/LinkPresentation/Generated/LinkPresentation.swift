// Made of Fixtures/Names/LinkPresentation/LinkPresentation.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// What a link leads to.
public final class LPLinkMetadata: NSObject, @unchecked Sendable {
  public var originalURL: URL?
  public var url: URL?
  public var title: String?
  public var iconProvider: NSItemProvider?
  public var imageProvider: NSItemProvider?
  public var videoProvider: NSItemProvider?
  public var remoteVideoURL: URL?
}

/// Who looks what a link leads to; nobody does.
public final class LPMetadataProvider: NSObject, @unchecked Sendable {
  public var shouldFetchSubresources = true
  public var timeout: TimeInterval = 30
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw URLError(.notConnectedToInternet) }
  public func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) { completionHandler(nil, URLError(.notConnectedToInternet)) }
  public func cancel() {}
}

/// A link as a card; never drawn.
@preconcurrency @MainActor public final class LPLinkView: UIView {
  public var metadata = LPLinkMetadata()
  public convenience init(url: URL) { self.init(frame: .zero) }
  public convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero); self.metadata = metadata }
}
#endif
