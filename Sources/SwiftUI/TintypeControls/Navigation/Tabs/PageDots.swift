/// A dot for each page, by `Rules/Tabs#Pages`.
nonisolated struct PageDots: View, BuiltIn {
  @Environment(\.pageIndexBackground) private var hasBackground
  @Environment(\.colorScheme) private var scheme
  @Environment(\.generation) private var generation
  let count: Int
  let chosen: Int

  @MainActor var body: some View {
    let lengths = generation.tabs.dots
    HStack(spacing: lengths.distance - lengths.dot) {
      ForEach(0..<count) { index in
        Circle().fill(index == chosen ? chosenColor : others)
          .frame(width: lengths.dot, height: lengths.dot)
      }
    }
    .padding(.horizontal, lengths.padding)
    .frame(height: lengths.background)
    .background { if hasBackground { Capsule().fill(background) } }
    .padding(.bottom, (lengths.band - lengths.background) / 2)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }

  @MainActor private var chosenColor: Color {
    UIPageControl.appearance().currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white
  }

  @MainActor private var others: Color {
    if let color = UIPageControl.appearance().pageIndicatorTintColor {
      return Color(uiColor: color)
    }
    // Recorded on the background: #B8B8B8 in light.
    if hasBackground, scheme == .light { return Color(white: 0.722) }
    return Color.white.opacity(0.3)
  }

  @MainActor private var background: Color {
    scheme == .light ? Color(white: 0.961) : Color(white: 0.17)
  }
}
