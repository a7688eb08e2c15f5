/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side { case leading, trailing, center, bottom, title, subtitle, menu, none }
  let side: Side
  var isConfirming = false
}

extension ToolbarItemPlacement {
  /// Creates a place of its own in a Mac's window: at the trailing end here.
  public init<ID: Hashable>(id: ID) { self = .automatic }
}
