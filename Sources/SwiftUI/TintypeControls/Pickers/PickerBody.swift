/// A picker in one of its looks, by `Rules/Controls#Pickers` and, in a list's row,
/// `Rules/Lists#Controls-in-rows`.
nonisolated struct PickerBody<Label: View>: View, BuiltIn {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.listRowContext) private var row
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuColumns) private var columns
  @Environment(\.generation) private var generation
  let label: Label
  let options: [PickerOption]
  /// What stands for the chosen value of a closed menu; nil for the value's own view.
  let currentValueLabel: ErasedPart?
  let style: PickerLook

  @MainActor var body: some View {
    switch style {
    case _ where columns != nil: menuRows
    case .segmented: segments.startsRowSeparator()
    case .wheel: wheel.startsRowSeparator()
    case .inline where row != nil: rows
    case .inline: wheel.startsRowSeparator()
    case .automatic, .menu, .navigationLink:
      if row != nil, !areLabelsHidden { menuRow } else { menu.startsRowSeparator() }
    }
  }

  @MainActor @ViewBuilder private var chosen: some View {
    if let currentValueLabel {
      HandedIn(currentValueLabel)
    } else {
      MenuValue(element: options.first(where: \.isSelected)?.element)
    }
  }

  /// The value and its arrows in the accent color, with space around: value + 40 by line + 16.
  @MainActor private var menu: some View {
    HStack(spacing: 4) {
      chosen
      MenuChevrons()
    }
    .padding(.horizontal, generation.controls.menuPicker.across)
    .padding(.vertical, generation.controls.menuPicker.down)
    .foregroundStyle(
      isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(system: .tertiaryLabel)))
  }

  /// In a menu: a row for each value, a mark on the chosen one.
  @MainActor private var menuRows: some View {
    Section {
      ForEach(0..<options.count) { index in
        MenuRow(
          title: MenuTitle(title: ResolvedElement(element: options[index].element)),
          isOn: options[index].isSelected)
      }
    }
  }

  /// In a row: the label, and at the end the value in a fainter color.
  @MainActor private var menuRow: some View {
    LabeledControlLayout(minHeight: 0, ignoresControlHeight: true) {
      LabelParts(label, isOfControl: true)
      HStack(spacing: 4) {
        chosen
        if style == .navigationLink { DisclosureChevron() } else { MenuChevrons() }
      }
      .foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }

  /// Equal parts of a capsule; the chosen one stands out.
  @MainActor private var segments: some View {
    EqualWidths(height: generation.controls.segments) {
      ForEach(0..<options.count) { index in
        ResolvedElement(element: options[index].element)
          .lineLimit(1)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { if options[index].isSelected { chosenBackground } }
          .isChoice(isChosen: options[index].isSelected)
      }
    }
    .background {
      let own = UISegmentedControl.appearance().backgroundColor.map { Color(uiColor: $0) }
      Capsule().fill(own ?? Color(system: .tertiaryFill))
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor private var chosenBackground: some View {
    let own = UISegmentedControl.appearance().selectedSegmentTintColor.map { Color(uiColor: $0) }
    return Capsule().fill(own ?? Color(system: .segment))
      .shadow(color: Color.black.opacity(0.12), radius: 2, y: 1)
      .padding(generation.controls.segmentInset)
  }

  /// The values on a wheel, the chosen one in its middle.
  @MainActor private var wheel: some View {
    let chosen = options.firstIndex(where: \.isSelected) ?? 0
    return Wheel(offsets: options.indices.map { $0 - chosen }) { offset in
      ResolvedElement(element: options[chosen + offset].element)
    }
    .background { WheelMark() }
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// A row for each value, a mark on the chosen one.
  @MainActor private var rows: some View {
    ForEach(0..<options.count) { index in
      HStack {
        ResolvedElement(element: options[index].element)
        Spacer()
        if options[index].isSelected {
          // On iOS 26.2 its ink is 15.3 by 15 and its middle 11.9 inside of the row's content.
          ControlSymbol("checkmark", size: 17, weight: .semibold)
            .foregroundStyle(TintShapeStyle())
            .frame(width: 23.8, height: 13)
        }
      }
      .isChoice(isChosen: options[index].isSelected)
    }
  }
}
