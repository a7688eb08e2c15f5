/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a preview's device is.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// On its right side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its left side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  /// Never runs its action: a still picture is drawn before anything asynchronous could end.
  ///
  /// Use `onAppear`, whose changes of state are drawn.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture is drawn before anything asynchronous could end.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Changes nothing outside of previews.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Changes nothing outside of previews.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Changes nothing outside of previews.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Changes nothing outside of previews.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }
  /// Changes nothing: a still picture is not in a status bar's way.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
