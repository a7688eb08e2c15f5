/// A menu at its source, by `Rules/Presentations#Menus`.
nonisolated struct MenuPanel: View, BuiltIn {
  let groups: [MenuGroup]
  let window: PresentationWindow
  let source: CGRect?
  /// Whether it grows out of an item of a bar, which it covers wherever that stands.
  let isFromBar: Bool

  @MainActor var body: some View {
    let free =
      isFromBar
      ? window.free.union(
        (source ?? .null).insetBy(dx: -MenuMetrics.margin, dy: -MenuMetrics.margin))
      : window.free
    MenuLayout(
      source: source ?? CGRect(x: free.midX, y: free.midY, width: 0, height: 0), free: free
    ) {
      MenuList(groups: groups)
    }
  }
}

/// A lifted view with its menu below.
nonisolated struct ContextMenuPanel: View, BuiltIn {
  let groups: [MenuGroup]
  let window: PresentationWindow
  let source: CGRect?
  let preview: ErasedPart
  /// Whether the preview is the source itself, which keeps its size.
  let isSource: Bool
  /// The row that is lifted with its content; nil for what is no row of a list.
  var row: LiftedRow?

  @MainActor var body: some View {
    let free = window.free
    let source = source ?? CGRect(x: free.midX, y: free.midY, width: 0, height: 0)
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Material.ultraThin)
      Dimming()
      ContextMenuLayout(source: source, free: free, keepsSize: isSource) {
        lifted
          .background { Color(system: row?.color ?? .background) }
          .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.previewRadius))
          .shadow(color: Color.black.opacity(0.15), radius: 12, y: 4)
        MenuList(groups: groups)
      }
    }
  }

  @MainActor @ViewBuilder private var lifted: some View {
    let preview = HandedIn(preview)
    if let row { HStack { preview }.padding(row.insets) } else { HStack { preview } }
  }
}

/// The rows of a menu on glass, in groups.
private nonisolated struct MenuList: View, BuiltIn {
  let groups: [MenuGroup]

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<groups.count) { index in
        if index > 0 {
          Rectangle().fill(Color(system: .separator)).frame(height: 1)
            .padding(.horizontal, MenuMetrics.inset)
            .padding(.vertical, MenuMetrics.separator)
        }
        if !groups[index].header.isEmpty {
          ResolvedStack(elements: groups[index].header)
            .font(.subheadline)
            .foregroundStyle(HierarchicalShapeStyle.secondary)
            .padding(.horizontal, MenuMetrics.inset)
            .frame(maxWidth: .infinity, minHeight: MenuMetrics.header, alignment: .leading)
        }
        ForEach(0..<groups[index].rows.count) { row in
          MenuItem(element: groups[index].rows[row])
        }
      }
    }
    .padding(.vertical, MenuMetrics.padding)
    .frame(width: MenuMetrics.width)
    .background {
      Color.clear.glassEffect(.regular, in: RoundedRectangle(cornerRadius: MenuMetrics.radius))
    }
  }
}

/// A row of a menu; what is not a control gets the space of one.
private nonisolated struct MenuItem: View, BuiltIn {
  let element: ViewElement

  @MainActor var body: some View {
    if element.traits[MenuRowTrait.self] == true {
      ResolvedElement(element: element)
    } else {
      ResolvedElement(element: element)
        .padding(.horizontal, MenuMetrics.inset)
        .frame(maxWidth: .infinity, minHeight: MenuMetrics.row, alignment: .leading)
    }
  }
}

/// Rows of a menu between two lines.
struct MenuGroup {
  var id: Identity?
  var header: [ViewElement] = []
  var rows: [ViewElement] = []
  /// Whether nothing may be added: a divider follows.
  var isClosed = false

  /// Sorts rows into groups: sections, dividers and rows of controls side by side part
  /// them.
  @MainActor static func groups(
    of elements: [ViewElement], in resolver: ViewResolver
  ) -> [MenuGroup] {
    var groups: [MenuGroup] = []
    for element in elements {
      if resolver.records[Int(element.node)].role == .divider {
        if !groups.isEmpty { groups[groups.count - 1].isClosed = true }
        continue
      }
      let id = element.traits[SectionIDTrait.self]
      let isAlone = element.traits[MenuTilesTrait.self] == true
      if isAlone, !groups.isEmpty { groups[groups.count - 1].isClosed = true }
      if groups.last.map({ $0.isClosed || $0.id != id }) ?? true {
        groups.append(MenuGroup(id: id))
      }
      switch element.traits[SectionPartTrait.self] ?? .content {
      case .header: groups[groups.count - 1].header.append(element)
      case .content, .footer: groups[groups.count - 1].rows.append(element)
      }
      if isAlone { groups[groups.count - 1].isClosed = true }
    }
    return groups.filter { !$0.header.isEmpty || !$0.rows.isEmpty }
  }
}

/// Opens a menu from a corner of its source: downwards in the upper half of the window and upwards in the
/// lower one, from the side that is nearer.
private nonisolated struct MenuLayout: Layout {
  let source: CGRect
  let free: CGRect

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: free.size)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let menu = subviews.first else { return }
    let available = free.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let size = menu.sizeThatFits(.unspecified)
    let opensDown = source.minY + size.height <= available.maxY || source.midY < available.midY
    // A source as wide as a row has its value at the trailing side.
    let isTrailing = source.midX > available.midX || source.width > size.width
    let corner = CGPoint(
      x: isTrailing ? source.maxX - size.width : source.minX,
      y: opensDown ? source.minY : source.maxY - size.height)
    let origin = available.origin(nearest: corner, for: size)
    menu.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
      proposal: ProposedViewSize(size))
  }
}

/// A lifted view where its source is, moved up where the menu below would not fit, and the menu.
private nonisolated struct ContextMenuLayout: Layout {
  let source: CGRect
  let free: CGRect
  /// Whether the lifted view is as large as its source.
  let keepsSize: Bool

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: free.size)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let available = free.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let ideal = keepsSize ? source.size : subviews[0].sizeThatFits(.unspecified)
    let childProposal = ProposedViewSize(
      width: min(ideal.width, available.width), height: min(ideal.height, available.height))
    let preview = subviews[0].sizeThatFits(childProposal)
    let menu = subviews[1].sizeThatFits(.unspecified)
    let total = preview.height + MenuMetrics.previewGap + menu.height
    let top = max(min(source.midY - preview.height / 2, available.maxY - total), available.minY)
    let left = source.midX - preview.width / 2
    subviews[0].place(
      at: CGPoint(
        x: bounds.minX + available.minX(nearest: left, for: preview.width), y: bounds.minY + top),
      proposal: childProposal)
    let start = source.midX > available.midX ? left + preview.width - menu.width : left
    subviews[1].place(
      at: CGPoint(
        x: bounds.minX + available.minX(nearest: start, for: menu.width),
        y: bounds.minY + top + preview.height + MenuMetrics.previewGap),
      proposal: ProposedViewSize(menu))
  }
}
