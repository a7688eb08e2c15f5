import Glibc

/// A view whose type is erased.
public nonisolated struct AnyView: PrimitiveView {
  private let box: ErasedView
  /// The view inside.
  package var base: any View { box.view ?? EmptyView() }

  /// Erases the type of a view.
  public nonisolated init<V: View>(_ view: V) { box = ErasedView(view) }
  /// Adds the elements of the view inside; another type of view is another identity.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    func open<V: View>(_ inner: V) {
      resolver.withIdentity(ObjectIdentifier(V.self)) { resolver.resolve(inner) }
    }
    open(view.base)
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

/// A view of any type, which can hold others as deep as a loop makes them.
///
/// To free the outermost frees the one in it and so on, and a few ten thousands of them would not fit on the
/// stack. So below some depth views are set aside, and the outermost frees them one after another.
private nonisolated final class ErasedView {
  /// The view; nil only while it is freed.
  private(set) var view: (any View)?

  init(_ view: any View) { self.view = view }

  /// How deep views are freed within one another.
  private static let depthLimit = 64

  deinit {
    let work = Release.current
    guard work.depth < Self.depthLimit else {
      if let view { work.pending.append(view) }
      return
    }
    work.depth += 1
    view = nil
    if work.depth == 1 {
      while work.pending.popLast() != nil {}
    }
    work.depth -= 1
  }
}

/// What a thread is about to free.
private nonisolated final class Release {
  var depth = 0
  var pending: [any View] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      if let stored { Unmanaged<Release>.fromOpaque(stored).release() }
    }
    return key
  }()

  /// That of this thread.
  static var current: Release {
    if let stored = pthread_getspecific(key) {
      return Unmanaged<Release>.fromOpaque(stored).takeUnretainedValue()
    }
    let new = Release()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }
}

extension AnyView: TransparentView {}

extension ViewBuilder {
  /// A view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
