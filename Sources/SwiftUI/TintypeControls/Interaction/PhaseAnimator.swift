extension View {
  /// Shows the view in the first of its phases: a still picture has no time for others.
  @MainActor public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    FirstPhase(content: AnyView(self), phases: Array(phases), make: content)
  }

  /// Shows the view in the first of its phases: a still picture has no time for others.
  @MainActor public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// Content that goes through phases; a still picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, BuiltIn {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Creates content that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  /// The content in the first phase.
  public var body: some View {
    if let first = phases.first { content(first) }
  }
}

private struct FirstPhase<Phase, Content: View>: View, BuiltIn {
  let content: AnyView
  let phases: [Phase]
  let make: (AnyView, Phase) -> Content

  var body: some View {
    if let first = phases.first { make(content, first) } else { content }
  }
}
