#if os(Linux)
public import Tintype
import TintypeViews
public import TintypeResolving

private enum ModelContextKey: EnvironmentKey {
  /// One without models, for those who have no container around: what is inserted into it is forgotten.
  static var defaultValue: ModelContext {
    // A container in memory is always made; the other one has no classes either.
    ModelContext(detached: ModelContainer(schema: Schema([])))
  }
}

extension EnvironmentValues {
  /// The context of the views; one without models where no view around has a container.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives views a container, and its main context.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives views a context.
  public nonisolated func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Gives views a container of a class, in memory, which is made when the view is first shown.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - inMemory: does nothing.
  ///   - isAutosaveEnabled: whether the context saves itself.
  ///   - isUndoEnabled: does nothing.
  ///   - onSetup: is given the container once.
  /// - Returns: the view with the container.
  public nonisolated func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives views a container of classes, in memory, which is made when the view is first shown.
  public nonisolated func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(types: types, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

extension Scene {
  /// Gives views a container, and its main context.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives views a context.
  public func modelContext(_ context: ModelContext) -> some Scene {
    environment(\.modelContext, context)
  }

  /// Gives views a container of a class, in memory.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives views a container of classes, in memory.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = ModelContainer(schema: Schema(types))
    container.mainContext.autosaveEnabled = isAutosaveEnabled
    onSetup(.success(container))
    return environment(\.modelContext, container.mainContext)
  }
}

/// Gives views a container that is made when they are first shown.
private nonisolated struct ContainerModifier: ViewModifier, BuiltIn {
  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var setup = ContainerSetup()

  func body(content: Content) -> some View {
    content.environment(\.modelContext, setup.container(self).mainContext)
  }
}

/// A container, once it is made.
private nonisolated final class ContainerSetup {
  private var container: ModelContainer?

  func container(_ modifier: ContainerModifier) -> ModelContainer {
    if let container { return container }
    let container = ModelContainer(schema: Schema(modifier.types))
    self.container = container
    container.mainContext.autosaveEnabled = modifier.isAutosaveEnabled
    modifier.onSetup(.success(container))
    return container
  }
}
#endif
