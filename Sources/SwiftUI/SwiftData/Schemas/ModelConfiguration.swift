#if os(Linux)
public import Foundation

/// How a store is kept.
public protocol DataStoreConfiguration: Hashable, Sendable {
  /// The name.
  var name: String { get }
}

/// How models are kept: in memory, whatever is said.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable {
  /// The folder of several programs, which does nothing.
  public struct GroupContainer: Hashable, Sendable {
    /// That of the program.
    public static let automatic = GroupContainer()
    /// None.
    public static let none = GroupContainer()
    /// One by its name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// The database in the cloud, which does nothing.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// That of the program.
    public static let automatic = CloudKitDatabase()
    /// None.
    public static let none = CloudKitDatabase()
    /// The user's own.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The name; "default" where none is given.
  public let name: String
  /// The models; nil for those of the container.
  public let schema: Schema?
  /// The file that was asked for, which is not written.
  public let url: URL
  /// Whether memory was asked for; all is there.
  public let isStoredInMemoryOnly: Bool
  /// Whether saving was allowed; it always is.
  public let allowsSave: Bool
  /// The name.
  public var id: String { name }

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(filePath: isStoredInMemoryOnly ? "/dev/null" : "/default.store")
  }

  /// Creates a configuration of a file, which is neither read nor written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }

  /// Creates a configuration of classes.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
#endif
