/// The label of a button with the space of its background, by `Rules/Controls#Buttons`: the space
/// follows the control size, and a circle is as wide as high.
nonisolated struct RoomyLabel<Label: View>: View, BuiltIn {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.generation) private var generation
  @Environment(\.font) private var font
  @Environment(\.buttonSizing) private var sizing
  let label: Label

  @MainActor var body: some View {
    let content = HStack { label }
      .font(size == .mini || size == .small ? font ?? .subheadline : font)
      .padding(.vertical, padding.down)
    if shape.isCircle {
      SquareLayout { content.padding(.horizontal, padding.down) }
    } else if sizing.isFlexible == true {
      content.padding(.horizontal, padding.across).frame(maxWidth: .infinity)
    } else {
      content.padding(.horizontal, padding.across)
    }
  }

  @MainActor private var padding: ControlLengths.Padding {
    switch size {
    case .mini, .small: generation.controls.smallButton
    case .regular: generation.controls.button
    case .large, .extraLarge: generation.controls.largeButton
    }
  }
}
