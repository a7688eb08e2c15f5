/// A view of UIKit's among those of SwiftUI's.
///
/// What it makes is another program's: it is never asked to make it. A tile with the type's name stands there and
/// takes what it is proposed, with a warning.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of what is shown.
  associatedtype UIViewType: UIView
  /// The class of who is told of changes.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes what is shown; never called.
  func makeUIView(context: Context) -> UIViewType
  /// Changes what is shown; never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes who is told of changes; never called.
  func makeCoordinator() -> Coordinator
  /// Takes leave of what was shown; never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size for a proposal; never called, since only what was made has one.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Never called: a tile stands there.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by UIKit") }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// That of what is shown.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Adds a tile with the type's name.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(ForeignContent(of: Self.self, platform: "UIKit"))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What the functions of a view that shows something of UIKit's are given.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Who is told of changes.
  public let coordinator: Representable.Coordinator
  /// How changes are to be made.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}
