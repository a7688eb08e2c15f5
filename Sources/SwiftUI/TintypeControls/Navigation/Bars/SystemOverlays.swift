extension View {
  /// Hides the status bar, which shows where a device is drawn around the picture.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    changingOverlays { $0.hidesStatusBar = $0.hidesStatusBar ?? hidden }
  }

  /// Hides the status bar: the older name.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides what the system shows over screens: the home indicator, where a device is drawn around the
  /// picture.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    changingOverlays {
      if $0.indicators == .automatic { $0.indicators = visibility }
    }
  }

  private nonisolated func changingOverlays(
    _ change: @escaping (inout SystemOverlays) -> Void
  ) -> some View {
    transformPreference(SystemOverlaysKey.self) { change(&$0) }
  }
}

/// What views want of what the system shows over the screen.
package struct SystemOverlays: Equatable, Sendable {
  /// Whether the status bar is hidden; nil where no view says so.
  package var hidesStatusBar: Bool?
  /// Whether the home indicator shows.
  package var indicators = Visibility.automatic

  /// Leaves all to the system.
  package init() {}
}

/// What views want of what the system shows over the screen; the first in the order of views counts.
package enum SystemOverlaysKey: PreferenceKey {
  package static var defaultValue: SystemOverlays { SystemOverlays() }
  package static func reduce(value: inout SystemOverlays, nextValue: () -> SystemOverlays) {
    let next = nextValue()
    value.hidesStatusBar = value.hidesStatusBar ?? next.hidesStatusBar
    if value.indicators == .automatic { value.indicators = next.indicators }
  }
}
