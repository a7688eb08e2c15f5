/// The title in the middle of a bar, with the mark of its menu where it has one.
nonisolated struct InlineTitle: View, BuiltIn {
  let title: Text
  let menu: ErasedPart?

  @MainActor var body: some View {
    let letters = UINavigationBar.appearance().letters(isLarge: false)
    let title = HandedIn(title.font(letters.font ?? .headline)).lineLimit(1).letters(letters)
      .isHeading()
    if let menu {
      HStack(spacing: 4) {
        title
        Image(systemName: "chevron.down").font(.system(size: 12, weight: .semibold))
      }
      .menuSource { menu }
    } else {
      BarPartView(role: .title, content: title)
    }
  }
}

/// A menu of the small title of the screen, as an item of its toolbar; `menuPresented` opens it in a picture.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates the menu of the platform, which has nothing of its own here.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarTitleMenu is shown by the engine"
    return preconditionFailure(message)
  }

  /// The menu.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    [ToolbarEntry(titleMenu: content)]
  }
}

extension View {
  /// Adds a menu to the small title of the screen; `menuPresented` opens it in a picture.
  public nonisolated func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    let menu = ErasedPart(content())
    return changingScreen { $0.titleMenu = menu }
  }
}
