/// What a control looks like that stands beside others in a menu's row.
enum MenuTile {
  /// Its icon above its title.
  case named
  /// Its icon, or its title where it has none.
  case icon
}

/// The mark of a row of controls side by side, which lines part from the rows around.
enum MenuTilesTrait: TraitKey { typealias Value = Bool }

/// Controls side by side in one row of a menu, as wide as one another: `Rules/Presentations#Menus`.
nonisolated struct MenuTileRow<Content: View>: PrimitiveView, BuiltIn {
  let content: Content
  let tile: MenuTile

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    resolver.environment[style: PrimitiveButtonStyleConfiguration.self] =
      StyleBox(primitive: MenuTileButtonStyle())
    resolver.environment[style: ToggleStyleConfiguration.self] = StyleBox(MenuTileToggleStyle())
    resolver.environment[style: LabelStyleConfiguration.self] =
      switch view.tile {
      case .named: StyleBox(MenuTileLabelStyle())
      case .icon: StyleBox(IconOnlyLabelStyle())
      }
    resolver.environment.symbolFont = .system(size: MenuMetrics.tileIcon, weight: .medium)
    let elements = resolver.collect(0, orientation: .horizontal, view.content)
    resolver.environment = outer
    let row = HStack(spacing: 0) {
      ForEach(elements.indices, id: \.self) { index in
        ResolvedElement(element: elements[index]).frame(maxWidth: .infinity)
      }
    }
    .frame(minHeight: view.tile == .named ? MenuMetrics.tileRow : MenuMetrics.row)
    .padding(.horizontal, MenuMetrics.tileInset)
    .modifier(RowTraitModifier<MenuRowTrait>(value: true))
    .modifier(RowTraitModifier<MenuTilesTrait>(value: true))
    resolver.resolve(row, at: 1)
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// The icon above the title.
private nonisolated struct MenuTileLabelStyle: LabelStyle, BuiltIn {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: MenuMetrics.tileGap) {
      // Icons of all heights have their titles on one line.
      configuration.icon.frame(height: MenuMetrics.tileIconSlot)
      configuration.title.font(.caption)
    }
  }
}

/// A button beside others in a menu.
private nonisolated struct MenuTileButtonStyle: PrimitiveButtonStyle, BuiltIn {
  func makeBody(configuration: Configuration) -> some View {
    MenuTileBody(content: configuration.label, role: configuration.role)
  }
}

/// A toggle beside others in a menu: filled where it is on.
private nonisolated struct MenuTileToggleStyle: ToggleStyle, BuiltIn {
  func makeBody(configuration: Configuration) -> some View {
    MenuTileBody(content: configuration.label, isOn: configuration.isOn)
  }
}

/// What is seen of a control beside others in a menu.
private nonisolated struct MenuTileBody<Content: View>: View, BuiltIn {
  let content: Content
  var role: ButtonRole?
  var isOn = false
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    VStack(spacing: 0) { content }
      .lineLimit(1)
      .foregroundStyle(foreground)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isOn {
          RoundedRectangle(cornerRadius: MenuMetrics.tileRadius).fill(Color(system: .controlFill))
        }
      }
  }

  @MainActor private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color.primary)
  }
}
