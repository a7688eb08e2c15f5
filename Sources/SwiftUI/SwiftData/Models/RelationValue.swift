#if os(Linux)
/// What a property holds that leads to other models: a model, an optional one, or an array of them.
@_documentation(visibility: internal)
public protocol RelationValue {
  /// Whether it leads to several.
  static var relationIsToMany: Bool { get }
  /// Whether it may lead to none.
  static var relationIsOptional: Bool { get }
  /// Whether it can lead to a model.
  static func relationAccepts(_ model: any PersistentModel) -> Bool
  /// The models that it leads to.
  var relationModels: [any PersistentModel] { get }
  /// The same with another model; nil where it cannot lead there.
  func relationAdding(_ model: any PersistentModel) -> Self?
  /// The same without models; nil where it has none of them, or must lead to one.
  func relationRemoving(_ models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  /// Whether it leads to several.
  @_documentation(visibility: internal)
  public static var relationIsToMany: Bool { false }
  /// Whether it may lead to none.
  @_documentation(visibility: internal)
  public static var relationIsOptional: Bool { false }
  /// Whether it can lead to a model.
  @_documentation(visibility: internal)
  public static func relationAccepts(_ model: any PersistentModel) -> Bool { model is Self }
  /// The models that it leads to.
  @_documentation(visibility: internal)
  public var relationModels: [any PersistentModel] { [self] }
  /// The same with another model.
  @_documentation(visibility: internal)
  public func relationAdding(_ model: any PersistentModel) -> Self? { model as? Self }
  /// The same without models.
  @_documentation(visibility: internal)
  public func relationRemoving(_ models: [any PersistentModel]) -> Self? { nil }
}

extension Optional: RelationValue where Wrapped: RelationValue {
  /// Whether it leads to several.
  @_documentation(visibility: internal)
  public static var relationIsToMany: Bool { Wrapped.relationIsToMany }
  /// Whether it may lead to none.
  @_documentation(visibility: internal)
  public static var relationIsOptional: Bool { true }
  /// Whether it can lead to a model.
  @_documentation(visibility: internal)
  public static func relationAccepts(_ model: any PersistentModel) -> Bool {
    Wrapped.relationAccepts(model)
  }
  /// The models that it leads to.
  @_documentation(visibility: internal)
  public var relationModels: [any PersistentModel] { self?.relationModels ?? [] }

  /// The same with another model.
  @_documentation(visibility: internal)
  public func relationAdding(_ model: any PersistentModel) -> Self? {
    if let self { return self.relationAdding(model) }
    if let model = model as? Wrapped { return model }
    return [model] as? Wrapped
  }

  /// The same without models.
  @_documentation(visibility: internal)
  public func relationRemoving(_ models: [any PersistentModel]) -> Self? {
    guard let self else { return nil }
    if Wrapped.relationIsToMany { return self.relationRemoving(models) }
    let isRemoved = self.relationModels.contains { own in models.contains { $0 === own } }
    return isRemoved ? .some(.none) : nil
  }
}

extension Array: RelationValue where Element: PersistentModel {
  /// Whether it leads to several.
  @_documentation(visibility: internal)
  public static var relationIsToMany: Bool { true }
  /// Whether it may lead to none.
  @_documentation(visibility: internal)
  public static var relationIsOptional: Bool { true }
  /// Whether it can lead to a model.
  @_documentation(visibility: internal)
  public static func relationAccepts(_ model: any PersistentModel) -> Bool { model is Element }
  /// The models that it leads to.
  @_documentation(visibility: internal)
  public var relationModels: [any PersistentModel] { self }

  /// The same with another model.
  @_documentation(visibility: internal)
  public func relationAdding(_ model: any PersistentModel) -> Self? {
    (model as? Element).map { self + [$0] }
  }

  /// The same without models.
  @_documentation(visibility: internal)
  public func relationRemoving(_ models: [any PersistentModel]) -> Self? {
    let ids = Set(models.map(ObjectIdentifier.init))
    let others = filter { !ids.contains(ObjectIdentifier($0)) }
    return others.count < count ? others : nil
  }
}
#endif
