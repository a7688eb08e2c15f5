#if os(Linux)
public import Foundation

extension ModelContext {
  /// Finds models.
  ///
  /// Without a sort they come in the order in which they were inserted. Texts are compared as the Finder does, in
  /// English.
  ///
  /// - Parameter descriptor: which, and in what order.
  /// - Returns: the models.
  /// - Throws: what the predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    store.watch()
    if let main = store.mainContext, main !== self, main.autosaveEnabled, main.hasChanges {
      try main.save()
    }
    let all = descriptor.includePendingChanges ? visible : store.models
    var found = all.all.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    found = ModelSort(descriptors: descriptor.sortBy).sorted(found)
    if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
    // 0 is no limit, as with Core Data.
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  /// Finds models, which come in batches.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] {
    try fetch(descriptor)
  }

  /// Counts models.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Finds identifiers of models.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a closure with each of the models that are found.
  ///
  /// - Throws: what the predicate or the closure throws.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model that has an identifier; nil where the context has none.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    visible.all.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == id }
  }

  /// The model that has an identifier.
  ///
  /// - Returns: an object of no use where the context has none.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    visible.all.first { $0.persistentModelID == id } ?? MissingModel()
  }
}

/// What stands for a model that a context does not have.
final class MissingModel: PersistentModel {
  let persistentModelState = ModelState()
}

/// What is fetched, and in what order.
public struct FetchDescriptor<T: PersistentModel>: Sendable {
  /// Which models; nil for all.
  public var predicate: Predicate<T>?
  /// The order, the first that tells two models apart.
  public var sortBy: [SortDescriptor<T>]
  /// The most models; nil or 0 for all.
  public var fetchLimit: Int?
  /// How many models are left out first; nil for none.
  public var fetchOffset: Int?
  /// Whether models count that are not saved.
  public var includePendingChanges = true
  // Key paths never change.
  /// Does nothing: all properties are there.
  public nonisolated(unsafe) var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Does nothing: all models are there.
  public nonisolated(unsafe) var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension String.StandardComparator {
  /// The order of the Finder, in which queries sort all texts; other sorts go by scalars.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of a language, which is that of scalars.
  public static var localized: String.StandardComparator { .lexical }
}

/// The order of models.
struct ModelSort<T: PersistentModel> {
  let descriptors: [SortDescriptor<T>]

  /// The models in order; those that are equal stay as they are.
  func sorted(_ models: [T]) -> [T] {
    if descriptors.isEmpty { return models }
    return models.enumerated().sorted { a, b in
      let order = compare(a.element, b.element)
      return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
    }.map(\.element)
  }

  private func compare(_ a: T, _ b: T) -> ComparisonResult {
    descriptors.lazy.map { Self.compare(a, b, by: $0) }.first { $0 != .orderedSame } ?? .orderedSame
  }

  private static func compare(_ a: T, _ b: T, by descriptor: SortDescriptor<T>) -> ComparisonResult
  {
    // Apple's order of texts is that of the Finder; Foundation's here is that of their scalars.
    guard let keyPath = descriptor.keyPath, let x = a[keyPath: keyPath] as? String,
      let y = b[keyPath: keyPath] as? String
    else { return descriptor.compare(a, b) }
    return descriptor.order == .forward ? compare(x, y) : compare(y, x)
  }

  private static func compare(_ a: String, _ b: String) -> ComparisonResult {
    let english = Locale(identifier: "en_US")
    let order = a.compare(
      b, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric],
      range: nil, locale: english)
    if order != .orderedSame { return order }
    return a.compare(b, options: [.numeric], range: nil, locale: english)
  }
}
#endif
