/// A link as a list's row: the label, and a mark at the end.
///
/// `Rules/Lists#Links-in-rows`: as wide as the row's content, as high as the label, which ends 22
/// points earlier. Several views of a label stand beside each other, as in a button.
nonisolated struct LinkRow<Label: View>: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.rowBadge) private var badge
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.navigationLinkIndicatorVisibility) private var visibility
  /// The mark grows with text: it is twice as large at the second accessibility size.
  @ScaledMetric private var scale = 1.0
  let label: Label

  @MainActor var body: some View {
    let content = HStack(spacing: generation.lists.badgeGap) {
      HStack { label }
        .frame(maxWidth: .infinity, alignment: .leading)
      // The row draws the badge: here it takes its space.
      badge?.rowBadge(prominence).hidden()
    }
    if visibility == .hidden {
      content
    } else {
      content
        .padding(.trailing, generation.lists.chevron.space * scale)
        .overlay(alignment: .trailing) {
          DisclosureChevron(scale: scale).padding(
            .trailing, generation.lists.chevron.inset + 3.5 * (scale - 1))
        }
    }
  }
}

extension EnvironmentValues {
  private enum LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether links in rows have a mark at their end.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the marks at the end of links in rows inside.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
