import Tintype

/// Layouts of screens that present something, for tests.
@MainActor
enum PresentedScene {
  /// A phone without covered parts, as wide and high as the one that was recorded.
  static let phone = Device(
    name: "test", size: CGSize(width: 375, height: 667), safeAreaInsets: EdgeInsets(), scale: 2)

  static func layout<Content: View>(_ content: Content, on device: Device = phone) -> LayoutSnapshot
  {
    let renderer = ImageRenderer(content: content)
    renderer.device = device
    return renderer.layout()
  }
}

extension LayoutSnapshot {
  /// What diagnostics say.
  var messages: [String] { diagnostics.map(\.message) }
  /// The frame of the view of an identifier.
  func frame(_ identifier: String) -> CGRect? { self[identifier]?.frame }
}
