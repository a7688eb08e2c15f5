#if os(Linux)
/// Where models are kept, always in memory: a picture starts without any.
///
/// Unchecked: the parts that change belong to contexts, each of which is used by one thread at a time.
public final class ModelContainer: Hashable, @unchecked Sendable {
  /// The models' classes.
  public let schema: Schema
  /// The steps between versions, which are never taken.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// How models were to be kept.
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()

  /// The context of views.
  ///
  /// It saves itself before another context of the container fetches.
  ///
  /// It lives as long as the container, and the container as long as the context: who has one of them has both.
  public private(set) lazy var mainContext: ModelContext = {
    let context = ModelContext(self)
    context.autosaveEnabled = true
    store.mainContext = context
    return context
  }()

  /// Creates a container of classes, and of those that their relations lead to.
  ///
  /// - Parameters:
  ///   - types: the classes.
  ///   - migrationPlan: steps, which are not taken.
  ///   - configurations: how the models are kept, which is in memory.
  /// - Throws: nothing; Apple's may.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.init(schema: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container, which in memory never fails.
  init(
    schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
  }

  /// Removes all models.
  public func deleteAllData() {
    mainContext.reset()
    store.models = ModelList()
    store.noteChange()
  }

  /// Removes all models.
  public func erase() throws { deleteAllData() }

  /// Whether two containers are the same.
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  /// Hashes the container's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
