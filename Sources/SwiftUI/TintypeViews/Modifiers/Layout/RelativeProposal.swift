extension View {
  /// Proposes shares of the proposal to the view, and takes the size that it answers.
  ///
  /// Beyond SwiftUI. A share of 0.5 of 200 proposes 100; nil and infinite proposals are passed on.
  /// The `relativeSize` of SwiftUI's 2019 betas resized the view to the share instead of proposing
  /// it.
  ///
  /// - Parameters:
  ///   - width: the share of the width; nil leaves the width alone.
  ///   - height: the share of the height; nil leaves the height alone.
  ///   - probesIdeal: whether a nil or infinite proposal is answered with the share of what the view
  ///     itself answers to it.
  /// - Returns: a view of the size that the inner view answers.
  public nonisolated func relativeProposed(
    width: CGFloat? = nil, height: CGFloat? = nil, probesIdeal: Bool = false
  ) -> some View {
    modifier(
      RuleModifier(
        rule: .relative(RelativeRule(width: width, height: height, probes: probesIdeal)),
        kind: "relativeProposed"))
  }
}
