// Made of Fixtures/Names/TintypeControls/AppKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A view of AppKit's, as far as SwiftUI code wraps one; never drawn.
@preconcurrency @MainActor open class NSView {
  /// Its rectangle in the view around, in points.
  open var frame: CGRect
  /// Whether it is left out.
  public var isHidden = false
  /// Whether it is drawn with a layer.
  public var wantsLayer = false
  /// The layer that it would be drawn with.
  public let layer: CALayer? = CALayer()
  /// The views in it.
  public private(set) var subviews: [NSView] = []
  /// The window that it is in; none.
  public var window: NSWindow? { nil }
  /// Creates a view with a rectangle, in points.
  public init(frame: CGRect) { self.frame = frame }
  /// Creates a view, whatever was kept of it.
  public required init?(coder: NSCoder) { frame = .zero }
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }
  /// Lays a view over the others.
  open func addSubview(_ view: NSView) { subviews.append(view) }
  /// Called where a view was laid into a window; never here.
  open func viewDidMoveToWindow() {}
}

/// A window of AppKit's; there is none.
@preconcurrency @MainActor open class NSWindow {
  /// Whether one sees through the bar with its title.
  public var titlebarAppearsTransparent = false
  /// Whether it may be moved wherever it is held.
  public var isMovableByWindowBackground = false
  /// Its title.
  public var title = ""
}

/// What shows a screen in AppKit; never drawn.
@preconcurrency @MainActor open class NSViewController {
  /// The view of the screen.
  open var view = NSView()
  /// Creates a screen; what is kept in files is not read.
  public init(nibName: String?, bundle: Bundle?) {}
  /// Creates a screen, whatever was kept of it.
  public required init?(coder: NSCoder) {}
  /// Creates a screen.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
}
