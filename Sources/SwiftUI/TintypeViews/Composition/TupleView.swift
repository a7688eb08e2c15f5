@_spi(Reflection) import Swift

/// Several views one after another, as a tuple.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// The views, as a tuple.
  public var value: T
  @usableFromInline let resolve: @MainActor (T, ViewResolver) -> Void

  /// Creates a list of a tuple of views; what is no view shows nothing.
  public init(_ value: T) {
    self.value = value
    resolve = { value, resolver in
      for (index, view) in TupleView.views(of: value).enumerated() {
        TupleView.resolve(view, at: index, in: resolver)
      }
    }
  }

  /// Creates a list of views whose types are known, which needs no look at the tuple's parts.
  @inlinable init<each Content: View>(views: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each views)
    resolve = { value, resolver in
      var index = 0
      // A loop over the views would copy each.
      @MainActor func add(_ child: some View) {
        resolver.resolve(child, at: index)
        index += 1
      }
      repeat add(each value)
    }
  }

  /// The views of a tuple whose types are not known.
  fileprivate static func views(of value: T) -> [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  @MainActor private static func resolve(
    _ view: some View, at index: Int, in resolver: ViewResolver
  ) {
    resolver.resolve(view, at: index)
  }

  /// Adds the elements of each view in turn.
  @_documentation(visibility: internal) @inline(__always)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    view.resolve(view.value, resolver)
  }

  /// The sum of the views' counts; unknown where one of them is.
  @_documentation(visibility: internal)
  public static var staticElementCount: Int? {
    var sum: Int? = 0
    _ = _forEachField(of: T.self) { _, _, type, _ in
      guard let before = sum, let count = (type as? any View.Type)?.staticElementCount else {
        sum = nil
        return false
      }
      sum = before + count
      return true
    }
    return sum
  }
}

extension ViewBuilder {
  /// Several views as a list.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: repeat each content)
  }
}

extension TupleView: TransparentView {}

/// Views that a builder lists.
package protocol ListedViews {
  /// Each of the views, in order.
  var listed: [AnyView] { get }
}

extension TupleView: ListedViews {
  /// Each of the views, in order.
  package var listed: [AnyView] {
    TupleView.views(of: value).map { AnyView($0) }
  }
}
