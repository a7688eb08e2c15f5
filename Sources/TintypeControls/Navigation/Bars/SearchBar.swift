/// A search field: a magnifying glass before its text, or before its prompt where it is empty.
nonisolated struct SearchBar: View {
  let prompt: Text
  let text: String

  @MainActor var body: some View {
    HStack(spacing: SearchFieldMetrics.gap) {
      MagnifierShape()
        .stroke(
          HierarchicalShapeStyle.secondary,
          style: StrokeStyle(lineWidth: SearchFieldMetrics.glassLine, lineCap: .round)
        )
        .frame(width: SearchFieldMetrics.glass, height: SearchFieldMetrics.glass)
      if text.isEmpty {
        prompt.foregroundStyle(HierarchicalShapeStyle.secondary)
      } else {
        Text(verbatim: text)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(.leading, SearchFieldMetrics.leadingPadding)
    .padding(.trailing, SearchFieldMetrics.trailingPadding)
    .frame(height: SearchFieldMetrics.height)
    .background { GlassBackground() }
  }
}

/// A magnifying glass.
private nonisolated struct MagnifierShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var path = Path(
      ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side * 0.76, height: side * 0.76))
    path.move(to: CGPoint(x: rect.minX + side * 0.66, y: rect.minY + side * 0.66))
    path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    return path
  }
}
