// Made of Fixtures/Names/TintypeControls/UIInput.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// The keyboard that a text field would show.
public struct UIKeyboardType: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let `default` = UIKeyboardType(name: "default")
  /// Plain letters.
  public static let asciiCapable = UIKeyboardType(name: "asciiCapable")
  /// Digits and signs.
  public static let numbersAndPunctuation = UIKeyboardType(name: "numbersAndPunctuation")
  /// For addresses of the web.
  public static let URL = UIKeyboardType(name: "URL")
  /// Digits.
  public static let numberPad = UIKeyboardType(name: "numberPad")
  /// For telephone numbers.
  public static let phonePad = UIKeyboardType(name: "phonePad")
  /// For names and telephone numbers.
  public static let namePhonePad = UIKeyboardType(name: "namePhonePad")
  /// For mail addresses.
  public static let emailAddress = UIKeyboardType(name: "emailAddress")
  /// Digits with a decimal point.
  public static let decimalPad = UIKeyboardType(name: "decimalPad")
  /// For short messages.
  public static let twitter = UIKeyboardType(name: "twitter")
  /// For searches of the web.
  public static let webSearch = UIKeyboardType(name: "webSearch")
  /// Digits of ASCII.
  public static let asciiCapableNumberPad = UIKeyboardType(name: "asciiCapableNumberPad")
  /// Plain letters.
  public static let alphabet = UIKeyboardType(name: "alphabet")
}

/// What a text field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// A name.
  public static let name = UITextContentType(name: "name")
  /// A first name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A last name.
  public static let familyName = UITextContentType(name: "familyName")
  /// A name of a company.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// A street and a number.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// A postal code.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// A country.
  public static let countryName = UITextContentType(name: "countryName")
  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// A name of an account.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A mail address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A city.
  public static let addressCity = UITextContentType(name: "addressCity")
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
  public static let flightNumber = UITextContentType(name: "flightNumber")
  public static let dateTime = UITextContentType(name: "dateTime")
  public static let birthdateYear = UITextContentType(name: "birthdateYear")
  public static let birthdateMonth = UITextContentType(name: "birthdateMonth")
  public static let birthdateDay = UITextContentType(name: "birthdateDay")
  public static let birthdate = UITextContentType(name: "birthdate")
  public static let creditCardSecurityCode = UITextContentType(name: "creditCardSecurityCode")
  public static let creditCardExpiration = UITextContentType(name: "creditCardExpiration")
  public static let creditCardName = UITextContentType(name: "creditCardName")
  public static let sublocality = UITextContentType(name: "sublocality")
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  public static let addressState = UITextContentType(name: "addressState")
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  public static let location = UITextContentType(name: "location")
  public static let jobTitle = UITextContentType(name: "jobTitle")
  public static let nickname = UITextContentType(name: "nickname")
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  public static let namePrefix = UITextContentType(name: "namePrefix")
  public static let middleName = UITextContentType(name: "middleName")
  /// An address of the web.
  public static let URL = UITextContentType(name: "URL")
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether quotes are made round.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether dashes are made long.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether spaces go with words.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light
}

/// Which letters a keyboard makes capital, by UIKit's name.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// What recognizes a gesture in UIKit; never does.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far it has come.
  public enum State: Int, Hashable, Sendable {
    /// Not begun.
    case possible
    /// Begun.
    case began
    /// On its way.
    case changed
    /// Done.
    case ended
    /// Taken back.
    case cancelled
    /// Another one.
    case failed
    public static let recognized = State.ended
  }
  /// How far it has come.
  open var state = State.possible
  /// Whether it may be recognized.
  open var isEnabled = true
  /// Whether the view is not told of touches any more.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  public var allowedTouchTypes: [NSNumber] = []
  public var requiresExclusiveTouchType = true
  public var name: String?
  /// Who would say which gestures go together; nobody is asked.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that it is of; nil.
  open var view: UIView? { nil }
  open var numberOfTouches: Int { 0 }
  /// Creates one.
  public override init() { super.init() }
  /// Creates one that would call a method; never called.
  public required init(target: Any?, action: Selector?) { super.init() }
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch touch: Int, in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  public func ignore(_ touch: UITouch, for event: UIEvent) {}
}

/// Who would say which gestures go together; nobody is asked.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

/// What recognizes a tap in UIKit; never does.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  public var numberOfTapsRequired = 1
  /// How many fingers.
  public var numberOfTouchesRequired = 1
}

/// What recognizes a drag in UIKit; never does.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  public var allowedScrollTypesMask: UIScrollTypeMask = []
  /// How far, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// What recognizes a drag from an edge in UIKit; never does.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public var edges: UIRectEdge = []
}

/// What recognizes a long touch in UIKit; never does.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  public var minimumPressDuration = 0.5
  public var allowableMovement: CGFloat = 10
  public var numberOfTapsRequired = 0
  public var numberOfTouchesRequired = 1
}

/// What recognizes two fingers that part in UIKit; never does.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// What recognizes two fingers that turn in UIKit; never does.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// What recognizes a swipe in UIKit; never does.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
  public var direction = Direction.right
  public var numberOfTouchesRequired = 1
}

/// What recognizes a pointer in UIKit; never does.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
