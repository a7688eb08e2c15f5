#if os(Linux)
/// The models that a container keeps.
///
/// Unchecked: it never changes.
public final class Schema: Hashable, @unchecked Sendable {
  /// A version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first part.
    public let major: Int
    /// The second part.
    public let minor: Int
    /// The third part.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The parts with dots between.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Compares the parts, the first one first.
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }

  /// A class of models.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  /// The classes.
  let models: [any PersistentModel.Type]
  /// The version; 1.0.0 unless it was made of a versioned one.
  public let schemaVersion: Version
  /// The version.
  public var version: Version { schemaVersion }
  /// The classes, by their names, in the order in which they were given.
  public var entities: [Entity] { models.map { Entity(name: "\($0)") } }
  /// The classes by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Creates a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    models = types
    schemaVersion = version
  }

  /// Creates a schema of classes.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The class of an object.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }

  /// Whether two schemas are of the same classes.
  public static func == (a: Schema, b: Schema) -> Bool { a.entities == b.entities }

  /// Hashes the names of the classes.
  public func hash(into hasher: inout Hasher) { hasher.combine(entities) }
}

/// What is said of a property of a model.
public protocol SchemaProperty: Sendable {}

extension Schema {
  /// What `@Attribute` says of a property.
  public struct Attribute: SchemaProperty {
    /// What an attribute may be.
    ///
    /// Only `unique` does something.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// Of two objects with the same value the first is given what the second has, and stays.
      public static let unique = Option(name: "unique")
      /// Does nothing.
      public static let externalStorage = Option(name: "externalStorage")
      /// Does nothing.
      public static let ephemeral = Option(name: "ephemeral")
      /// Does nothing.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Does nothing.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Does nothing.
      public static let spotlight = Option(name: "spotlight")
      /// Does nothing.
      public static let codable = Option(name: "codable")
      /// Does nothing.
      public static func transformable(by transformer: String) -> Option {
        Option(name: "transformable")
      }
      /// Does nothing.
      public static func transformable(by transformer: Any.Type) -> Option {
        Option(name: "transformable")
      }
    }

    /// What it is.
    public let options: [Option]

    /// Says something of a property; the other names do nothing.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
    }
  }

  /// What `@Relationship` says of a property.
  ///
  /// Unchecked: a key path never changes.
  public struct Relationship: SchemaProperty, @unchecked Sendable {
    /// What a relation may be, which does nothing.
    public struct Option: Hashable, Sendable {
      /// Does nothing.
      public static let unique = Option()
    }

    /// What becomes of what a relation leads to when an object is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing, not even of the way back.
      case noAction
      /// It leads back to nothing.
      case nullify
      /// It is deleted too.
      case cascade
      /// As long as there is something, saving fails.
      case deny
    }

    /// What becomes of the others.
    public let deleteRule: DeleteRule
    /// The property that leads back; nil where it is found.
    public let inverse: AnyKeyPath?

    /// Says something of a property; the other names do nothing.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }
}
#endif
