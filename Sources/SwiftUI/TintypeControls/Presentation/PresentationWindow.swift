/// The window over which something is presented, in points.
struct PresentationWindow {
  /// The whole window on the canvas.
  var frame: CGRect
  /// What hardware and system cover.
  var safeArea: EdgeInsets
  /// Whether there is much space across, as on an iPad.
  var isRegular: Bool
  /// Whether there is little space down, as on a phone on its side.
  var isShort: Bool

  /// The size of the window.
  var size: CGSize { frame.size }

  /// What the system keeps free, in the window's own coordinates.
  var free: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, size.width - safeArea.horizontal),
      height: max(0, size.height - safeArea.vertical))
  }

  /// The window around a reader that fills what the system leaves free.
  @MainActor init(around proxy: GeometryProxy, isRegular: Bool, isShort: Bool) {
    let insets = proxy.safeAreaInsets
    let inner = proxy.frame(in: .global)
    frame = CGRect(
      x: inner.minX - insets.leading, y: inner.minY - insets.top,
      width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    safeArea = insets
    self.isRegular = isRegular
    self.isShort = isShort
  }

  /// A rectangle of the canvas in the window's own coordinates.
  func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
}
