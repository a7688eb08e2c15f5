/// A program of scenes; a picture shows the first window.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the program.
  init()
}

/// A part of a program's interface.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes inside.
  associatedtype Body: Scene
  /// The scenes inside.
  @SceneBuilder var body: Body { get }
  /// The content of the first window; nil for a scene without one.
  @_documentation(visibility: internal)
  func firstWindow() -> AnyView?
}

extension Scene {
  /// That of the scenes inside.
  @_documentation(visibility: internal)
  public func firstWindow() -> AnyView? { body.firstWindow() }
}

extension Never: Scene {
  /// None.
  @_documentation(visibility: internal)
  public func firstWindow() -> AnyView? { nil }
}

/// Makes one scene out of the scenes that a closure lists.
@resultBuilder
public enum SceneBuilder {
  /// One scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes, of which the first with a window is shown.
  @MainActor public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var window: AnyView?
    repeat window = window ?? (each content).firstWindow()
    return WindowScene(window: window)
  }
  /// The scene of an expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A scene of newer systems.
  @MainActor public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
    WindowScene(window: content.firstWindow())
  }
  /// A scene or none.
  @MainActor public static func buildIf<Content: Scene>(_ content: Content?) -> some Scene {
    WindowScene(window: content?.firstWindow())
  }
}

/// The first window of several scenes.
private nonisolated struct WindowScene: Scene {
  let window: AnyView?
  var body: Never { preconditionFailure("WindowScene is shown by the engine") }
  @MainActor func firstWindow() -> AnyView? { window }
}

/// A window.
public nonisolated struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with a title, which a picture does not show.
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called: the engine shows the window without a body.
  public var body: Never { preconditionFailure("WindowGroup is shown by the engine") }

  /// The content.
  @_documentation(visibility: internal)
  public func firstWindow() -> AnyView? { AnyView(content) }
}

extension Scene {
  /// Gives an object to the views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environmentObject(object)) }
  }

  /// Gives an object to the views of the scene.
  public func environment<T: AnyObject>(_ object: T?) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environment(object)) }
  }

  /// Sets a value of the environment for the views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Changes a value of the environment for the views of the scene.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ChangedScene(base: self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }
}

/// A scene whose window is changed.
private nonisolated struct ChangedScene<Base: Scene>: Scene {
  let base: Base
  let change: (AnyView) -> AnyView
  var body: Never { preconditionFailure("ChangedScene is shown by the engine") }
  @MainActor func firstWindow() -> AnyView? { base.firstWindow().map(change) }
}

extension App {
  /// Says how the program's window is drawn: there is no screen to show it on.
  public static func main() {
    let message = """
      Tintype has no windows. Draw the first window of \(Self.self) with: tintype render FILE.swift

      """
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// The content of the first window; nothing where there is none.
  @_documentation(visibility: internal)
  public static func firstWindow() -> AnyView {
    Self().body.firstWindow() ?? AnyView(EmptyView())
  }
}
