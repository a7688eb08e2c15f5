/// What a view inherits from the screen that it stands on; a stand-in for UIKit's class.
///
/// What is not said stays as it is around.
public struct UITraitCollection: Sendable, Hashable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// How much space there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// How much space there is down.
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// Pixels a point; 0 for what the layout says.
  public var displayScale: CGFloat = 0
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  /// Where lines begin.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  /// What kind of device this is; it changes nothing in a picture.
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified

  /// What the screen that is drawn says; light where nothing is.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: RenderScope.current?.isDark == true ? .dark : .light)
  }

  /// Creates traits that say nothing.
  public init() {}

  /// Creates traits by setting some.
  ///
  /// - Parameter mutations: sets them.
  public init(mutations: (inout UITraitCollection) -> Void) { mutations(&self) }

  /// Creates traits from several, the later ones before the earlier.
  ///
  /// - Parameter traitCollections: the traits.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for traits in traitCollections { add(traits) }
  }

  /// Creates traits that say light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits that say how much space there is across.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits that say how much space there is down.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates traits that say pixels a point.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// Creates traits that say the size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits that say where lines begin.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Creates traits that say what kind of device this is.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  private mutating func add(_ other: UITraitCollection) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale > 0 { displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
  }
}
