/// Header, rows and footer of a section.
nonisolated struct ListSectionView: View, BuiltIn {
  let section: ListSection
  let metrics: ListMetrics
  let selection: Set<AnyHashable>
  /// Whether the section is the first of its list.
  let isFirst: Bool

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty {
        header
          .padding(sides(metrics.lengths.sideInset))
          .padding(.bottom, metrics.lengths.headerPadding)
      }
      card.padding(sides(0))
      if !section.footer.isEmpty {
        ResolvedStack(elements: section.footer)
          .padding(sides(metrics.lengths.sideInset))
          .padding(.top, metrics.lengths.footerPadding.top)
      }
      Color.clear.frame(height: metrics.bottomMargin(section))
    }
  }

  /// The space beside the section, and some more.
  private func sides(_ more: CGFloat) -> EdgeInsets {
    let usual =
      metrics.style == .insetGrouped || metrics.style == .sidebar ? metrics.lengths.sideInset : 0
    let margins = section.margins
    return EdgeInsets(
      top: 0, leading: (margins?.leading ?? usual) + more, bottom: 0,
      trailing: (margins?.trailing ?? usual) + more)
  }

  /// The header, in a sidebar with a mark where the section can be closed.
  @MainActor @ViewBuilder private var header: some View {
    let header = ResolvedStack(elements: section.header).isHeading()
    if metrics.style == .sidebar, let isExpanded = section.isExpanded {
      HStack {
        header
        Spacer()
        DisclosureChevron(isOpen: isExpanded, isTinted: true)
      }
    } else {
      header
    }
  }

  @MainActor private var card: some View {
    VStack(spacing: metrics.rowSpacing ?? 0) {
      ForEach(0..<section.rows.count) { index in
        let row = ListRow(
          element: section.rows[index], metrics: metrics, selection: selection,
          isLast: index == section.rows.count - 1 || metrics.rowSpacing != nil,
          isFirst: index == 0, isTopmost: isFirst && index == 0 && section.header.isEmpty,
          isAboveChosen: isAboveChosen(index))
        if section.rows[index].traits[UnseenRowsTrait.self] == true {
          ResolvedElement(element: section.rows[index])
        } else if metrics.rowSpacing != nil {
          row.background { if !hasBackground(index) { cardBackground } }.clipShape(shape)
        } else if rowsHaveBackgrounds, !hasBackground(index) {
          row.background { cell }
        } else {
          row
        }
      }
    }
    .frame(maxWidth: .infinity)
    .background { if metrics.rowSpacing == nil, !rowsHaveBackgrounds { cardBackground } }
    .modifier(CardClip(shape: metrics.rowSpacing == nil && needsClip ? shape : nil))
  }

  private var shape: AnyShape {
    metrics.style == .insetGrouped
      ? AnyShape(RoundedRectangle(cornerRadius: metrics.lengths.cardRadius)) : AnyShape(Rectangle())
  }

  /// Whether a row's background is the author's, in place of the card's: `Color.clear` shows what
  /// is below the list's card.
  private func hasBackground(_ index: Int) -> Bool {
    section.rows[index].traits[ListRowBackgroundTrait.self] != nil
  }

  /// Whether the background of a chosen row begins where a row ends.
  private func isAboveChosen(_ index: Int) -> Bool {
    metrics.rowSpacing == nil && index + 1 < section.rows.count
      && ListRow.isChosen(section.rows[index + 1], selection)
  }

  /// Whether the card is drawn row by row, since some rows have a background of their own.
  private var rowsHaveBackgrounds: Bool { section.rows.indices.contains(where: hasBackground) }

  private var needsClip: Bool {
    rowsHaveBackgrounds || section.rows.contains { ListRow.isChosen($0, selection) }
  }

  @MainActor @ViewBuilder private var cardBackground: some View {
    if metrics.style.hasCards { shape.fill(metrics.card) }
  }

  @MainActor @ViewBuilder private var cell: some View {
    if metrics.style.hasCards { metrics.card }
  }
}

/// Cuts a card to its shape, where rows have a background of their own.
private nonisolated struct CardClip: ViewModifier, BuiltIn {
  let shape: AnyShape?

  @MainActor func body(content: Content) -> some View {
    if let shape { content.clipShape(shape) } else { content }
  }
}
