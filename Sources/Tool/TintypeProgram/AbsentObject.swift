/// What stands in for an object of a type that is not here: it does nothing.
///
/// The tool declares a class for each such type that people's code uses. What is called returns nothing, what is read is
/// nothing, false, zero or empty, and what is set is forgotten.
@dynamicMemberLookup
public protocol AbsentObject: AnyObject {}

extension AbsentObject {
  /// A property: what is set is forgotten.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { AbsentMember("\(Self.self).\(name)").value() }
    set {}
  }

  /// A method, or a property with members of its own.
  public subscript(dynamicMember name: String) -> AbsentMember {
    get { AbsentMember("\(Self.self).\(name)") }
    set {}
  }

  /// A property that is set to what literals make.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> Double {
    get { 0 }
    set {}
  }

  /// A property that is called back: nobody does.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> (AbsentMember) -> Void {
    get { { _ in } }
    set {}
  }

  /// A property of the type: what is set is forgotten.
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { AbsentMember("\(self).\(name)").value() }
    set {}
  }

  /// A method of the type.
  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> AbsentMember {
    get { AbsentMember("\(self).\(name)") }
    set {}
  }
}

/// What stands in for a member of a type that is not here.
@dynamicMemberLookup
@dynamicCallable
public struct AbsentMember: Hashable, Sendable {
  private let path: String

  /// Creates a stand-in.
  ///
  /// - Parameter path: the type's and the member's names, for messages.
  init(_ path: String) { self.path = path }

  /// A property of it: what is set is forgotten.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { AbsentMember("\(path).\(name)").value() }
    nonmutating set {}
  }

  /// A method of it, or a property with members of its own.
  public subscript(dynamicMember name: String) -> AbsentMember {
    get { AbsentMember("\(path).\(name)") }
    nonmutating set {}
  }

  /// A choice, such as `.high`.
  public static subscript(dynamicMember name: String) -> AbsentMember { AbsentMember(name) }

  /// Does nothing.
  ///
  /// - Parameter arguments: what is forgotten.
  /// - Returns: a stand-in again.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> AbsentMember { self }

  /// Does nothing.
  ///
  /// - Parameter arguments: what is forgotten.
  /// - Returns: nothing, false, zero or empty; where there is no such value, the program stops and says so.
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value { value() }

  /// The least value of a type: nil, false, zero or empty.
  ///
  /// - Returns: the value; where the type has none, the program stops and says so: there is nothing to go on with.
  func value<Value>() -> Value {
    let type: Any.Type = Value.self
    if let value = () as? Value { return value }
    if let value = self as? Value { return value }
    if let value = false as? Value { return value }
    if let value = "" as? Value { return value }
    if let type = type as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    {
      return value
    }
    if let type = type as? any AdditiveArithmetic.Type, let value = type.zero as? Value {
      return value
    }
    if let type = type as? any RangeReplaceableCollection.Type, let value = type.init() as? Value {
      return value
    }
    if let type = type as? any SetAlgebra.Type, let value = type.init() as? Value { return value }
    if let type = type as? any AbsentValue.Type, let value = type.init() as? Value { return value }
    fatalError("'\(path)' is read, and there is nothing that could stand in for its value here")
  }
}

/// A stand-in that can be made wherever one is wanted.
public protocol AbsentValue {
  init()
}
