// Made of Fixtures/Names/TintypeNames/Controls.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// In which order a menu lists its entries; always that of the source.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first entry nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an entry is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Changes nothing: menus have no mark (`Rules/Controls`).
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Changes nothing: menus list their entries from top to bottom.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Changes nothing: nobody chooses an entry in a still picture.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// What a picture may have beyond the light of white; none has.
extension Image {
  /// How bright what is drawn may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// As bright as white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = DynamicRange(name: "high")
  }
  /// The picture itself: pictures have no light beyond white.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// The picture itself: symbols are drawn flat.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  /// The picture itself: an amount lights parts of a symbol.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  /// The picture itself: it is on no tinted widget.
  public nonisolated func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// Whether symbols have shades of their colors.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// They have not.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// They have; here they are drawn flat.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows an amount.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By the strength of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how far its lines are drawn; here it is shown by the strength of its parts.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How a picture looks on a tinted widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In the tint.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the tint, without its colors.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// Both.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In its own colors.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension View {
  /// Changes nothing: pictures have no light beyond white.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Changes nothing: symbols are drawn flat.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Changes nothing: an amount lights parts of a symbol.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Changes nothing: text runs as its letters do.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  /// Changes nothing: a watch alone has platters.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View { self }
  /// Changes nothing: the index of a list's sections is not drawn.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Changes nothing: the index of a list's sections is not drawn.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Changes nothing: the index of a list's sections is not drawn.
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Changes nothing: nobody finds a row of a still picture by typing.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Changes nothing: nobody finds a row of a still picture by typing.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Changes nothing: nobody finds a row of a still picture by typing.
  @_disfavoredOverload public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
  /// Changes nothing: nobody types in a still picture.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
  /// Changes nothing: nobody resizes a still picture.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  /// Changes nothing: nobody resizes a still picture.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Changes nothing: nobody quits a still picture.
  public nonisolated func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Changes nothing: nobody is watched.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Changes nothing: nobody turns pages of a still picture.
  public nonisolated func pageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View { self }
  /// Changes nothing: a picture is on no tinted widget.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Changes nothing: a watch's face has words beside a widget, a picture has none.
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Changes nothing: a watch's face has words beside a widget, a picture has none.
  public nonisolated func widgetLabel<V: View>(@ViewBuilder label: () -> V) -> some View { self }
  /// Changes nothing: nobody taps a still picture.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  /// Leaves the view where it is: no corner of a picture's window is covered.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
  /// Changes nothing: bars take the colors of their ground.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
}

extension Section {
  /// The section itself, open as it begins.
  public nonisolated func collapsible(_ collapsible: Bool) -> Section { self }
}

extension EnvironmentValues {
  private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
  /// Whether symbols have shades of their colors; of no account: they are drawn flat.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? { get { self[SymbolColorRenderingModeKey.self] } set { self[SymbolColorRenderingModeKey.self] = newValue } }
  private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
  /// How symbols show amounts; of no account: by the strength of their parts.
  public var symbolVariableValueMode: SymbolVariableValueMode? { get { self[SymbolVariableValueModeKey.self] } set { self[SymbolVariableValueModeKey.self] = newValue } }
  private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
  /// How bright pictures may be; of no account: none is brighter than white.
  public var allowedDynamicRange: Image.DynamicRange? { get { self[AllowedDynamicRangeKey.self] } set { self[AllowedDynamicRangeKey.self] = newValue } }
  /// Whether words that are typed are left as they are; nil where nobody says.
  public var disableAutocorrection: Bool? { get { autocorrectionDisabled ? true : nil } set { autocorrectionDisabled = newValue ?? false } }
}

/// When materials look as in a window that is in use.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// While the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// Whether every other row of a table of macOS is darker; those of iOS are not.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Yes.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// How the chosen entry of a palette shows; always alike here.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// As the entry draws itself.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// By a variant of the entry's symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .custom }
}

/// Whether something that is dragged opens what it is held over.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Yes.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// No.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Changes nothing: the rows of iOS are not darker by turns.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
  /// Changes nothing: the rows of a picker that turns have the height of iOS.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  /// Changes nothing: groups of radio buttons are those of macOS.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }
  /// Changes nothing: a palette shows its chosen entry as iOS does.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing: a window of a picture is the one in use.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

extension Material {
  /// The material itself: a picture is a window in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension View {
  /// Changes nothing: rows of a still picture are not swiped.
  public nonisolated func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View { self }
  /// Changes nothing: rows of a still picture are not deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Changes nothing: rows of a still picture do not move.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Changes nothing: rows of a still picture are not chosen.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The look of tables; all of them look alike.
public protocol TableStyle: Sendable {}

/// The platform's style of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style, for which `.automatic` is short.
  public init() {}
}

/// Tables with room around their rows.
public struct InsetTableStyle: TableStyle {
  /// Creates the style, for which `.inset` is short.
  public init() {}
}

/// Tables in a frame.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style, for which `.bordered` is short.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With room around rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// In a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Changes nothing: all tables look alike.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

extension TableStyle where Self == InsetTableStyle {
  /// With room around rows, on two backgrounds in turn, which a Mac shows.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// In a frame, with rows on two backgrounds in turn, which a Mac shows.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

/// The look of text editors; all of them look alike on iOS.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The platform's style of text editors.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
}

/// Text editors without a border.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style, for which `.plain` is short.
  public nonisolated init() {}
}

/// Text editors of a headset in a border, without one here.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style, for which `.roundedBorder` is short.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// In a border, which a headset alone has.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's style.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a border, as on iOS all of them are.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Changes nothing: text editors of iOS have no border in any style.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

/// Which of several wordings of a text shows; the first one that was given.
public protocol TextVariantPreference {}

/// The same wording whatever the room.
public struct FixedTextVariant: TextVariantPreference {
  /// Creates the preference, for which `.fixed` is short.
  public init() {}
}

/// A wording by the room.
public struct SizeDependentTextVariant: TextVariantPreference {
  /// Creates the preference, for which `.sizeDependent` is short.
  public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The same wording whatever the room.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A wording by the room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// Changes nothing: texts have one wording.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
