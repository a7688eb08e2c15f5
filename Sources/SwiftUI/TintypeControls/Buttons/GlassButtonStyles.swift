/// Buttons on a background of glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, Sendable, BuiltIn {
  private let glass: Glass

  /// Creates the style, for which `.glass` is short.
  public nonisolated init() { self.init(.regular) }
  /// Creates the style on a kind of glass.
  nonisolated init(_ glass: Glass) { self.glass = glass }
  /// Text on glass.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(
      label: configuration.label, role: configuration.role, isProminent: false, glass: glass)
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
  /// What the button stands on, its tint apart where it is prominent.
  var glass = Glass.regular

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
    } else if glass.kind != .identity {
      GlassShape(
        shape,
        Glass(
          kind: glass.kind == .regular ? .item : glass.kind, tint: isProminent ? tint : glass.tint)
      )
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
