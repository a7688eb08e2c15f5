/// The mark at the end of a row that leads elsewhere: 7 x 12 points (`Rules/Lists#Links-in-rows`).
nonisolated struct DisclosureChevron: View {
  /// Whether the mark points down.
  var isOpen = false
  /// Whether the mark is in the accent color.
  var isTinted = false

  @MainActor var body: some View {
    ChevronShape(edges: isOpen ? .bottom : .trailing)
      .stroke(
        isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(system: .tertiaryLabel)),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      )
      .frame(width: isOpen ? 12 : 7, height: isOpen ? 7 : 12)
  }
}

/// The two small arrows of a menu: 9 points wide.
nonisolated struct MenuChevrons: View {
  @MainActor var body: some View {
    VStack(spacing: 3) {
      mark(.top)
      mark(.bottom)
    }
  }

  @MainActor private func mark(_ edge: Edge) -> some View {
    ChevronShape(edges: edge)
      .stroke(style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round))
      .frame(width: 8, height: 4.5)
      .padding(.horizontal, 0.5)
  }
}

/// An angle that points to one edge of its frame.
nonisolated struct ChevronShape: Shape {
  let edges: Edge

  nonisolated func path(in rect: CGRect) -> Path {
    let (start, tip, end): (UnitPoint, UnitPoint, UnitPoint) =
      switch edges {
      case .top: (.bottomLeading, .top, .bottomTrailing)
      case .bottom: (.topLeading, .bottom, .topTrailing)
      case .leading: (.topTrailing, .leading, .bottomTrailing)
      case .trailing: (.topLeading, .trailing, .bottomLeading)
      }
    var path = Path()
    path.move(to: start.point(in: rect))
    path.addLine(to: tip.point(in: rect))
    path.addLine(to: end.point(in: rect))
    return path
  }
}

/// The mark of a chosen row.
nonisolated struct CheckmarkShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.35, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}
