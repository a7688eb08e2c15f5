/// What stands before a row while its list is edited (`Rules/Lists#Rows`).
nonisolated struct EditingDisc: View, BuiltIn {
  /// What the row may be used for.
  enum Mark {
    /// It can be deleted.
    case delete
    /// It is among the chosen ones.
    case chosen
    /// It could be chosen.
    case notChosen
  }

  /// Which of them; nil for nothing.
  let mark: Mark?
  let lengths: ListLengths

  @MainActor var body: some View {
    switch mark {
    case .delete:
      symbol("minus.circle.fill").symbolRenderingMode(.palette)
        .foregroundStyle(Color.white, Color.red)
        .frame(width: lengths.deleteDisc, height: lengths.deleteDisc)
    case .chosen:
      symbol("checkmark.circle.fill").foregroundStyle(TintShapeStyle())
        .frame(width: lengths.deleteDisc, height: lengths.deleteDisc)
    case .notChosen:
      symbol("circle").foregroundStyle(Color(system: .tertiaryLabel))
        .frame(width: lengths.deleteDisc, height: lengths.deleteDisc)
    case nil: EmptyView()
    }
  }

  /// A disc whose diameter is that of the slot: at 17 points it is 19 across.
  @MainActor private func symbol(_ name: String) -> ControlSymbol {
    ControlSymbol(name, size: lengths.deleteDisc * 17 / 19)
  }
}
