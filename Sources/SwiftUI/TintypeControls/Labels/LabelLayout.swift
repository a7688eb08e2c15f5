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

/// Places an icon before a title; in a row the title alone decides the height.
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
    let title = subviews[1].dimensions(in: titleProposal(proposal, slot + gap))
    let (above, below) = excess(of: subviews[0], beside: title)
    return CGSize(width: slot + gap + title.width, height: above + title.height + below)
  }

  /// The middle of the icon from the title's upper edge: a symbol's baseline is the title's.
  private func middle(of icon: ViewDimensions, beside title: ViewDimensions) -> CGFloat {
    if isInRow { return title.height / 2 }
    let rise = icon[.firstTextBaseline] - icon.height / 2
    return title[.firstTextBaseline] - (rise < icon.height / 2 ? rise : capHeight / 2)
  }

  /// How far the icon reaches above and below the title; nothing in a row.
  private func excess(
    of icon: LayoutSubview, beside title: ViewDimensions
  ) -> (above: CGFloat, below: CGFloat) {
    guard !isInRow else { return (0, 0) }
    let icon = icon.dimensions(in: .unspecified)
    let middle = middle(of: icon, beside: title)
    return (max(0, icon.height / 2 - middle), max(0, middle + icon.height / 2 - title.height))
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
    let top = bounds.minY + excess(of: subviews[0], beside: title).above
    subviews[1].place(
      at: CGPoint(x: bounds.minX + slot + gap, y: top), proposal: childProposal)
    let middle = middle(of: subviews[0].dimensions(in: .unspecified), beside: title)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + slot / 2, y: top + middle), anchor: .center,
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
    let title = subviews[1].dimensions(in: titleProposal(proposal, slot + gap))
    return bounds.minY + excess(of: subviews[0], beside: title).above + title[guide]
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
