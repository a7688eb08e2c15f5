/// The node of a list or form: its sections in a scroll view.
nonisolated struct ListBody<Content: View>: PrimitiveView {
  let kind: String
  let content: Content
  let selection: Set<AnyHashable>
  /// Whether rows can be chosen.
  var isSelectable = false
  /// Whether several rows may be chosen: they show circles while the list is edited.
  var selectsMany = false

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var metrics = ListMetrics(in: resolver)
    metrics.selectsMany = view.selectsMany
    let outer = resolver.environment
    resolver.environment.listRowContext = ListRowContext(minHeight: metrics.minRowHeight)
    resolver.environment.rowBadge = nil
    var elements = resolver.collectLazily(1, along: .vertical, orientation: nil, view.content)
    resolver.environment = outer
    if outer.columnRole == .collapsed {
      resolver.noteChosen(!view.selection.isEmpty)
      for index in elements.indices where view.isSelectable {
        resolver.addChevron(to: &elements[index], at: index)
      }
    }
    resolver.environment.listRowContext = nil
    let sections = ListSection.sections(of: elements)
    let list = ListSections(sections: sections, metrics: metrics, selection: view.selection)
    // Rows show under bars, too: they are cut where the list's background ends.
    resolver.environment.isScrollClipDisabled = true
    let children = resolver.collect(2, orientation: nil, list)
    resolver.environment = outer
    let area = resolver.collect(3, orientation: nil, Color.clear.ignoresSafeArea())
    let geometry = resolver.geometry
    let background = area.first.flatMap { resolver.tree.children(of: $0.node).first }
    resolver.add(
      resolver.makeNode(
        .layered(AlignmentPair(.center)), kind: view.kind, children: children + area,
        drawing: .effect(
          .clip(
            { frame in
              MainActor.assumeIsolated {
                Path(background.flatMap { geometry.frame(of: $0) } ?? frame)
              }
            },
            FillStyle(antialiased: false)))))
  }
}

/// The sections of a list on its background.
private nonisolated struct ListSections: View {
  let sections: [ListSection]
  let metrics: ListMetrics
  let selection: Set<AnyHashable>

  @MainActor var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ListTopView(top: sections.first.map(metrics.top) ?? .room(0))
        ForEach(0..<sections.count) { index in
          ListSectionView(section: sections[index], metrics: metrics, selection: selection)
            .padding(.top, index == 0 ? 0 : metrics.topMargin(sections[index]))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background {
      if !metrics.hidesBackground { listBackground.ignoresSafeArea() }
    }
  }

  @MainActor private var listBackground: Color {
    Color(system: metrics.style.hasCards ? .groupedBackground : .background)
  }
}

/// Header, rows and footer of a section.
private nonisolated struct ListSectionView: View {
  let section: ListSection
  let metrics: ListMetrics
  let selection: Set<AnyHashable>

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty {
        ResolvedStack(elements: section.header)
          .padding(.horizontal, textInset)
          .padding(.bottom, metrics.lengths.headerPadding)
      }
      card.padding(.horizontal, cardInset)
      if !section.footer.isEmpty {
        ResolvedStack(elements: section.footer)
          .padding(.horizontal, textInset)
          .padding(.top, metrics.lengths.footerPadding.top)
          .padding(.bottom, metrics.footerLeading)
      }
      Color.clear.frame(height: metrics.bottomMargin(section))
    }
  }

  private var cardInset: CGFloat {
    metrics.style == .insetGrouped || metrics.style == .sidebar ? metrics.lengths.sideInset : 0
  }
  private var textInset: CGFloat { cardInset + metrics.lengths.sideInset }

  @MainActor private var card: some View {
    VStack(spacing: metrics.rowSpacing ?? 0) {
      ForEach(0..<section.rows.count) { index in
        let row = ListRow(
          element: section.rows[index], metrics: metrics, selection: selection,
          isLast: index == section.rows.count - 1 || metrics.rowSpacing != nil,
          isFirst: index == 0)
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

  /// Whether the card is drawn row by row, since some rows have a background of their own.
  private var rowsHaveBackgrounds: Bool { section.rows.indices.contains(where: hasBackground) }

  private var needsClip: Bool {
    rowsHaveBackgrounds || section.rows.contains { ListRow.isChosen($0, selection) }
  }

  @MainActor @ViewBuilder private var cardBackground: some View {
    if metrics.style.hasCards { shape.fill(Color(system: .groupedCell)) }
  }

  @MainActor @ViewBuilder private var cell: some View {
    if metrics.style.hasCards { Color(system: .groupedCell) }
  }
}

/// Cuts a card to its shape, where rows have a background of their own.
private nonisolated struct CardClip: ViewModifier {
  let shape: AnyShape?

  @MainActor func body(content: Content) -> some View {
    if let shape { content.clipShape(shape) } else { content }
  }
}
