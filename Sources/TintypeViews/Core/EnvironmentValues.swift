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
  private var features = EnvironmentFeatures()

  // What almost every view reads is stored in fields: a look-up by key costs a hash and a cast.

  /// The direction in which views are laid out.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// Pixels a point.
  public var displayScale: CGFloat = 1
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The preferred size of text.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// Whether controls react.
  public var isEnabled = true
  /// Whether there is much room across.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether there is much room down.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The language and region of formats; a fixed one, so that pictures do not depend on the machine.
  public var locale = Locale(identifier: "en_US")
  /// The calendar of formats; a fixed one.
  public var calendar = Calendar(identifier: .gregorian)
  /// The time zone of formats; a fixed one.
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  /// The moment from which relative dates and timers count; a fixed one, so that no clock is read.
  ///
  /// Set it to `Date()` for the distances of today.
  public var currentDate = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values of a feature.
  package subscript<Feature: EnvironmentFeature>(feature feature: Feature.Type) -> Feature {
    _read { yield features[feature] }
    _modify { yield &features[feature] }
  }

  /// The object of a type; nil where none was given.
  public subscript<T: AnyObject>(type: T.Type) -> T? {
    get { objects[ObjectIdentifier(type)] as? T }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}
