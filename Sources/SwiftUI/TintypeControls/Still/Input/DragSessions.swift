/// What may become of something that is dragged.
public struct DragConfiguration: Hashable, Sendable {
  private let allowsMove: Bool
  private let allowsDelete: Bool
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - allowMove: whether it may be moved, and not only copied.
  ///   - allowDelete: whether it may be deleted.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    (allowsMove, allowsDelete) = (allowMove, allowDelete)
  }
}

/// Something that is dragged; nothing is.
public struct DragSession: Sendable {
  /// How far it has come.
  public enum Phase: Hashable, Sendable {
    /// At the start.
    case initial
    /// On its way.
    case active
    /// Over.
    case ended(DropOperation)
  }
  /// How far it has come.
  public let phase: Phase
}

/// What becomes of something that is dropped.
public struct DropConfiguration: Hashable, Sendable {
  /// What becomes of it.
  public var operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is dropped; nothing is.
public struct DropSession: Sendable {
  /// Where it is, in points.
  public let location: CGPoint
}

/// How pictures of what is dragged lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One on another.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// One on another, a little aside.
  public static let stack = DragDropPreviewsFormation(name: "stack")
  /// One below another.
  public static let list = DragDropPreviewsFormation(name: "list")
}

extension View {
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragConfiguration(
    _ configuration: DragConfiguration
  ) -> some View {
    self
  }

  /// Never runs its action in a still picture.
  public nonisolated func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragPreviewsFormation(
    _ formation: DragDropPreviewsFormation
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> [Item]
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    self
  }

  /// Never runs its action in a still picture.
  public nonisolated func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropPreviewsFormation(
    _ formation: DragDropPreviewsFormation
  ) -> some View {
    self
  }
}
