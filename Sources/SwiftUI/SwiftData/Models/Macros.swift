// The tool writes these macros out itself; packages need swift-syntax for them, and the trait `Macros`.
#if os(Linux) && Macros
/// Makes models of the objects of a class: a context keeps them, and their stored properties are tracked.
@attached(
  member, conformances: PersistentModel, names: named(persistentModelState),
  named(persistentProperties))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "TintypeMacros", type: "PersistentModelMacro")

/// Says something of a property of a model.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "ModelPropertyMacro")

/// Says something of a property that leads to other models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "ModelPropertyMacro")

/// Leaves a property of a model as it is: it is not tracked.
@attached(peer)
public macro Transient() = #externalMacro(module: "TintypeMacros", type: "ModelPropertyMacro")

/// Does nothing.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TintypeMacros", type: "ModelIndexMacro")

/// Does nothing.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TintypeMacros", type: "ModelIndexMacro")

/// Gives an actor a container, and a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TintypeMacros", type: "ModelActorMacro")
#endif
