extension ToolbarContent {
  /// Sets whether items stand on glass, which they share with their neighbors.
  ///
  /// - Parameter visibility: `.hidden` for items without glass; the neighbors on both sides then share none.
  /// - Returns: the items.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    SharedBackground(content: self, visibility: visibility)
  }
}

/// Items with or without glass.
private nonisolated struct SharedBackground<Content: ToolbarContent>: ToolbarContent {
  let content: Content
  let visibility: Visibility

  var body: Never {
    let message = "SharedBackground is shown by the engine"
    return preconditionFailure(message)
  }

  @MainActor func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    content.entries(in: resolver).map { entry in
      var entry = entry
      if visibility == .hidden { entry.background = .none }
      return entry
    }
  }
}
