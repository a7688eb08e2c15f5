#if os(Linux)
/// An actor that changes models, as `@ModelActor` makes it.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What has the actor's context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model that has an identifier; nil where there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// What has the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What has the context of an actor.
///
/// The actor runs where all actors do.
///
/// Unchecked: the actor alone has the context.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  /// Keeps a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
#endif
