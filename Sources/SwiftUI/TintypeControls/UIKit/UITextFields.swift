import Foundation

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
