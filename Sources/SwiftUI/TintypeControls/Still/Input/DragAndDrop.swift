/// What becomes of data that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, and nobody asks again.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a delegate wants to become of data.
public struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dropped, and where.
public struct DropInfo {
  /// The place, in points.
  public var location: CGPoint
  /// Whether there is data of kinds; never.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// The data of kinds; none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What watches over data that is dropped; never asked in a still picture.
public protocol DropDelegate {
  /// Whether the data is wanted.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the data.
  func performDrop(info: DropInfo) -> Bool
  /// The data is over the view.
  func dropEntered(info: DropInfo)
  /// The data moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The data has left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Yes.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil: as it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is copied from a still picture.
  public nonisolated func copyable<T>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    self
  }
}

extension DynamicViewContent {
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  @_disfavoredOverload
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    self
  }
}
