import TintypeLayout

extension LayoutPass {
  /// Lays the root out on a device's screen, or on a canvas of its own.
  ///
  /// `Rules/Roots-and-Rounding#The-root-of-a-window`: the root is proposed the safe area and stands
  /// in its middle.
  mutating func layOut(root: NodeID, as request: RenderRequest) -> CGSize {
    guard let device = request.device else {
      return layout(root: root, proposal: request.proposal, container: request.proposal)
    }
    let insets = device.safeAreaInsets
    let isRightToLeft = request.environment.layoutDirection == .rightToLeft
    let left = isRightToLeft ? insets.trailing : insets.leading
    let available = CGRect(
      x: left, y: insets.top, width: device.size.width - insets.horizontal,
      height: device.size.height - insets.vertical)
    return layout(
      root: root, proposal: ProposedViewSize(available.size),
      origin: { size in
        CGPoint(x: available.midX - size.width / 2, y: available.midY - size.height / 2)
      }, container: ProposedViewSize(available.size),
      safeArea: (CGRect(origin: .zero, size: device.size), available))
  }
}
