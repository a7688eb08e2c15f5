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
}
