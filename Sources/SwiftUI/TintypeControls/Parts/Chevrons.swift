/// The mark at the end of a row that leads elsewhere: 7 x 12 points (`Rules/Lists#Links-in-rows`).
nonisolated struct DisclosureChevron: View, BuiltIn {
  /// Whether the mark points down.
  var isOpen = false
  /// Whether the mark is in the accent color.
  var isTinted = false
  /// How much larger than beside text of the usual size.
  var scale: CGFloat = 1

  @MainActor var body: some View {
    ControlSymbol(
      isOpen ? "chevron.down" : "chevron.forward", size: 13.4 * scale, weight: .semibold
    )
    // In the middle, where the symbol itself leans to its tip.
    .padding(.trailing, isOpen ? 0 : 2 * scale)
    .frame(width: (isOpen ? 12 : 7) * scale, height: (isOpen ? 7 : 12) * scale)
    .foregroundStyle(
      isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(system: .tertiaryLabel)))
  }
}

/// The two small arrows of a menu: 9 points wide.
nonisolated struct MenuChevrons: View, BuiltIn {
  @MainActor var body: some View {
    ControlSymbol("chevron.up.chevron.down", size: 12, weight: .medium)
      .frame(width: 9, height: 12)
  }
}
