import Testing
import Tintype
import TintypeControls
import TintypeTestSupport

/// What views want of the status bar and the home indicator.
@MainActor
@Suite struct SystemOverlayTests {
  private final class Seen {
    var overlays = SystemOverlays()
  }

  private func overlays(_ view: some View) throws -> SystemOverlays {
    let seen = Seen()
    _ = try DrawnView(10, 10) {
      view.overlayPreferenceValue(SystemOverlaysKey.self) { value in
        let _ = (seen.overlays = value)
        Color.clear
      }
    }
    return seen.overlays
  }

  /// The innermost that says so counts, and of neighbors the first.
  @Test func theFirstThatSaysSoCounts() throws {
    let white = Color.white
    #expect(try overlays(white) == SystemOverlays())
    #expect(try overlays(white.persistentSystemOverlays(.hidden)).indicators == .hidden)
    #expect(
      try overlays(white.persistentSystemOverlays(.hidden).persistentSystemOverlays(.visible))
        .indicators == .hidden)
    #expect(
      try overlays(white.persistentSystemOverlays(.automatic).persistentSystemOverlays(.visible))
        .indicators == .visible)
    #expect(try overlays(white.statusBarHidden()).hidesStatusBar == true)
    #expect(try overlays(white.statusBarHidden(false).statusBarHidden()).hidesStatusBar == false)
    #expect(try overlays(white.statusBar(hidden: false)).hidesStatusBar == false)
    let both = try overlays(
      HStack {
        white.statusBarHidden(false)
        white.statusBarHidden().persistentSystemOverlays(.hidden)
        white.persistentSystemOverlays(.visible)
      })
    #expect(both.hidesStatusBar == false && both.indicators == .hidden)
  }
}
