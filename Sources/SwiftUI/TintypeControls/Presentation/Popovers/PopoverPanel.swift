/// Lengths of popovers, in points, by `Rules/Presentations#Popovers`.
enum PopoverMetrics {
  static let radius: CGFloat = 32.5
  /// Between the bubble and its source, the arrow included.
  static let gap: CGFloat = 14.25
  /// The least space to the window's edges.
  static let margin: CGFloat = 10
}

/// A bubble beside its source.
nonisolated struct PopoverPanel: View, BuiltIn {
  let content: PresentedContent
  let window: PresentationWindow
  let source: CGRect?
  let anchor: PopoverSource

  @MainActor var body: some View {
    let free = window.free
    let rect =
      source.map(anchor.rect)
      ?? CGRect(x: free.midX, y: free.midY, width: 0, height: 0)
    let radius = content.settings.cornerRadius ?? PopoverMetrics.radius
    let shape = BubbleShape(
      source: rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY), radius: radius)
    AnchoredLayout(
      source: rect, free: free, sides: anchor.sides, gap: PopoverMetrics.gap,
      margin: PopoverMetrics.margin
    ) {
      PresentedRoot(elements: content.elements)
        .clipShape(RoundedRectangle(cornerRadius: radius))
        .background {
          if let background = content.settings.background {
            background.clipShape(shape)
          } else {
            Color.clear.glassEffect(Glass(kind: .bubble), in: shape)
          }
        }
    }
  }
}
