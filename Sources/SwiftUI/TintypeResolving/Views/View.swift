/// A part of a user interface.
///
/// A view of your own has a `body` made of other views. What a view stands for is worked out in one
/// pass by `ViewResolver`; the two static requirements are the engine's hooks for its own views and
/// have defaults for everybody else's.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that this view consists of.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Adds the elements that a view stands for to the list that is being resolved.
  @_documentation(visibility: internal)
  static func resolveElements(of view: Self, in resolver: ViewResolver)

  /// The number of elements that every view of the type stands for; nil where it depends on data.
  @_documentation(visibility: internal)
  nonisolated static var staticElementCount: Int? { get }
}

extension View {
  /// Evaluates the body with its state and environment and adds its elements.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolveBody(of: view)
  }

  /// The number of elements of the body.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { Body.staticElementCount }
}

extension View {
  // swift-format-ignore: NoLeadingUnderscores
  /// Prints nothing: each body of a still picture is evaluated for the first time.
  public static func _printChanges() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Logs nothing: each body of a still picture is evaluated for the first time.
  public static func _logChanges() {}
}

extension Never: View {
  /// Never called: `Never` has no values.
  public var body: Never { fatalError("Never has no values") }
  /// One: a view without a body is one element.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { 1 }
}

/// A view of the engine's own, which has no body.
///
/// Generic views have their `resolveElements` inlined into what calls it by the protocol, where
/// their types are known.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the engine resolves its own views without a body.
  public var body: Never { preconditionFailure("\(Self.self) is resolved by the engine") }
}
