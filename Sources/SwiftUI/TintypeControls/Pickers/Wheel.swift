/// Rows on a wheel that is seen from the front: the further from the chosen one, the flatter and
/// fainter (`Rules/Controls#Wheels`).
nonisolated struct Wheel<Row: View>: View, BuiltIn {
  @Environment(\.generation) private var generation
  /// How far each row is from the chosen one, in rows; negative above.
  let offsets: [Int]
  /// The row at an offset.
  @ViewBuilder let row: (Int) -> Row

  @MainActor var body: some View {
    let lengths = generation.controls
    let shown = offsets.filter { abs(WheelRow($0, lengths).angle) < .pi / 2 }
    WheelLayout(rows: shown.map { WheelRow($0, lengths) }, size: lengths.wheel) {
      ForEach(shown, id: \.self) { offset in
        let appearance = WheelRow(offset, lengths)
        row(offset)
          .lineLimit(1)
          .scaleEffect(CGSize(width: appearance.width, height: appearance.height))
          .opacity(appearance.opacity)
      }
    }
    .font(.title3)
    .clipped()
  }
}

/// Where a row of a wheel is seen.
private struct WheelRow {
  /// The angle between the row and the chosen one, in radians.
  let angle: CGFloat
  /// From the middle of the wheel to that of the row, in points.
  let y: CGFloat

  init(_ offset: Int, _ lengths: ControlLengths) {
    angle = CGFloat(offset) * lengths.wheelRow / lengths.wheelRadius
    y = lengths.wheelRadius * sin(angle)
  }

  /// How high the row looks, 0 to 1.
  var height: CGFloat { cos(angle) }
  /// How wide the row looks, 0 to 1: what is further away is a little smaller.
  var width: CGFloat { 0.9 + 0.1 * cos(angle) }
  /// How clear the row is, 0 to 1.
  var opacity: Double { angle == 0 ? 1 : max(0, 0.62 * Double(cos(angle)) - 0.06) }
}

/// Rows around the middle of a wheel, as wide as the space.
private nonisolated struct WheelLayout: Layout {
  let rows: [WheelRow]
  let size: CGSize

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (row, subview) in zip(rows, subviews) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY + row.y), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

/// What marks the chosen row of wheels.
nonisolated struct WheelMark: View, BuiltIn {
  @Environment(\.generation) private var generation

  @MainActor var body: some View {
    Capsule().fill(Color(system: .tertiaryFill))
      .padding(.horizontal, generation.controls.wheelMark.inset)
      .frame(height: generation.controls.wheelMark.height)
  }
}
