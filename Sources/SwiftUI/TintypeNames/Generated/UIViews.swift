// Made of Fixtures/Names/TintypeNames/UIViews.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// The bar below a screen.
@MainActor public final class UIToolbar: UIView {
  /// A color behind the bar that glass does not show.
  public var barTintColor: UIColor?
  /// Whether one sees through the bar.
  public var isTranslucent = true
}

/// A button of a bar.
@MainActor public final class UIBarButtonItem: UIAppearance {
  /// The color of the button; not drawn, as glass has its own.
  public var tintColor: UIColor?
  /// Creates a button.
  public init() {}
  /// Creates a button, whatever was kept of it.
  public required init?(coder: NSCoder) {}
  /// Sets the letters of the button; not drawn.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

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
  public init(image: UIImage?) { self.image = image; super.init(frame: .zero) }
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
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero); views.forEach { addArrangedSubview($0) } }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view); addSubview(view) }
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
  public convenience init(style: Style) { self.init(frame: .zero); self.style = style }
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
  public init(effect: UIVisualEffect?) { self.effect = effect; super.init(frame: .zero) }
  /// Creates a view without a change, whatever was kept of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A switch; a `Toggle` shows none of this.
@MainActor public final class UISwitch: UIControl {
  /// The color of a switch that is on.
  public var onTintColor: UIColor?
  /// The color of the knob.
  public var thumbTintColor: UIColor?
  /// Whether it is on.
  public var isOn = false
  /// Switches it.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider; a `Slider` shows none of this.
@MainActor public final class UISlider: UIControl {
  /// The color of the knob.
  public var thumbTintColor: UIColor?
  /// The color before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The color after the knob.
  public var maximumTrackTintColor: UIColor?
  /// Where the knob is.
  public var value: Float = 0
  /// The least value.
  public var minimumValue: Float = 0
  /// The greatest value.
  public var maximumValue: Float = 1
}

/// A mark of loading above a list that is pulled; never seen in a picture.
@MainActor open class UIRefreshControl: UIControl {
  /// The text below the mark.
  public var attributedTitle: NSAttributedString?
}

/// What scrolls; a `ScrollView` shows none of this in a picture at rest.
@MainActor open class UIScrollView: UIView {
  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never.
    case none
    /// When somebody scrolls.
    case onDrag
    /// With the finger.
    case interactive
  }
  /// Whether it may be pulled beyond its ends.
  public var bounces = true
  /// Whether it may be pulled upward beyond its ends though all is seen.
  public var alwaysBounceVertical = false
  /// Whether it stops at pages.
  public var isPagingEnabled = false
  /// Whether it scrolls at all.
  public var isScrollEnabled = true
  /// Whether a bar tells how far it was scrolled.
  public var showsVerticalScrollIndicator = true
  /// Whether a bar tells how far it was scrolled sideways.
  public var showsHorizontalScrollIndicator = true
  /// Room around the content, in points.
  public var contentInset = UIEdgeInsets.zero
  /// When the keyboard goes.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// How far it was scrolled, in points.
  public var contentOffset = CGPoint.zero
  /// How much it may be made smaller.
  public var minimumZoomScale: CGFloat = 1
  /// How much it may be made larger.
  public var maximumZoomScale: CGFloat = 1
  /// How large it is shown.
  public var zoomScale: CGFloat = 1
  /// Whom it would tell of being scrolled; nobody is told.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A mark of loading above it.
  public var refreshControl: UIRefreshControl?
}

/// What would be told of scrolling; nobody is told anything here.
@MainActor public protocol UIScrollViewDelegate: AnyObject {}

/// A list of UIKit's. SwiftUI's lists have not been made of it since iOS 16, so that none of this shows.
@MainActor open class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }
  /// The lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of the lines.
  public var separatorColor: UIColor?
  /// The distance of the lines from the edges, in points.
  public var separatorInset = UIEdgeInsets.zero
  /// Whether a row may be chosen.
  public var allowsSelection = true
  /// What stands below all rows.
  public var tableFooterView: UIView?
  /// What stands above all rows.
  public var tableHeaderView: UIView?
  /// The room above the first section, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of UIKit's lists, of which SwiftUI's are not made.
@MainActor open class UITableViewCell: UIView {
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As any other.
    case none
    /// Blue once.
    case blue
    /// Gray.
    case gray
    /// As rows look.
    case `default`
  }
  /// How a chosen row looks.
  public var selectionStyle = SelectionStyle.default
  /// What is behind a chosen row.
  public var selectedBackgroundView: UIView?
}

/// UIKit's collections of cells; SwiftUI's lists show none of this.
@MainActor open class UICollectionView: UIScrollView {}

/// A field in which to search; that of `searchable` shows none of this.
@MainActor open class UISearchBar: UIView {
  /// A color behind the field.
  public var barTintColor: UIColor?
}

/// What may be done with what is shared.
@MainActor open class UIActivity {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// A mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// The pictures on the device.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// A device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// A list for reading.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// A contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
  }
  /// Creates an activity.
  public init() {}
}

/// The sheet that shares something; never drawn.
@MainActor open class UIActivityViewController: UIViewController {
  /// What the sheet does not offer.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Who is told of what became of it; nobody is.
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Creates a sheet for something.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.init(nibName: nil, bundle: nil) }
}

/// The screen that chooses or takes a picture; never drawn.
@MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// Those on the device.
    case photoLibrary
    /// The camera.
    case camera
    /// Those that were saved.
    case savedPhotosAlbum
  }
  /// A camera of the device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// That on the back.
    case rear
    /// That on the front.
    case front
  }
  /// What is told of a picture that was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture, cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }
  /// Where pictures come from.
  public var sourceType = SourceType.photoLibrary
  /// Whether a picture may be cut.
  public var allowsEditing = false
  /// What may be chosen, by identifiers of types.
  public var mediaTypes = ["public.image"]
  /// The camera.
  public var cameraDevice = CameraDevice.rear
  /// Who would be told of the picture; nobody is told.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Whether pictures can come from there; never.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is such a camera; never.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
}

/// What would be told of a picture that was chosen; nobody is told anything here.
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}

/// A line for text; a `TextField` shows none of this.
@MainActor open class UITextField: UIControl {
  /// When a button that empties a field shows.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While somebody types.
    case whileEditing
    /// While nobody types.
    case unlessEditing
    /// Always.
    case always
  }
  /// The line around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A line with a shadow.
    case bezel
    /// A line with round corners.
    case roundedRect
  }
  /// When the button that empties the field shows.
  public var clearButtonMode = ViewMode.never
  /// The line around the field.
  public var borderStyle = BorderStyle.none
  /// The text.
  open var text: String? = ""
  /// The words that stand for a text to come.
  open var placeholder: String?
  /// The words that stand for a text to come, with attributes.
  public var attributedPlaceholder: NSAttributedString?
  /// The color of the text.
  public var textColor: UIColor?
  /// The font of the text.
  public var font: UIFont?
  /// Where the text stands.
  public var textAlignment = NSTextAlignment.natural
  /// The keyboard.
  public var keyboardType = UIKeyboardType.default
  /// What the key that ends the text says.
  public var returnKeyType = UIReturnKeyType.default
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// What the text is.
  public var textContentType: UITextContentType?
  /// Which letters the keyboard makes capital.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the text is smaller where it does not fit.
  public var adjustsFontSizeToFitWidth = false
  /// What stands before the text.
  public var leftView: UIView?
  /// When it stands there.
  public var leftViewMode = ViewMode.never
  /// What stands after the text.
  public var rightView: UIView?
  /// When it stands there.
  public var rightViewMode = ViewMode.never
  /// What stands above the keyboard.
  public var inputAccessoryView: UIView?
  /// Whom it would tell of what is typed; nobody is told.
  public weak var delegate: (any UITextFieldDelegate)?
  /// Whether somebody types.
  public var isEditing: Bool { false }
}

/// A place for long texts; since iOS 16 a `TextEditor` hides its ground by `scrollContentBackground`.
@MainActor open class UITextView: UIScrollView {
  /// The room around the text, in points.
  public var textContainerInset = UIEdgeInsets.zero
  /// The text.
  open var text = ""
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// The color of the text.
  public var textColor: UIColor?
  /// The font of the text.
  public var font: UIFont?
  /// Where the text stands.
  public var textAlignment = NSTextAlignment.natural
  /// Whether the text may be changed.
  public var isEditable = true
  /// Whether the text may be chosen.
  public var isSelectable = true
  /// What is chosen.
  public var selectedRange = NSRange(location: 0, length: 0)
  /// The keyboard.
  public var keyboardType = UIKeyboardType.default
  /// What the key that ends the text says.
  public var returnKeyType = UIReturnKeyType.default
  /// Which letters the keyboard makes capital.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// What stands above the keyboard.
  public var inputAccessoryView: UIView?
}

/// What would be told of a field's text; nobody is told anything here.
@MainActor public protocol UITextFieldDelegate: AnyObject {}

/// What would be told of a text; nobody is told anything here.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where the language begins.
  case natural
}

/// What the key that ends a text says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Done.
  case done
  /// Continue.
  case `continue`
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What would be told of screens; nobody is told anything here.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {}
