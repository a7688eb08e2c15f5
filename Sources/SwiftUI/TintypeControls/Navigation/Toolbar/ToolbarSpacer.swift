/// How long a spacer is.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As long as there is space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As long as the platform has it between groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a toolbar: the items on both sides stand on glass of their own.
public nonisolated struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates space.
  ///
  /// - Parameters:
  ///   - sizing: how long it is; at the top of a screen all spacers are as long as the gap of groups.
  ///   - placement: the items that it stands between.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarSpacer is shown by the engine"
    return preconditionFailure(message)
  }

  /// One entry.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    [ToolbarEntry(placement, spacer: sizing)]
  }
}
