/// A picker in one of its looks, by `Rules/Controls#Pickers` and, in a list's row,
/// `Rules/Lists#Controls-in-rows`.
nonisolated struct PickerBody<Label: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.listRowContext) private var row
  @Environment(\.isEnabled) private var isEnabled
  let label: Label
  let options: [PickerOption]
  let style: PickerLook

  @MainActor var body: some View {
    switch style {
    case .segmented: segments
    case .wheel: wheel
    case .inline where row != nil: rows
    case .inline: wheel
    case .automatic, .menu, .navigationLink:
      if row != nil, !areLabelsHidden { menuRow } else { menu }
    }
  }

  @MainActor private var chosen: [ViewElement] {
    options.first(where: \.isSelected).map { [$0.element] } ?? []
  }

  /// The value and its arrows in the accent color, with room around: value + 40 by line + 16.
  @MainActor private var menu: some View {
    HStack(spacing: 4) {
      ResolvedStack(elements: chosen)
      MenuChevrons()
    }
    .padding(.horizontal, 13.5)
    .padding(.vertical, 8)
    .foregroundStyle(
      isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(system: .tertiaryLabel)))
  }

  /// In a row: the label, and at the end the value in a fainter color.
  @MainActor private var menuRow: some View {
    LabeledControlLayout(minHeight: 0, ignoresControlHeight: true) {
      VStack(alignment: .leading) { label }
      HStack(spacing: 4) {
        ResolvedStack(elements: chosen)
        if style == .navigationLink { DisclosureChevron() } else { MenuChevrons() }
      }
      .foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }

  /// Equal parts of a capsule, 31 points high; the chosen one stands out.
  @MainActor private var segments: some View {
    EqualWidths(height: 31) {
      ForEach(0..<options.count) { index in
        ResolvedElement(element: options[index].element)
          .lineLimit(1)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { if options[index].isSelected { chosenBackground } }
      }
    }
    .background { Capsule().fill(Color(system: .controlFill)) }
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor private var chosenBackground: some View {
    Capsule().fill(Color(system: .segment))
      .shadow(color: Color.black.opacity(0.12), radius: 2, y: 1)
      .padding(2)
  }

  /// The values in a wheel of 216 points, the chosen one in its middle.
  @MainActor private var wheel: some View {
    WheelLayout(chosen: options.firstIndex(where: \.isSelected) ?? 0) {
      ForEach(0..<options.count) { index in
        ResolvedElement(element: options[index].element)
          .font(.title3)
          .opacity(options[index].isSelected ? 1 : 0.4)
      }
    }
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(system: .controlFill)).frame(height: 34)
    }
    .clipped()
  }

  /// A row for each value, a mark on the chosen one.
  @MainActor private var rows: some View {
    ForEach(0..<options.count) { index in
      HStack {
        ResolvedElement(element: options[index].element)
        Spacer()
        if options[index].isSelected {
          CheckmarkShape()
            .stroke(
              TintShapeStyle(),
              style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 14, height: 13)
        }
      }
    }
  }
}

/// Rows of 34 points around a chosen one in the middle of 216.
private nonisolated struct WheelLayout: Layout {
  let chosen: Int

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: 216)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index - chosen) * 34),
        anchor: .center, proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}
