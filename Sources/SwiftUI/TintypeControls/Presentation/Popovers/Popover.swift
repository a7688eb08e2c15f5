/// What a popover points at, and on which side of it it stands.
struct PopoverSource {
  var anchor: PopoverAttachmentAnchor
  /// The side of the popover that has the arrow; nil lets the platform decide.
  var arrowEdge: Edge?

  /// The rectangle that is pointed at.
  func rect(in view: CGRect) -> CGRect {
    switch anchor {
    case .rect(let source): return source.place(in: view)
    case .point(let point):
      let origin = CGPoint(
        x: view.minX + view.width * point.x, y: view.minY + view.height * point.y)
      return CGRect(origin: origin, size: .zero)
    }
  }

  /// The sides of the source where the popover may stand: the arrow is on its opposite side.
  var sides: [Edge] {
    let first: Edge? =
      switch arrowEdge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      case nil: nil
      }
    let all: [Edge] = [.bottom, .top, .trailing, .leading]
    return (first.map { [$0] } ?? []) + all.filter { $0 != first }
  }
}

extension View {
  /// Shows a popover at the view while a value is true; on phones it becomes a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .popover(PopoverSource(anchor: attachmentAnchor, arrowEdge: arrowEdge)),
      while: isPresented, content: content)
  }

  /// Shows a popover at the view while there is an item; on phones it becomes a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .popover(PopoverSource(anchor: attachmentAnchor, arrowEdge: arrowEdge)), for: item,
      content: content)
  }
}
