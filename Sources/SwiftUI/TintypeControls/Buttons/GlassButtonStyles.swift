/// Buttons on a background of glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.glass` is short.
  public nonisolated init() {}
  /// Text on glass.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(label: configuration.label, role: configuration.role, isProminent: false)
  }
}

/// Buttons on a background of glass in the accent color.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.glassProminent` is short.
  public nonisolated init() {}
  /// White text on glass of the accent color.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(label: configuration.label, role: configuration.role, isProminent: true)
  }
}

/// A button on glass: in a bar as large as the bar's items, elsewhere as a bordered button.
nonisolated struct GlassButton<Label: View>: View, BuiltIn {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.generation) private var generation
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.barItemHeight) private var barItemHeight
  @Environment(\.foregroundStyles) private var styles
  let label: Label
  let role: ButtonRole?
  let isProminent: Bool

  @MainActor var body: some View {
    if let barItemHeight {
      if isProminent {
        BarItemPadding(content: HStack { label })
          .fontWeight(.semibold)
          .foregroundStyle(foreground)
          .frame(minWidth: barItemHeight, minHeight: barItemHeight, maxHeight: barItemHeight)
          .background { background(Capsule()) }
          .modifier(RowTraitModifier<OwnGlassTrait>(value: true))
      } else {
        // The bar brings the glass.
        HStack { label }.foregroundStyle(foreground)
      }
    } else {
      RoomyLabel(label: label)
        .foregroundStyle(foreground)
        .background { background(shape.shape(corner: generation.controls.buttonCorner)) }
    }
  }

  @ViewBuilder @MainActor private func background<S: Shape>(_ shape: S) -> some View {
    if isProminent, !isEnabled {
      shape.fill(Color(system: .controlFill))
    } else {
      GlassShape(shape, Glass(kind: .item, tint: isProminent ? tint : nil))
    }
  }

  @MainActor private var tint: Color { role == .destructive ? .red : .accentColor }

  @MainActor private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    if let own = styles.ownStyle { return AnyShapeStyle(own) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color.primary)
  }
}
