// Made of Fixtures/Names/AVKit/AVKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
@_exported public import AVFoundation
public import Foundation
public import Tintype

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

/// The screen that shows a film; never drawn.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  public var player: AVPlayer?
  public var showsPlaybackControls = true
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var allowsPictureInPicturePlayback = true
  public var canStartPictureInPictureAutomaticallyFromInline = false
  public var entersFullScreenWhenPlaybackBegins = false
  public var exitsFullScreenWhenPlaybackEnds = false
  public var updatesNowPlayingInfoCenter = true
  public var requiresLinearPlayback = false
  public var isReadyForDisplay: Bool { false }
  public var contentOverlayView: UIView? { nil }
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// Who would be told of a film; nobody is.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A film in a corner; there is none.
public final class AVPictureInPictureController: NSObject, @unchecked Sendable {
  public static func isPictureInPictureSupported() -> Bool { false }
  public init?(playerLayer: AVPlayerLayer) {}
  public weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public var isPictureInPictureActive: Bool { false }
  public var isPictureInPicturePossible: Bool { false }
  public var canStartPictureInPictureAutomaticallyFromInline = false
  public func startPictureInPicture() {}
  public func stopPictureInPicture() {}
}

/// Who would be told of a film in a corner; nobody is.
public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// A button that chooses where sound goes; never drawn.
@preconcurrency @MainActor public final class AVRoutePickerView: UIView {
  public var activeTintColor: UIColor!
  public var prioritizesVideoDevices = false
}
#endif
