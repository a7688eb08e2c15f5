/// A badge at a tab or at an item of a bar: white on red.
nonisolated struct BadgeCapsule: View, BuiltIn {
  @Environment(\.generation) private var generation
  let text: Text

  @MainActor var body: some View {
    let lengths = generation.tabs
    text.font(.system(size: lengths.badgeSize)).foregroundStyle(Color.white)
      .lineLimit(1)
      .padding(.horizontal, lengths.badgePadding)
      .frame(minWidth: lengths.badge, minHeight: lengths.badge, maxHeight: lengths.badge)
      .background { Capsule().fill(Color.red) }
  }
}
