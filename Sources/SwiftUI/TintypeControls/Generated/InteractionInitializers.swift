// Made of Fixtures/Names/TintypeControls/InteractionInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension PhaseAnimator {
  /// Creates content that goes through phases when a value changes.
  public init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) { self.init(phases, content: content, animation: animation) }
}

extension ScrollPosition {
  /// Creates a position at a position across and down, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { self.init(idType: idType, point: CGPoint(x: x, y: y)) }
  /// Creates a position at a position across, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(idType: idType, x: x, y: 0) }
  /// Creates a position at a position down, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(idType: idType, x: 0, y: y) }
}

extension Spring {
  /// Creates a spring from its period, in seconds, and its damping: 1 for none past the end.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio) }
}
