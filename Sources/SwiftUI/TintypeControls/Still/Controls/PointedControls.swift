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
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    self
  }

  /// Changes nothing: the rows of a picker that turns have the height of iOS.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  /// Changes nothing: groups of radio buttons are those of macOS.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }

  /// Changes nothing: a palette shows its chosen entry as iOS does.
  public nonisolated func paletteSelectionEffect(
    _ effect: PaletteSelectionEffect
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some View {
    self
  }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Changes nothing: a window of a picture is the one in use.
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    self
  }
}

extension Material {
  /// The material itself: a picture is a window in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
