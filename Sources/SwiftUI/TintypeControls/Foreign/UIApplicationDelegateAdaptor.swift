public import Foundation

/// A program's object that is told of its life by the system.
///
/// A picture starts no program, so that nobody makes the object: Swift cannot make one of a class of which it knows
/// only that it is some `NSObject`. Whoever asks for it in a body loses the picture, with a sentence that says so.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Names the class of the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object; there is none.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not there: a picture starts no program")
  }
}
