package import TintypeText

/// A key of a value that flows down the view tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  /// All values; copies share them until one of the copies is changed.
  ///
  /// A box is copied when a shared one is written to.
  private final class Box {
    // Written only where nobody else has the box.
    @exclusivity(unchecked) var fields: Fields
    init(_ fields: Fields) { self.fields = fields }
  }

  private struct Fields {
    var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var features = EnvironmentFeatures()

    // Values that almost every view reads.
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme = ColorScheme.light
    var displayScale: CGFloat = 1
    var dynamicTypeSize = DynamicTypeSize.large
    var isEnabled = true
    var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    var verticalSizeClass: UserInterfaceSizeClass? = .regular
    var locale = Locale(identifier: "en_US") { didSet { language = Self.language(of: locale) } }
    // Each text reads it, and the locale makes its name anew each time.
    var language = "en-US"
    var calendar = Calendar(identifier: .gregorian)
    var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    var currentDate = Date(timeIntervalSinceReferenceDate: 0)
    var fontLibrary = FontLibrary.standard

    private static func language(of locale: Locale) -> String {
      // Only what comes before an `@` names a language; the rest chooses calendars and the like.
      let name = locale.identifier.prefix { $0 != "@" }
      return String(name.map { $0 == "_" ? "-" : $0 })
    }
  }

  // It is never written to: whoever sets a value copies it before.
  private nonisolated(unsafe) static let standard = Box(Fields())

  private var box = EnvironmentValues.standard

  private var fields: Fields {
    _read { yield box.fields }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.fields) }
      yield &box.fields
    }
  }

  /// Creates an environment of defaults.
  public init() {}

  /// Whether two environments are sure to have the same values, because one is a copy of the other.
  package func isCopy(of other: EnvironmentValues) -> Bool { box === other.box }

  /// The direction in which views are laid out.
  public var layoutDirection: LayoutDirection {
    get { fields.layoutDirection }
    set { fields.layoutDirection = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { fields.displayScale }
    set { fields.displayScale = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The preferred size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { fields.dynamicTypeSize }
    set { fields.dynamicTypeSize = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { fields.isEnabled }
    set { fields.isEnabled = newValue }
  }

  /// Whether there is much space across.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fields.horizontalSizeClass }
    set { fields.horizontalSizeClass = newValue }
  }

  /// Whether there is much space down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fields.verticalSizeClass }
    set { fields.verticalSizeClass = newValue }
  }

  /// The language and region of formats; a fixed one, so that pictures do not depend on the machine.
  public var locale: Locale {
    get { fields.locale }
    set { fields.locale = newValue }
  }

  /// The language of the locale, a BCP 47 tag.
  package var localeLanguage: String { fields.language }

  /// The calendar of formats; a fixed one.
  public var calendar: Calendar {
    get { fields.calendar }
    set { fields.calendar = newValue }
  }

  /// The time zone of formats; a fixed one.
  public var timeZone: TimeZone {
    get { fields.timeZone }
    set { fields.timeZone = newValue }
  }

  /// The moment from which relative dates and timers count; a fixed one, so that no clock is read.
  ///
  /// Set it to `Date()` for the distances of today.
  public var currentDate: Date {
    get { fields.currentDate }
    set { fields.currentDate = newValue }
  }

  /// The fonts that a render may use.
  package var fontLibrary: FontLibrary {
    get { fields.fontLibrary }
    set { fields.fontLibrary = newValue }
  }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (fields.values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { fields.values[ObjectIdentifier(key)] = newValue }
  }

  /// The values of a feature.
  @inlinable
  package subscript<Feature: EnvironmentFeature>(
    feature feature: Feature.Type
  ) -> Feature {
    _read { yield box(of: feature).values }
    _modify { yield &ownBox(of: feature).values }
  }

  /// The box of a feature, for reading.
  @inlinable package func box<Feature: EnvironmentFeature>(
    of feature: Feature.Type
  ) -> EnvironmentBox<Feature> {
    guard let box = box(in: Feature.slot) else { return Feature.standard }
    // A slot only ever holds the box of the one feature that has it.
    return unsafeDowncast(box, to: EnvironmentBox<Feature>.self)
  }

  /// The box of a feature, for writing: no other environment has it.
  @inlinable package mutating func ownBox<Feature: EnvironmentFeature>(
    of feature: Feature.Type
  ) -> EnvironmentBox<Feature> {
    var own = takeBox(from: Feature.slot).map {
      unsafeDowncast($0, to: EnvironmentBox<Feature>.self)
    }
    let box: EnvironmentBox<Feature>
    if isKnownUniquelyReferenced(&own), let own {
      box = own
    } else {
      box = EnvironmentBox((own ?? Feature.standard).values)
    }
    setBox(box, in: Feature.slot)
    return box
  }

  /// The box in a slot; nil where nothing is set.
  @usableFromInline package func box(in slot: EnvironmentSlot) -> AnyObject? {
    fields.features[slot]
  }

  /// Takes the box out of a slot, so that whoever asks has the environment's own reference.
  @usableFromInline package mutating func takeBox(from slot: EnvironmentSlot) -> AnyObject? {
    let box = fields.features[slot]
    fields.features[slot] = nil
    return box
  }

  /// Puts a box into a slot.
  @usableFromInline package mutating func setBox(_ box: AnyObject, in slot: EnvironmentSlot) {
    fields.features[slot] = box
  }

  /// The object of a type; nil where none was given.
  public subscript<T: AnyObject>(type: T.Type) -> T? {
    get { fields.objects[ObjectIdentifier(type)] as? T }
    set { fields.objects[ObjectIdentifier(type)] = newValue }
  }

  /// Takes the objects of another place over; what is there stays where the other place has none of the type.
  package mutating func adoptObjects(of other: EnvironmentValues) {
    let objects = other.fields.objects
    if !objects.isEmpty { fields.objects.merge(objects) { _, new in new } }
  }
}
