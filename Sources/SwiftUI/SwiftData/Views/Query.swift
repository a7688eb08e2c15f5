#if os(Linux)
public import Tintype
import TintypeViews
package import TintypeResolving

/// The models of a context that a view shows.
///
/// They are fetched when a body first reads them; a body that did is evaluated again after any model of the container
/// has changed. Without a sort they come in the order in which they were inserted. How a change would move does nothing.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RangeReplaceableCollection>: DynamicProperty
where Result.Element == Element {
  private let descriptor: FetchDescriptor<Element>
  private var results: QueryResults<Element>?

  /// Shows all models of a class.
  public init() { self.init(FetchDescriptor<Element>()) }

  private init(showing descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  /// The models; none outside of a body, and without a container.
  public var wrappedValue: Result { Result(results?.fetch().models ?? []) }

  /// What the fetch threw; nil for nothing.
  public var fetchError: (any Error)? { results?.fetch().error }

  /// The context.
  public var modelContext: ModelContext {
    results?.context ?? EnvironmentValues().modelContext
  }

  /// Finds the context.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    let context = connection.environment.modelContext
    if context.isDetached {
      let notes = connection.environment[feature: ResourceEnvironment.self].notes
      notes?.add(
        "shows no \(Element.self): no view around has a model container; add"
          + " .modelContainer(for: \(Element.self).self)")
    }
    results = QueryResults(context: context, descriptor: descriptor)
  }
}

extension Query {
  /// Shows what a descriptor describes.
  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil,
    transaction: Transaction? = nil
  ) {
    self.init(showing: descriptor)
  }

  /// Shows models in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil, transaction: Transaction? = nil
  ) {
    self.init(showing: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Shows models in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil, transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(showing: FetchDescriptor(predicate: filter, sortBy: [sort]))
  }

  /// Shows models in the order of a property; first those for which it is nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil, transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(showing: FetchDescriptor(predicate: filter, sortBy: [sort]))
  }
}

/// What a query has found, as long as nothing changes.
private final class QueryResults<Element: PersistentModel> {
  let context: ModelContext
  private let descriptor: FetchDescriptor<Element>
  private var found: (models: [Element], error: (any Error)?)?
  /// How often something had changed when it was found.
  private var changes = -1

  init(context: ModelContext, descriptor: FetchDescriptor<Element>) {
    self.context = context
    self.descriptor = descriptor
  }

  /// The models, and what the fetch threw.
  func fetch() -> (models: [Element], error: (any Error)?) {
    context.store.watch()
    if let found, changes == context.store.changes { return found }
    let new: (models: [Element], error: (any Error)?)
    do {
      new = (try context.fetch(descriptor), nil)
    } catch {
      new = ([], error)
    }
    found = new
    changes = context.store.changes
    return new
  }
}
#endif
