/// A control that chooses a color; a still picture shows the chosen one.
public nonisolated struct ColorPicker<Label: View>: View, BuiltIn {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.listRowContext) private var row
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a color picker.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The label, and a disc of the color in a ring (`Rules/Controls#Color-pickers`).
  @MainActor public var body: some View {
    if areLabelsHidden {
      ColorWell(color: selection.wrappedValue).isCalled(by: label)
    } else {
      LabeledControlLayout(minHeight: 0, ignoresControlHeight: row != nil) {
        LabelParts(label, isOfControl: true)
        ColorWell(color: selection.wrappedValue)
      }
    }
  }
}

/// A disc of a color in a ring of all hues.
private nonisolated struct ColorWell: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.isEnabled) private var isEnabled
  let color: Color

  @MainActor var body: some View {
    let lengths = generation.controls
    Circle().fill(color)
      .padding(lengths.colorRing.width + lengths.colorRing.gap)
      .overlay { Circle().strokeBorder(hues, lineWidth: lengths.colorRing.width) }
      .frame(width: lengths.colorWell, height: lengths.colorWell)
      .opacity(isEnabled ? 1 : 0.5)
  }

  /// The hues around the ring, red at the top.
  private var hues: AngularGradient {
    let colors = (0...12).map { Color(hue: Double($0) / 12, saturation: 0.86, brightness: 1) }
    return AngularGradient(colors: colors, center: .center, angle: .degrees(-90))
  }
}
