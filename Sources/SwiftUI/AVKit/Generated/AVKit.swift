// Made of Fixtures/Names/AVKit/AVKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// Somebody who plays a film; nothing plays here.
public final class AVPlayer: @unchecked Sendable {
  /// Creates a player of nothing.
  public init() {}
  /// Creates a player of a film.
  public init(url: URL) {}
  /// Creates a player of a part of a list.
  public init(playerItem: AVPlayerItem?) {}
  /// Does nothing.
  public func play() {}
  /// Does nothing.
  public func pause() {}
  /// How fast it plays: not at all.
  public var rate: Float { get { 0 } set {} }
  /// Whether no sound is heard.
  public var isMuted: Bool { get { true } set {} }
}

/// A film for a player.
public final class AVPlayerItem: Sendable {
  /// Creates a film.
  public init(url: URL) {}
}

/// A film with its controls; a tile with its name here, and what is laid over it.
public nonisolated struct VideoPlayer<VideoOverlay: View>: View, BuiltIn {
  internal let overlay: VideoOverlay
  /// Creates a film with a view over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
#endif
