/// Icon and title side by side, by `Rules/Controls#Labels` and, in a list's row,
/// `Rules/Lists#Labels-in-rows`.
nonisolated struct TitleAndIconLabel<Title: View, Icon: View>: View, BuiltIn {
  @Environment(\.listRowContext) private var row
  @Environment(\.listItemTint) private var tint
  @Environment(\.foregroundStyles) private var styles
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.generation) private var generation
  @Environment(\.labelLengths) private var lengths
  let title: Title
  let icon: Icon

  @MainActor var body: some View {
    if row != nil, typeSize.isAccessibilitySize, let line {
      line.imageScale(.large)
    } else {
      columns
    }
  }

  /// Very large text in a row, which begins beside its symbol and goes on below it: one text of both
  /// (`Rules/Lists#Labels-in-rows`); nil for other views than a text and a symbol.
  @MainActor private var line: Text? {
    guard let title = (title as? LabelStyleConfiguration.Title)?.part.text,
      let icon = (icon as? LabelStyleConfiguration.Icon)?.part.image
    else { return nil }
    return Text("\(Text(icon).foregroundStyle(iconStyle))\u{a0}\u{a0}\(title)")
  }

  @MainActor private var columns: some View {
    let isInRow = row != nil
    return FontMetricsReader { metrics in
      LabelLayout(
        columns: isInRow ? columns(metrics) : nil, slot: lengths.iconWidth,
        gap: lengths.spacing ?? 8, capHeight: metrics.capHeight
      ) {
        if isInRow {
          HStack { icon }.imageScale(.large).foregroundStyle(iconStyle)
        } else {
          HStack { icon }
        }
        LabelParts(title)
      }
    }
  }

  /// The accent color, unless the list or a view around chose another.
  @MainActor private var iconStyle: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return styles.ownStyle.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }

  /// The slot of a row's icon and the gap after it; the slot grows with very large text.
  @MainActor private func columns(_ metrics: FontLineMetrics) -> LabelLayout.Columns {
    let (slot, gap) = generation.lists.icon
    let scale = typeSize.isAccessibilitySize ? max(1, metrics.pitch / 22) : 1
    return LabelLayout.Columns(
      slot: lengths.iconWidth ?? slot * scale, gap: lengths.spacing ?? gap)
  }
}

/// Places an icon before a title; the title alone decides the height.
nonisolated struct LabelLayout: Layout {
  /// A slot for the icon and the gap after it, in points.
  struct Columns: Hashable {
    var slot: CGFloat
    var gap: CGFloat
  }

  /// The slot in a row, in whose middle the icon stands; nil where it is as wide as the icon.
  var columns: Columns?
  /// The width of the slot outside of rows, in points; nil where it is as wide as the icon.
  var slot: CGFloat?
  /// The gap after the icon outside of rows, in points.
  var gap: CGFloat
  /// The height of capitals of the title's font, in points.
  var capHeight: CGFloat

  private var isInRow: Bool { columns != nil }

  private func columns(_ icon: LayoutSubview) -> (slot: CGFloat, gap: CGFloat) {
    if let columns { return (columns.slot, columns.gap) }
    return (slot ?? icon.sizeThatFits(.unspecified).width, gap)
  }

  private func titleProposal(
    _ proposal: ProposedViewSize, _ start: CGFloat
  ) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - start) }, height: proposal.height)
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let (slot, gap) = columns(subviews[0])
    let title = subviews[1].sizeThatFits(titleProposal(proposal, slot + gap))
    return CGSize(width: slot + gap + title.width, height: title.height)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let (slot, gap) = columns(subviews[0])
    let childProposal = titleProposal(proposal, slot + gap)
    let title = subviews[1].dimensions(in: childProposal)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + slot + gap, y: bounds.minY), proposal: childProposal)
    let middle = isInRow ? title.height / 2 : title[.firstTextBaseline] - capHeight / 2
    subviews[0].place(
      at: CGPoint(x: bounds.minX + slot / 2, y: bounds.minY + middle), anchor: .center,
      proposal: .unspecified)
  }

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.last?.spacing ?? ViewSpacing()
  }

  nonisolated func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard subviews.count == 2, guide == .firstTextBaseline || guide == .lastTextBaseline
    else { return nil }
    let (slot, gap) = columns(subviews[0])
    return bounds.minY + subviews[1].dimensions(in: titleProposal(proposal, slot + gap))[guide]
  }

  /// In a row, separators start below the title.
  nonisolated func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard isInRow, guide == .listRowSeparatorLeading, subviews.count == 2 else { return nil }
    let (slot, gap) = columns(subviews[0])
    return bounds.minX + slot + gap
  }
}
