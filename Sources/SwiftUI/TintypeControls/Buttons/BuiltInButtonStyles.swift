/// The text of a button: no background, no space around it.
nonisolated struct TextButton<Label: View>: View, BuiltIn {
  /// What decides the color.
  enum Look {
    /// The role, and the accent color where nobody chose one.
    case tinted
    /// The role, and the color around.
    case plain
    /// A tint that somebody chose, and the color around, whatever the role: in bars.
    case bar
  }

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundStyles) private var styles
  @Environment(\.tint) private var ownTint
  let label: Label
  let role: ButtonRole?
  let look: Look

  @MainActor var body: some View {
    ControlEdges {
      HStack { label }.foregroundStyle(style)
    }
  }

  @MainActor private var style: AnyShapeStyle {
    if look == .tinted, let own = styles.ownStyle {
      return AnyShapeStyle(AnyShapeStyle(own).opacity(isEnabled ? 1 : 0.4))
    }
    if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    if role == .destructive, look != .bar { return AnyShapeStyle(Color.red) }
    switch look {
    case .tinted: return AnyShapeStyle(Color.accentColor)
    case .bar where styles.isEmpty && ownTint != nil: return AnyShapeStyle(TintShapeStyle())
    case .plain, .bar: return AnyShapeStyle(ForegroundStyle())
    }
  }
}

extension [any ShapeStyle] {
  /// The style that somebody set around a button, which goes before its tint; nil for none.
  ///
  /// The system's secondary color and its like do not: headers and values of lists have it.
  nonisolated var ownStyle: (any ShapeStyle)? {
    first.flatMap { $0 is SystemLabelStyle ? nil : $0 }
  }
}

/// A button on a background, by `Rules/Controls#Buttons`: the label's line and space that follows
/// the control size.
private nonisolated struct BorderedButton<Label: View>: View, BuiltIn {
  enum Look { case tinted, prominent }

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.generation) private var generation
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var ownTint
  @Environment(\.foregroundStyles) private var styles
  let label: Label
  let role: ButtonRole?
  let look: Look

  @MainActor var body: some View {
    RoomyLabel(label: label)
      .foregroundStyle(foreground)
      .background { shape.shape(corner: generation.controls.buttonCorner).fill(fill) }
  }

  @MainActor private var tint: Color { role == .destructive ? .red : .accentColor }

  @MainActor private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    if let own = styles.ownStyle { return AnyShapeStyle(own) }
    switch look {
    case .tinted: return AnyShapeStyle(tint)
    case .prominent: return AnyShapeStyle(Color.white)
    }
  }

  @MainActor private var fill: Color {
    switch look {
    case .tinted:
      // The background is gray until somebody chooses a color.
      isEnabled && (role == .destructive || ownTint != nil)
        ? tint.opacity(0.16) : Color(system: .controlFill)
    case .prominent: isEnabled ? tint : Color(system: .controlFill)
    }
  }
}

/// The platform's style of buttons: tinted text.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// Tinted text.
  public func makeBody(configuration: Configuration) -> some View {
    TextButton(label: configuration.label, role: configuration.role, look: .tinted)
  }
}

/// Buttons of tinted text.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.borderless` is short.
  public nonisolated init() {}
  /// Tinted text.
  public func makeBody(configuration: Configuration) -> some View {
    TextButton(label: configuration.label, role: configuration.role, look: .tinted)
  }
}

/// Buttons that look like their labels.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.plain` is short.
  public nonisolated init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    TextButton(label: configuration.label, role: configuration.role, look: .plain)
  }
}

/// Buttons on a light background.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  private let tint: Color?
  /// Creates the style, for which `.bordered` is short.
  public nonisolated init() { tint = nil }
  /// Creates the style with a color of its own.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// Tinted text on a light background.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      BorderedButton(label: configuration.label, role: configuration.role, look: .tinted).tint(tint)
    } else {
      BorderedButton(label: configuration.label, role: configuration.role, look: .tinted)
    }
  }
}

/// Buttons on a background of the accent color.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.borderedProminent` is short.
  public nonisolated init() {}
  /// White text on a background of the accent color.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, role: configuration.role, look: .prominent)
  }
}

/// Buttons of macOS that look like links.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.link` is short.
  public nonisolated init() {}
  /// Text in the color of links.
  public func makeBody(configuration: Configuration) -> some View {
    TextButton(
      label: configuration.label.foregroundStyle(.link), role: configuration.role, look: .plain)
  }
}
