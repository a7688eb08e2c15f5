/// What a preview is shown with beside a device, such as the size of a widget.
public protocol PreviewContext {}

/// A context that shows a view in something: what `WidgetKit` makes of the size of a widget.
package protocol PreviewSurrounding: PreviewContext {
  /// Puts a view where it is shown.
  @MainActor func surround(_ content: AnyView) -> AnyView
}

/// Shows a view in a context; as it is where the context is none of ours.
private nonisolated struct PreviewContextModifier: ViewModifier, BuiltIn {
  let context: any PreviewContext

  @MainActor func body(content: Content) -> some View {
    if let surrounding = context as? any PreviewSurrounding {
      surrounding.surround(AnyView(content))
    } else {
      content
    }
  }
}

extension View {
  /// Shows the view's preview in a context, such as a widget of a size; a context of an author's own changes nothing.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(PreviewContextModifier(context: value))
  }
}
