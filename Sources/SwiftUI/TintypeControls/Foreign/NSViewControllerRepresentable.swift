/// A screen of AppKit's among the views of SwiftUI's.
///
/// What it makes is another program's: it is never asked to make it. A tile with the type's name stands there and
/// takes what it is proposed, with a warning.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The class of what is shown.
  associatedtype NSViewControllerType: NSViewController
  /// The class of who is told of changes.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes what is shown; never called.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Changes what is shown; never called.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Makes who is told of changes; never called.
  func makeCoordinator() -> Coordinator
  /// Takes leave of what was shown; never called.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// The size for a proposal; never called, since only what was made has one.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// Never called: a tile stands there.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by AppKit") }
  /// Does nothing.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  /// That of what is shown.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Adds a tile with the type's name.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(ForeignContent(of: Self.self, platform: "AppKit"))
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What the functions of a view that shows something of AppKit's are given.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// Who is told of changes.
  public let coordinator: Representable.Coordinator
  /// How changes are to be made.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}
