#if os(Linux)
public import Foundation
public import TintypeControls

/// The models of a container, as one part of a program sees and changes them.
///
/// Contexts of one container have the same objects. What a context inserts and deletes, others see after it was saved.
public final class ModelContext: Equatable {
  /// The container.
  public let container: ModelContainer
  /// Whether the context saves itself, before another one fetches.
  public var autosaveEnabled = false
  /// Who changes models, a name that does nothing.
  public var author: String?
  /// Remembers nothing.
  public var undoManager: UndoManager?
  /// Whether the context was made because the environment has none.
  let isDetached: Bool

  private(set) var inserted = ModelList()
  private(set) var deleted = ModelList()
  private(set) var changed = ModelList()
  var store: ModelStore { container.store }

  /// Posted never: the names are for those who wait for them.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted never: the names are for those who wait for them.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// Creates a context that does not save itself.
  public init(_ container: ModelContainer) {
    self.container = container
    isDetached = false
  }

  /// Creates the context of views that have no container around.
  init(detached container: ModelContainer) {
    self.container = container
    isDetached = true
  }

  /// Whether something is not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }
  /// The models that were inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted.all }
  /// The models that were changed and not saved.
  public var changedModelsArray: [any PersistentModel] { changed.all }
  /// The models that were deleted and not saved.
  public var deletedModelsArray: [any PersistentModel] { deleted.all }

  /// Whether two contexts are the same.
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  // MARK: Inserting and deleting

  /// Inserts a model, and all that its relations lead to.
  ///
  /// What relations lead to is given its way back. A model that is there, or was deleted before it was saved, stays what
  /// it is.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  /// Inserts a model, and all that its relations lead to.
  func insertAny(_ model: any PersistentModel) {
    let state = model.persistentModelState
    guard state.context == nil || state.isDeleted else { return }
    state.context = self
    state.isDeleted = false
    deleted.remove(model)
    if !store.models.contains(model) { inserted.append(model) }
    for property in ModelState.properties(of: model) where property.relation != nil {
      for other in property.related { Inverses.link(property, of: model, to: other) }
    }
    store.noteChange()
  }

  /// Deletes a model, and does with what its relations lead to what their rules say.
  ///
  /// It happens at once, with Apple's when the context is saved. A model that does not belong to the context
  /// stays.
  public func delete<T: PersistentModel>(_ model: T) { delete([model]) }

  /// Deletes all models of a class, or those that a predicate is true for.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - predicate: which of them; nil for all.
  ///   - includeSubclasses: whether objects of subclasses are deleted too.
  /// - Throws: what the predicate throws.
  public func delete<T: PersistentModel>(
    model type: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let found = try fetch(FetchDescriptor<T>(predicate: predicate))
    delete(found.filter { includeSubclasses || Swift.type(of: $0) == type })
  }

  private func delete(_ models: [any PersistentModel]) {
    var all = ModelList()
    var next = models.filter { $0.persistentModelState.context != nil && !$0.isDeleted }
    while let model = next.popLast() {
      guard !all.contains(model) else { continue }
      all.append(model)
      for property in ModelState.properties(of: model)
      where Self.rule(of: property, in: model) == .cascade {
        next += property.related.filter { !all.contains($0) && !$0.isDeleted }
      }
    }
    if all.isEmpty { return }
    for model in all.all {
      model.persistentModelState.isDeleted = true
      if !inserted.remove(model) { deleted.append(model) }
    }
    for model in visible.all { forget(all, in: model) }
    store.noteChange()
  }

  /// Removes deleted models from the relations of one that stays.
  private func forget(_ gone: ModelList, in model: any PersistentModel) {
    for property in ModelState.properties(of: model) where property.relation != nil {
      let leaving = property.related.filter { other in
        guard gone.contains(other) else { return false }
        let back = Inverses.property(of: property, of: model, at: other)
        return back.map { Self.rule(of: $0, in: other) != .noAction } ?? true
      }
      if !leaving.isEmpty { property.detach(leaving, from: model) }
    }
  }

  private static func rule(
    of property: AnyModelProperty, in model: any PersistentModel
  ) -> Schema.Relationship.DeleteRule {
    (type(of: model).persistentProperties[property.name] as? Schema.Relationship)?.deleteRule
      ?? .nullify
  }

  // MARK: Saving

  /// Notes that a property of a model has changed.
  func noteChange(of model: any PersistentModel) {
    if !inserted.contains(model) { changed.append(model) }
    store.noteChange()
  }

  /// Keeps all changes.
  ///
  /// Of models that have the same value in a property that is `unique`, the first is given what the others have.
  ///
  /// - Throws: `SwiftDataError.modelValidationFailure` where a deleted model leads to others by a relation whose rule is
  ///   `deny`.
  public func save() throws {
    for model in deleted.all {
      for property in ModelState.properties(of: model)
      where Self.rule(of: property, in: model) == .deny
        && property.related.contains(where: { !$0.isDeleted })
      {
        throw SwiftDataError.modelValidationFailure
      }
    }
    processPendingChanges()
    store.models.remove(deleted)
    for model in inserted.all { store.models.append(model) }
    forgetChanges()
  }

  /// Makes one of models that have the same value in a property that is `unique`.
  public func processPendingChanges() {
    if inserted.isEmpty { return }
    var firsts: [UniqueValue: any PersistentModel] = [:]
    var others: [any PersistentModel] = []
    for model in visible.all {
      let type = type(of: model)
      let unique = type.persistentProperties.compactMap { name, option in
        (option as? Schema.Attribute)?.options.contains(.unique) == true ? name : nil
      }
      let values = unique.sorted().compactMap { name in
        (ModelState.property(name, of: model)?.anyValue as? AnyHashable).map {
          UniqueValue(type: ObjectIdentifier(type), name: name, value: $0)
        }
      }
      if let first = values.lazy.compactMap({ firsts[$0] }).first {
        for new in ModelState.properties(of: model) where new.relation == nil {
          ModelState.property(new.name, of: first)?.restore(new.anyValue, of: first)
        }
        others.append(model)
      } else {
        for value in values { firsts[value] = model }
      }
    }
    delete(others)
  }

  /// Forgets all changes since the context was saved last.
  public func rollback() {
    for model in inserted.all {
      model.persistentModelState.context = nil
      restore(model)
    }
    for model in deleted.all { model.persistentModelState.isDeleted = false }
    for model in changed.all { restore(model) }
    reset()
    store.noteChange()
  }

  /// Changes models, and saves.
  ///
  /// - Throws: what the closure or saving throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Forgets what was inserted, deleted and changed.
  func reset() {
    for model in inserted.all { model.persistentModelState.context = nil }
    forgetChanges()
  }

  private func restore(_ model: any PersistentModel) {
    for (name, original) in model.persistentModelState.originals {
      ModelState.property(name, of: model)?.restore(original, of: model)
    }
  }

  private func forgetChanges() {
    for model in inserted.all + changed.all { model.persistentModelState.originals = [:] }
    (inserted, deleted, changed) = (ModelList(), ModelList(), ModelList())
  }

  /// The models that the context sees, in the order in which they were inserted.
  var visible: ModelList {
    if inserted.isEmpty, deleted.isEmpty { return store.models }
    var list = store.models
    list.remove(deleted)
    for model in inserted.all { list.append(model) }
    return list
  }
}

/// A value of a property that no two objects of a class have.
private struct UniqueValue: Hashable {
  let type: ObjectIdentifier
  let name: String
  let value: AnyHashable
}
#endif
