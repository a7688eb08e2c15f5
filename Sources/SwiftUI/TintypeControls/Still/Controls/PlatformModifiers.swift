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
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    self
  }
  /// The picture itself: an amount lights parts of a symbol.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    self
  }
  /// The picture itself: it is on no tinted widget.
  public nonisolated func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    self
  }
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
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    self
  }

  /// Changes nothing: an amount lights parts of a symbol.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// Changes nothing: text runs as its letters do.
  public nonisolated func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    self
  }

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
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }

  /// Changes nothing: nobody types in a still picture.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }

  /// Changes nothing: nobody resizes a still picture.
  public nonisolated func onInteractiveResizeChange(
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody resizes a still picture.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Changes nothing: nobody quits a still picture.
  public nonisolated func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// Changes nothing: nobody is watched.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Changes nothing: nobody turns pages of a still picture.
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    self
  }

  /// Changes nothing: a picture is on no tinted widget.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Changes nothing: a watch's face has words beside a widget, a picture has none.
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Changes nothing: a watch's face has words beside a widget, a picture has none.
  public nonisolated func widgetLabel<V: View>(@ViewBuilder label: () -> V) -> some View { self }

  /// Changes nothing: nobody taps a still picture.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Leaves the view where it is: no corner of a picture's window is covered.
  public nonisolated func containerCornerOffset(
    _ edges: Edge.Set, sizeToFit: Bool = false
  ) -> some View {
    self
  }

  /// Changes nothing: bars take the colors of their ground.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}

extension Section {
  /// The section itself, open as it begins.
  public nonisolated func collapsible(_ collapsible: Bool) -> Section { self }
}

extension EnvironmentValues {
  private enum SymbolColorKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
  }
  private enum SymbolVariableKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
  }
  private enum DynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }

  /// Whether symbols have shades of their colors; of no account: they are drawn flat.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorKey.self] }
    set { self[SymbolColorKey.self] = newValue }
  }

  /// How symbols show amounts; of no account: by the strength of their parts.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableKey.self] }
    set { self[SymbolVariableKey.self] = newValue }
  }

  /// How bright pictures may be; of no account: none is brighter than white.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }

  /// Whether words that are typed are left as they are; nil where nobody says.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
