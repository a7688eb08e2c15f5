/// The button of a pushed screen that leads back.
nonisolated struct BackButton: View, BuiltIn {
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    Button {
      dismiss()
    } label: {
      // On iOS 26.2 its ink is 10.7 by 18.7, whatever size texts have; the symbol itself leans by 1.5.
      Image(systemName: "chevron.backward").font(.system(size: 17, weight: .medium))
    }
  }
}

/// The button that shows and hides the sidebar of a split view.
nonisolated struct SidebarToggle: View, BuiltIn {
  @MainActor var body: some View {
    Button {
    } label: {
      Image(systemName: "sidebar.leading").font(.system(size: 19, weight: .medium))
    }
  }
}

extension View {
  /// Hides the button of a pushed screen that leads back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    changingScreen { $0.hidesBackButton = $0.hidesBackButton || hidesBackButton }
  }
}
