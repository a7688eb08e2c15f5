#if os(Linux)
/// A version of the models.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The steps from each version to the next.
///
/// Nothing is stored, so that none is taken.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from a version to the next, which is never taken.
///
/// Unchecked: its closures are never called.
public enum MigrationStage: @unchecked Sendable {
  /// A step that needs no code.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// What goes wrong with models.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String

  /// A relation whose rule is `deny` leads to something.
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  /// A predicate that cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  /// A container that cannot be made.
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  /// A context without a container.
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  /// A configuration that is none.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    name: "configurationFileNameContainsInvalidCharacters")
}
#endif
