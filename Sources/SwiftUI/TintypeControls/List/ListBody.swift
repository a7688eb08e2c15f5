/// The node of a list or form: its sections in a scroll view.
nonisolated struct ListBody<Content: View>: PrimitiveView, BuiltIn {
  let kind: String
  let content: Content
  let selection: Set<AnyHashable>
  /// Whether rows can be chosen.
  var isSelectable = false
  /// Whether several rows may be chosen: they show circles while the list is edited.
  var selectsMany = false

  /// As many as the rows, in a row of another list.
  nonisolated static var staticElementCount: Int? { nil }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if resolver.environment.listRowContext != nil, resolver.orientation == nil {
      // As a row of another list it is its rows.
      return resolver.resolve(view.content)
    }
    var metrics = ListMetrics(in: resolver)
    metrics.selectsMany = view.selectsMany
    let outer = resolver.environment
    resolver.environment.listRowContext = ListRowContext(
      minHeight: metrics.minRowHeight, hasCards: metrics.style.hasCards)
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
    if metrics.style == .sidebar {
      // Which row is chosen is known when it has its tag.
      let (label, tint) = (Color.primary.rgba(in: outer), Color.accentColor.rgba(in: outer))
      for row in elements where ListRow.isChosen(row, view.selection) {
        resolver.recolor(resolver.nodes(below: row.node)) { $0 == label ? tint : $0 }
      }
    }
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
        .layered(AlignmentPair(.center)), kind: view.kind, role: .list,
        children: children + area,
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
private nonisolated struct ListSections: View, BuiltIn {
  let sections: [ListSection]
  let metrics: ListMetrics
  let selection: Set<AnyHashable>

  @MainActor var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ListTopView(top: sections.first.map(metrics.top) ?? .space(0))
        ForEach(0..<sections.count) { index in
          ListSectionView(
            section: sections[index], metrics: metrics, selection: selection, isFirst: index == 0
          )
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
