/// A control that opens a menu; `menuPresented` opens it in a picture.
public nonisolated struct Menu<Label: View, Content: View>: View, BuiltIn {
  @Environment(\.menuColumns) private var columns
  @EnvironmentStyle<MenuStyleConfiguration> private var style
  private let label: Label
  private let content: Content
  /// Whether the menu is what a style made of another one.
  var isStyled = false

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label as a button, or as a row of the menu around.
  @MainActor public var body: some View {
    if columns != nil {
      MenuRow(title: MenuTitle(title: label), isSubmenu: true)
    } else if isStyled {
      Button(action: {}) { label }.menuSource { content }
    } else {
      style.make(
        MenuStyleConfiguration(
          label: .init(part: ErasedPart(label)), content: .init(part: ErasedPart(content)))
      )
      .isControl(.menu, style: style.name)
    }
  }
}
