/// Items of a toolbar that somebody may choose among; a picture shows them all.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Leaves the items out of the bar.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ToolbarContentList(parts: hidden ? [] : entries())
  }
}

extension ToolbarContentList: CustomizableToolbarContent {}

extension View {
  /// Adds items with names to the bars of the screen.
  @MainActor @preconcurrency
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
