/// A key of a value that flows down the view tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  // What almost every view reads is stored in fields: a look-up by key costs a hash and a cast.

  /// The direction in which views are laid out.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// Pixels a point.
  public var displayScale: CGFloat = 1
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The font of text; nil for the body style.
  public var font: Font?
  /// The preferred size of text.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int?
  /// The gap between lines of text, in points.
  public var lineSpacing: CGFloat = 0
  /// Which part of a text gives way where it does not fit.
  public var truncationMode: Text.TruncationMode = .tail
  /// Where lines stand inside a text.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Whether characters may move together before a text truncates.
  public var allowsTightening = false
  /// The smallest scale of a text that does not fit otherwise.
  public var minimumScaleFactor: CGFloat = 1
  /// How the characters of text are changed before they are measured; nil for not at all.
  public var textCase: Text.Case?
  /// Whether a lone word on the second of two lines gets company, as in Apple's text.
  public var balancesShortParagraphs = true
  /// The lines whose height a text takes even with fewer; 0 for none.
  package var reservedLines = 0
  /// The styles of content by importance; empty for the system's.
  package var foregroundStyles: [any ShapeStyle] = []
  /// The accent color; nil for the system's.
  package var tint: Color?
  /// The attributes that modifiers give all text inside.
  package var textAttributes = TextAttributes()
  /// Whether controls react.
  public var isEnabled = true
  /// Whether there is much room across.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether there is much room down.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The language and region of formats; a fixed one, so that pictures do not depend on the machine.
  public var locale = Locale(identifier: "en_US")
  /// The language whose shapes and line breaks texts have; nil for the locale's.
  package var typesettingLanguage: String?
  /// The calendar of formats; a fixed one.
  public var calendar = Calendar(identifier: .gregorian)
  /// The time zone of formats; a fixed one.
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  /// The moment from which relative dates and timers count; a fixed one, so that no clock is read.
  ///
  /// Set it to `Date()` for the distances of today.
  public var currentDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The size of symbols beside text.
  public var imageScale: Image.Scale = .medium

  /// Creates an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil where none was given.
  public subscript<T: AnyObject>(type: T.Type) -> T? {
    get { objects[ObjectIdentifier(type)] as? T }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}
