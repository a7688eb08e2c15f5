/// What a row of a menu is.
enum MenuRowTrait: TraitKey { typealias Value = Bool }

/// A row of a menu: a mark, an icon, a title and what stands at the end.
nonisolated struct MenuRow<Title: View>: View, BuiltIn {
  let title: Title
  var role: ButtonRole?
  /// Whether the row is chosen; nil for a row that cannot be.
  var isOn: Bool?
  /// Whether the row opens another menu.
  var isSubmenu = false
  @Environment(\.menuColumns) private var columns
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    HStack(spacing: MenuMetrics.columnGap) {
      if columns?.contains(.marks) == true {
        ZStack {
          if isOn == true {
            Image(systemName: "checkmark").font(.system(size: 15, weight: .semibold))
          }
        }
        .frame(width: MenuMetrics.column)
      }
      HStack(spacing: 0) { title }
      Spacer(minLength: 0)
      if isSubmenu {
        Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
      }
    }
    .font(.body)
    .foregroundStyle(foreground)
    .padding(.horizontal, MenuMetrics.inset)
    .frame(maxWidth: .infinity, minHeight: MenuMetrics.row, alignment: .leading)
    .modifier(RowTraitModifier<MenuRowTrait>(value: true))
    .modifier(MenuColumnReport(columns: isOn == nil ? [] : .marks))
  }

  @MainActor private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color.primary)
  }
}

/// Labels of a menu's rows: the icon in a column of its own.
nonisolated struct MenuLabelStyle: LabelStyle, BuiltIn {
  @Environment(\.menuColumns) private var columns

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: MenuMetrics.columnGap) {
      configuration.icon
        .font(.system(size: MenuMetrics.iconSize, weight: .medium))
        .frame(width: MenuMetrics.column)
      configuration.title
    }
    .modifier(MenuColumnReport(columns: .icons))
  }
}

/// Titles without an icon, which stand below those of rows that have one.
nonisolated struct MenuTitle<Title: View>: PrimitiveView, BuiltIn {
  let title: Title

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var elements: [ViewElement] = []
    let given = resolver.collectPreferences {
      elements = resolver.collect(0, orientation: .horizontal, view.title)
    }
    resolver.preferences.merge(given)
    let hasIcon = given.value(of: MenuColumnsKey.self)?.contains(.icons) == true
    let isShifted = resolver.environment.menuColumns?.contains(.icons) == true && !hasIcon
    let stack = ResolvedStack(elements: elements)
    if isShifted {
      resolver.resolve(
        stack.padding(.leading, MenuMetrics.column + MenuMetrics.columnGap), at: 1)
    } else {
      resolver.resolve(stack, at: 1)
    }
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// The columns that the rows of a menu need.
enum MenuColumnsKey: PreferenceKey {
  static var defaultValue: MenuColumns { [] }
  static func reduce(value: inout MenuColumns, nextValue: () -> MenuColumns) {
    value.formUnion(nextValue())
  }
}

/// Tells the menu around which columns a row needs.
private nonisolated struct MenuColumnReport: ViewModifier, BuiltIn {
  let columns: MenuColumns

  @MainActor func body(content: Content) -> some View {
    content.transformPreference(MenuColumnsKey.self) { $0.formUnion(columns) }
  }
}

/// Buttons of menus.
nonisolated struct MenuButtonStyle: PrimitiveButtonStyle, BuiltIn {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(title: MenuTitle(title: configuration.label), role: configuration.role)
  }
}

/// Toggles of menus: rows with a mark.
nonisolated struct MenuToggleStyle: ToggleStyle, BuiltIn {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(title: MenuTitle(title: configuration.label), isOn: configuration.isOn)
  }
}

extension EnvironmentValues {
  /// Makes controls rows of a menu.
  mutating func prepareForMenu(_ columns: MenuColumns) {
    menuColumns = columns
    font = nil
    setForegroundStyles([])
    self[style: PrimitiveButtonStyleConfiguration.self] = StyleBox(primitive: MenuButtonStyle())
    self[style: LabelStyleConfiguration.self] = StyleBox(MenuLabelStyle())
    self[style: ToggleStyleConfiguration.self] = StyleBox(MenuToggleStyle())
  }
}
