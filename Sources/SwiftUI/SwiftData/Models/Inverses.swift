#if os(Linux)
import Synchronization

/// The other sides of relations.
///
/// A relation's other side is the property that `inverse:` names, on either side. Without one it is found where each
/// of two classes has one property that leads to the other, one of them to one object at most, and that one is
/// optional: SwiftData finds no more.
enum Inverses {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let name: String
    let other: ObjectIdentifier
  }

  private static let cached = Mutex<[Key: String?]>([:])

  /// The property of a model that leads back to another one.
  ///
  /// - Parameters:
  ///   - property: the relation.
  ///   - owner: the model that has it.
  ///   - other: the model that it leads to.
  /// - Returns: nil where the relation has no other side.
  static func property(
    of property: AnyModelProperty, of owner: any PersistentModel, at other: any PersistentModel
  ) -> AnyModelProperty? {
    _ = ModelState.properties(of: owner)
    let key = Key(
      owner: ObjectIdentifier(type(of: owner)), name: property.name,
      other: ObjectIdentifier(type(of: other)))
    let name: String?
    if let found = cached.withLock({ $0[key] }) {
      name = found
    } else {
      name = find(property, owner, other)?.name
      cached.withLock { $0[key] = .some(name) }
    }
    return name.flatMap { ModelState.property($0, of: other) }
  }

  /// Sets the other side of a relation, and brings both models into one context.
  static func link(
    _ property: AnyModelProperty, of owner: any PersistentModel, to model: any PersistentModel
  ) {
    if let context = owner.persistentModelState.context ?? model.persistentModelState.context {
      if model.persistentModelState.context == nil, !model.isDeleted { context.insertAny(model) }
      if owner.persistentModelState.context == nil, !owner.isDeleted { context.insertAny(owner) }
    }
    guard let inverse = self.property(of: property, of: owner, at: model), !inverse.leads(to: owner)
    else { return }
    // Who led to the other model before leads there no longer.
    if inverse.relation?.relationIsToMany == false {
      for previous in inverse.related {
        ModelState.property(property.name, of: previous)?.detach([model], from: previous)
      }
    }
    inverse.attach(owner, to: model)
  }

  private static func find(
    _ property: AnyModelProperty, _ owner: any PersistentModel, _ other: any PersistentModel
  ) -> AnyModelProperty? {
    if let keyPath = inverse(of: property.name, in: owner) {
      return ModelState.property(keyPath, of: other)
    }
    for candidate in ModelState.properties(of: other) {
      guard let keyPath = inverse(of: candidate.name, in: other),
        candidate.relation?.relationAccepts(owner) == true
      else { continue }
      if ModelState.property(keyPath, of: owner) === property { return candidate }
    }
    let own = relations(of: owner, to: other)
    let others = relations(of: other, to: owner)
    guard type(of: owner) != type(of: other), own.count == 1, own.first === property,
      others.count == 1, let candidate = others.first,
      let a = property.relation, let b = candidate.relation
    else { return nil }
    let isInferred =
      !(a.relationIsToMany && b.relationIsToMany) && a.relationIsOptional && b.relationIsOptional
    return isInferred && inverse(of: candidate.name, in: other) == nil ? candidate : nil
  }

  private static func relations(
    of model: any PersistentModel, to other: any PersistentModel
  ) -> [AnyModelProperty] {
    ModelState.properties(of: model).filter { $0.relation?.relationAccepts(other) == true }
  }

  private static func inverse(of name: String, in model: any PersistentModel) -> AnyKeyPath? {
    (type(of: model).persistentProperties[name] as? Schema.Relationship)?.inverse
  }
}
#endif
