extension View {
  /// Sets the subtitle of the screen: below its title, in smaller letters.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    changingScreen { $0.subtitle = ErasedPart(subtitle) }
  }

  /// Sets the subtitle of the screen: below its title, in smaller letters.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the screen: below its title, in smaller letters.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
