/// A proposal of a ratio of width to height.
private nonisolated struct AspectRatioModifier: ElementModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let valid = ratio.flatMap { $0 < 0 ? nil : $0 }
    let node = resolver.makeNode(
      .aspectRatio(ratio: valid.map { Double($0) } ?? .nan, isFill: contentMode == .fill),
      kind: "aspectRatio", role: .aspectRatio, around: element)
    if let ratio, ratio < 0 {
      resolver.tree.report(.invalidRatio(LayoutNumber.text(ratio)), at: node)
    }
    return node
  }
}

extension View {
  /// Proposes a size to the view, one of a ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: the ratio; nil or a negative one for that of the view's ideal size.
  ///   - contentMode: whether the size stays inside the proposal or covers it.
  /// - Returns: a view that is as large as it answers for that size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes a size to the view, one of the ratio of another size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Proposes to the view the largest size of its ratio inside the proposal.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Proposes to the view the smallest size of its ratio around the proposal.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
