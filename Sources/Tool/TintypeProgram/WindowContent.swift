import Tintype

/// What the first window of an app shows.
@MainActor
enum WindowContent {
  static func first<Content: Scene>(of scene: Content) throws -> AnyView {
    guard let view = scene.firstWindow() else { throw MissingWindow() }
    return view
  }
}

/// The error of an app without a window.
struct MissingWindow: Error, CustomStringConvertible {
  var description: String { "The app's body has no WindowGroup." }
}
