public import OpenCombine

/// An object that a view watches; it is evaluated again where the object changes while rendering.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Connections to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A connection to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Connections to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Watches an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Watches an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Starts to watch.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    connection.watch(wrappedValue)
  }
}

/// An object that a view owns and watches; it is made once.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: StateSlot<ObjectType>?

  /// Makes an object when the view is first evaluated.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object; another one at each call outside of a body.
  public var wrappedValue: ObjectType { slot?.value ?? make() }
  /// Connections to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Finds the object in the store, and starts to watch it.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    let make = make
    let slot = connection.store.slot(connection.identity) {
      StateSlot(make(), store: connection.store, path: connection.path)
    }
    self.slot = slot
    connection.appending("watch").watch(slot.value)
  }
}

/// An object that a view around has given, which is watched.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Reads the object from the environment.
  public init() {}

  /// The object; a view around must have given it with `environmentObject`.
  public var wrappedValue: ObjectType {
    guard let object else {
      // A message of `preconditionFailure` is left out of optimized builds.
      fatalError(MissingObject.message(ObjectType.self, remedy: "environmentObject(object)"))
    }
    return object
  }

  /// Connections to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Reads the object, and starts to watch it.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    object = connection.environment[ObjectType.self]
    if let object { connection.watch(object) }
  }
}

/// Watches an object as long as the state of a render lives.
private final class ObjectWatcher {
  let object: AnyObject
  private let subscription: AnyCancellable

  init<ObjectType: ObservableObject>(_ object: ObjectType, _ connection: PropertyConnection) {
    self.object = object
    let path = connection.path
    subscription = object.objectWillChange.sink { [weak store = connection.store] _ in
      store?.markChanged(StateChange(path: path, name: "\(ObjectType.self)"))
    }
  }
}

extension PropertyConnection {
  /// Evaluates views again after an object has changed.
  fileprivate func watch<ObjectType: ObservableObject>(_ object: ObjectType) {
    store.watcher(identity, of: object) { ObjectWatcher(object, self) }
  }

  fileprivate func appending(_ component: String) -> PropertyConnection {
    PropertyConnection(
      environment: environment, store: store, identity: identity.appending(component),
      owners: owners)
  }
}
