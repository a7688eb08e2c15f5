// Made of Fixtures/Names/TintypeControls/Environment.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// What a program does at the moment; in a still picture it is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It does not show.
  case background
  /// It shows and is not in use.
  case inactive
  /// It is in use.
  case active
}

/// What opens an address; nothing in a still picture.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    private let name: String
    /// It was opened.
    public static let handled = Result(name: "handled")
    /// It was thrown away.
    public static let discarded = Result(name: "discarded")
    /// The system opens it.
    public static let systemAction = Result(name: "systemAction")
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  /// Creates an action, which a still picture never runs.
  public init(handler: @escaping (URL) -> Result = { _ in .systemAction }) {}
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
  /// Does nothing; nobody learns whether the address was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// What reloads a view; nothing in a still picture.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// What dismisses a search; nothing in a still picture.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// How strong the background behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// Strong.
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  /// What the program does.
  public var scenePhase: ScenePhase { get { self[ScenePhaseKey.self] } set { self[ScenePhaseKey.self] = newValue } }
  private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
  /// What opens an address.
  public var openURL: OpenURLAction { get { self[OpenURLKey.self] } set { self[OpenURLKey.self] = newValue } }
  private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
  /// How strong the background of the row around is; that of a chosen row is.
  public var backgroundProminence: BackgroundProminence { get { self[BackgroundProminenceKey.self] } set { self[BackgroundProminenceKey.self] = newValue } }
  private enum AccessibilityReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether the user wants less motion; no by default, as are all of these.
  public var accessibilityReduceMotion: Bool { get { self[AccessibilityReduceMotionKey.self] } set { self[AccessibilityReduceMotionKey.self] = newValue } }
  /// What reloads the view; nil where nothing can be reloaded.
  public var refresh: RefreshAction? { nil }
  /// Where suggestions of a search show.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  /// What dismisses the search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether the view has the focus; none has it in a still picture.
  public var isFocused: Bool { false }
  /// Whether the user wants less transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the user wants differences that do not depend on color.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the user wants colors inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether controls show their shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  private enum IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether the device is locked or dimmed.
  public var isLuminanceReduced: Bool { get { self[IsLuminanceReducedKey.self] } set { self[IsLuminanceReducedKey.self] = newValue } }
}
