// Made of Fixtures/Names/TintypeNames/Environment.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension EnvironmentValues {
  private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether words that are typed are left as they are; of no account, since nobody types.
  public var autocorrectionDisabled: Bool { get { self[AutocorrectionDisabledKey.self] } set { self[AutocorrectionDisabledKey.self] = newValue } }
  private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
  /// Whether a button that is held acts again and again; of no account, since none is.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { get { self[ButtonRepeatBehaviorKey.self] } set { self[ButtonRepeatBehaviorKey.self] = newValue } }
  private enum DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  /// The least height of a list's headers, in points; nil, and of no account: they have the height of iOS.
  public var defaultMinListHeaderHeight: CGFloat? { get { self[DefaultMinListHeaderHeightKey.self] } set { self[DefaultMinListHeaderHeightKey.self] = newValue } }
  private enum DefaultWheelPickerItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }
  /// The height of a row of a picker that turns, in points, which is that of iOS here.
  public var defaultWheelPickerItemHeight: CGFloat { get { self[DefaultWheelPickerItemHeightKey.self] } set { self[DefaultWheelPickerItemHeightKey.self] = newValue } }
  private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  /// Whether views scroll; of no account, since none does.
  public var isScrollEnabled: Bool { get { self[IsScrollEnabledKey.self] } set { self[IsScrollEnabledKey.self] = newValue } }
  private enum VerticalScrollBounceBehaviorKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  /// Whether what scrolls springs back at its ends; of no account, since none does.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { get { self[VerticalScrollBounceBehaviorKey.self] } set { self[VerticalScrollBounceBehaviorKey.self] = newValue } }
  private enum HorizontalScrollBounceBehaviorKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  /// Whether what scrolls sideways springs back at its ends; of no account, since none does.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { get { self[HorizontalScrollBounceBehaviorKey.self] } set { self[HorizontalScrollBounceBehaviorKey.self] = newValue } }
  private enum TextSelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }
  /// Which line a place at the end of one belongs to; of no account, since no text is chosen.
  public var textSelectionAffinity: TextSelectionAffinity { get { self[TextSelectionAffinityKey.self] } set { self[TextSelectionAffinityKey.self] = newValue } }
  private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
  /// The keys that stand for the control around; of no account, since none are pressed.
  public var keyboardShortcut: KeyboardShortcut? { get { self[KeyboardShortcutKey.self] } set { self[KeyboardShortcutKey.self] = newValue } }
  private enum MaterialActiveAppearanceKey: EnvironmentKey { static var defaultValue: MaterialActiveAppearance { .automatic } }
  /// When materials look as in use, which they always do.
  public var materialActiveAppearance: MaterialActiveAppearance { get { self[MaterialActiveAppearanceKey.self] } set { self[MaterialActiveAppearanceKey.self] = newValue } }
  private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  /// Whether menus have a mark, which those of iOS have not.
  public var menuIndicatorVisibility: Visibility { get { self[MenuIndicatorVisibilityKey.self] } set { self[MenuIndicatorVisibilityKey.self] = newValue } }
  private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  /// In which order menus list their entries: that of the source.
  public var menuOrder: MenuOrder { get { self[MenuOrderKey.self] } set { self[MenuOrderKey.self] = newValue } }
  private enum ScrollDismissesKeyboardModeKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
  /// When scrolling takes the keyboard away; of no account, since nobody scrolls.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get { self[ScrollDismissesKeyboardModeKey.self] } set { self[ScrollDismissesKeyboardModeKey.self] = newValue } }
  private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
  /// Whether a bar tells how far something was scrolled sideways; none does in a picture.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { self[HorizontalScrollIndicatorVisibilityKey.self] } set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue } }
  private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
  /// Whether a bar tells how far something was scrolled; none does in a picture.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { self[VerticalScrollIndicatorVisibilityKey.self] } set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue } }
  private enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
  /// Whether something that is dragged opens what it is held over; nothing is.
  public var springLoadingBehavior: SpringLoadingBehavior { get { self[SpringLoadingBehaviorKey.self] } set { self[SpringLoadingBehaviorKey.self] = newValue } }
  private enum WritingToolsBehaviorKey: EnvironmentKey { static var defaultValue: WritingToolsBehavior { .automatic } }
  /// What the system helps to write; nothing, since nobody writes.
  public var writingToolsBehavior: WritingToolsBehavior { get { self[WritingToolsBehaviorKey.self] } set { self[WritingToolsBehaviorKey.self] = newValue } }
  private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
  /// How content changes; of no account, since none does.
  public var contentTransition: ContentTransition { get { self[ContentTransitionKey.self] } set { self[ContentTransitionKey.self] = newValue } }
  private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether content that changes is drawn as one picture; of no account.
  public var contentTransitionAddsDrawingGroup: Bool { get { self[ContentTransitionAddsDrawingGroupKey.self] } set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue } }
  private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
  /// The material behind the view, which colors of text do not follow here; nil for none.
  public var backgroundMaterial: Material? { get { self[BackgroundMaterialKey.self] } set { self[BackgroundMaterialKey.self] = newValue } }
}

/// The look of controls in a window that is in use or not.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window takes what is typed.
  case key
  /// The window is in use.
  case active
  /// It is not.
  case inactive
}

extension EnvironmentValues {
  private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
  /// Whether the window is in use: it is.
  public var controlActiveState: ControlActiveState { get { self[ControlActiveStateKey.self] } set { self[ControlActiveStateKey.self] = newValue } }
  private enum IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  /// Whether what has the focus would show it.
  public var isFocusEffectEnabled: Bool { get { self[IsFocusEffectEnabledKey.self] } set { self[IsFocusEffectEnabledKey.self] = newValue } }
  private enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  /// Whether what is under a pointer would show it.
  public var isHoverEffectEnabled: Bool { get { self[IsHoverEffectEnabledKey.self] } set { self[IsHoverEffectEnabledKey.self] = newValue } }
  /// Whether somebody films the screen; nobody does.
  public var isSceneCaptured: Bool { false }
  /// Whether the tabs of sections stand in the bar beside the others; never.
  public var isTabBarShowingSections: Bool { false }
  /// Where the bar around is whose tab this is; nil, as in content.
  public var tabBarPlacement: TabBarPlacement? { nil }
  private enum ToolbarLabelStyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle? { nil } }
  /// What items of a bar show; nil, as the bar decides.
  public var toolbarLabelStyle: ToolbarLabelStyle? { get { self[ToolbarLabelStyleKey.self] } set { self[ToolbarLabelStyleKey.self] = newValue } }
  /// The scope that a search is in; nil for none.
  public var activeSearchScope: AnyHashable? { nil }
  /// Whether the user wants films that flash to be dark.
  public var accessibilityDimFlashingLights: Bool { false }
  private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether something reads or steers the screen for the user.
  public var accessibilityEnabled: Bool { get { self[AccessibilityEnabledKey.self] } set { self[AccessibilityEnabledKey.self] = newValue } }
  /// Whether items of bars are shown large while they are held.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether pictures that move may move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether a movement of the hand stands for a touch.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the user steers by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
}

/// Where tabs stand.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Above.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Below.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// What items of a bar of macOS show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Symbol and title.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The symbol.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}
