#if os(Linux)
import Foundation

/// What can be made of nothing: what a parameter is that nobody set.
private protocol EmptyValue {
  init(emptyValue: Void)
}

extension Optional: EmptyValue {
  init(emptyValue: Void) { self = nil }
}
extension Int: EmptyValue {
  init(emptyValue: Void) { self = 0 }
}
extension Double: EmptyValue {
  init(emptyValue: Void) { self = 0 }
}
extension Bool: EmptyValue {
  init(emptyValue: Void) { self = false }
}
extension String: EmptyValue {
  init(emptyValue: Void) { self = "" }
}
extension Array: EmptyValue {
  init(emptyValue: Void) { self = [] }
}
extension Set: EmptyValue {
  init(emptyValue: Void) { self = [] }
}
extension Date: EmptyValue {
  init(emptyValue: Void) { self.init(timeIntervalSinceReferenceDate: 0) }
}

extension IntentParameter {
  /// The value of a parameter that nobody set: nil, 0, false or empty.
  static func missing() -> Value {
    if let kind = Value.self as? any EmptyValue.Type,
      let value = kind.init(emptyValue: ()) as? Value
    {
      return value
    }
    if let kind = Value.self as? any CaseIterable.Type, let value = first(of: kind) as? Value {
      return value
    }
    preconditionFailure("a parameter of \(Value.self) has no value: nobody set it")
  }

  private static func first(of kind: any CaseIterable.Type) -> Any? {
    func first<K: CaseIterable>(_ kind: K.Type) -> Any? { kind.allCases.first }
    return first(kind)
  }
}
#endif
