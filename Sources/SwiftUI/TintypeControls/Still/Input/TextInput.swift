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
  /// An address of the web.
  public static let URL = UITextContentType(name: "URL")
}

/// Which letters a keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What a keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What ends the editing of a text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The end of a text field's editing.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of a search.
  public static let search = SubmitTriggers(rawValue: 2)
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

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is typed into a still picture.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Changes nothing: nothing is typed into a still picture.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}
