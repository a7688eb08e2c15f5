// Made of Fixtures/Names/TintypeControls/Representables.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A view of UIKit's among those of SwiftUI's. What it makes is another program's: it is never asked to make it. A tile with the type's name stands there and takes what it is proposed, with a warning.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
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
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Never called: a tile stands there.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by UIKit") }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// That of what is shown.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What the functions of a view that shows something of UIKit's are given.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Who is told of changes.
  public let coordinator: Representable.Coordinator
  /// How changes are to be made.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}

/// A screen of UIKit's among the views of SwiftUI's. What it makes is another program's: it is never asked to make it. A tile with the type's name stands there and takes what it is proposed, with a warning.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of what is shown.
  associatedtype UIViewControllerType: UIViewController
  /// The class of who is told of changes.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes what is shown; never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes what is shown; never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes who is told of changes; never called.
  func makeCoordinator() -> Coordinator
  /// Takes leave of what was shown; never called.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size for a proposal; never called, since only what was made has one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Never called: a tile stands there.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by UIKit") }
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// That of what is shown.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What the functions of a view that shows something of UIKit's are given.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// Who is told of changes.
  public let coordinator: Representable.Coordinator
  /// How changes are to be made.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}

/// A view of AppKit's among those of SwiftUI's. What it makes is another program's: it is never asked to make it. A tile with the type's name stands there and takes what it is proposed, with a warning.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  /// The class of what is shown.
  associatedtype NSViewType: NSView
  /// The class of who is told of changes.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = NSViewRepresentableContext<Self>
  /// Makes what is shown; never called.
  func makeNSView(context: Context) -> NSViewType
  /// Changes what is shown; never called.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Makes who is told of changes; never called.
  func makeCoordinator() -> Coordinator
  /// Takes leave of what was shown; never called.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// The size for a proposal; never called, since only what was made has one.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Never called: a tile stands there.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by AppKit") }
  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// That of what is shown.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What the functions of a view that shows something of AppKit's are given.
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// Who is told of changes.
  public let coordinator: Representable.Coordinator
  /// How changes are to be made.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}

/// A screen of AppKit's among the views of SwiftUI's. What it makes is another program's: it is never asked to make it. A tile with the type's name stands there and takes what it is proposed, with a warning.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
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
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// The size for a proposal; never called, since only what was made has one.
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// Never called: a tile stands there.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by AppKit") }
  /// Does nothing.
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  /// That of what is shown.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize? { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What the functions of a view that shows something of AppKit's are given.
@MainActor @preconcurrency public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// Who is told of changes.
  public let coordinator: Representable.Coordinator
  /// How changes are to be made.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}
