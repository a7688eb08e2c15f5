// Models, contexts and containers of SwiftData, all in memory: on Linux only. On a Mac the module of this name is
// Apple's, and this one is empty.
#if os(Linux)
@_exported public import Foundation
@_exported public import Observation

/// A class whose objects a context keeps, as `@Model` makes it.
///
/// Objects are equal where they are the same. Their properties are tracked, as those of `@Observable` classes are.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, RelationValue {
  /// What the object knows of its context; `@Model` writes it.
  @_documentation(visibility: internal)
  var persistentModelState: ModelState { get }
  /// What is said of properties, by their names; `@Model` writes it.
  @_documentation(visibility: internal)
  static var persistentProperties: [String: any SchemaProperty] { get }
}

extension PersistentModel {
  /// What is said of properties: nothing.
  @_documentation(visibility: internal)
  public static var persistentProperties: [String: any SchemaProperty] { [:] }

  /// The identifier, which an object keeps as long as it lives.
  public var persistentModelID: PersistentIdentifier {
    persistentModelState.identifier(of: Self.self)
  }

  /// The identifier, unless the class has its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into; nil for none.
  public var modelContext: ModelContext? { persistentModelState.context }

  /// Whether a property has changed since the object's context was saved; false without a context.
  public var hasChanges: Bool { !persistentModelState.originals.isEmpty }

  /// Whether the object was deleted from its context.
  public var isDeleted: Bool { persistentModelState.isDeleted }

  /// Whether two objects are the same.
  public static func == (a: Self, b: Self) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What tells an object from all others, though it is encoded.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  /// What an identifier is told by.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    fileprivate let entityName: String
    fileprivate let ordinal: Int

    /// Compares names of classes, then the order in which identifiers were asked for.
    public static func < (a: ID, b: ID) -> Bool {
      (a.entityName, a.ordinal) < (b.entityName, b.ordinal)
    }
  }

  /// The identifier itself.
  public let id: ID
  /// The name of the class.
  public var entityName: String { id.entityName }
  /// The name of the store: all are in memory.
  public var storeIdentifier: String? { "memory" }

  /// Creates an identifier of the class that has a name.
  init(entityName: String, ordinal: Int) { id = ID(entityName: entityName, ordinal: ordinal) }

  /// Compares names of classes, then the order in which identifiers were asked for.
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.id < b.id }
}
#endif
