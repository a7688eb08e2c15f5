/// The label of a button with the room of its background, by `Rules/Controls#Buttons`: the room
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
      .padding(.vertical, room.down)
    if shape.isCircle {
      SquareLayout { content.padding(.horizontal, room.down) }
    } else if sizing.isFlexible == true {
      content.padding(.horizontal, room.across).frame(maxWidth: .infinity)
    } else {
      content.padding(.horizontal, room.across)
    }
  }

  @MainActor private var room: ControlLengths.Room {
    switch size {
    case .mini, .small: generation.controls.smallButton
    case .regular: generation.controls.button
    case .large, .extraLarge: generation.controls.largeButton
    }
  }
}
