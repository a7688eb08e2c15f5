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
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its right side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its left side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  /// Whether the device lies on a side.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What is said of a preview besides what it shows.
package struct PreviewSettings: Sendable {
  /// The size; nil for what suits the content.
  package var layout: PreviewLayout?
  /// The device by its name in Xcode; nil for the usual one.
  package var device: PreviewDevice?
  /// Which way up the device is; nil for upright.
  package var orientation: InterfaceOrientation?
  /// The name; nil for none.
  package var name: String?
  /// Whether the picture is transparent around what is shown, as that of a widget is at its corners.
  package var isCutOut = false
  /// Whether each of the views is a picture of its own, though they are of one preview.
  package var showsParts = false
  /// Changes of the content, in order.
  package var modifiers: [@MainActor @Sendable (AnyView) async throws -> AnyView] = []

  /// Says nothing.
  package init() {}
}
