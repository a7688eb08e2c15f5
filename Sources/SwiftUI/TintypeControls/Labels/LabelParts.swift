/// The views of a label, one below the other; texts below the first one are its subtitles.
///
/// `Rules/Controls#Subtitles`.
nonisolated struct LabelParts<Content: View>: PrimitiveView, BuiltIn {
  let content: Content
  let isOfControl: Bool

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - isOfControl: whether the label is fainter where it is disabled.
  init(_ content: Content, isOfControl: Bool = false) {
    self.content = content
    self.isOfControl = isOfControl
  }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if view.isOfControl, !resolver.environment.isEnabled {
      resolver.addLabel(view.content.foregroundStyle(HierarchicalShapeStyle.tertiary))
    } else {
      resolver.addLabel(view.content)
    }
  }

  nonisolated static var staticElementCount: Int? { 1 }
}

extension ViewResolver {
  fileprivate func addLabel(_ content: some View) {
    var parts = collect(orientation: .vertical, content)
    let hasSubtitles = parts.count > 1 && parts.allSatisfy { records[Int($0.node)].role == .text }
    if hasSubtitles {
      let faint = content.font(.subheadline).foregroundStyle(HierarchicalShapeStyle.secondary)
      parts = [parts[0]] + collect(1, orientation: .vertical, faint).dropFirst()
    }
    let gap = environment.generation.controls.subtitleGap
    resolve(
      VStack(alignment: .leading, spacing: hasSubtitles ? gap : nil) {
        ForEach(0..<parts.count) { ResolvedElement(element: parts[$0]) }
      })
  }
}
