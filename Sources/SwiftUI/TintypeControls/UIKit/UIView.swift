import Foundation

/// A view of UIKit's, as far as SwiftUI code says how all of a kind look or wraps one; it is never drawn.
@MainActor open class UIView: UIResponder, UIAppearance {
  /// Whether it is left out.
  public var isHidden = false
  /// The color behind it; nil for none.
  public var backgroundColor: UIColor?
  /// The color of what may be pressed in it; nil for that around it.
  public var tintColor: UIColor?
  /// How opaque it is, 0 to 1.
  public var alpha: CGFloat = 1
  /// Whether it is cut at its edges.
  public var clipsToBounds = false
  /// Whether nothing shows through it.
  public var isOpaque = true
  /// Whether it takes touches.
  public var isUserInteractionEnabled = true
  /// Whether its size is made into constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// A number to find it by.
  public var tag = 0
  /// How content fills it.
  public var contentMode = ContentMode.scaleToFill
  /// Its rectangle in the view around, in points.
  open var frame: CGRect
  /// Its rectangle in itself, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// How it is turned and scaled.
  public var transform = CGAffineTransform.identity
  /// Where its middle is in the view around, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The layer that it would be drawn with.
  public let layer = CALayer()
  /// The views in it, in the order in which they would be drawn.
  public private(set) var subviews: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?
  /// The window that it is in; none.
  open var window: UIWindow? { nil }
  /// What the device keeps free at its edges, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The size that its content asks for, in points.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// Creates a view with a rectangle, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// Creates a view, whatever was kept of it.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }
  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Lays a view over the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Called where a view was laid into another; never here.
  open func didMoveToSuperview() {}
  /// Called where a view was laid into a window; never here.
  open func didMoveToWindow() {}
  /// Places the views in it; never called here.
  open func layoutSubviews() {}
  /// Draws content; never called here.
  open func draw(_ rect: CGRect) {}
  /// Does nothing, since nothing is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing, since nothing is drawn.
  open func setNeedsLayout() {}
  /// Does nothing, since nothing is drawn.
  open func layoutIfNeeded() {}
  /// Does nothing, since nothing is drawn.
  open func sizeToFit() {}
  /// The size that a view would take of one that is proposed, in points: all.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Sets how little a view is stretched; of no account.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets how little a view is squeezed; of no account.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Makes the changes of an animation at once.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
