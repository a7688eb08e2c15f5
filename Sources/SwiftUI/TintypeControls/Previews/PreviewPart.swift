/// Tells what is said of each of the views of a preview, and shows none of them.
package nonisolated struct PreviewReader<Content: View>: PrimitiveView, UnwrittenView, BuiltIn {
  private let content: Content
  private let read: @MainActor ([PreviewSettings]) -> Void

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - read: is given what is said, in the order of the views.
  package init(_ content: Content, read: @escaping @MainActor ([PreviewSettings]) -> Void) {
    self.content = content
    self.read = read
  }

  @MainActor package static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let elements = resolver.collectPreviews(view.content)
    view.read(
      elements.map { element in
        var settings = PreviewSettings()
        settings.layout = element.traits[PreviewLayoutTrait.self]
        settings.device = element.traits[PreviewDeviceTrait.self]
        settings.name = element.traits[PreviewNameTrait.self]
        settings.isCutOut = element.traits[PreviewCutOutTrait.self] ?? false
        settings.orientation = element.traits[PreviewOrientationTrait.self]
        return settings
      })
  }

  nonisolated package static var staticElementCount: Int? { 0 }
}

/// One of the views of a preview.
package nonisolated struct PreviewPart<Content: View>: PrimitiveView, UnwrittenView, BuiltIn {
  private let content: Content
  private let index: Int

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - index: which of them is shown, from 0.
  package init(_ content: Content, index: Int) {
    self.content = content
    self.index = index
  }

  @MainActor package static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let elements = resolver.collectPreviews(view.content)
    if elements.indices.contains(view.index) {
      let node = elements[view.index].node
      if let given = resolver.findings.previewPreferences[node] {
        resolver.preferences.merge(given)
      }
      resolver.add(node)
    }
  }

  nonisolated package static var staticElementCount: Int? { 1 }
}
