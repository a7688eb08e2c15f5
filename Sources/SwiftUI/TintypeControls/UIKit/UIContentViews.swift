import Foundation

/// A text of UIKit's; never drawn.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// The font of the text.
  public var font: UIFont?
  /// The color of the text.
  public var textColor: UIColor?
  /// Where the text stands.
  public var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for no limit.
  public var numberOfLines = 1
  /// Whether the text is smaller where it does not fit.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the text, 0 to 1.
  public var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size that the user chose.
  public var adjustsFontForContentSizeCategory = false
}

/// A picture of UIKit's; never drawn.
@MainActor open class UIImageView: UIView {
  /// The picture.
  public var image: UIImage?

  /// Creates a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  /// Creates a view with a rectangle, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view, whatever was kept of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A button of UIKit's; never drawn.
@MainActor open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// None.
    case custom
    /// The system's.
    case system
  }

  /// The text of the button.
  public let titleLabel: UILabel? = UILabel()

  /// Creates a button of a look.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  /// Sets the text; not drawn.
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
  /// Sets the text's color; not drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the picture; not drawn.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Views one after another; never drawn.
@MainActor open class UIStackView: UIView {
  /// The direction.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap between views, in points.
  public var spacing: CGFloat = 0
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach { addArrangedSubview($0) }
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

/// A turning wheel; never drawn.
@MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The size.
  public var style = Style.medium
  /// The color; nil for the system's.
  public var color: UIColor?
  /// Whether it is left out while it stands still.
  public var hidesWhenStopped = true
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// Creates a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Sets it turning.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }
}

/// A change of what is behind a view.
@MainActor open class UIVisualEffect {
  /// Creates a change of nothing.
  public init() {}
}

/// What is behind a view, blurred; never drawn: `Material` is.
@MainActor public final class UIBlurEffect: UIVisualEffect {
  /// How much shows through.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As usual.
    case regular
    /// So that it stands out.
    case prominent
    /// Most shows through.
    case systemUltraThinMaterial
    /// Much shows through.
    case systemThinMaterial
    /// Some shows through.
    case systemMaterial
    /// Little shows through.
    case systemThickMaterial
    /// As behind bars.
    case systemChromeMaterial
    /// Most shows through, always light.
    case systemUltraThinMaterialLight
    /// Much shows through, always light.
    case systemThinMaterialLight
    /// Some shows through, always light.
    case systemMaterialLight
    /// Little shows through, always light.
    case systemThickMaterialLight
    /// As behind bars, always light.
    case systemChromeMaterialLight
    /// Most shows through, always dark.
    case systemUltraThinMaterialDark
    /// Much shows through, always dark.
    case systemThinMaterialDark
    /// Some shows through, always dark.
    case systemMaterialDark
    /// Little shows through, always dark.
    case systemThickMaterialDark
    /// As behind bars, always dark.
    case systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) { super.init() }
}

/// Content that takes its color from what is behind a blur; never drawn.
@MainActor public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that changes what is behind it; never drawn.
@MainActor open class UIVisualEffectView: UIView {
  /// The change; nil for none.
  public var effect: UIVisualEffect?
  /// The view to which others are added.
  public let contentView = UIView()

  /// Creates a view with a change.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates a view without a change, whatever was kept of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
