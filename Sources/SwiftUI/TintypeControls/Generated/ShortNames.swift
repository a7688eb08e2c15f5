// Made of Fixtures/Names/TintypeControls/ShortNames.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Text in the color of links.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Tinted text.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A light background.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A background of the accent color.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A background of glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A background of glass in the accent color.
  public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a background.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// Menus as buttons with a border.
  public nonisolated static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// Cards of a television.
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// Buttons that narrow a search in a Mac's bars.
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// Buttons that do something in a Mac's bars.
  public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A background of a kind of glass.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's style.
  public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// For bars.
  public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of a menu, of icons above titles.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of a menu, of icons.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's style.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's: a bar.
  public nonisolated static var automatic: Self { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public nonisolated static var linearCapacity: Self { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var accessoryLinear: Self { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thick bar that is filled up to the value.
  public nonisolated static var accessoryLinearCapacity: Self { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public nonisolated static var accessoryCircular: Self { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public nonisolated static var accessoryCircularCapacity: Self { AccessoryCircularCapacityGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring.
  public nonisolated static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's style.
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's style.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns on a Mac; here grouped rows.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  /// Lists of a watch.
  public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Plain background.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as wide as the list.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards with space around.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Beside content.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Room around rows on plain background.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// In a frame.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
  /// In a frame, with rows on two backgrounds in turn, which a Mac shows.
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Lists of a watch.
  public nonisolated static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// With space around rows, on two backgrounds in turn, which a Mac shows.
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By opacity.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// From one side to the other.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By scale.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// By scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// From an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// By an offset, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// By an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == BlurReplaceTransition {
  /// By a blur.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// By a blur.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform decides by the space that there is.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform decides by the space that there is.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns stand side by side.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size, and the other columns lie over it.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with or without a background.
  public nonisolated static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is space, which is closed here.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages with or without dots.
  public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tab views with a bar, and no sidebar.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tab views of macOS in a frame; a bar here, as on iOS.
  public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// One page above the other.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  /// One page above the other.
  public nonisolated static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages that turn.
  public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box before the label.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's: compact.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Pills of text.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month with its days.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Fields.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Fields with a stepper.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons of which one is chosen.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's style.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of choices.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows of the list around.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a screen of its own.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The platform's: as a form.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing(base: FormPresentationSizing(), horizontal: true, vertical: true) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the background of buttons.
  public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}
