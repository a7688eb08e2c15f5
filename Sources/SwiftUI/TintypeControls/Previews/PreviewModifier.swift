/// A change that previews have in common, with data that is made once for all.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What previews look like with it.
  associatedtype Body: View
  /// The data.
  associatedtype Context = Void
  /// What is changed.
  typealias Content = PreviewModifierContent

  /// Makes the data.
  static func makeSharedContext() async throws -> Context

  /// Changes a preview's content.
  ///
  /// - Parameters:
  ///   - content: what the preview shows.
  ///   - context: the data.
  /// - Returns: the changed content.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no data.
  public static func makeSharedContext() async throws {}
}

/// What a preview shows, as its modifiers are given it.
public struct PreviewModifierContent: View, BuiltIn {
  let content: AnyView

  /// What is shown.
  public var body: some View { content }

  @MainActor static func modified<M: PreviewModifier>(
    _ content: AnyView, _ modifier: M
  ) async throws -> AnyView {
    let context = try await M.makeSharedContext()
    return AnyView(
      modifier.body(content: PreviewModifierContent(content: content), context: context))
  }
}
