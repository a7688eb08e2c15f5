/// Lengths of the dots of pages, in points, as UIKit is known to draw them.
private enum PageDotMetrics {
  /// The width and height of a dot.
  static let dot: CGFloat = 7
  /// From the middle of a dot to that of the next.
  static let distance: CGFloat = 18
  /// The height of the background, if there is one.
  static let background: CGFloat = 26
  /// The room between the background's ends and the dots.
  static let padding: CGFloat = 12
  /// The room below the dots: they stand in the middle of 50 points.
  static let bottom = (50 - background) / 2
}

/// A dot for each page, by `Rules/Tabs#Pages`.
nonisolated struct PageDots: View {
  @Environment(\.pageIndexBackground) private var hasBackground
  @Environment(\.colorScheme) private var scheme
  let count: Int
  let chosen: Int

  @MainActor var body: some View {
    HStack(spacing: PageDotMetrics.distance - PageDotMetrics.dot) {
      ForEach(0..<count) { index in
        Circle().fill(index == chosen ? Color.white : others)
          .frame(width: PageDotMetrics.dot, height: PageDotMetrics.dot)
      }
    }
    .padding(.horizontal, PageDotMetrics.padding)
    .frame(height: PageDotMetrics.background)
    .background { if hasBackground { Capsule().fill(background) } }
    .padding(.bottom, PageDotMetrics.bottom)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }

  @MainActor private var others: Color {
    // Recorded on the background: #B8B8B8 in light.
    if hasBackground, scheme == .light { return Color(white: 0.722) }
    return Color.white.opacity(0.3)
  }

  @MainActor private var background: Color {
    scheme == .light ? Color(white: 0.961) : Color(white: 0.17)
  }
}
