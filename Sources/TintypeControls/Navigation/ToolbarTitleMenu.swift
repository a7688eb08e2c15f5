/// The title in the middle of a bar, with the mark of its menu where it has one.
nonisolated struct InlineTitle: View {
  let title: Text
  let menu: ErasedPart?

  @MainActor var body: some View {
    let letters = UINavigationBar.appearance().letters(isLarge: false)
    let title = title.font(letters.font ?? .headline).lineLimit(1).letters(letters)
    if let menu {
      HStack(spacing: 4) {
        title
        Image(systemName: "chevron.down").font(.system(size: 12, weight: .semibold))
      }
      .menuSource { menu }
    } else {
      title
    }
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
